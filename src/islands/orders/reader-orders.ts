import type { Result } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { HiddenRolls, PlayedOrder } from './session.ts';

/** What a reader has done on a board: an own order, or the step's order with own dice. */
export interface ReaderOrder {
  readonly before: Awaiting;
  readonly order: OrderLike;
  /** The faces of the reader's own dice; null if everybody has the same dice. */
  readonly faces: readonly string[] | null;
  /** What the reader's own dice hid from some side; null or missing if nothing. */
  readonly hidden?: HiddenRolls | null;
}

/** What lets a link to a position give the orders of a step. */
export interface OrderReceiver {
  /**
   * Carries out an allowed order after others, without showing it. `isOpen` says that more orders
   * may follow. An order that is no answer here is refused with a sentence.
   */
  readonly after: (
    past: readonly PlayedOrder[],
    order: OrderLike,
  ) => Result<{ readonly given: PlayedOrder; readonly isOpen: boolean }, string>;
  /**
   * Shows the board after these orders. They replace the reader's own orders, and nothing counts as
   * solved.
   */
  readonly show: (orders: readonly OrderLike[]) => void;
}

/**
 * The faces of all dice of a result and the names of all its cards, in the order of the rolls;
 * without those that the seed of the hidden rolls gives.
 */
export const facesOf = ({ report, hidden }: PlayedOrder): readonly string[] =>
  report.dice
    .filter(({ rolled }) => hidden?.purposes.includes(rolled.purpose) !== true)
    .flatMap(({ rolled }) => (rolled.faces ?? []).map(String));
