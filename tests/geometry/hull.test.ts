import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hull } from '../../src/geometry/hull.ts';
import { holds, isConvex, twiceArea } from '../../src/geometry/outlines.ts';
import { pointAt, type Point } from '../../src/geometry/vectors.ts';

const at = (...spots: readonly (readonly [number, number])[]): readonly Point[] => spots.map(([x, y]) => pointAt(x, y));

test.each([
  ['a square with a point inside and one on an edge', at([0, 0], [4, 0], [4, 4], [0, 4], [2, 1], [2, 4]), 4],
  ['a triangle', at([0, 0], [5, 1], [2, 7]), 3],
  ['two fronts that face each other', at([0, 0], [10, 0], [2, 8], [8, 8]), 4],
  ['points in a line', at([0, 0], [2, 2], [5, 5]), 2],
  ['one point, twice', at([3, 3], [3, 3]), 1],
])('the hull of %s', (_what, points, corners) => {
  expect(hull(points)).toHaveLength(corners);
});

test('a hull is convex, clockwise, and holds every point', () => {
  const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (spots) => {
      const points = at(...spots);
      const found = hull(points);
      if (found.length < 3) return;
      expect(isConvex(found)).toBe(true);
      expect(twiceArea(found)).toBeLessThan(0);
      expect(points.filter((each) => !holds(found, each))).toEqual([]);
    }),
  );
});
