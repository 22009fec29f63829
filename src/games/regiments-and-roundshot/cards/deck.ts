import type { Dice } from '../../../core/dice.ts';
import { BACK, drawn, handOf, played, without } from '../../contract/hands.ts';
import type { EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import type { Deck, Grade } from '../state.ts';
import type { RrClauseId } from '../tables.ts';

/**
 * How many cards a general draws.
 * @clause rr.strategy.draw-two rr.strategy.good-general rr.strategy.famous-general
 */
export const DRAWS: Readonly<Record<Grade, number>> = { ordinary: 2, good: 3, famous: 4 };

/** The most cards that a hand may keep. @clause rr.logistics.hand-limit */
export const MOST = 4;

/** What draws or discards have changed. */
type Changed = Pick<Deck, 'hands' | 'deck' | 'heap' | 'left'>;

/** Cards that were drawn, the first one first, and what has changed by it. */
interface Drawn {
  readonly cards: readonly string[];
  readonly sets: Changed;
}

/** All discards are the deck again, those of a closed heap too. @ruling rr-008 rr-090 */
export const renewed = <State extends Deck>(state: State): State => ({
  ...state,
  deck: [...state.deck, ...state.heap.filter((card) => card !== BACK)],
  heap: [],
  ...(state.left !== undefined && { left: state.heap.length }),
});

/** The heap becomes the deck as soon as a card is due and none is left. @ruling rr-008 */
function refilled<State extends Deck>(state: State): State {
  const { left = state.deck.length } = state;
  return left > 0 || read(state, 'rr-008') === 'no-more-cards' ? state : renewed(state);
}

/** Odds count no card that is played later, so that it does not matter which one is drawn. */
const anyCard = (): string => 'card';

/** Draws so many cards into the hand of a side, or as many as there are. @ruling rr-008 */
export function drawCards(state: Deck, side: string, count: number, dice: Dice): Drawn {
  let now = state;
  const cards: string[] = [];
  while (cards.length < count) {
    const full = refilled(now);
    const next = drawn(full, side, dice, anyCard);
    if (next === null) break;
    cards.push(next.card);
    now = { ...full, ...next.sets };
  }
  const { hands, deck, heap, left } = now;
  return { cards, sets: { hands, deck, heap, ...(left !== undefined && { left }) } };
}

/** How many cards a side draws in its Strategy phase. @ruling rr-021 */
export const drawOf = (state: Deck, side: string): number =>
  DRAWS[state.generals[side] ?? (read(state, 'rr-021') === 'both-good' ? 'good' : 'ordinary')];

/**
 * The cards of a side go from its hand to the open heap: they are played, or too many.
 * @clause rr.cards.discard-to-play rr.logistics.discard-excess @ruling rr-090
 */
export const discarded = (state: Deck, side: string, cards: readonly string[]): Pick<Deck, 'hands' | 'heap'> => ({
  hands: played(state, side, cards).hands ?? state.hands,
  heap: [...state.heap, ...cards],
});

/**
 * How many cards each of these sides must discard in the Logistics phase of `side`; sides that keep
 * all are left out.
 * @clause rr.logistics.hand-limit rr.logistics.discard-excess @ruling rr-082
 */
export function excess(state: Deck, side: string): Readonly<Record<string, number>> {
  const whose = read(state, 'rr-082') === 'all-players' ? Object.keys(state.hands) : [side];
  const over = whose.map((each) => [each, handOf(state, each).length - MOST] as const);
  return Object.fromEntries(over.filter(([, count]) => count > 0));
}

const TAKEN = 'taken.';

/**
 * The side that alone sees the cards that a Joker takes unseen; null for all else.
 * @ruling rr-090
 */
export const secretLoss = (purpose: string): string | null =>
  purpose.startsWith(TAKEN) ? purpose.slice(TAKEN.length) : null;

/**
 * The event of cards that a side discards unplayed; under one reading nobody else sees them.
 * @clause rr.cards.discard-to-play @ruling rr-090
 */
export const discarding = (
  state: Deck,
  side: string,
  cards: readonly string[],
  clause: RrClauseId,
): EventOf<'cards-discarded'> => ({
  type: 'cards-discarded',
  side,
  cards,
  ...(read(state, 'rr-090') === 'closed' && { isClosed: true }),
  clauses: [clause],
});

/**
 * A joker: the other side loses two cards at random, or what it has.
 * @clause rr.cards.joker-missed-opportunity @ruling rr-032 rr-090
 */
export function missedOpportunity(state: Deck, victim: string, dice: Dice): Pick<Deck, 'hands' | 'heap'> {
  const lost: string[] = [];
  const purpose = read(state, 'rr-090') === 'closed' ? (`${TAKEN}${victim}` as const) : (`lost.${victim}` as const);
  for (let left = handOf(state, victim); left.length > 0 && lost.length < 2;) {
    const card = dice.draw(purpose, left, anyCard);
    lost.push(card);
    left = without(left, card);
  }
  return discarded(state, victim, lost);
}
