import type { Vector } from './vectors.ts';

/** The upright box round some points: for putting aside quickly what is too far away to matter. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** The smallest box round some points. Written as a loop, because it is asked of every obstacle. */
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

/** A box grown by so much on every side. */
export const grown = ({ left, right, low, high }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  low: low - by,
  high: high + by,
});

/** Do all these points lie on one side of a box? Where it says no, they may still miss it. */
export const isClearOf = ({ left, right, low, high }: Box, points: readonly Vector[]): boolean =>
  points.every(([x]) => x < left) ||
  points.every(([x]) => x > right) ||
  points.every(([, y]) => y < low) ||
  points.every(([, y]) => y > high);
