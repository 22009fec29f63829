import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { angleOf, cosSin, DEGREE } from '../../src/geometry/angles.ts';
import {
  along,
  degreesBetween,
  facingAlong,
  facingTo,
  NORTH,
  opposite,
  radiansTo,
  square,
  turned,
  UNIT,
} from '../../src/geometry/facings.ts';
import { size } from '../../src/geometry/vectors.ts';
import { degrees, facings, hands, layouts, pointMm, TEN_THOUSAND } from './tables.ts';

describe('an angle', () => {
  test('has the cosine and the sine that it has, and is found again from them', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ min: -20, max: 20, noNaN: true }),
          fc.integer({ min: -2e7, max: 2e7 }).map((n) => n / 1e6),
        ),
        (radians) => {
          const [cos, sin] = cosSin(radians);
          expect(Math.abs(cos - Math.cos(radians))).toBeLessThan(1e-14);
          expect(Math.abs(sin - Math.sin(radians))).toBeLessThan(1e-14);
          expect(Math.abs(angleOf([cos, sin]) - Math.atan2(sin, cos))).toBeLessThan(1e-14);
        },
      ),
      TEN_THOUSAND,
    );
  });

  test('of nothing is none, and of the axes is a quarter turn', () => {
    expect([angleOf([0, 0]), angleOf([0, 5]), angleOf([-5, 0]), angleOf([0, -5])].map((each) => each / DEGREE)).toEqual(
      [0, 90, 180, -90],
    );
  });
});

describe('a facing', () => {
  test.each([
    ['north', 0, [0, UNIT]],
    ['north-east', 45, [707_107, 707_107]],
    ['east', 90, [UNIT, 0]],
    ['south', 180, [0, -UNIT]],
    ['west', 270, [-UNIT, 0]],
    ['30° to the right', 30, [500_000, 866_025]],
  ] as const)('to the %s is %i° to the right of north', (_name, angle, facing) => {
    expect(turned(NORTH, 'right', angle)).toEqual(facing);
  });

  test('leads from one point to another', () => {
    expect(facingTo(pointMm(1, 1), pointMm(4, 5), NORTH)).toEqual([600_000, 800_000]);
    expect(facingTo(pointMm(1, 1), pointMm(1, 1), NORTH)).toBe(NORTH);
    expect(() => facingAlong([0, 0])).toThrow('No way, no facing');
  });

  test('keeps its length in any turn, and is turned as far as was said', () => {
    fc.assert(
      fc.property(facings, hands, degrees, (facing, hand, angle) => {
        const there = turned(facing, hand, angle);
        expect(there.every(Number.isInteger)).toBe(true);
        expect(Math.abs(size(there) - UNIT)).toBeLessThan(1);
        const off = Math.abs(radiansTo(facing, hand, there) / DEGREE - angle) % 360;
        expect(Math.min(off, 360 - off)).toBeLessThan(0.0001);
      }),
      TEN_THOUSAND,
    );
  });

  test('turned by quarters is exact, and four of them lead back', () => {
    fc.assert(
      fc.property(facings, hands, (facing, hand) => {
        expect(turned(facing, hand, 90)).toEqual(square(facing, hand));
        expect(turned(facing, hand, 180)).toEqual(opposite(facing));
        expect(turned(turned(facing, hand, 270), hand, 90)).toEqual(facing);
      }),
      TEN_THOUSAND,
    );
  });

  test('is turned alike to the last bit however the table lies', () => {
    fc.assert(
      fc.property(fc.tuple(facings, facings, hands, degrees, layouts), ([one, other, hand, angle, laid]) => {
        const [a, b] = [laid.facing(one), laid.facing(other)];
        expect(turned(a, laid.hand(hand), angle)).toEqual(laid.facing(turned(one, hand, angle)));
        expect(degreesBetween(a, b)).toBe(degreesBetween(one, other));
        expect(radiansTo(a, laid.hand(hand), b)).toBe(radiansTo(one, hand, other));
        expect(along(a, angle * 1000)).toEqual(laid.way(along(one, angle * 1000)));
      }),
      TEN_THOUSAND,
    );
  });

  test('is as far from another as that is from it', () => {
    expect(degreesBetween(NORTH, turned(NORTH, 'left', 30))).toBeCloseTo(30, 3);
    fc.assert(
      fc.property(facings, facings, (one, other) => {
        expect(degreesBetween(one, other)).toBe(degreesBetween(other, one));
      }),
      TEN_THOUSAND,
    );
  });
});
