import { corners, overlaps, seenFrom, type Base } from '../../../geometry/bases.ts';
import { along, square } from '../../../geometry/facings.ts';
import { touching, wholeUm } from '../../../geometry/lengths.ts';
import { isOn } from '../../../geometry/edges.ts';
import { plus, type Point } from '../../../geometry/vectors.ts';
import { apart, baseOf } from '../figures/base.ts';
import type { Body, General } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodyOf, generalsIn, unitsIn, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { mayShare } from './way.ts';

/** The generals who ride with a unit by one reading: those who touch it. @ruling dg-127 */
export const ridersWith = (state: State, body: Body): readonly General[] =>
  read(state, 'dg-127') === 'with-his-troops'
    ? generalsIn(state).filter((general) => general.side === body.side && touching(apart(state, body, general)))
    : [];

/** Where a point that moves with a base comes to be. */
function carried(point: Point, from: Base, to: Base): Point {
  const { ahead, right } = seenFrom(from, point);
  const front = plus(to.at, along(to.facing, wholeUm(ahead)));
  return plus(front, along(square(to.facing, 'right'), wholeUm(right)));
}

/** Generals ride along with the unit that they touched before it moved. @ruling dg-127 */
export function rideAlong(course: Course, riders: readonly General[], from: Base, to: Base): void {
  for (const { id, at } of riders)
    course.record({
      type: 'general-rode',
      unit: id,
      to: { at: carried(at, from, to), facing: to.facing },
      clauses: ['dg.move.allowances'],
    });
}

/** Whether there is room for a battery where its guns stand. */
const isFree = (state: State, gunners: Body, base: Base): boolean =>
  isOn(corners(base), state.size) &&
  unitsIn(state).every(
    (other) => other.id === gunners.id || mayShare(state, gunners, other) || !overlaps(base, baseOf(state, other)),
  );

/**
 * Gunners who have come to touch the guns that they left man them again.
 * @clause dg.morale.break @ruling dg-145
 */
export function manGuns(course: Course, id: string): void {
  const gunners = bodyOf(course.state, id);
  if (gunners?.guns === undefined) return;
  const battery = { ...gunners, ...gunners.guns };
  const isThere = touching(apart(course.state, gunners, battery));
  if (!isThere || !isFree(course.state, gunners, baseOf(course.state, battery))) return;
  course.record({ type: 'guns-manned', unit: id, to: gunners.guns, clauses: ['dg.morale.break'] });
}
