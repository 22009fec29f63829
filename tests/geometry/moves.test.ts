import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, middleOf } from '../../src/geometry/bases.ts';
import { NORTH, square, turned, UNIT } from '../../src/geometry/facings.ts';
import { um } from '../../src/geometry/lengths.ts';
import {
  aboutFace,
  advance,
  halfWheel,
  moved,
  oblique,
  pivot,
  reshaped,
  shift,
  wheel,
  wheelBy,
  wheeled,
  wheelLength,
} from '../../src/geometry/moves.ts';
import { distance, size, way } from '../../src/geometry/vectors.ts';
import { baseMm, bases, degrees, facings, hands, layouts, length, pointMm, TEN_THOUSAND, shares } from './tables.ts';

describe('a move', () => {
  const hussars = baseMm([100, 100], NORTH, [60, 20]);

  test('goes ahead, back, aside and obliquely, and keeps its facing', () => {
    const four = um(4, '[1]');
    expect(advance(hussars, four).at).toEqual(pointMm(100, 176.2));
    expect(advance(hussars, length(0 - four)).at).toEqual(pointMm(100, 23.8));
    expect(oblique(hussars, 'right', 90, four)).toEqual({ ...hussars, at: pointMm(176.2, 100) });
    expect(oblique(hussars, 'left', 45, um(10, 'cm'))).toEqual({ ...hussars, at: pointMm(29.289, 170.711) });
    expect(moved(hussars, [1, -2]).at).toEqual([100_001, 99_998]);
  });

  test('about-face and back is where it was; a pivot keeps the centre (tt-014)', () => {
    expect(aboutFace(hussars)).toEqual({ ...hussars, facing: [0, -UNIT] });
    expect(aboutFace(aboutFace(hussars))).toEqual(hussars);
    expect(pivot(hussars, square(NORTH, 'left')).at).toBe(hussars.at);
  });

  test('to another shape keeps the middle of the front, or the centre', () => {
    const column = reshaped(hussars, { width: length(20_000), depth: length(60_000) });
    expect([middleOf(column, 'front'), column.at]).toEqual([middleOf(hussars, 'front'), pointMm(100, 80)]);
    expect(reshaped(hussars, { width: length(20_000), depth: length(60_000) }, 'centre').at).toEqual(hussars.at);
  });

  test('comes out the same to the last bit however the table lies', () => {
    const lengths = fc.integer({ min: -300_000, max: 300_000 }).map(length);
    fc.assert(
      fc.property(fc.tuple(bases, layouts, hands, degrees, facings, lengths), ([base, laid, hand, angle, to, by]) => {
        const there = laid.base(base);
        expect(shift(there, laid.facing(to), by)).toEqual(laid.base(shift(base, to, by)));
        expect(oblique(there, laid.hand(hand), angle, by)).toEqual(laid.base(oblique(base, hand, angle, by)));
        expect(wheel(there, laid.hand(hand), laid.facing(to))).toEqual(laid.base(wheel(base, hand, to)));
        expect(wheelBy(there, laid.hand(hand), by)).toEqual(laid.base(wheelBy(base, hand, by)));
        expect(wheelLength(there, laid.hand(hand), laid.facing(to))).toBe(wheelLength(base, hand, to));
        const shape = { width: base.depth, depth: base.width };
        expect(reshaped(there, shape)).toEqual(laid.base(reshaped(base, shape)));
      }),
      TEN_THOUSAND,
    );
  });

  test('straight on goes as far as was said, to the micrometre', () => {
    fc.assert(
      fc.property(bases, facings, fc.integer({ min: 0, max: 2_000_000 }), (base, to, by) => {
        const [x, y] = way(base.at, shift(base, to, length(by)).at);
        expect(size([x - (to[0] * by) / size(to), y - (to[1] * by) / size(to)])).toBeLessThan(0.7072);
      }),
      TEN_THOUSAND,
    );
  });
});

describe('a wheel', () => {
  test('by a quarter turn takes the outer corner a quarter of a circle', () => {
    const line = baseMm([100, 100], NORTH, [60, 20]);
    const west = square(NORTH, 'left');
    expect(wheelLength(line, 'left', west)).toBe(Math.round(30_000 * Math.PI));
    expect(corners(wheel(line, 'left', west)).slice(0, 2)).toEqual([pointMm(70, 110), pointMm(70, 170)]);
    expect(halfWheel(line)).toBe(Math.round(60_000 * Math.PI));
    expect(wheelLength(line, 'right', west)).toBe(Math.round(90_000 * Math.PI));
  });

  test('keeps its hinge to the micrometre, and takes the outer corner as far as was said', () => {
    fc.assert(
      fc.property(bases, hands, shares, (base, hand, share) => {
        const by = length(Math.round(halfWheel(base) * share));
        const end = wheelBy(base, hand, by);
        const [hinge, outer] = hand === 'left' ? [0, 1] : [1, 0];
        expect(corners(end)[hinge]).toEqual(corners(base)[hinge]);
        const chord = 2 * base.width * Math.sin(by / base.width / 2);
        expect(Math.abs(distance(corners(base)[outer]!, corners(end)[outer]!) - chord)).toBeLessThan(4);
        expect(end.facing).toEqual(wheeled(base, hand, by));
        expect(wheelBy(base, hand, length(0))).toEqual(base);
        if (share < 0.99) expect(Math.abs(wheelLength(base, hand, end.facing) - by)).toBeLessThanOrEqual(1);
      }),
      TEN_THOUSAND,
    );
  });

  test('to a facing is the turn to it', () => {
    expect(wheel(baseMm([0, 0], NORTH, [60, 20]), 'right', turned(NORTH, 'right', 30)).facing).toEqual([
      500_000, 866_025,
    ]);
  });
});
