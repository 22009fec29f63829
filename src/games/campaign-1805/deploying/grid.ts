import type { Um } from '../../../geometry/lengths.ts';
import type { Outline } from '../../../geometry/outlines.ts';
import { distance, pointAt, type Point } from '../../../geometry/vectors.ts';

/** The points of a grid in the rectangle round an outline, those nearest to a point first. */
export function gridIn(outline: Outline, step: Um, focus?: Point): readonly Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [(Math.max(...xs) - west) / step, (Math.max(...ys) - south) / step].map(Math.floor) as [
    number,
    number,
  ];
  const middle = focus ?? pointAt(Math.floor(west + (columns * step) / 2), Math.floor(south + (rows * step) / 2));
  const points = Array.from({ length: (columns + 1) * (rows + 1) }, (_, n) =>
    pointAt(west + (n % (columns + 1)) * step, south + Math.floor(n / (columns + 1)) * step),
  );
  return points.toSorted((a, b) => distance(a, middle) - distance(b, middle));
}
