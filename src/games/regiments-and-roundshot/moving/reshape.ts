import { overlaps } from '../../../geometry/bases.ts';
import { facingTo, opposite, square, type Direction } from '../../../geometry/facings.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { distance } from '../../../geometry/vectors.ts';
import { unpaid } from '../cards/paying.ts';
import { baseOf, touch } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Dice, type Refused, type RrClauseId, type Verdict } from '../reasons.ts';
import { enemiesOf, unitsIn, type Pose, type State, type Unit } from '../state.ts';
import { SPEED } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { overlapOn } from './first-touch.ts';
import { ableToMarch } from './going.ts';
import { isPinned } from './march.ts';
import { areOn, touching } from './straight.ts';

type Reshaping = OrderOf<'reshape'>;
type Poses = Readonly<Record<string, Pose>>;

/** The figures of a formation that may take part in a change of shape. @ruling rr-041 rr-103 */
const partakers = (state: State, unit: Unit): readonly Unit[] =>
  formationOf(state, unit).filter(
    (each) => each.id === unit.id || (!isPinned(state, each) && !state.reshaped.includes(each.id)),
  );

/**
 * The places of a row of so many figures, one of which stands here as the nth: counted from the
 * front of a column, and from the left of a line.
 */
function rowAt(
  state: State,
  unit: Unit,
  { into, facing }: { into: 'column' | 'line'; facing: Direction },
  [count, nth]: readonly [number, number],
) {
  const base = { ...baseOf(state, unit), facing };
  const [backwards, step] = into === 'column' ? [opposite(facing), base.depth] : [square(facing, 'right'), base.width];
  return Array.from({ length: count }, (_, n) => {
    const by = (n - (nth - 1)) * step;
    const { at } = by < 0 ? shift(base, opposite(backwards), wholeUm(-by)) : shift(base, backwards, wholeUm(by));
    return { at, facing };
  });
}

/**
 * Who goes to which place, so that the greatest distance is the least: `places` in the sequence of
 * the figures.
 */
export function leastGreatest(far: readonly (readonly number[])[]): readonly number[] {
  const limits = [...new Set(far.flat())].toSorted((a, b) => a - b);
  let [low, high] = [0, limits.length - 1];
  while (low < high) {
    const half = Math.floor((low + high) / 2);
    if (matched(far, limits[half]!) === null) low = half + 1;
    else high = half;
  }
  return matched(far, limits[low]!)!;
}

/** A place for each figure, none farther than the limit; null if there are not enough. */
function matched(far: readonly (readonly number[])[], limit: number): readonly number[] | null {
  const holder: number[] = far.map(() => -1);
  const find = (figure: number, seen: boolean[]): boolean =>
    far[figure]!.some((by, place) => {
      if (by > limit || seen[place] === true) return false;
      seen[place] = true;
      if (holder[place]! >= 0 && !find(holder[place]!, seen)) return false;
      holder[place] = figure;
      return true;
    });
  if (!far.every((_, figure) => find(figure, []))) return null;
  return far.map((_, figure) => holder.indexOf(figure));
}

/** The new poses of the figures of a formation, and the farthest that one of them goes. */
interface Shaped {
  readonly poses: Poses;
  readonly farthest: Um;
}

/** A row around the figure that stays, as its nth. @ruling rr-041 rr-103 */
function inRow(state: State, unit: Unit, order: Extract<Reshaping, { into: unknown }>, nth: number): Shaped {
  const others = partakers(state, unit).filter(({ id }) => id !== unit.id);
  const row = rowAt(state, unit, order, [others.length + 1, nth]);
  const places = row.filter((_, n) => n !== nth - 1);
  const far = others.map(({ at }) => places.map((place) => distance(at, place.at)));
  const to = others.length === 0 ? [] : leastGreatest(far);
  const poses = others.map(({ id }, n) => [id, places[to[n]!]!] as const);
  return {
    // A pinned figure stays as it is; others may form up on it.
    poses: {
      [unit.id]: { at: unit.at, facing: isPinned(state, unit) ? unit.facing : order.facing },
      ...Object.fromEntries(poses),
    },
    farthest: Math.max(0, ...to.map((place, n) => far[n]![place]!)) as Um,
  };
}

/**
 * The new poses that an order asks for; of all places in the row, the one with the shortest ways.
 */
function shapedBy(state: State, order: Reshaping): Shaped {
  const unit = state.units[order.unit]!;
  if ('places' in order) {
    const poses = Object.entries(order.places).flatMap(([id, at]): readonly (readonly [string, Pose])[] =>
      state.units[id] === undefined ? [] : [[id, { at, facing: state.units[id].facing }]],
    );
    const far = poses.map(([id, { at }]) => distance(state.units[id]!.at, at));
    return { poses: Object.fromEntries(poses), farthest: Math.max(0, ...far) as Um };
  }
  if (order.nth !== undefined) return inRow(state, unit, order, order.nth);
  const all = partakers(state, unit).map((_, n) => inRow(state, unit, order, n + 1));
  return all.reduce((best, each) => (each.farthest < best.farthest ? each : best));
}

const standingAt = (state: State, poses: Poses): readonly Unit[] =>
  Object.entries(poses).map(([id, pose]) => ({ ...state.units[id]!, ...pose }));

/** An enemy whom a figure would go through on its straight way. @ruling rr-042 rr-103 */
function enemyOnWay(state: State, poses: Poses): Unit | undefined {
  for (const [id, { at }] of Object.entries(poses)) {
    const unit = state.units[id]!;
    const far = distance(unit.at, at);
    const direction = facingTo(unit.at, at, unit.facing);
    const met = enemiesOf(state, unit).find((enemy) => {
      const into = overlapOn(baseOf(state, unit), direction, baseOf(state, enemy));
      return far > 0 && into !== null && into[1] > 0 && into[0] < far;
    });
    if (met !== undefined) return met;
  }
  return undefined;
}

/** Why figures may not stand so; null if they may. @ruling rr-041 rr-103 */
function unfit(state: State, unit: Unit, { poses, farthest }: Shaped): Refused | null {
  const clause = 'rr.maneuver.reshape-order';
  if (!atMost(farthest, SPEED[unit.arm]))
    return refused(clause, 'too-far', { unit: unit.id, length: farthest, move: SPEED[unit.arm] });
  const stand = standingAt(state, poses);
  if (!areOn(state, stand)) return refused(clause, 'off-board', { unit: unit.id });
  const others = unitsIn(state).filter(({ id }) => poses[id] === undefined);
  const on = others.find((other) => stand.some((each) => overlaps(baseOf(state, each), baseOf(state, other))));
  if (on !== undefined) return refused(clause, 'ends-on', { unit: unit.id, other: on.id });
  const before = touching(
    state,
    stand.map(({ id }) => state.units[id]!),
  );
  const fresh = stand
    .flatMap((each) =>
      enemiesOf(state, each)
        .filter((enemy) => touch(state, each, enemy))
        .map((enemy) => [each.id, enemy.id] as const),
    )
    .find(([id, foe]) => !before.includes(`${id} ${foe}`));
  if (fresh !== undefined) return refused(clause, 'new-contact', { unit: fresh[0], foe: fresh[1] });
  const foe = enemyOnWay(state, poses);
  return foe === undefined ? null : refused(clause, 'enemy-between', { unit: unit.id, foe: foe.id });
}

/** Whether all figures of a formation still touch after a change of shape. @ruling rr-103 */
function isWhole(state: State, unit: Unit, poses: Poses): boolean {
  const before = formationOf(state, unit);
  const after = {
    ...state,
    units: { ...state.units, ...Object.fromEntries(standingAt(state, poses).map((each) => [each.id, each])) },
  };
  return formationOf(after, after.units[unit.id]!).length >= before.length;
}

/**
 * Whether a formation may change its shape or its facing so: one figure keeps its place, no other
 * goes farther than its speed, and nobody comes to touch an enemy.
 * @clause rr.maneuver.reshape-order rr.pinned.infantry @ruling rr-039 rr-041 rr-083 rr-103
 */
export function judgeReshape(state: State, order: Reshaping): Verdict {
  const unit = state.units[order.unit]!;
  if (unit.condition === 'routing') return refused('rr.rout.continues', 'routing', { unit: unit.id });
  if (state.reshaped.includes(unit.id)) return refused('rr.maneuver.reshape-order', 'has-reshaped', { unit: unit.id });
  if (isPinned(state, unit) && partakers(state, unit).length === 1)
    return refused('rr.pinned.infantry', 'pinned', {
      unit: unit.id,
      foe: enemiesOf(state, unit).find((foe) => touch(state, unit, foe))!.id,
    });
  const shaped = shapedBy(state, order);
  const bad = unfit(state, unit, shaped);
  if (bad !== null) return bad;
  if (!isWhole(state, unit, shaped.poses))
    return refused('rr.maneuver.reshape-order', 'not-connected', { unit: unit.id });
  const ghosts = Object.entries(shaped.poses).map(
    ([id, { at, facing }]) => ({ kind: 'ghost', unit: id, pose: { at, facing } }) as const,
  );
  return (
    unpaid(state, unit.side, order.with, 'rr.maneuver.reshape-order') ??
    allowedShowing(ghosts, 'rr.maneuver.reshape-order')
  );
}

/**
 * The new poses of those that can go there: nobody goes to a place where another stays. @ruling
 * rr-041
 */
function withRoom(state: State, poses: Poses, able: readonly string[]): Poses {
  const going = standingAt(state, poses).filter(({ id }) => able.includes(id));
  const staying = unitsIn(state).filter(({ id }) => !able.includes(id));
  const shut = going.filter((each) => staying.some((other) => overlaps(baseOf(state, each), baseOf(state, other))));
  const left = able.filter((id) => !shut.some((each) => each.id === id));
  if (shut.length > 0) return withRoom(state, poses, left);
  return Object.fromEntries(Object.entries(poses).filter(([id]) => able.includes(id)));
}

/**
 * A formation changes its shape. Those that are disrupted roll for it, and whoever fails stays as
 * it is.
 * @clause rr.maneuver.reshape-order rr.maneuver.fail-to-march @ruling rr-041 rr-084 rr-103
 */
export function reshape(course: Course, order: Reshaping, dice: Dice): void {
  const { side } = course.state.units[order.unit]!;
  const { poses } = shapedBy(course.state, order);
  course.record({
    type: 'card-played',
    side,
    cards: order.with,
    asked: null,
    clauses: ['rr.cards.discard-to-play', 'rr.maneuver.reshape-order'],
  });
  const able = ableToMarch(
    course,
    Object.keys(poses).map((id) => course.state.units[id]!),
    dice,
  ).map(({ id }) => id);
  const units = withRoom(course.state, poses, able);
  const clauses: readonly RrClauseId[] = ['rr.maneuver.reshape-order'];
  course.record(
    Object.keys(units).length === 0
      ? { type: 'formation-stayed', unit: order.unit, how: 'reshape', clauses }
      : { type: 'formation-reshaped', unit: order.unit, units, clauses },
  );
}
