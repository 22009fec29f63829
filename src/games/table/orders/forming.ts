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

/** Formations of guns that have a verb of their own. */
const VERBS: readonly (readonly [verb: string, into: string])[] = [
  ['limber', 'limbered'],
  ['unlimber', 'deployed'],
];

/** A leg as it is read, with `form limbered` in place of `limber`. */
export const withoutVerb = (leg: string): string => {
  const into = VERBS.find(([verb]) => verb === leg)?.[1];
  return into === undefined ? leg : `form ${into}`;
};

/** The verb for a change into a formation; null if it is formed, as most are. */
export const verbFor = (into: string): string | null => VERBS.find(([, formation]) => formation === into)?.[0] ?? null;

/** A change of formation as a leg tells it: `form attack column`, `limber`. */
export const formText = (into: string): string => verbFor(into) ?? `form ${into.replaceAll('-', ' ')}`;
