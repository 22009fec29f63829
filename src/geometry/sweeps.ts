import { core, type Base } from './bases.ts';
import { boxRound, grown, isClearOf } from './boxes.ts';
import { along, type Direction } from './facings.ts';
import { wholeUm, type Um } from './lengths.ts';
import { overlapping, shifted, type Outline, type Span } from './outlines.ts';
import { dot, size, type Vector } from './vectors.ts';

/**
 * Where a move ends, and the index of the obstacle that ended it; null if nothing was in the way.
 */
export interface Stop {
  readonly by: Um;
  readonly stopped: number | null;
}

/**
 * How far rounding may shift a place: at most half the diagonal of a square of 1 µm, 0.708. The
 * rest allows for errors of doubles.
 */
const ROUNDING = 0.75;

/**
 * The lengths between which a convex outline, moving straight along a direction, overlaps another
 * that does not move; null if it never does. The second outline is treated as if it had a border of
 * this width all round (negative: as if it were smaller). Not rounded; the start may be negative.
 */
export function span(moving: Outline, direction: Direction, still: Outline, border = 0): Span | null {
  let enter = -Infinity;
  let leave = Infinity;
  const unit = size(direction);
  const count = moving.length;
  for (let n = 0; n < count + still.length; n++) {
    const axis = n < count ? outwardsOf(moving, n) : outwardsOf(still, n - count);
    const margin = border === 0 ? 0 : border * size(axis);
    const speed = dot(axis, direction) / unit;
    // The projections of both outlines on the axis: the distance from the far side of one to the
    // near side of the other.
    const before = lowest(still, axis) - highest(moving, axis) - margin;
    const behind = highest(still, axis) - lowest(moving, axis) + margin;
    if (speed === 0) {
      if (before >= 0 || behind <= 0) return null;
      continue;
    }
    enter = Math.max(enter, (speed > 0 ? before : behind) / speed);
    leave = Math.min(leave, (speed > 0 ? behind : before) / speed);
    if (enter >= leave) return null;
  }
  return [enter, leave];
}

/** The way outwards from the nth edge of an outline, as long as the edge. */
function outwardsOf(outline: Outline, n: number): Vector {
  const from = outline[n]!;
  const to = outline[n + 1 === outline.length ? 0 : n + 1]!;
  return [from[1] - to[1], to[0] - from[0]];
}

function highest(outline: Outline, axis: Vector): number {
  let far = -Infinity;
  for (const point of outline) far = Math.max(far, dot(point, axis));
  return far;
}

function lowest(outline: Outline, axis: Vector): number {
  let near = Infinity;
  for (const point of outline) near = Math.min(near, dot(point, axis));
  return near;
}

/**
 * How far a base can move straight along a direction before it overlaps an obstacle: the last whole
 * micrometre. It overlaps none there or on the way, and 1 µm more would overlap. A base that
 * already overlaps one does not move. Obstacles are convex: the `core` of each base that may not be
 * entered, `convexPieces` of ground, the strips `beyond` the table's edges.
 */
export function sweep(base: Base, direction: Direction, limit: Um, obstacles: readonly Outline[]): Stop {
  const outline = core(base);
  let stop: Stop = { by: limit, stopped: null };
  const field = grown(boxRound([...outline, ...shifted(outline, along(direction, limit))]), 2);
  obstacles.forEach((obstacle, n) => {
    if (isClearOf(field, obstacle)) return;
    const hit = firstOverlap(outline, direction, obstacle, stop.by);
    if (hit !== null) stop = { by: wholeUm(Math.max(0, hit - 1)), stopped: n };
  });
  return stop;
}

/**
 * The first whole length, up to a limit, at which the outline overlaps the obstacle. Places on the
 * way are rounded, so every length is tried between the first possible and the first certain
 * overlap. Head on, these are a micrometre or two.
 */
function firstOverlap(outline: Outline, direction: Direction, obstacle: Outline, limit: number): number | null {
  // A move along an axis is not rounded. Without this exception, a base that slides along its
  // neighbour would be tried at every micrometre of its way.
  const slack = direction[0] === 0 || direction[1] === 0 ? 0 : ROUNDING;
  const might = span(outline, direction, obstacle, slack);
  if (might === null || might[1] < 0 || might[0] > limit) return null;
  const must = slack === 0 ? might : span(outline, direction, obstacle, -slack);
  const sure = must === null ? Infinity : Math.max(0, Math.floor(must[0]) + 2);
  const last = Math.min(limit, Math.floor(might[1]), must !== null && sure <= must[1] ? sure : Infinity);
  for (let by = Math.max(0, Math.floor(might[0])); by <= last; by++)
    if (overlapping(shifted(outline, along(direction, by)), obstacle)) return by;
  return null;
}
