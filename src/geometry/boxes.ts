import type { Vector } from './vectors.ts';

/** The upright box round some points: a quick way to skip what is too far away to matter. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** The smallest box round some points. A loop, because it is called for every obstacle. */
export function boxRound(points: readonly Vector[]): Box {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return { left, right, low, high };
}

/** A box enlarged on every side. */
export const grown = ({ left, right, low, high }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  low: low - by,
  high: high + by,
});

/**
 * Do all these points lie beyond the same side of a box? If not, their shape may still miss the
 * box.
 */
export const isClearOf = ({ left, right, low, high }: Box, points: readonly Vector[]): boolean =>
  points.every(([x]) => x < left) ||
  points.every(([x]) => x > right) ||
  points.every(([, y]) => y < low) ||
  points.every(([, y]) => y > high);
