import { kindOf } from '../../contract/hands.ts';
import { read } from '../rulings.ts';
import type { Deck } from '../state.ts';

const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const FACES = ['jack', 'queen', 'king'] as const;
const RANKS = [...NUMBERS, ...FACES, 'ace'] as const;
export type Rank = (typeof RANKS)[number] | 'joker';

/** Every rank, as files write it. */
export const ALL_RANKS: readonly Rank[] = [...RANKS, 'joker'];

/** The rank of a card; suits mean nothing. @clause rr.cards.discard-to-play */
export const rankOf = (card: string): Rank => kindOf(card) as Rank;

/**
 * The whole deck: four of each rank, and two jokers. A card’s id is its rank and a number: `ace-3`.
 * @clause rr.deck.shared @ruling rr-007
 */
export const WHOLE_DECK: readonly string[] = [
  ...RANKS.flatMap((rank) => [1, 2, 3, 4].map((n) => `${rank}-${n}`)),
  ...[1, 2].map((n) => `joker-${n}`),
];

const isOneOf = (ranks: readonly Rank[], rank: Rank): boolean => ranks.includes(rank);

/**
 * Whether a card is a Number card, which moves, reshapes or parts a formation.
 * @clause rr.maneuver.move-order @ruling rr-022
 */
export const isNumber = (state: Pick<Deck, 'readings'>, rank: Rank): boolean =>
  isOneOf(NUMBERS, rank) || (rank === 'ace' && read(state, 'rr-022') === 'ace-is-number');

/**
 * Whether a card is a Face card, with which infantry charges.
 * @clause rr.charge.bayonet-face-card @ruling rr-022
 */
export const isFace = (state: Pick<Deck, 'readings'>, rank: Rank): boolean =>
  isOneOf(FACES, rank) || (rank === 'ace' && read(state, 'rr-022') === 'ace-is-face');
