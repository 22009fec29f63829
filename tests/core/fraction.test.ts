import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divisor,
  multiple,
  parseFraction,
  reduced,
  sameChance,
  share,
  shortText,
  written,
} from '../../src/core/fraction.ts';

describe('a chance', () => {
  test.each([
    ['32/36', { ways: 32n, of: 36n }],
    ['0', { ways: 0n, of: 1n }],
    ['1', { ways: 1n, of: 1n }],
    [' 1/6 ', { ways: 1n, of: 6n }],
  ])('is read as it is written: %s', (text, value) => {
    expect(parseFraction(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['1/0', 'a fraction that is not divided by zero'],
    ['7/6', 'a chance of at most 1'],
    ['2', 'a chance of at most 1'],
    ['0.5', 'a chance as a fraction, such as 32/36'],
    ['50%', 'a chance as a fraction, such as 32/36'],
    ['-1/6', 'a chance as a fraction, such as 32/36'],
    ['1/6/2', 'a chance as a fraction, such as 32/36'],
    ['', 'a chance as a fraction, such as 32/36'],
  ])('is refused where it is none: %s', (text, error) => {
    expect(parseFraction(text)).toEqual({ ok: false, error });
  });

  test.each([
    ['2/6', '12/36', true],
    ['0/6', '0/36', true],
    ['1/3', '1/2', false],
  ])('%s is %s: %s', (a, b, same) => {
    const [one, other] = [parseFraction(a), parseFraction(b)];
    expect(one.ok && other.ok && sameChance(one.value, other.value)).toBe(same);
  });

  test('is a share for the segments of a bar', () => {
    expect([
      share({ ways: 1n, of: 3n }),
      share({ ways: 0n, of: 5n }),
      share({ ways: 6n ** 40n, of: 6n ** 40n }),
    ]).toEqual([0.333333, 0, 1]);
  });

  test('that is above nought is never 0, and only a certain one is 1', () => {
    expect(share({ ways: 1n, of: 10n ** 30n })).toBe(0.000001);
    expect(share({ ways: 10n ** 30n - 1n, of: 10n ** 30n })).toBe(0.999999);
  });

  test('is the same reduced or not, however long it is', () => {
    const number = fc.bigInt({ min: 0n, max: 10n ** 60n });
    fc.assert(
      fc.property(number, number, fc.bigInt({ min: 1n, max: 10n ** 60n }), (a, b, by) => {
        const chance = { ways: a, of: a + b + 1n };
        const longer = parseFraction(written({ ways: chance.ways * by, of: chance.of * by }));
        const least = parseFraction(written(reduced(chance)));
        expect(longer.ok && least.ok && sameChance(longer.value, least.value)).toBe(true);
        expect(least.ok && share(least.value)).toBe(share(chance));
        if (longer.ok && least.ok) expect(reduced(longer.value)).toEqual(least.value);
      }),
    );
  });

  test('is the same with the smallest numbers', () => {
    expect([
      reduced({ ways: 936n, of: 1152n }),
      reduced({ ways: 0n, of: 36n }),
      reduced({ ways: 5n, of: 36n }),
    ]).toEqual([
      { ways: 13n, of: 16n },
      { ways: 0n, of: 1n },
      { ways: 5n, of: 36n },
    ]);
  });

  test('finds common divisors and multiples', () => {
    expect([divisor(12n, 18n), divisor(7n, 0n), multiple(6n, 4n), multiple(6n, 36n)]).toEqual([6n, 7n, 12n, 36n]);
  });
});

test('a fraction is told if it can be read: as players count it, or with its smallest numbers', () => {
  expect(shortText({ ways: 27n, of: 36n })).toBe('27/36');
  expect(shortText({ ways: 936n, of: 1152n })).toBe('13/16');
  expect(shortText({ ways: 1n, of: 9_999_999n })).toBe('1/9999999');
  expect(shortText({ ways: 1n, of: 10_000_000n })).toBeNull();
  expect(shortText({ ways: 5n * 10n ** 40n, of: 10n ** 41n })).toBe('1/2');
});
