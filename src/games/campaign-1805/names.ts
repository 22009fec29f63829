import { MEASURES, round } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { State } from './state.ts';
import type { Commander, Phase } from './tables.ts';

/** The name of a body with its article; its id once it is gone. */
export const nameOf = (id: string, { units }: Pick<State, 'units'>): string => units[id]?.name ?? id;

/** The people of a side: `the French`. */
export const people = (side: string, { sides }: Pick<State, 'sides'>): string => sides[side]?.name ?? side;

/** What each phase is called. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative',
  orders: 'Orders',
  compulsory: 'Compulsory',
  charge: 'Charge',
  movement: 'Movement',
  firing: 'Firing',
  melee: 'Melee',
};

/** A place on the table in centimetres, to the tenth, from its south-west corner. */
export const placeText = (at: Point): string =>
  `[${at.map((part) => round((10 * part) / MEASURES.cm) / 10).join(', ')}]`;

/** An officer by his rank: `the lieutenant colonel`. */
export const officerName = (commander: Commander): string => `the ${commander.replace('-', ' ')}`;
