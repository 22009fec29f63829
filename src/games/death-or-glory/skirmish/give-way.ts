import { core, corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { beyond } from '../../../geometry/edges.ts';
import { facingAlong, type Direction } from '../../../geometry/facings.ts';
import { gap, waysBetween } from '../../../geometry/gaps.ts';
import { hull } from '../../../geometry/hull.ts';
import { SAME, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { dot, size, way, type Point } from '../../../geometry/vectors.ts';
import { baseOf } from '../figures/base.ts';
import { isFormed, isRunning } from '../figures/formed.ts';
import { isSkirmishing, type Body } from '../figures/unit.ts';
import { barredGround } from '../moving/ground.ts';
import { directionOf, type Stride } from '../moving/walk.ts';
import { mayShare } from '../moving/way.ts';
import { read } from '../rulings.ts';
import { enemiesOf, unitsIn, type State } from '../state.ts';
import { GAP, GIVE_WAY, mm } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { catchUp } from './caught.ts';

/** How skirmishers fall back: how far, and whether that is enough. */
interface Retreat {
  readonly to: Base;
  readonly by: Um;
  readonly isClear: boolean;
}

/** How troops have come: where they began, where they stand, and which way they went last. */
interface Advance {
  readonly start: Base;
  readonly end: Base;
  readonly direction: Direction | null;
}

/** The advance that some strides make. */
export function advanceOf(strides: readonly Stride[]): Advance {
  const directions = strides.map(({ from, leg }) => directionOf(from, leg)).filter((each) => each !== null);
  return { start: strides[0]!.from, end: strides.at(-1)!.to, direction: directions.at(-1) ?? null };
}

const isClearOf = (base: Base, foe: Base): boolean => gap(base, foe) >= mm(GAP) - SAME;

/** Whether a place lies ahead of another in a direction. */
const isAheadOf = (direction: Direction, from: Point, point: Point): boolean => dot(direction, way(from, point)) > 0;

/**
 * The direction in which skirmishers fall back: as the troops march that come at them; from troops
 * that come near otherwise, straight away along the shortest way between them.
 */
function away(base: Base, { start, end, direction }: Advance): Direction {
  if (direction !== null && isAheadOf(direction, start.at, base.at)) return direction;
  const [least] = waysBetween(end, base).toSorted((a, b) => size(a) - size(b));
  return overlaps(base, end) || least === undefined || size(least) === 0 ? end.facing : facingAlong(least);
}

/** The steps in which a place to stand is looked for. */
const STEP = mm(1);

/** The least length between two at which `holds`, which does so at the greater; to 10 µm. */
function leastOf(holds: (by: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > SAME) {
    const middle = wholeUm((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** What skirmishers cannot pass when they fall back: enemies, ground, the edges of the table. */
const wallsFor = (state: State, { id, side }: Body, mover: string) => [
  ...unitsIn(state)
    .filter((other) => other.id !== id && other.id !== mover && other.side !== side)
    .map((other) => core(baseOf(state, other))),
  ...barredGround(state, state.units[id]!).flatMap(({ pieces }) => pieces),
  ...beyond(state.size),
];

/**
 * How skirmishers fall back before formed troops: until the gap is kept, and at most 150 mm; they
 * pass friends and stand on nobody.
 * @clause dg.skirmish.give-way dg.skirmish.forty-gap @ruling dg-063
 */
function retreatOf(state: State, skirmishers: Body, advance: Advance, mover: string): Retreat {
  const base = baseOf(state, skirmishers);
  const { end } = advance;
  const direction = away(base, advance);
  const { by: most } = sweep(base, direction, mm(GIVE_WAY), wallsFor(state, skirmishers, mover));
  const others = unitsIn(state).filter(
    ({ id }) => id !== skirmishers.id && id !== mover && !mayShare(state, skirmishers, state.units[id]!),
  );
  const at = (by: number): Base => shift(base, direction, wholeUm(by));
  const isFree = (there: Base): boolean => others.every((other) => !overlaps(there, baseOf(state, other)));
  // Whoever is marched at ends before the troops, and not behind them.
  const isBefore = ({ at: place }: Base): boolean =>
    direction !== advance.direction || isAheadOf(direction, end.at, place);
  const first = isBefore(base) ? Math.max(0, mm(GAP) - gap(base, end)) : 0;
  const stands = (by: number): boolean => isClearOf(at(by), end) && isBefore(at(by)) && isFree(at(by));
  for (let by = first; by <= most; by += STEP) {
    if (!stands(by)) continue;
    const least = by === first ? by : leastOf(stands, by - STEP, by);
    return { to: at(least), by: wholeUm(least), isClear: true };
  }
  let by: number = most;
  while (by > 0 && !isFree(at(by))) by -= STEP;
  return { to: at(Math.max(0, by)), by: wholeUm(Math.max(0, by)), isClear: false };
}

/**
 * The enemy skirmishers to whom formed troops come too near, or over whose heads they would march.
 * @clause dg.skirmish.give-way
 */
const pressedBy = (state: State, mover: Body, { start, end, direction }: Advance): readonly Body[] =>
  isFormed(state, mover) && read(state, 'dg-063') === 'at-once-free'
    ? enemiesOf(state, mover).filter((foe) => {
        if (!isSkirmishing(foe) || isRunning(foe)) return false;
        const base = baseOf(state, foe);
        if (!isClearOf(base, end)) return true;
        const isPassed =
          direction !== null && isAheadOf(direction, start.at, base.at) && !isAheadOf(direction, end.at, base.at);
        return isPassed && overlapping(hull([...corners(start), ...corners(end)]), corners(base));
      })
    : [];

/**
 * Skirmishers fall back at once before formed troops that have come too near; those that cannot are
 * caught. `but`: whom a charge is aimed at.
 * @clause dg.skirmish.give-way dg.skirmish.forty-gap @ruling dg-063 dg-135
 */
export function giveWay(course: Course, mover: Body, advance: Advance, but?: string): void {
  for (const foe of pressedBy(course.state, mover, advance)) {
    if (foe.id === but) continue;
    const { to, by, isClear } = retreatOf(course.state, foe, advance, mover.id);
    const pose = { at: to.at, facing: to.facing };
    const before = mover.id;
    if (by > 0)
      course.record({ type: 'gave-way', unit: foe.id, to: pose, by, before, clauses: ['dg.skirmish.give-way'] });
    if (!isClear) catchUp(course, foe.id, before, 'dg.skirmish.give-way');
  }
}

/**
 * The skirmishers that formed troops would come to stand on, or to pass, because these can fall
 * back no farther; undefined if there are none.
 * @ruling dg-063
 */
export const overrun = (state: State, mover: Body, advance: Advance): Body | undefined =>
  pressedBy(state, mover, advance).find((foe) => {
    const { to, isClear } = retreatOf(state, foe, advance, mover.id);
    const { direction, end } = advance;
    return overlaps(to, end) || (direction !== null && !isClear && !isAheadOf(direction, end.at, to.at));
  });
