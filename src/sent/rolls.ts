import type { Awaiting, OrderLike } from '../games/contract/engine.ts';
import type { Series } from './boards.ts';

/**
 * The odds of a game's rolls, as its page fetches them: for each roll the number of a part for
 * every set of choices, the last choice running fastest, and the parts as HTML.
 */
export interface RollsData {
  readonly rolls: Readonly<Record<string, readonly number[]>>;
  readonly parts: readonly string[];
}

/** The board and the order of one set of choices of a roll. */
interface RollBoard {
  readonly id: string;
  readonly state: Awaiting;
  readonly order: OrderLike;
}

/** The boards and orders of all sets of choices that can stand together. */
export type RollBoards = Series<RollBoard>;

/** The name of the board of a set of choices: the roll, and which of all sets it is. */
export const rollBoardId = (roll: string, place: number): string => `${roll}/${place}`;
