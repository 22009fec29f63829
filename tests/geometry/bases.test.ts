import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aheadOf,
  corners,
  covers,
  middleOf,
  outwards,
  overlaps,
  seenFrom,
  sideOf,
  SIDES,
  wayIn,
} from '../../src/geometry/bases.ts';
import { NORTH, square, type Direction } from '../../src/geometry/facings.ts';
import { pivot } from '../../src/geometry/moves.ts';
import { pointAt, size, way } from '../../src/geometry/vectors.ts';
import { baseMm, bases, facings, layouts, length, pairs, pointMm, points, sides, TEN_THOUSAND } from './tables.ts';

const EAST = square(NORTH, 'right');

describe('a base', () => {
  test.each<readonly [string, Direction, readonly (readonly [number, number])[]]>([
    ['north', NORTH, [[70, 60], [130, 60], [130, 40], [70, 40]]],
    ['east', EAST, [[110, 80], [110, 20], [90, 20], [90, 80]]],
    ['south', square(EAST, 'right'), [[130, 40], [70, 40], [70, 60], [130, 60]]],
    ['west', square(NORTH, 'left'), [[90, 20], [90, 80], [110, 80], [110, 20]]],
  ])('that faces %s has its corners front left, front right, rear right, rear left', (_facing, facing, wanted) => {
    expect(corners(baseMm([100, 50], facing, [60, 20]))).toEqual(wanted.map(([x, y]) => pointMm(x, y)));
  }); // prettier-ignore

  test('has four sides, each with its middle and its way out', () => {
    const base = baseMm([100, 50], NORTH, [60, 20]);
    expect(SIDES.map((side) => middleOf(base, side))).toEqual([
      pointMm(100, 60),
      pointMm(130, 50),
      pointMm(100, 40),
      pointMm(70, 50),
    ]);
    expect(SIDES.map((side) => outwards(base, side))).toEqual([
      NORTH,
      EAST,
      square(EAST, 'right'),
      square(NORTH, 'left'),
    ]);
    expect(sideOf(base, 'left')).toEqual([pointMm(70, 40), pointMm(70, 60)]);
  });

  test('covers what lies on it and at its edge, to a hundredth of a millimetre', () => {
    const base = baseMm([100, 50], EAST, [60, 20]);
    const inside = [pointMm(110, 80), pointMm(90, 20), pointMm(100, 50), pointMm(110.01, 80)];
    const outside = [pointMm(110.011, 50), pointMm(100, 80.1)];
    expect([...inside, ...outside].map((each) => covers(base, each))).toEqual([true, true, true, true, false, false]);
  });

  test('tells how far ahead of the line of its front something lies (tt-074)', () => {
    const base = baseMm([100, 50], NORTH, [60, 20]);
    expect([pointMm(500, 65), pointMm(0, 60), pointMm(100, 50)].map((each) => aheadOf(base, each))).toEqual([
      5000, 0, -10_000,
    ]);
  });

  test('keeps its size and its centre: each corner is rounded once, by less than a micrometre', () => {
    fc.assert(
      fc.property(bases, (base) => {
        const all = corners(base);
        expect(all.flat().every(Number.isInteger)).toBe(true);
        expect(all[0]![0] + all[2]![0]).toBe(2 * base.at[0]);
        expect(all[1]![1] + all[3]![1]).toBe(2 * base.at[1]);
        const [dx, dy] = way(base.at, all[1]!);
        const [x, y] = wayIn(base, 1, 1);
        expect(size([dx - x, dy - y])).toBeLessThan(0.7072);
        expect(Math.abs(2 * size([x, y]) - Math.sqrt(base.width ** 2 + base.depth ** 2))).toBeLessThan(1e-6);
      }),
      TEN_THOUSAND,
    );
  });

  test('has the same corners, sides and middles however the table lies', () => {
    fc.assert(
      fc.property(bases, layouts, sides, points, (base, laid, side, point) => {
        const there = laid.base(base);
        expect(new Set(corners(there).map(String))).toEqual(new Set(corners(base).map(laid.point).map(String)));
        expect(middleOf(there, laid.side(side))).toEqual(laid.point(middleOf(base, side)));
        expect(outwards(there, laid.side(side))).toEqual(laid.facing(outwards(base, side)));
        expect(covers(there, laid.point(point))).toBe(covers(base, point));
        expect(aheadOf(there, laid.point(point))).toBe(aheadOf(base, point));
        expect(seenFrom(there, laid.point(point)).ahead + 0).toBe(seenFrom(base, point).ahead + 0);
      }),
      TEN_THOUSAND,
    );
  });

  test('has its corners within 2 µm of where they should be after any turn', () => {
    fc.assert(
      fc.property(bases, facings, (base, facing) => {
        const upright = { ...base, facing: NORTH };
        const [x, y] = [base.width / 2, base.depth / 2];
        const [fx, fy] = [facing[0] / size(facing), facing[1] / size(facing)];
        const [dx, dy] = way(base.at, corners(pivot(upright, facing))[1]!);
        expect(size([dx - (fy * x + fx * y), dy - (fy * y - fx * x)])).toBeLessThan(2);
      }),
      TEN_THOUSAND,
    );
  });
});

describe('an overlap', () => {
  test('is no mere touch', () => {
    const base = baseMm([100, 50], NORTH, [60, 20]);
    const beside = (gap: number) => ({ ...base, at: pointAt(160_000 + gap, 50_000) });
    expect([5, 0, -4, -5].map((gap) => overlaps(base, beside(gap)))).toEqual([false, false, false, true]);
    expect(overlaps(base, { ...base, width: length(10_000), depth: length(100_000) })).toBe(true);
  });

  test('is the same for both, however the table lies', () => {
    fc.assert(
      fc.property(pairs, layouts, ([a, b], laid) => {
        const found = overlaps(a, b);
        expect(overlaps(b, a)).toBe(found);
        expect(overlaps(laid.base(a), laid.base(b))).toBe(found);
      }),
      TEN_THOUSAND,
    );
  });
});
