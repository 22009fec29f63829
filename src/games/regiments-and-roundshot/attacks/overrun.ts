import { overlaps } from '../../../geometry/bases.ts';
import { facingAlong } from '../../../geometry/facings.ts';
import { SAME } from '../../../geometry/lengths.ts';
import type { Straight } from '../../../geometry/moves.ts';
import { way } from '../../../geometry/vectors.ts';
import { baseOf, distanceOf, touch } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { firstTouch, overlapOn } from '../moving/first-touch.ts';
import { solidTo } from '../moving/straight.ts';
import { read } from '../rulings.ts';
import { enemiesOf, friendsOf, unitsIn, type State, type Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { AnnouncedAttack, Riding } from '../turn/pending.ts';
import { isInArc } from './arc.ts';
import { followed } from './following.ts';

/** Whom a rider charges, and the way there; null if they touch already. */
interface Ride {
  readonly at: string;
  readonly way: Straight | null;
}

/** The enemy whom a rider runs into first on his way; undefined if there is none. */
function metOn(state: State, rider: Unit, { direction, by }: Straight): Unit | undefined {
  const met = enemiesOf(state, rider).flatMap((enemy) => {
    const into = overlapOn(baseOf(state, rider), direction, baseOf(state, enemy));
    return into !== null && into[1] > 0 && into[0] < by ? [{ enemy, at: into[0] }] : [];
  });
  return met.toSorted((a, b) => a.at - b.at)[0]?.enemy;
}

/**
 * Whether a rider would end his way on a friend, also on one of his own formation who could not
 * come
 * along.
 */
function endsOnFriend(state: State, rider: Unit, way: Straight): boolean {
  const { [rider.id]: end, ...comrades } = followed(state, rider, way);
  const strangers = friendsOf(state, rider).filter(({ id }) => comrades[id] === undefined);
  const others = [...strangers.map((friend) => baseOf(state, friend)), ...Object.values(comrades)];
  return others.some((other) => overlaps(end!, other));
}

/** Whether a friend bars the way of a rider whom he may not pass, by one reading. @ruling rr-042 */
const isBarred = (state: State, rider: Unit, { direction, by }: Straight): boolean =>
  solidTo(state, formationOf(state, rider)).some((friend) => {
    const into = overlapOn(baseOf(state, rider), direction, baseOf(state, friend));
    return into !== null && into[1] > 0 && into[0] < by;
  });

/**
 * How a rider reaches an enemy: along the line of their centres until the squares meet; null if he
 * cannot. Another enemy on the line bars it, or under one reading is charged in its place.
 * @ruling rr-069 rr-102
 */
function rideAt(state: State, rider: Unit, next: Unit): Ride | null {
  const direction = facingAlong(way(rider.at, next.at));
  const far = firstTouch(state, rider, direction, next);
  const met = far === null ? undefined : metOn(state, rider, { direction, by: far });
  if (met !== undefined && read(state, 'rr-102') === 'only-if-clear') return null;
  const by = met === undefined ? far : firstTouch(state, rider, direction, met);
  if (by === null) return null;
  const ride: Ride = { at: met?.id ?? next.id, way: by === 0 ? null : { direction, by } };
  const isShut = ride.way !== null && (endsOnFriend(state, rider, ride.way) || isBarred(state, rider, ride.way));
  return isShut ? null : ride;
}

/**
 * Those of the beaten formation at whom a rider may ride on: the nearest that do not rout and that
 * it can reach, each by the enemy that it charges on the way there. More than one if they are
 * equally near.
 * @clause rr.overrun.next-unit @ruling rr-052 rr-069 rr-102
 */
export function mayRide(state: State, { unit, formation }: Riding): Readonly<Record<string, string>> {
  const rider = state.units[unit]!;
  const touches = read(state, 'rr-069') === 'already-touching';
  const left = unitsIn(state)
    .filter(({ id, condition }) => formation.includes(id) && condition !== 'routing')
    .filter((next) => isInArc(state, rider, next) && (!touches || touch(state, rider, next)))
    .flatMap((next) => {
      const ride = rideAt(state, rider, next);
      return ride === null ? [] : [{ next, ride, far: distanceOf(state, rider, next) }];
    });
  const least = Math.min(...left.map(({ far }) => far));
  return Object.fromEntries(
    left.filter(({ far }) => far <= least + SAME).map(({ next, ride }) => [ride.at, next.id] as const),
  );
}

/**
 * The rider moves up to the next enemy, and the cavalry of its formation goes with it.
 * @clause rr.overrun.next-unit rr.overrun.comrades-follow @ruling rr-087
 */
export function rideUp(course: Course, { unit, at, toward = at }: AnnouncedAttack): void {
  const { state } = course;
  const rider = state.units[unit]!;
  const way = rideAt(state, rider, state.units[toward]!)?.way ?? null;
  if (way === null) return;
  const ends = Object.entries(followed(state, rider, way)).map(([id, base]) => [id, base.at] as const);
  course.record({
    type: 'overrun-ridden',
    unit,
    units: Object.fromEntries(ends),
    clauses: ['rr.overrun.next-unit', ...(ends.length > 1 ? (['rr.overrun.comrades-follow'] as const) : [])],
  });
}
