import { along, facingTo, NORTH } from '../../../geometry/facings.ts';
import { gapTo, gapToStretches } from '../../../geometry/gaps.ts';
import { atMost, touching } from '../../../geometry/lengths.ts';
import { distance, plus, type Point } from '../../../geometry/vectors.ts';
import { apart, baseOf, RADIUS } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { isGeneral, isHorse, type Body, type General, type Unit } from '../figures/unit.ts';
import { march } from '../moving/march.ts';
import { read } from '../rulings.ts';
import { enemiesOf, type Rider, type State } from '../state.ts';
import { mm } from '../tables.ts';
import { RIDES, TAKES_RIDERS } from './tables.ts';
import type { Course } from '../turn/course.ts';
import { brigadesIn, brigadierOf, ridersIn, troopsOfBrigade } from './brigades.ts';

/** A messenger as a marker like that of a general. @ruling dg-126 */
const markerOf = (id: string, { side, at }: Rider): General => ({
  id,
  name: 'the messenger',
  side,
  level: 'brigade',
  rating: 0,
  fame: 'competent',
  at,
  facing: NORTH,
});

/**
 * To whom a messenger rides: the general of the brigade, or once he is gone its nearest unit.
 * @clause dg.orders.arrival
 */
function goalOf(state: State, id: string, rider: Rider): General | Body | undefined {
  const marker = markerOf(id, rider);
  const [nearest] = troopsOfBrigade(state, rider.to).toSorted(
    (a, b) => apart(state, marker, a) - apart(state, marker, b),
  );
  return brigadierOf(state, rider.to) ?? nearest;
}

/** The place at which a messenger touches whom he rides to, straight from where he is. */
function touchAt(state: State, { at }: Rider, goal: Unit): Point {
  const to = isGeneral(goal) ? goal.at : gapTo(at, baseOf(state, goal)).to;
  const from = isGeneral(goal) ? 2 * RADIUS : RADIUS;
  const by = Math.max(0, distance(at, to) - from);
  return plus(at, along(facingTo(at, to, NORTH), by));
}

/**
 * How far he gets: straight on, whatever is in between; by one reading ground costs him what it
 * costs light horse. @clause dg.orders.messenger-speed @ruling dg-013 dg-129
 */
function placeOnWay(state: State, id: string, rider: Rider, to: Point): Point {
  const by = Math.min(distance(rider.at, to), mm(RIDES[read(state, 'dg-013')]));
  const facing = facingTo(rider.at, to, NORTH);
  if (read(state, 'dg-129') !== 'ground-counts') return plus(rider.at, along(facing, by));
  const readings = { ...state.readings, 'dg-127': 'charge-speed' };
  const alone = { ...state, readings, units: { ...state.units, [id]: markerOf(id, rider) } };
  const { steps } = march(alone, id, [{ go: 'shift', along: facing, by: distance(rider.at, to) }]);
  return steps.at(-1)?.to.at ?? rider.at;
}

/** The enemy horse that takes him on his way, by one reading. @ruling dg-129 */
const takenBy = (state: State, { side, at }: Rider, to: Point): Body | undefined =>
  read(state, 'dg-129') === 'can-be-taken'
    ? enemiesOf(state, { side }).find(
        (foe) =>
          isHorse(foe) && !isRunning(foe) && atMost(gapToStretches(baseOf(state, foe), [[at, to]]), mm(TAKES_RIDERS)),
      )
    : undefined;

/**
 * A messenger rides on towards the brigade, and hands the order over when he touches its general.
 * @clause dg.orders.messenger-speed dg.orders.arrival @ruling dg-013 dg-129
 */
export function rideTo(course: Course, id: string): void {
  const { state } = course;
  const rider = ridersIn(state)[id]!;
  const { side, to: brigade } = rider;
  const goal = goalOf(state, id, rider);
  if (goal === undefined) {
    course.record({ type: 'messenger-lost', rider: id, brigade, side, clauses: ['dg.orders.arrival'] });
    return;
  }
  const to = placeOnWay(state, id, rider, touchAt(state, rider, goal));
  const by = takenBy(state, rider, to);
  if (by !== undefined) {
    const clauses = ['dg.orders.messenger-speed'] as const;
    course.record({ type: 'messenger-lost', rider: id, brigade, side, by: by.id, clauses });
    return;
  }
  course.record({
    type: 'messenger-rode',
    rider: id,
    brigade,
    side,
    at: to,
    by: distance(rider.at, to),
    clauses: ['dg.orders.messenger-speed'],
  });
  if (!touching(apart(state, markerOf(id, { ...rider, at: to }), goal))) return;
  const { order } = rider;
  course.record({ type: 'order-arrived', rider: id, brigade, side, order, clauses: ['dg.orders.arrival'] });
}

/** All messengers of a side ride. @clause dg.orders.messenger-speed @ruling dg-013 */
export function ride(course: Course, side: string): void {
  for (const [id, rider] of Object.entries(ridersIn(course.state))) if (rider.side === side) rideTo(course, id);
}

/**
 * At the end of the command phase brigades act on what arrived in the turns before.
 * @clause dg.orders.delay @ruling dg-012
 */
export function takeUpOrders(course: Course): void {
  for (const [id, { side, read: arrived }] of Object.entries(brigadesIn(course.state)))
    if (arrived !== undefined && arrived.turn < course.state.turn)
      course.record({ type: 'order-in-force', brigade: id, side, order: arrived.order, clauses: ['dg.orders.delay'] });
}
