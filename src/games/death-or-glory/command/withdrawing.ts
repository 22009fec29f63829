import { outwards, middleOf, SIDES, type Base } from '../../../geometry/bases.ts';
import { along, facingTo } from '../../../geometry/facings.ts';
import { gapTo } from '../../../geometry/gaps.ts';
import { touching } from '../../../geometry/lengths.ts';
import { distance, plus, type Point } from '../../../geometry/vectors.ts';
import { apart, baseOf, RADIUS } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import type { Body, General } from '../figures/unit.ts';
import { testLeaderless } from '../control/test.ts';
import { leftLeaderless, testsAtDeath } from '../morale/risk.ts';
import { testAll } from '../morale/testing.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, enemiesOf, generalsIn, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';

/** Whether a marker at a point is clear of a base. */
const isClear = (point: Point, base: Base): boolean => gapTo(point, base).length >= RADIUS;

/**
 * The places at which a marker touches a unit: where it comes from, and at the middle of each side.
 */
function placesAt(base: Base, from: Point): readonly Point[] {
  const { to } = gapTo(from, base);
  const near = distance(from, to) === 0 ? [] : [plus(to, along(facingTo(to, from, base.facing), RADIUS))];
  return [...near, ...SIDES.map((side) => plus(middleOf(base, side), along(outwards(base, side), RADIUS)))];
}

/**
 * Where a general goes before whom an enemy has come: the shortest way to touch the nearest
 * friends, clear of all enemies; null if there is no such place.
 * @ruling dg-128
 */
function refuge(state: State, general: General): Point | null {
  const friends = bodiesIn(state)
    .filter((body) => body.side === general.side && !isRunning(body))
    .toSorted((a, b) => apart(state, general, a) - apart(state, general, b));
  const foes = enemiesOf(state, general).map((foe) => baseOf(state, foe));
  for (const friend of friends) {
    const places = placesAt(baseOf(state, friend), general.at).filter((place) =>
      foes.every((foe) => isClear(place, foe)),
    );
    const [nearest] = places.toSorted((a, b) => distance(general.at, a) - distance(general.at, b));
    if (nearest !== undefined) return nearest;
  }
  return null;
}

/** Whether a general is taken, by one reading, because he touches no friends. @ruling dg-128 */
const isTaken = (state: State, general: General): boolean =>
  read(state, 'dg-128') === 'taken' &&
  bodiesIn(state).every((body) => body.side !== general.side || !touching(apart(state, general, body)));

/** A general is taken, which counts as if he had been killed. @ruling dg-128 */
function take(course: Course, general: General, mover: Body, dice: Dice): void {
  const tests = testsAtDeath(course.state, general, mover.id);
  const leaderless = leftLeaderless(course.state, general);
  const { id: unit, side } = general;
  course.record({ type: 'general-taken', unit, side, by: mover.id, clauses: ['dg.command.who'] });
  testAll(course, tests, dice);
  testLeaderless(course, leaderless, dice);
}

/**
 * Enemy generals on whose markers a unit has come to stand make room. @clause dg.command.who
 * @ruling dg-128
 */
export function withdrawBefore(course: Course, mover: Body, dice: Dice): void {
  const base = baseOf(course.state, mover);
  for (const general of generalsIn(course.state)) {
    if (general.side === mover.side || isClear(general.at, base)) continue;
    if (isTaken(course.state, general)) {
      take(course, general, mover, dice);
      continue;
    }
    const at = refuge(course.state, general);
    if (at === null) continue;
    const to = { at, facing: general.facing };
    course.record({
      type: 'general-withdrew',
      unit: general.id,
      to,
      before: mover.id,
      clauses: ['dg.command.who'],
    });
  }
}
