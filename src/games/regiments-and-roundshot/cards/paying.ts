import { handOf } from '../../contract/hands.ts';
import { refused, type Refused, type RrClauseId } from '../reasons.ts';
import type { State, Unit } from '../state.ts';
import { isNumber, rankOf, type Rank } from './ranks.ts';

/** What pays for a march. */
export interface Payment {
  /** The card that is laid down; null for the second march of an Ace or a Jack. */
  readonly card: string | null;
  /** Whether one more march, of another formation, is paid for too. @ruling rr-101 */
  readonly isDouble: boolean;
  readonly clauses: readonly RrClauseId[];
}

/** Refuses cards that the side does not hold, and more than one of them. @ruling rr-023 */
function notOne(state: State, side: string, cards: readonly string[]): Refused | null {
  const strange = cards.find((card) => !handOf(state, side).includes(card));
  if (strange !== undefined) return refused('rr.cards.discard-to-play', 'not-held', { card: strange });
  return cards.length > 1 ? refused('rr.maneuver.move-order', 'one-card', { card: cards[1]! }) : null;
}

/** Whether a card that has been played still pays for a march of a figure. @ruling rr-028 rr-101 */
export const isPaid = ({ credit }: State, unit: string): boolean =>
  credit !== null && !credit.but.includes(unit) && (credit.only?.includes(unit) ?? true);

/** The clause of what a card still pays for, by its rank; all others are Jacks. */
const CREDITED: Readonly<Partial<Record<Rank, RrClauseId>>> = {
  ace: 'rr.cards.ace-move',
  3: 'rr.cards.three-pinned',
};

/**
 * What pays for a march of these figures: a Number card; an Ace or a Jack, which pays for another
 * formation as well; a Jack for those that have moved already; or what such a card still pays for.
 * @clause rr.maneuver.move-order rr.cards.ace-move rr.cards.jack-two-formations
 * rr.cards.jack-second-move
 * @ruling rr-022 rr-023 rr-030 rr-040 rr-101
 */
export function paymentOf(state: State, unit: Unit, cards: readonly string[], isSecond: boolean): Payment | Refused {
  const { credit } = state;
  const bad = notOne(state, unit.side, cards);
  if (bad !== null) return bad;
  const [card = null] = cards;
  const rank = card === null ? null : rankOf(card);
  if (isSecond)
    return rank === 'jack'
      ? { card, isDouble: false, clauses: ['rr.cards.jack-second-move'] }
      : refused('rr.maneuver.move-order', 'has-moved', { unit: unit.id });
  if (card === null)
    return credit !== null && isPaid(state, unit.id)
      ? { card, isDouble: false, clauses: [CREDITED[rankOf(credit.card)] ?? 'rr.cards.jack-two-formations'] }
      : refused('rr.maneuver.move-order', 'no-card', {});
  if (rank === 'ace' && !isNumber(state, rank)) return { card, isDouble: true, clauses: ['rr.cards.ace-move'] };
  if (rank === 'jack') return { card, isDouble: true, clauses: ['rr.cards.jack-two-formations'] };
  return isNumber(state, rank!)
    ? { card, isDouble: rank === 'ace', clauses: [] }
    : refused('rr.maneuver.move-order', 'no-number-card', { card });
}

/**
 * Refuses anything but one Number card, which pays for a change of shape or a split.
 * @clause rr.maneuver.reshape-order rr.maneuver.split-order @ruling rr-022 rr-023
 */
export function unpaid(state: State, side: string, cards: readonly string[], clause: RrClauseId): Refused | null {
  const bad = notOne(state, side, cards);
  if (bad !== null) return bad;
  const [card] = cards;
  if (card === undefined) return refused(clause, 'no-card', {});
  return isNumber(state, rankOf(card)) ? null : refused(clause, 'no-number-card', { card });
}
