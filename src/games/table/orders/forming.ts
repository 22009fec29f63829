import type { Size } from '../../../geometry/bases.ts';

/**
 * The size of a unit in another formation, and what stays in its place when the unit takes it: the
 * middle of its front if nothing is said.
 */
export interface FormedSize extends Size {
  readonly keep?: 'front' | 'centre';
}

/** The size of a unit in each formation; null if it keeps its size. */
export type Reshaping = (formation: string) => FormedSize | null;

/** A unit that keeps its size in every formation. */
export const KEEPS: Reshaping = () => null;

/** The sizes of the units of a board. */
export interface ShapingBoard {
  /** The size of a unit in a formation. If this is missing, every unit keeps its size. */
  readonly reshaped?: (unit: string, formation: string) => FormedSize | null;
}

/** The size of this unit in each formation. */
export const reshapingOf =
  ({ reshaped: sizeOf }: ShapingBoard, unit: string): Reshaping =>
  (formation) =>
    sizeOf?.(unit, formation) ?? null;
