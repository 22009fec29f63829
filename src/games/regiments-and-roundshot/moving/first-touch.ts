import { core, corners, type Base } from '../../../geometry/bases.ts';
import type { Direction } from '../../../geometry/facings.ts';
import { SAME, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Span } from '../../../geometry/outlines.ts';
import { span } from '../../../geometry/sweeps.ts';
import { touch } from '../formations/contact.ts';
import { baseOf } from '../formations/contact.ts';
import type { Figures, Unit } from '../state.ts';

/** Half the distance at which two squares count as touching: small enough to lie within it. */
const NEAR = SAME / 2;

/** A shared stretch of edge is longer than this, where a corner is not enough. @ruling rr-004 */
const STRETCH = 3 * SAME;

/**
 * The lengths between which a base that goes straight on overlaps another; null if it never does.
 * The start is negative if they overlap already.
 */
export const overlapOn = (base: Base, direction: Direction, other: Base): Span | null =>
  span(core(base), direction, core(other));

/**
 * How far a figure goes straight on until it touches another: a graze is a touch too. Null if it
 * never does, or only behind its start.
 * @clause rr.contact.needed-to-fight @ruling rr-004 rr-043
 */
export function firstTouch(state: Pick<Figures, 'readings'>, unit: Unit, direction: Direction, other: Unit): Um | null {
  const [base, still] = [baseOf(state, unit), baseOf(state, other)];
  const near = span(corners(base), direction, corners(still), NEAR);
  if (near === null || near[1] <= 0) return null;
  const on = span(corners(base), direction, corners(still));
  const isOn = on !== null && on[0] - near[0] < 4 * SAME;
  const meets = Math.max(0, isOn ? on[0] : near[0] + NEAR);
  const touches = (by: number): boolean => touch(state, { ...unit, at: shift(base, direction, wholeUm(by)).at }, other);
  return [meets, meets + STRETCH].map((by) => wholeUm(by)).find(touches) ?? null;
}

/**
 * The farthest place up to a length at which none of some bases that go straight on together
 * stands on any of the others; 0 if there is none.
 * @ruling rr-042
 */
export function lastFree(bases: readonly Base[], direction: Direction, limit: Um, others: readonly Base[]): Um {
  const taken = bases.flatMap((base) => others.map((other) => overlapOn(base, direction, other)));
  const inside = (by: number): Span | null | undefined =>
    taken.find((each) => each !== null && each[0] < by && by < each[1]);
  let by: number = limit;
  // Each shared place moves the end back to where it begins, where another may begin.
  for (let shared = inside(by); shared; shared = inside(by)) by = Math.floor(shared[0]);
  return wholeUm(Math.max(0, by));
}
