import type { Outline } from './outlines.ts';
import { orient, type Point } from './vectors.ts';

/** One half of a hull: from the first point to the last, always turning right. */
function chain(points: readonly Point[]): readonly Point[] {
  const found: Point[] = [];
  for (const point of points) {
    while (found.length > 1 && orient(found.at(-2)!, found.at(-1)!, point) >= 0) found.pop();
    found.push(point);
  }
  return found.slice(0, -1);
}

/**
 * The smallest convex outline around some points, clockwise, without corners on a straight edge.
 * Exact for whole micrometres. Points in one line have a hull of two corners, or of one.
 */
export function hull(points: readonly Point[]): Outline {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const different = sorted.filter((point, n) => n === 0 || String(point) !== String(sorted[n - 1]));
  if (different.length < 2) return different;
  return [...chain(different), ...chain(different.toReversed())];
}
