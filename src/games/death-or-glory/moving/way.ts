import { core, corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { gap } from '../../../geometry/gaps.ts';
import { atMost, SAME, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { overlapping, type Outline } from '../../../geometry/outlines.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { baseOf } from '../figures/base.ts';
import { foesTouching, isFormed, isRunning } from '../figures/formed.ts';
import { isBattery, isGeneral, isSkirmishing, type Unit, type Body } from '../figures/unit.ts';
import { refused, type Annotation, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, unitsIn, type Field } from '../state.ts';
import { GAP, mm, type DgClauseId } from '../tables.ts';
import { barredGround } from './ground.ts';
import { directionOf, unitAfter, type Stride } from './walk.ts';

/** The way of a unit, as it is drawn. */
export function pathOf(unit: Unit, strides: readonly Stride[], ends: Partial<Annotation<'path'>> = {}): Annotation {
  const through = strides.map(({ to: { at, facing } }) => ({ at, facing }));
  return { kind: 'path', unit: unit.id, through: [unit.id, ...through], sense: 'move', ...ends };
}

/** Whether a general stands in nobody’s way, and is in nobody’s. @ruling dg-126 */
const isMarker = (state: Field, unit: Unit): boolean =>
  isGeneral(unit) && read(state, 'dg-126') === 'marker-that-blocks-nobody';

const skirmishes = (unit: Unit): boolean => !isGeneral(unit) && isSkirmishing(unit);

/**
 * Whether a unit may pass through another: friends through skirmishers and these through friends;
 * riders and generals through friends, and everybody through generals. Enemy skirmishers give way
 * before formed troops.
 * @clause dg.move.no-interpenetration dg.skirmish.give-way @ruling dg-063 dg-072 dg-126
 */
function passes(state: Field, unit: Unit, other: Unit): boolean {
  if (isMarker(state, other)) return true;
  if (unit.side !== other.side) {
    const yields = !isGeneral(other) && isSkirmishing(other) && !isRunning(other);
    return yields && !isGeneral(unit) && isFormed(state, unit) && read(state, 'dg-063') === 'at-once-free';
  }
  if (isMarker(state, unit) || skirmishes(unit)) return true;
  return skirmishes(other) && read(state, 'dg-072') === 'skirmishers-both-ways';
}

/** Something that may be in the way. */
interface Obstacle {
  readonly outlines: readonly Outline[];
  readonly unit?: string;
  readonly ground?: string;
  readonly clause: DgClauseId;
  readonly reason: 'in-the-way' | 'impassable' | 'too-near';
}

/** How far formed enemies keep skirmishers off: a hair less, so that the gap itself is allowed. */
const KEPT_OFF = (mm(GAP) - SAME) as Um;

/** Whether a unit keeps its distance from another. @clause dg.skirmish.forty-gap @ruling dg-140 */
const keepsOff = (state: Field, unit: Unit, other: Unit): boolean =>
  skirmishes(unit) && unit.side !== other.side && !isGeneral(other) && isFormed(state, other);

/** Another unit, and the ground that it takes up. */
interface Standing {
  readonly other: Unit;
  readonly base: Base;
}

/**
 * Everything that stops a unit: others that it may not pass, ground that it may not enter, and
 * around formed enemies the gap that skirmishers keep.
 * @clause dg.move.blocked dg.skirmish.forty-gap
 */
function obstaclesFor(state: Field, unit: Unit, standing: readonly Standing[]): readonly Obstacle[] {
  const own = baseOf(state, unit);
  const others = standing
    .filter(({ other }) => !passes(state, unit, other))
    .map(({ other, base }): Obstacle => {
      const isOff = keepsOff(state, unit, other) && gap(own, base) > KEPT_OFF;
      return isOff
        ? {
            outlines: [corners(base, KEPT_OFF)],
            unit: other.id,
            clause: 'dg.skirmish.forty-gap',
            reason: 'too-near',
          }
        : { outlines: [core(base)], unit: other.id, clause: 'dg.move.blocked', reason: 'in-the-way' };
    });
  const ground = barredGround(state, unit).map(({ id, pieces, row }): Obstacle => ({
    outlines: pieces,
    ground: id,
    clause: row.clause,
    reason: 'impassable',
  }));
  return [...others, ...ground];
}

/** Where a stride is stopped, and by what; null if nothing stops it. */
function stopOn(obstacles: readonly Obstacle[], { from, to, leg }: Stride): readonly [Base, Obstacle] | null {
  const direction = directionOf(from, leg);
  if (direction === null || !('by' in leg)) {
    const met = obstacles.find(({ outlines, ground }) =>
      outlines.some((each) => overlapping(core(to), each) && !(ground !== undefined && overlapping(core(from), each))),
    );
    return met === undefined ? null : [from, met];
  }
  const all = obstacles.flatMap((each) => each.outlines.map((outline) => ({ each, outline })));
  const { by, stopped } = sweep(
    from,
    direction,
    leg.by,
    all.map(({ outline }) => outline),
  );
  return stopped === null ? null : [shift(from, direction, by), all[stopped]!.each];
}

/**
 * What bars the way of a unit along some strides. @clause dg.move.blocked
 * dg.move.no-interpenetration
 */
export function wayBarred(state: Field, unit: Unit, strides: readonly Stride[]): Refused | null {
  const others = unitsIn(state)
    .filter(({ id }) => id !== unit.id)
    .map((other): Standing => ({ other, base: baseOf(state, other) }));
  const obstacles = obstaclesFor(state, unit, others);
  for (const [n, stride] of strides.entries()) {
    const stop = stopOn(obstacles, stride);
    if (stop === null) continue;
    const [{ at }, { clause, reason, unit: other, ground }] = stop;
    const shows = [pathOf(unit, strides.slice(0, n + 1), { stopped: at })];
    return reason === 'impassable'
      ? refused(clause, reason, { unit: unit.id, ground: ground! }, shows)
      : refused(clause, reason, { unit: unit.id, other: other! }, shows);
  }
  return standBarred(state, unitAfter(unit, strides), strides, others);
}

/**
 * Whether a unit may move into contact with an enemy: with one who fights friends already.
 * @clause dg.charge.reinforce dg.melee.no-charge-in
 */
const mayJoin = (state: Field, unit: Unit, foe: Unit): boolean =>
  !isGeneral(unit) && !isGeneral(foe) && !isBattery(unit) && foesTouching(state, foe).length > 0;

/**
 * Whether a unit ends in contact with enemies who fight its friends. @clause dg.charge.reinforce
 */
export const endsInMelee = (state: Field, unit: Unit, strides: readonly Stride[]): boolean => {
  const end = strides.at(-1)!.to;
  return enemiesOf(state, unit).some((foe) => mayJoin(state, unit, foe) && areInContact(end, baseOf(state, foe)));
};

/** Whether two units may share ground: a general and his friends. @ruling dg-126 */
export const mayShare = (state: Field, one: Unit, other: Unit): boolean =>
  one.side === other.side && (isMarker(state, one) || isMarker(state, other));

/** Whether an enemy gives way to a unit that comes to stand where he is. @ruling dg-063 dg-128 */
const givesWay = (state: Field, unit: Unit, other: Unit): boolean =>
  unit.side !== other.side && (passes(state, unit, other) || (isMarker(state, other) && !isGeneral(unit)));

/**
 * A unit ends on the table, on nobody, and touches no enemy but those who fight friends: that would
 * be a charge.
 * @clause dg.melee.contact dg.charge.reinforce
 */
function standBarred(
  state: Field,
  unit: Unit,
  strides: readonly Stride[],
  others: readonly Standing[],
): Refused | null {
  const end = strides.at(-1)?.to ?? baseOf(state, unit);
  const shows = [pathOf(unit, strides)];
  if (strides.some(({ to }) => !isOn(corners(to), state.size)))
    return refused('dg.move.optional', 'off-table', { unit: unit.id }, shows);
  for (const { other, base } of others) {
    if (mayShare(state, unit, other) || givesWay(state, unit, other)) continue;
    if (overlaps(end, base))
      return refused('dg.move.no-interpenetration', 'ends-on', { unit: unit.id, other: other.id }, shows);
    if (other.side === unit.side || isGeneral(unit) || isGeneral(other)) continue;
    if (areInContact(end, base) && !areInContact(baseOf(state, unit), base) && !mayJoin(state, unit, other))
      return refused('dg.melee.contact', 'would-touch', { unit: unit.id, other: other.id }, shows);
  }
  return null;
}

/**
 * Whether a unit comes nearer to the enemy who is nearest to it, by more than a hair.
 * @ruling dg-151
 */
export function comesNearer(
  state: Field,
  unit: Unit,
  strides: readonly Stride[],
  counts: (foe: Body) => boolean = () => true,
): boolean {
  const foes = enemiesOf(state, unit)
    .filter((foe) => counts(foe))
    .map((foe) => baseOf(state, foe));
  const least = (base: Base): Um => Math.min(...foes.map((foe) => gap(base, foe))) as Um;
  return foes.length > 0 && !atMost(least(strides[0]!.from), least(strides.at(-1)!.to));
}
