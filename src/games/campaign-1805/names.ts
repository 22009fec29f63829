import { withVerb } from '../contract/sentences.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import { COMPASS } from '../../geometry/compass.ts';
import { facingOf } from '../../geometry/placing.ts';
import { distance, dot, size, way, type Point, type Vector } from '../../geometry/vectors.ts';
import { bodiesIn, type State } from './state.ts';
import type { Commander, Phase } from './tables.ts';
import { mayMeasure } from './turn/measuring.ts';

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
const coordinates = (at: Point): string => `[${at.map((part) => round((10 * part) / MEASURES.cm) / 10).join(', ')}]`;

/**
 * Where a place is: its coordinates, or while nothing may be measured, on which side of the nearest
 * body: `south-west of the musketeers`. `but` is a body that has itself no place to be told.
 * @ruling cf-071
 */
export function placeText(at: Point, state: State, but?: string): string {
  if (mayMeasure(state)) return coordinates(at);
  const near = bodiesIn(state)
    .filter(({ id }) => id !== but)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at));
  const [nearest] = near;
  if (nearest === undefined) return 'on the table';
  const from = way(nearest.at, at);
  return size(from) === 0
    ? `where ${withVerb(nearest.name, 'stands', 'stand')}`
    : `${compassOf(from)} of ${nearest.name}`;
}

/** The point of the compass that is nearest to a direction. */
export const compassOf = (direction: Vector): string =>
  COMPASS.toSorted((a, b) => dot(facingOf(b), direction) - dot(facingOf(a), direction))[0]!;

/** An officer by his rank: `the lieutenant colonel`. */
export const officerName = (commander: Commander): string => `the ${commander.replace('-', ' ')}`;
