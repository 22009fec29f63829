import type { Result } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { PlayedOrder } from './session.ts';

/** What a reader has done on a board: an order, or the step's own order with their own dice. */
export interface ReaderOrder {
  readonly before: Awaiting;
  readonly order: OrderLike;
  /** The faces of the reader's own dice; null where everybody has the same. */
  readonly faces: readonly string[] | null;
}

/** A step that takes orders, from the reader or out of a link. */
export interface OrderReceiver {
  /**
   * Carries out an allowed order after others, without showing it. `isOpen` if more orders may
   * follow. Refuses, in words, what is no answer here.
   */
  readonly after: (
    past: readonly PlayedOrder[],
    order: OrderLike,
  ) => Result<{ readonly given: PlayedOrder; readonly isOpen: boolean }, string>;
  /**
   * Shows the board after these orders, which replace those of the reader. Nothing counts as solved
   * by it.
   */
  readonly show: (orders: readonly OrderLike[]) => void;
}

/**
 * The faces of the dice of a result, and the names of its cards, in the order in which they fell.
 */
export const facesOf = ({ report }: PlayedOrder): readonly string[] =>
  report.dice.flatMap(({ rolled }) => (rolled.faces ?? []).map(String));
