import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcOf, contains, isBehindFront, quarterOf, reaches } from '../../src/geometry/arcs.ts';
import { corners, middleOf, seenFrom } from '../../src/geometry/bases.ts';
import { NORTH } from '../../src/geometry/facings.ts';
import { pointAt } from '../../src/geometry/vectors.ts';
import { baseMm, bases, layouts, outlines, pairs, pieces, pointMm, points, sides, TEN_THOUSAND } from './tables.ts';

describe('an arc', () => {
  const gun = baseMm([100, 50], NORTH, [60, 20]);
  const isIn = (x: number, y: number, degrees = 45) => contains(arcOf(gun, degrees), pointMm(x, y));

  test('opens outwards from the corners of a front (tt-012)', () => {
    expect([isIn(100, 60), isIn(150, 80), isIn(150.01, 80), isIn(150.03, 80), isIn(100, 59)]).toEqual([true, true, true, false, false]);
    expect([isIn(130, 200, 0), isIn(131, 200, 0), isIn(400, 60, 90), isIn(400, 59, 90)]).toEqual([true, false, true, false]);
  }); // prettier-ignore

  test('is reached by any part of a target, though no corner lies in it', () => {
    const wide = baseMm([100, 100], NORTH, [400, 10]);
    expect(reaches(arcOf(gun, 0), corners(wide))).toBe(true);
    expect(reaches(arcOf(gun, 0), corners(baseMm([200, 100], NORTH, [60, 10])))).toBe(false);
    // Near the corner of the arc, only the target's own edge separates them.
    expect(reaches(arcOf(gun, 10), corners(baseMm([138, 54], NORTH, [10, 10])))).toBe(false);
  });

  test('of half a turn is all that lies before the front', () => {
    const ahead = (y: number) => reaches(arcOf(gun, 90), corners(baseMm([140, y], NORTH, [60, 10])));
    expect([100, 65, 56, 54.98, 40].map(ahead)).toEqual([true, true, true, false, false]);
  });

  test('is the same to the last bit however the table lies', () => {
    const openings = fc.constantFrom(0, 10, 45, 60, 90);
    fc.assert(
      fc.property(fc.tuple(pairs, layouts, sides, openings, outlines), ([[a, b], laid, side, degrees, ground]) => {
        const [here, there] = [arcOf(a, degrees, side), arcOf(laid.base(a), degrees, laid.side(side))];
        for (const target of [corners(b), ...pieces([ground])])
          expect(reaches(there, laid.outline(target))).toBe(reaches(here, target));
        expect(isBehindFront(laid.base(a), laid.outline(corners(b)))).toBe(isBehindFront(a, corners(b)));
        // A point on the middle line of a base is beside neither flank, so it has no mirror image.
        if (seenFrom(a, b.at).right !== 0)
          expect(quarterOf(laid.base(a), laid.point(b.at))).toBe(laid.side(quarterOf(a, b.at)));
      }),
      TEN_THOUSAND,
    );
  });

  test('holds what lies no farther aside than it opens', () => {
    fc.assert(
      fc.property(bases, points, fc.integer({ min: 1, max: 89 }), (base, point, degrees) => {
        const { ahead, right } = seenFrom(base, point);
        const [before, aside] = [ahead - base.depth / 2, Math.abs(right) - base.width / 2];
        const over = aside - before * Math.tan((degrees * Math.PI) / 180);
        const isNear = Math.abs(before) < 50 || Math.abs(over) < 5000;
        if (!isNear) expect(contains(arcOf(base, degrees), point)).toBe(before > 0 && over < 0);
      }),
      TEN_THOUSAND,
    );
  });

  test('of 45° before each side: every point off a base lies in its quarter', () => {
    fc.assert(
      fc.property(bases, points, (base, point) => {
        const { ahead, right } = seenFrom(base, point);
        fc.pre(Math.abs(ahead) > base.depth / 2 || Math.abs(right) > base.width / 2);
        expect(contains(arcOf(base, 45, quarterOf(base, point)), point)).toBe(true);
      }),
      TEN_THOUSAND,
    );
  });
});

test('behind the line of a front is what enfilades it (tt-074)', () => {
  const regiment = baseMm([100, 100], NORTH, [25, 12]);
  const firer = (y: number) => baseMm([60, y], NORTH, [25, 12]);
  const muzzle = (y: number) => isBehindFront(regiment, [middleOf(firer(y), 'front')]);
  expect([100.1, 100, 99.99, 99.98, 90].map(muzzle)).toEqual([false, false, false, true, true]);
  expect([99.98, 90].map((y) => isBehindFront(regiment, corners(firer(y))))).toEqual([true, true]);
  expect(isBehindFront(regiment, [pointAt(0, 0), pointMm(0, 200)])).toBe(false);
});

test('a border between quarters counts to the front or the rear', () => {
  const base = baseMm([100, 100], NORTH, [20, 10]);
  const found = [pointMm(115, 110), pointMm(85, 90), pointMm(116, 110), pointMm(84, 90), pointMm(100, 100)];
  expect(found.map((point) => quarterOf(base, point))).toEqual(['front', 'rear', 'right', 'left', 'front']);
});
