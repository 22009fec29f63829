import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  corners,
  covers,
  distance,
  EPSILON,
  facingTo,
  isInArc,
  lengthText,
  MM,
  mm,
  pointsAround,
} from '../../src/geometry/table.ts';
import type { Base, Direction, Point } from '../../src/geometry/table.ts';

const point = (x: number, y: number): Point => [mm(x), mm(y)];

describe('a length', () => {
  test.each([
    [1, 'inch', 25.4],
    [1, 'bracket', 19.05],
    [1, 'cm', 10],
    [3, 'mm', 3],
    [6, 'inch', 152.4],
  ] as const)('of %i %s is %d mm', (count, measure, millimetres) => {
    expect(mm(count, measure)).toBeCloseTo(millimetres, 9);
  });

  test('without a unit is in millimetres, and [1] is three quarters of an inch', () => {
    expect(mm(7)).toBe(7);
    expect(MM.bracket).toBeCloseTo(0.75 * MM.inch, 9);
  });
});

describe('a base', () => {
  const HALF = Math.SQRT1_2;
  const base = (facing: Direction): Base => ({ at: point(100, 50), facing, width: mm(60), depth: mm(20) });

  test.each([
    [
      'north',
      [0, 1],
      [
        [70, 60],
        [130, 60],
        [130, 40],
        [70, 40],
      ],
    ],
    [
      'east',
      [1, 0],
      [
        [110, 80],
        [110, 20],
        [90, 20],
        [90, 80],
      ],
    ],
    [
      'south',
      [0, -1],
      [
        [130, 40],
        [70, 40],
        [70, 60],
        [130, 60],
      ],
    ],
    [
      'west',
      [-1, 0],
      [
        [90, 20],
        [90, 80],
        [110, 80],
        [110, 20],
      ],
    ],
  ] as const)(
    'that faces %s has its corners front left, front right, rear right, rear left',
    (_facing, facing, wanted) => {
      expect(corners(base(facing))).toEqual(wanted);
    },
  );

  test('keeps its size and its centre whichever way it faces', () => {
    const facings = fc.constantFrom<Direction>(
      [0, 1],
      [1, 0],
      [HALF, HALF],
      [HALF, -HALF],
      [0.6, 0.8],
      [-0.8, 0.6],
      [-0.28, -0.96],
    );
    fc.assert(
      fc.property(facings, (facing) => {
        const [a, b, c, d] = corners(base(facing));
        for (const [from, to, length] of [
          [a, b, 60],
          [b, c, 20],
          [c, d, 60],
          [d, a, 20],
        ] as const) {
          expect(Math.abs(distance(from, to) - length)).toBeLessThan(EPSILON);
        }
        expect((a[0] + c[0]) / 2).toBeCloseTo(100, 6);
        expect((b[1] + d[1]) / 2).toBeCloseTo(50, 6);
      }),
    );
  });
});

describe('a distance', () => {
  test.each([
    [point(0, 0), point(3, 4), 5],
    [point(-3, 0), point(0, -4), 5],
    [point(7, 7), point(7, 7), 0],
  ])('from %j to %j is %d', (a, b, length) => {
    expect(distance(a, b)).toBe(length);
  });

  test('is the same both ways', () => {
    const points = fc
      .tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }))
      .map(([x, y]) => point(x, y));
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
      }),
    );
  });
});

describe('on a table', () => {
  const base: Base = { at: point(100, 50), facing: [1, 0], width: mm(60), depth: mm(20) };

  test('a facing leads from one point to another', () => {
    expect(facingTo(point(1, 1), point(4, 5), [0, 1])).toEqual([0.6, 0.8]);
    expect(facingTo(point(1, 1), point(1, 1), [0, 1])).toEqual([0, 1]);
  });

  test('there are four points around another', () => {
    expect(pointsAround(point(10, 20), 5)).toEqual([point(5, 20), point(10, 25), point(15, 20), point(10, 15)]);
  });

  test('a base covers what lies on it and at its edge', () => {
    const inside = [point(110, 80), point(90, 20), point(100, 50)].map((each) => covers(base, each));
    const outside = [point(110.1, 50), point(100, 80.1)].map((each) => covers(base, each));
    expect([...inside, ...outside]).toEqual([true, true, true, false, false]);
  });

  test('an arc opens from the corners of a front', () => {
    const isIn = (x: number, y: number, slope = 1) => isInArc(base, slope, point(x, y));
    expect([isIn(110, 80), isIn(130, 100), isIn(109, 50), isIn(130, 101)]).toEqual([true, true, false, false]);
    expect([isIn(300, 80, 0), isIn(300, 81, 0)]).toEqual([true, false]);
  });

  test('a length is told in the measure of its rulebook', () => {
    expect([lengthText(MM.inch * 5.5, 'inch'), lengthText(57.15, 'bracket'), lengthText(120, 'cm')]).toEqual([
      '5.5 in',
      '[3]',
      '12 cm',
    ]);
  });
});
