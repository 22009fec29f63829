import { lengthText } from '../../../../../../geometry/lengths.ts';
import type { Point } from '../../../../../../geometry/vectors.ts';
import type { State } from './state.ts';

/** The name of a unit with its article; its id once it is destroyed. */
export const nameOf = (id: string, { units }: Pick<State, 'units'>): string => units[id]?.name ?? id;

/** A side as a sentence has it: `the blue side`. */
export const people = (side: string, { sides }: Pick<State, 'sides'>): string => sides[side]?.name ?? side;

/** A place on the table, from its south-west corner. */
export const placeText = (at: Point): string => at.map((length) => lengthText(length, 'mm')).join(', ');
