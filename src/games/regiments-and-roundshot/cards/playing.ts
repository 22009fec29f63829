import { handOf } from '../../contract/hands.ts';
import { refused, type Refused, type RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Deck, State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { clauseOf } from './purpose.ts';
import { rankOf, type Rank } from './ranks.ts';

/** Refuses a card that is of no use there, and says what it is for. */
export const noUse = (card: string): Refused => refused(clauseOf(rankOf(card)), 'no-use', { card });

/** Refuses a card that goes with an order: the side does not hold it, or it is of no use there. */
export const misfit = (state: State, side: string, card: string): Refused =>
  handOf(state, side).includes(card) ? noUse(card) : refused('rr.cards.discard-to-play', 'not-held', { card });

/**
 * Refuses a card that a side plays by itself when it is asked or has its part, and does not hold.
 */
export const notTheirs = (side: string, card: string): Refused =>
  refused('rr.cards.discard-to-play', 'not-theirs', { side, card });

/**
 * Refuses cards that are not all of one rank, held by the side and named once; null if they are.
 */
export function notOfRank(state: State, side: string, cards: readonly string[], rank: Rank): Refused | null {
  const hand = handOf(state, side);
  const bad = cards.find((card, n) => rankOf(card) !== rank || !hand.includes(card) || cards.indexOf(card) < n);
  return bad === undefined ? null : misfit(state, side, bad);
}

/**
 * How many of the cards of one rank that were played for a roll count: all, or one.
 * @ruling rr-025
 */
export const counted = (state: Pick<Deck, 'readings'>, laid: number): number =>
  read(state, 'rr-025') === 'one-per-rank' ? Math.min(laid, 1) : laid;

/** What cards are played for: whose they are, and the clauses that say what they do. */
interface Playing {
  readonly side: string;
  readonly cards: readonly string[];
  readonly clauses: readonly RrClauseId[];
}

/**
 * Cards go from the hand to the heap, and nobody is asked to answer them. Nothing is recorded where
 * none is played.
 * @clause rr.cards.discard-to-play
 */
export function playCards(course: Course, { side, cards, clauses }: Playing): void {
  if (cards.length === 0) return;
  course.record({ type: 'card-played', side, cards, asked: null, clauses: ['rr.cards.discard-to-play', ...clauses] });
}
