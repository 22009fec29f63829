import { core, overlaps, type Base } from '../../../geometry/bases.ts';
import { beyond } from '../../../geometry/edges.ts';
import { facingAlong, type Direction } from '../../../geometry/facings.ts';
import { gap, waysBetween } from '../../../geometry/gaps.ts';
import { SAME, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { size } from '../../../geometry/vectors.ts';
import { baseOf } from '../figures/base.ts';
import { isFormed, isRunning } from '../figures/formed.ts';
import { isSkirmishing, type Body } from '../figures/unit.ts';
import { isBarred, slowGround } from '../moving/ground.ts';
import { mayShare } from '../moving/way.ts';
import { read } from '../rulings.ts';
import { enemiesOf, unitsIn, type State } from '../state.ts';
import { GAP, GIVE_WAY, mm } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/** How skirmishers fall back: how far, and whether that is enough. */
interface Retreat {
  readonly to: Base;
  readonly by: Um;
  readonly isClear: boolean;
}

const isClearOf = (base: Base, foe: Base): boolean => gap(base, foe) >= mm(GAP) - SAME;

/**
 * The direction in which skirmishers fall back: straight away from the troops that come, along the
 * shortest way between them; as these march, if they stand on them already.
 */
function away(base: Base, foe: Base): Direction {
  const [least] = waysBetween(foe, base).toSorted((a, b) => size(a) - size(b));
  return overlaps(base, foe) || least === undefined || size(least) === 0 ? foe.facing : facingAlong(least);
}

/** The steps in which a place to stand is looked for. */
const STEP = mm(1);

/**
 * How skirmishers fall back before formed troops that now stand at `foe`: until the gap is kept,
 * and at most 150 mm; they pass friends and stand on nobody.
 * @clause dg.skirmish.give-way dg.skirmish.forty-gap @ruling dg-063
 */
export function retreatOf(state: State, skirmishers: Body, foe: Base, mover: string): Retreat {
  const base = baseOf(state, skirmishers);
  const direction = away(base, foe);
  const others = unitsIn(state).filter(
    (other) => other.id !== skirmishers.id && other.id !== mover && !mayShare(state, skirmishers, other),
  );
  const walls = [
    ...others.filter((other) => other.side !== skirmishers.side).map((other) => core(baseOf(state, other))),
    ...slowGround(state)
      .filter((piece) => isBarred(skirmishers, piece))
      .flatMap(({ pieces }) => pieces),
    ...beyond(state.size),
  ];
  const { by: most } = sweep(base, direction, mm(GIVE_WAY), walls);
  const isFree = (by: number): boolean => {
    const there = shift(base, direction, wholeUm(by));
    return others.every((other) => !overlaps(there, baseOf(state, other)));
  };
  const first = Math.max(0, mm(GAP) - gap(base, foe));
  for (let by = first; by <= most; by += STEP) {
    const to = shift(base, direction, wholeUm(by));
    if (isClearOf(to, foe) && isFree(by)) return { to, by: wholeUm(by), isClear: true };
  }
  let by: number = most;
  while (by > 0 && !isFree(by)) by -= STEP;
  return { to: shift(base, direction, wholeUm(Math.max(0, by))), by: wholeUm(Math.max(0, by)), isClear: false };
}

/**
 * The enemy skirmishers to whom formed troops that stand at `end` come too near. @clause
 * dg.skirmish.give-way
 */
export const pressedBy = (state: State, mover: Body, end: Base): readonly Body[] =>
  isFormed(mover) && read(state, 'dg-063') === 'at-once-free'
    ? enemiesOf(state, mover).filter(
        (foe) => isSkirmishing(foe) && !isRunning(foe) && !isClearOf(baseOf(state, foe), end),
      )
    : [];

/**
 * Skirmishers fall back at once before formed troops that have come too near; those that cannot are
 * caught.
 * @clause dg.skirmish.give-way dg.skirmish.forty-gap @ruling dg-063 dg-135
 */
export function giveWay(course: Course, mover: Body): void {
  for (const foe of pressedBy(course.state, mover, baseOf(course.state, mover))) {
    const { to, by, isClear } = retreatOf(course.state, foe, baseOf(course.state, mover), mover.id);
    const pose = { at: to.at, facing: to.facing };
    const before = mover.id;
    if (by > 0)
      course.record({ type: 'gave-way', unit: foe.id, to: pose, by, before, clauses: ['dg.skirmish.give-way'] });
    if (!isClear) course.record({ type: 'was-caught', unit: foe.id, before, clauses: ['dg.skirmish.give-way'] });
  }
}

/**
 * The skirmishers that formed troops would come to stand on, because these can fall back no
 * farther; undefined if there are none.
 * @ruling dg-063
 */
export const overrun = (state: State, mover: Body, end: Base): Body | undefined =>
  pressedBy(state, mover, end).find((foe) => overlaps(retreatOf(state, foe, end, mover.id).to, end));
