import { overlaps } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import { SAME, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { baseOf, touch } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { firstTouch, overlapOn } from '../moving/first-touch.ts';
import { straightTo, toEdge, type Straight } from '../moving/straight.ts';
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

/**
 * Whether a rider can reach an enemy: its line runs into no other enemy, and does not end on a
 * friend, but for those of its own formation, who come along.
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
  const end = shift(base, way.direction, way.by);
  const company = formationOf(state, rider).map(({ id }) => id);
  const others = friendsOf(state, rider).filter(({ id }) => !company.includes(id));
  return !isBarred && !others.some((friend) => overlaps(end, baseOf(state, friend)));
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
 * The rider moves up to the next enemy, and the cavalry of its formation by the same way; one of
 * them that would run onto somebody stops there.
 * @clause rr.overrun.comrades-follow @ruling rr-087
 */
export function rideUp(course: Course, unit: string, at: string): void {
  const { state } = course;
  const rider = state.units[unit]!;
  const way = wayTo(state, rider, state.units[at]!);
  if (way === undefined || way === null) return;
  const company = formationOf(state, rider);
  const strangers = unitsIn(state).filter(({ id }) => !company.some((each) => each.id === id));
  const ends = company.map((each) => {
    const by = each.id === unit ? way.by : followed(state, each, way, strangers);
    return [each.id, shift(baseOf(state, each), way.direction, by).at] as const;
  });
  course.record({
    type: 'overrun-ridden',
    unit,
    units: Object.fromEntries(ends),
    clauses: ['rr.overrun.next-unit', ...(company.length > 1 ? (['rr.overrun.comrades-follow'] as const) : [])],
  });
}

/** How far a comrade follows: as far as the rider went, or until it meets somebody or the edge. */
function followed(state: State, unit: Unit, { direction, by }: Straight, others: readonly Unit[]): Um {
  const base = baseOf(state, unit);
  const stops = others.flatMap((other) => {
    const into = overlapOn(base, direction, baseOf(state, other));
    return into === null || into[1] <= 0 || into[0] > by ? [] : [Math.max(0, Math.floor(into[0]) - 2)];
  });
  return wholeUm(Math.min(toEdge(base, direction, by), ...stops));
}
