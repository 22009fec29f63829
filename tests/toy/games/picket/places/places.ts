import { arcOf, contains } from '../../../../../src/geometry/arcs.ts';
import { facingTo } from '../../../../../src/geometry/facings.ts';
import { atMost, um } from '../../../../../src/geometry/lengths.ts';
import { distance, type Point } from '../../../../../src/geometry/vectors.ts';
import { baseOf } from '../bodies/bases.ts';
import type { Order } from '../orders.ts';
import type { State } from '../state.ts';

/** An outpost, and where it is to go. */
export interface Post {
  readonly unit: string;
  readonly to: Point;
}

export const RANGE = um(300, 'mm');

/** Whether a unit has another in its arc of fire. */
export const covers = ({ units }: State, unit: string, at: string): boolean =>
  units[at] !== undefined &&
  contains(arcOf(baseOf(units[unit]!), 45), units[at].at) &&
  atMost(distance(units[unit]!.at, units[at].at), RANGE);

/** The order that takes a unit to a place: under fire it slips away, at night it is posted. */
export function goTo({ shot, card, units }: State, unit: string, to: Point): Order {
  if (shot) return { type: 'slip', unit, to };
  return card === null ? { type: 'post', unit, to, by: units[unit]!.side } : { type: 'move', unit, to };
}

/** The units after these have gone to their places. */
export const gone = (units: State['units'], posts: readonly Post[]): State['units'] =>
  posts.reduce((now, { unit, to }) => {
    const { at, facing, ...own } = now[unit]!;
    return { ...now, [unit]: { ...own, at: to, facing: facingTo(at, to, facing) } };
  }, units);

/** The board after all that was posted in secret is carried out. */
export const posted = ({ units, posts = {} }: State): Partial<State> => ({
  units: gone(units, Object.values(posts)),
  posts: {},
});
