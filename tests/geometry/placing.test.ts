import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contact } from '../../src/geometry/contact.ts';
import { NORTH, opposite, square } from '../../src/geometry/facings.ts';
import { gap } from '../../src/geometry/gaps.ts';
import { um } from '../../src/geometry/lengths.ts';
import { COMPASS } from '../../src/geometry/compass.ts';
import { beside, facingOf, inRow, isFacing, lookingAt } from '../../src/geometry/placing.ts';
import { baseMm, bases, layouts, length, pointMm, sides, TEN_THOUSAND } from './tables.ts';

describe('placing a base', () => {
  const hussars = baseMm([16 * 19.05, 17 * 19.05], opposite(NORTH), [25, 12]);
  const four = um(4, '[1]');

  test('at a gap before another, facing it', () => {
    const at = { side: 'front', gap: four, shift: um(0, 'mm'), facing: 'toward' } as const;
    const cuirassiers = beside(hussars, hussars, at);
    expect(cuirassiers).toEqual({ ...hussars, facing: NORTH, at: pointMm(304.8, 323.85 - 76.2 - 12) });
    expect(gap(cuirassiers, hussars)).toBe(four);
  });

  test('on a flank it is shifted forward, at front and rear to the right of the other', () => {
    const at = (side: 'left' | 'rear') =>
      beside(baseMm([100, 100], NORTH, [60, 20]), hussars, {
        side,
        gap: length(0),
        shift: um(5, 'mm'),
        facing: 'same',
      });
    expect([at('left').at, at('rear').at]).toEqual([pointMm(57.5, 105), pointMm(105, 84)]);
    const turned = beside(baseMm([100, 100], NORTH, [60, 20]), hussars, {
      side: 'left',
      gap: length(0),
      shift: length(0),
      facing: 'away',
    });
    expect(turned).toMatchObject({ at: pointMm(64, 100), facing: square(NORTH, 'left') });
  });

  test('in a row puts each to the right of the one before', () => {
    const row = inRow(baseMm([100, 100], NORTH, [25, 12]), 3, um(1, 'mm'));
    expect(row.map(({ at }) => at)).toEqual([pointMm(100, 100), pointMm(126, 100), pointMm(152, 100)]);
  });

  test('by the compass, or looking at a place', () => {
    expect(COMPASS.map(facingOf).every(isFacing)).toBe(true);
    expect([facingOf('north'), facingOf('east'), facingOf('south-west')]).toEqual([
      NORTH,
      square(NORTH, 'right'),
      [-707_107, -707_107],
    ]);
    expect(lookingAt(hussars, pointMm(1000, 323.85))).toEqual([1_000_000, 0]);
    expect([isFacing([0, 1]), isFacing([600_000.5, 800_000])]).toEqual([false, false]);
  });

  test('keeps the gap to the micrometre, touches where there is none, and is alike however the table lies', () => {
    const facings = fc.constantFrom('toward' as const, 'away' as const, 'same' as const);
    const gaps = fc.constantFrom(0, 0, 1000, 76_200).map(length);
    fc.assert(
      fc.property(fc.tuple(bases, bases, sides, facings, gaps, layouts), ([of, shape, side, facing, far, laid]) => {
        const placed = beside(of, shape, { side, gap: far, shift: length(0), facing });
        expect(Math.abs(gap(of, placed) - far)).toBeLessThanOrEqual(1);
        expect(contact(of, placed) === null).toBe(far > 0);
        const there = beside(laid.base(of), shape, { side: laid.side(side), gap: far, shift: length(0), facing });
        expect(there).toEqual(laid.base(placed));
      }),
      TEN_THOUSAND,
    );
  });
});
