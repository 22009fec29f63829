import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cross,
  distance,
  dot,
  FARTHEST,
  mean,
  orient,
  pointAt,
  pointsAround,
  size,
  way,
  wayToStretch,
} from '../../src/geometry/vectors.ts';
import { layouts, length, pointMm, points, TEN_THOUSAND, shares } from './tables.ts';

const coordinate = fc.oneof(
  fc.constantFrom(0 - FARTHEST, FARTHEST, FARTHEST - 1),
  fc.integer({ min: 0 - FARTHEST, max: FARTHEST }),
);
const anywhere = fc.tuple(coordinate, coordinate).map(([x, y]) => pointAt(x, y));
const exactly = ([x, y]: readonly [number, number]) => [BigInt(x), BigInt(y)] as const;

describe('of points as far out as any may be', () => {
  test('products are exact, and so is the side of a line', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, p) => {
        const [[ax, ay], [bx, by]] = [exactly(way(a, b)), exactly(way(a, p))];
        expect(BigInt(orient(a, b, p))).toBe(ax * by - ay * bx);
        expect(BigInt(cross(way(a, b), way(a, p)))).toBe(ax * by - ay * bx);
        expect(BigInt(dot(way(a, b), way(a, p)))).toBe(ax * bx + ay * by);
      }),
      TEN_THOUSAND,
    );
  });

  test('the distance is the true one to the nearest micrometre, and the same both ways', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const [x, y] = exactly(way(a, b));
        const twice = 2n * BigInt(distance(a, b));
        const fourfold = 4n * (x * x + y * y);
        expect(fourfold < (twice + 1n) ** 2n && (twice === 0n || fourfold > (twice - 1n) ** 2n)).toBe(true);
        expect(distance(b, a)).toBe(distance(a, b));
      }),
      TEN_THOUSAND,
    );
  });

  test('a whole number is never nearer to the square of a half than a double can tell', () => {
    const roots = fc.integer({ min: 1, max: 2 * FARTHEST });
    fc.assert(
      fc.property(roots, (root) => {
        const [below, above] = [root * root + root, root * root + root + 1];
        expect([Math.sqrt(below) < root + 0.5, Math.sqrt(above) > root + 0.5]).toEqual([true, true]);
      }),
      TEN_THOUSAND,
    );
  });
});

test('there are four points around another', () => {
  expect(pointsAround(pointMm(10, 20), length(5_000))).toEqual([
    pointMm(5, 20),
    pointMm(10, 25),
    pointMm(15, 20),
    pointMm(10, 15),
  ]);
});

test('the way to a stretch is the shortest, and the same to the last bit however the table lies', () => {
  fc.assert(
    fc.property(fc.tuple(points, points, points, layouts, shares), ([p, a, b, laid, share]) => {
      const by = wayToStretch(p, [a, b]);
      const [ax, ay] = way(p, a);
      const [dx, dy] = way(a, b);
      expect(size(by)).toBeLessThanOrEqual(size([ax + dx * share, ay + dy * share]) + 1e-6);
      const there = wayToStretch(laid.point(p), [laid.point(b), laid.point(a)]);
      expect(size(there)).toBe(size(by));
      // -0 and 0 are the same.
      expect(there.map((part) => part + 0)).toEqual(laid.way(by).map((part) => part + 0));
    }),
    TEN_THOUSAND,
  );
});

test('the mean of points is right to the micrometre, wherever the table lies', () => {
  expect(mean([pointAt(3, 4)])).toEqual([3, 4]);
  expect(mean([pointAt(0, 0), pointAt(10, 0), pointAt(2, 9)])).toEqual([4, 3]);
  const place = fc.integer({ min: -1000, max: 1000 });
  const some = fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(some, place, (pairs, by) => {
      const all = pairs.map(([x, y]) => pointAt(x, y));
      const [x, y] = mean(all);
      expect(mean(all.map(([left, up]) => pointAt(left + by, up - by)))).toEqual([x + by, y - by]);
      for (const [nth, at] of [x, y].entries()) {
        const exact = pairs.reduce((sum, pair) => sum + pair[nth]!, 0) / pairs.length;
        expect(Math.abs(at - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }),
  );
});
