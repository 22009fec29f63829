import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atMost,
  lengthText,
  MEASURES,
  round,
  same,
  SAME,
  touching,
  um,
  type Measure,
} from '../../src/geometry/lengths.ts';
import { length, TEN_THOUSAND } from './tables.ts';

describe('a length', () => {
  test.each([
    [1, 'in', 25_400],
    [1, '[1]', 19_050],
    [1, 'cm', 10_000],
    [3, 'mm', 3_000],
    [200, 'm', 200_000],
    [1 / 3, 'in', 8_467],
    [-1.5, '[1]', -28_575],
  ] as const)('of %d %s is %i micrometres', (count, measure, micrometres) => {
    expect(um(count, measure)).toBe(micrometres);
  });

  test('of [1] is three quarters of an inch', () => {
    expect(4 * um(1, '[1]')).toBe(3 * um(1, 'in'));
  });

  test('is told in the measure of its rulebook', () => {
    const told = (count: number, measure: Measure) => lengthText(um(count, measure), measure);
    expect([told(5.5, 'in'), told(3, '[1]'), told(12, 'cm'), told(2.94, '[1]')]).toEqual([
      '5.5 in',
      '[3]',
      '12 cm',
      '[2.9]',
    ]);
  });

  test('of exactly the limit is within it, and so is what rounding may add (tt-005)', () => {
    const limit = um(2, '[1]');
    expect([-1, 0, SAME, SAME + 1].map((more) => atMost(length(limit + more), limit))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([0, SAME, SAME + 1].map((gap) => touching(length(gap)))).toEqual([true, true, false]);
    expect([same(limit, length(limit + SAME)), same(limit, length(limit - SAME - 1))]).toEqual([true, false]);
  });

  test('is rounded to the mirrored number where it is mirrored, and is never -0', () => {
    const numbers = fc.oneof(
      fc.double({ noNaN: true, min: -1e7, max: 1e7 }),
      fc.integer({ min: -1e7, max: 1e7 }).map((n) => n / 2),
      fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1000),
    );
    fc.assert(
      fc.property(numbers, (number) => {
        expect(round(-number)).toBe(0 - round(number));
        expect(Math.abs(round(number) - number)).toBeLessThanOrEqual(0.5);
        expect(Object.is(round(number), -0)).toBe(false);
      }),
      TEN_THOUSAND,
    );
  });

  test('of each measure is a whole number of micrometres', () => {
    expect(Object.values(MEASURES).every(Number.isInteger)).toBe(true);
  });
});
