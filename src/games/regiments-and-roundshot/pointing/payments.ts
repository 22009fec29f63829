import { handOf } from '../../contract/hands.ts';
import { isPaid } from '../cards/paying.ts';
import { isFace, isNumber, rankOf, type Rank } from '../cards/ranks.ts';
import { hasMoved } from '../moving/reach.ts';
import type { State, Unit } from '../state.ts';

/** The ranks of Number cards, those first that are missed least when they are spent on a march. */
const LEAST_MISSED: readonly Rank[] = ['3', '6', '9', '10', '4', '8', '5', '7', '2', 'ace'];

/** One card of each rank that a side holds, of those that are wanted. */
export function oneOfEachRank(state: State, side: string, isWanted: (rank: Rank) => boolean): readonly string[] {
  const hand = handOf(state, side);
  return hand.filter(
    (card, n) => isWanted(rankOf(card)) && hand.findIndex((each) => rankOf(each) === rankOf(card)) === n,
  );
}

/** The Number cards of a side, one of each rank, the least missed first. */
export const numberCards = (state: State, side: string): readonly string[] =>
  oneOfEachRank(state, side, (rank) => isNumber(state, rank)).toSorted(
    (a, b) => LEAST_MISSED.indexOf(rankOf(a)) - LEAST_MISSED.indexOf(rankOf(b)),
  );

/**
 * What may pay for a march of a figure: nothing if an Ace or a Jack still pays; else each rank that
 * can, a Number card first.
 */
export function payments(state: State, unit: string): readonly (readonly string[])[] {
  const { side } = state.units[unit]!;
  const movers = oneOfEachRank(state, side, (rank) => rank === 'jack' || (rank === 'ace' && !isNumber(state, rank)));
  const cards = [...numberCards(state, side), ...movers].map((card) => [card]);
  if (hasMoved(state, unit)) return movers.filter((card) => rankOf(card) === 'jack').map((card) => [card]);
  return isPaid(state, unit) ? [[], ...cards] : cards;
}

/** No card, and then the first of this rank that the side of a figure holds. */
export const attackCards = (state: State, { side }: Unit, rank: Rank): readonly (readonly string[])[] => [
  [],
  ...oneOfEachRank(state, side, (each) => each === rank).map((card) => [card]),
];

/**
 * The cards for a charge: none or a Five for cavalry, a Face card for infantry unless it is paid.
 */
export const chargeCards = (state: State, unit: Unit): readonly (readonly string[])[] =>
  unit.arm === 'infantry'
    ? state.bayonets.includes(unit.id)
      ? [[]]
      : oneOfEachRank(state, unit.side, (rank) => isFace(state, rank)).map((card) => [card])
    : attackCards(state, unit, '5');
