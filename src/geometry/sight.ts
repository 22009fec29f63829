import { edgesOf, isConvex, spansInside, type Outline, type Stretch } from './outlines.ts';
import { orient, size, way, type Point } from './vectors.ts';

/**
 * Does the straight line between two points miss all these outlines? It may run along an edge and
 * past a corner. Use the `screen` of a base, which has a border, so that touching bases block like
 * a wall. Outlines need not be convex. The result is the same both ways, and exact for convex
 * outlines.
 */
export const sees = (from: Point, to: Point, blockers: readonly Outline[]): boolean =>
  !blockers.some((outline) => stops([from, to], outline));

/**
 * The indexes of all blockers that stop the line between two points, so that a refusal can name
 * them.
 */
export const inTheWay = (from: Point, to: Point, blockers: readonly Outline[]): readonly number[] =>
  blockers.flatMap((outline, n) => (stops([from, to], outline) ? [n] : []));

/**
 * In an outline that is not convex, a line that runs inside for at most this many micrometres only
 * touches it.
 */
const TOUCHES = 1e-6;

function stops(line: Stretch, outline: Outline): boolean {
  const [from, to] = line;
  let [isLeft, isRight] = [false, false];
  for (const point of outline) {
    const side = orient(from, to, point);
    if (side > 0) isLeft = true;
    else if (side < 0) isRight = true;
  }
  if (!isLeft || !isRight) return false;
  if (isConvex(outline)) return !edgesOf(outline).some(([a, b]) => orient(a, b, from) >= 0 && orient(a, b, to) >= 0);
  const [low, high] = inOrder(line);
  return spansInside([low, high], outline).some(
    ([start, end]) => Math.min(end, size(way(low, high))) - Math.max(start, 0) > TOUCHES,
  );
}

/** The same ends in the same order, whichever way the line was given. */
const inOrder = ([a, b]: Stretch): Stretch => (a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a]);
