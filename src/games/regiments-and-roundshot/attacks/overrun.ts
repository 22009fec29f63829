import { overlaps, seenAlong, type Base } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import { SAME, wholeUm } from '../../../geometry/lengths.ts';
import { shift, type Straight } from '../../../geometry/moves.ts';
import { baseOf, touch } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { firstTouch, overlapOn } from '../moving/first-touch.ts';
import { straightTo, toEdge } from '../moving/straight.ts';
import { enemiesOf, friendsOf, unitsIn, type State, type Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Riding } from '../turn/pending.ts';

/**
 * The way on which a rider comes to touch the next enemy: along the line of their centres, until
 * the squares meet; null if they touch already, undefined if there is no such way.
 * @ruling rr-069
 */
function wayTo(state: State, rider: Unit, next: Unit): Straight | null | undefined {
  if (touch(state, rider, next)) return null;
  const line = straightTo(rider.at, next.at);
  const by = line === null ? null : firstTouch(state, rider, line.direction, next);
  return by === null ? undefined : { direction: line!.direction, by };
}

/** Where the cavalry of a formation stands after its rider has gone this way: each by its id. */
type Ends = Readonly<Record<string, Base>>;

/**
 * The cavalry of a rider’s formation goes the same way, the foremost first: one that would run onto
 * somebody, also onto a comrade who has stopped, stops there.
 * @clause rr.overrun.comrades-follow @ruling rr-087
 */
function followed(state: State, rider: Unit, way: Straight): Ends {
  const company = formationOf(state, rider);
  const strangers = unitsIn(state).filter(({ id }) => !company.some((each) => each.id === id));
  const ends = new Map([[rider.id, shift(baseOf(state, rider), way.direction, way.by)]]);
  const others = company.filter(({ id }) => id !== rider.id);
  const foremost = others.toSorted(
    (a, b) => seenAlong(way.direction, b.at).ahead - seenAlong(way.direction, a.at).ahead,
  );
  for (const each of foremost) {
    const base = baseOf(state, each);
    const obstacles = [...strangers.map((other) => baseOf(state, other)), ...ends.values()];
    const stops = obstacles.flatMap((other) => {
      const into = overlapOn(base, way.direction, other);
      return into === null || into[1] <= 0 || into[0] >= way.by ? [] : [Math.max(0, Math.floor(into[0]) - 2)];
    });
    ends.set(each.id, shift(base, way.direction, wholeUm(Math.min(toEdge(base, way.direction, way.by), ...stops))));
  }
  return Object.fromEntries(ends);
}

/**
 * Whether a rider can reach an enemy: its line runs into no other enemy, and does not end on a
 * friend, also none of its own formation who could not come along.
 * @ruling rr-102
 */
function canReach(state: State, rider: Unit, next: Unit): boolean {
  const way = wayTo(state, rider, next);
  if (way === undefined) return false;
  if (way === null) return true;
  const base = baseOf(state, rider);
  const isBarred = enemiesOf(state, rider).some((other) => {
    const into = other.id === next.id ? null : overlapOn(base, way.direction, baseOf(state, other));
    return into !== null && into[1] > 0 && into[0] < way.by;
  });
  const { [rider.id]: end, ...comrades } = followed(state, rider, way);
  const strangers = friendsOf(state, rider).filter(({ id }) => comrades[id] === undefined);
  const others = [...strangers.map((friend) => baseOf(state, friend)), ...Object.values(comrades)];
  return !isBarred && !others.some((other) => overlaps(end!, other));
}

/**
 * The enemies at whom a rider may ride on: the nearest of the beaten formation that do not rout and
 * that it can reach. More than one if they are equally near.
 * @clause rr.overrun.next-unit @ruling rr-069 rr-102
 */
export function mayRide(state: State, { unit, formation }: Riding): readonly string[] {
  const rider = state.units[unit]!;
  const left = unitsIn(state)
    .filter(({ id, condition }) => formation.includes(id) && condition !== 'routing')
    .filter((next) => canReach(state, rider, next))
    .map((next) => ({ id: next.id, far: gap(baseOf(state, rider), baseOf(state, next)) }));
  const least = Math.min(...left.map(({ far }) => far));
  return left.filter(({ far }) => far <= least + SAME).map(({ id }) => id);
}

/**
 * The rider moves up to the next enemy, and the cavalry of its formation goes with it.
 * @clause rr.overrun.next-unit rr.overrun.comrades-follow @ruling rr-087
 */
export function rideUp(course: Course, unit: string, at: string): void {
  const { state } = course;
  const rider = state.units[unit]!;
  const way = wayTo(state, rider, state.units[at]!);
  if (way === undefined || way === null) return;
  const ends = Object.entries(followed(state, rider, way)).map(([id, base]) => [id, base.at] as const);
  course.record({
    type: 'overrun-ridden',
    unit,
    units: Object.fromEntries(ends),
    clauses: ['rr.overrun.next-unit', ...(ends.length > 1 ? (['rr.overrun.comrades-follow'] as const) : [])],
  });
}
