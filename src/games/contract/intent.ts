import type { Direction } from '../../geometry/facings.ts';
import type { Point } from '../../geometry/vectors.ts';

/** What a reader points at: a square, a unit, or a point of a table, which may have a facing. */
export type Target =
  | { readonly square: string }
  | { readonly point: Point; readonly facing?: Direction }
  | { readonly unit: string };

/** What a reader means: a selected unit, the type of order if a button chose one, and a target. */
export interface Intent {
  /** Null for an order of the whole side, such as the end of a phase. */
  readonly unit: string | null;
  readonly kind?: string;
  /** Null for an order without a target: to form Square, to keep one's dice. */
  readonly target: Target | null;
  /**
   * What was chosen beside the board to go with the order, in its sequence: cards of a hand, or the
   * units of a queue. If it is missing, the game chooses. If it is not empty, only orders are meant
   * that can take it with them.
   */
  readonly with?: readonly string[];
}
