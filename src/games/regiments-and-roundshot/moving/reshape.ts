import { overlaps, seenAlong } from '../../../geometry/bases.ts';
import { facingTo } from '../../../geometry/facings.ts';
import { atMost, SAME, same, wholeUm } from '../../../geometry/lengths.ts';
import { distance, way } from '../../../geometry/vectors.ts';
import { unpaid } from '../cards/paying.ts';
import { playCards } from '../cards/playing.ts';
import { baseOf, touch } from '../formations/contact.ts';
import { formationOf, shapeOf } from '../formations/formation.ts';
import { allowedShowing, refused, type Dice, type Refused, type RrClauseId, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, unitsIn, type Pose, type State, type Unit } from '../state.ts';
import { SPEED } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { overlapOn } from './first-touch.ts';
import { ableToMarch } from './going.ts';
import { pinOf } from './pinned.ts';
import { hasMoved } from './reach.ts';
import { hasReshaped, partakers, shapedBy, type Poses, type Reshaping, type Shaped } from './rows.ts';
import { areOn, between, solidTo, touching } from './straight.ts';

const standingAt = (state: State, poses: Poses): readonly Unit[] =>
  Object.entries(poses).map(([id, pose]) => ({ ...state.units[id]!, ...pose }));

/**
 * One whom a figure would go through on its straight way and may not: an enemy, or by one reading
 * anybody of another formation.
 * @ruling rr-042 rr-103
 */
function otherOnWay(state: State, own: readonly Unit[], poses: Poses): Unit | undefined {
  const solid = solidTo(state, own);
  for (const [id, { at }] of Object.entries(poses)) {
    const unit = state.units[id]!;
    const far = distance(unit.at, at);
    const direction = facingTo(unit.at, at, unit.facing);
    const met = [...enemiesOf(state, unit), ...solid].find((other) => {
      const into = overlapOn(baseOf(state, unit), direction, baseOf(state, other));
      return far > 0 && into !== null && into[1] > 0 && into[0] < far;
    });
    if (met !== undefined) return met;
  }
  return undefined;
}

/** Why figures may not stand so; null if they may. @ruling rr-041 rr-103 */
function unfit(state: State, unit: Unit, { poses, farthest }: Shaped): Refused | null {
  const clause = 'rr.maneuver.reshape-order';
  if (read(state, 'rr-041') !== 'free-pivot' && !atMost(farthest, SPEED[unit.arm]))
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
  const other = otherOnWay(state, formationOf(state, unit), poses);
  return other === undefined ? null : between(clause, unit, other);
}

/** Whether a figure stands otherwise in these poses than it does now. */
function isChanged(state: State, id: string, { at, facing }: Pose): boolean {
  const unit = state.units[id]!;
  return !same(distance(unit.at, at), wholeUm(0)) || unit.facing[0] !== facing[0] || unit.facing[1] !== facing[1];
}

/**
 * Why these figures may not take new places: somebody is of another formation, is pinned, or has
 * taken part in a change already; nobody would stay, or nobody would stand otherwise. Null if none
 * of this holds.
 * @clause rr.pinned.infantry @ruling rr-041 rr-103
 */
function unable(state: State, unit: Unit, poses: Poses): Refused | null {
  const clause = 'rr.maneuver.reshape-order';
  const own = formationOf(state, unit);
  const other = Object.keys(poses).find((id) => !own.some((each) => each.id === id));
  if (other !== undefined) return refused(clause, 'not-of-it', { unit: unit.id, other });
  const changed = own.filter(({ id }) => poses[id] !== undefined && isChanged(state, id, poses[id]));
  if (changed.length === 0) return refused(clause, 'no-change', { unit: unit.id });
  const again = changed.find(({ id }) => hasReshaped(state, id));
  if (again !== undefined) return refused(clause, 'has-reshaped', { unit: again.id });
  const pin = changed.map((each) => pinOf(state, each)).find((each) => each !== null);
  if (pin !== undefined) return pin;
  const mover = read(state, 'rr-041') === 'counts-as-move' ? changed.find(({ id }) => hasMoved(state, id)) : undefined;
  if (mover !== undefined) return refused(clause, 'has-moved', { unit: mover.id });
  const staying = own.filter(({ id, at }) => poses[id] === undefined || same(distance(at, poses[id].at), wholeUm(0)));
  if (read(state, 'rr-041') === 'free-pivot')
    return staying.some((each) => isInFront(unit, each, own))
      ? null
      : refused(clause, 'front-stays', { unit: unit.id });
  const mayAllGo = read(state, 'rr-103') === 'no-anchor';
  return staying.length > 0 || mayAllGo ? null : refused(clause, 'nobody-stays', { unit: unit.id });
}

/** Whether none of a formation stands farther ahead, as this figure of it faces. @ruling rr-041 */
const isInFront = ({ facing }: Unit, { at }: Unit, own: readonly Unit[]): boolean =>
  own.every((other) => seenAlong(facing, way(at, other.at)).ahead <= SAME);

/** The formation of a figure, once these figures have taken their new places. */
function after(state: State, unit: Unit, poses: Poses): readonly [Unit, ...(readonly Unit[])] {
  const moved = Object.fromEntries(standingAt(state, poses).map((each) => [each.id, each]));
  const changed = { ...state, units: { ...state.units, ...moved } };
  return formationOf(changed, changed.units[unit.id]!) as ReturnType<typeof after>;
}

/** Whether all figures of a formation still touch after a change of shape. @ruling rr-103 */
function isWhole(state: State, unit: Unit, poses: Poses): boolean {
  const now = after(state, unit, poses);
  return formationOf(state, unit).every(({ id }) => now.some((each) => each.id === id));
}

/**
 * Whether a formation may change its shape or its facing so: one figure keeps its place, no other
 * goes farther than its speed, and nobody comes to touch an enemy.
 * @clause rr.maneuver.reshape-order rr.pinned.infantry @ruling rr-039 rr-041 rr-083 rr-103
 */
export function judgeReshape(state: State, order: Reshaping): Verdict {
  const unit = state.units[order.unit]!;
  if (unit.condition === 'routing') return refused('rr.rout.continues', 'routing', { unit: unit.id });
  if (hasReshaped(state, unit.id)) return refused('rr.maneuver.reshape-order', 'has-reshaped', { unit: unit.id });
  const count = partakers(state, unit).length;
  const pin = count === 1 ? pinOf(state, unit) : null;
  if (pin !== null) return pin;
  if ('nth' in order && order.nth !== undefined && order.nth > count)
    return refused('rr.maneuver.reshape-order', 'row-too-short', { unit: unit.id, count });
  const shaped = shapedBy(state, order);
  const bad = unable(state, unit, shaped.poses) ?? unfit(state, unit, shaped);
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
 * The new poses of those that can go there: nobody goes to a place where another stays.
 * @ruling rr-041
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
 * A formation changes its shape. Those that are disrupted roll for it, if they are to stand
 * otherwise, and whoever fails stays as it is.
 * @clause rr.maneuver.reshape-order rr.formation.one-type-each rr.maneuver.fail-to-march
 * @ruling rr-041 rr-084 rr-103
 */
export function reshape(course: Course, order: Reshaping, dice: Dice): void {
  const { side } = course.state.units[order.unit]!;
  const { poses } = shapedBy(course.state, order);
  playCards(course, { side, cards: order.with, clauses: ['rr.maneuver.reshape-order'] });
  const ids = Object.keys(poses);
  const others = ids.filter((id) => !isChanged(course.state, id, poses[id]!));
  const changing = ids.filter((id) => !others.includes(id)).map((id) => course.state.units[id]!);
  const able = ableToMarch(course, changing, dice, { isBought: true }).map(({ id }) => id);
  const changed = withRoom(course.state, poses, able);
  const units = { ...changed, ...Object.fromEntries(others.map((id) => [id, poses[id]!])) };
  const formation = after(course.state, course.state.units[order.unit]!, units);
  const shape: readonly RrClauseId[] =
    formation.length > 1 ? ['rr.formation.one-type-each', `rr.formation.${shapeOf(course.state, formation)}`] : [];
  const clauses: readonly RrClauseId[] = ['rr.maneuver.reshape-order', ...shape];
  course.record(
    Object.keys(changed).length === 0
      ? { type: 'formation-stayed', unit: order.unit, how: 'reshape', paid: null, clauses }
      : { type: 'formation-reshaped', unit: order.unit, units, clauses },
  );
}
