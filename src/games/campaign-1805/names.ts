import { withVerb } from '../contract/sentences.ts';
import { MEASURES, round, wholeUm } from '../../geometry/lengths.ts';
import { COMPASS } from '../../geometry/compass.ts';
import { facingOf } from '../../geometry/placing.ts';
import { distance, dot, size, way, type Point, type Vector } from '../../geometry/vectors.ts';
import type { Body } from './bodies/body.ts';
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

/** The name of a place that an author has named: `A`, `the ford`. */
function placeName(at: Point, { places }: Pick<State, 'places'>): string | null {
  const id = Object.keys(places).find((each) => String(places[each]) === String(at));
  return id === undefined ? null : id.length === 1 ? id.toUpperCase() : `the ${id.replaceAll('-', ' ')}`;
}

/**
 * Where a place is: its name, its coordinates, or while nothing may be measured, on which side of
 * the nearest body: `south-west of the musketeers`. `but` is a body that has itself no place to be
 * told.
 * @ruling cf-071
 */
export function placeText(at: Point, state: State, but?: string): string {
  const named = placeName(at, state);
  if (named !== null) return named;
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

/** How far a way leads along a direction, in tenths of a centimetre. */
const tenthsAlong = (by: Vector, along: Vector): number => round((10 * dot(by, along)) / size(along) / MEASURES.cm);

/** A part of a way that is less than this share of the other part is not told without a length. */
const SLIGHT = 1 / 4;

/**
 * A way of a body as it is told to its men: `4 cm ahead`, `3 cm ahead and 1.5 cm to the left`;
 * without lengths, while they are not known, where it mainly leads.
 */
export function waySaid({ at, facing }: Pick<Body, 'at' | 'facing'>, to: Point, hasLength = true): string {
  const by = way(at, to);
  const [fx, fy] = facing;
  const parts = [
    { far: tenthsAlong(by, facing), says: ['ahead', 'back'] },
    { far: tenthsAlong(by, [fy, wholeUm(-fx)]), says: ['to the right', 'to the left'] },
  ];
  const most = Math.max(...parts.map(({ far }) => Math.abs(far)));
  const least = hasLength ? 1 : Math.max(1, SLIGHT * most);
  const told = parts.flatMap(({ far, says: [plus, minus] }) => {
    const where = far > 0 ? plus! : minus!;
    return Math.abs(far) < least ? [] : [hasLength ? `${Math.abs(far) / 10} cm ${where}` : where];
  });
  return told.length === 0 ? 'on the spot' : told.join(' and ');
}

/** Where a body faces at the end of its way, if it turns on it. */
export const turnSaid = (body: Pick<Body, 'facing'> | undefined, { facing }: Pick<Body, 'facing'>): string =>
  body === undefined || compassOf(body.facing) === compassOf(facing) ? '' : `, facing ${compassOf(facing)}`;

/** The point of the compass that is nearest to a direction. */
export const compassOf = (direction: Vector): string =>
  COMPASS.toSorted((a, b) => dot(facingOf(b), direction) - dot(facingOf(a), direction))[0]!;

/** An officer by his rank: `the lieutenant colonel`. */
export const officerName = (commander: Commander): string => `the ${commander.replace('-', ' ')}`;
