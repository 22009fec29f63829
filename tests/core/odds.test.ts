import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divisor,
  multiple,
  parseFraction,
  sameChance,
  share,
  written,
  type Fraction,
} from '../../src/core/fraction.ts';
import type { Dice } from '../../src/core/dice.ts';
import { everyWay, TooManyWays } from '../../src/core/ways.ts';

const chances = (run: Parameters<typeof everyWay>[0]) =>
  Object.fromEntries(Object.entries(everyWay(run)).map(([outcome, chance]) => [outcome, written(chance)]));
const sum = (all: Readonly<Record<string, Fraction>>): Fraction => {
  const each = Object.values(all);
  return { ways: each.reduce((ways, chance) => ways + chance.ways, 0n), of: each[0]!.of };
};

describe('every way in which dice can fall', () => {
  test('a die has six', () => {
    expect(chances((dice) => String(dice.roll('hit', 6)))).toEqual(
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [face, '1/6'])),
    );
  });

  test('two dice have thirty-six, in one count for all', () => {
    expect(chances((dice) => (dice.roll('hit', 6) + dice.roll('effect', 6) >= 10 ? 'much' : 'little'))).toEqual({
      much: '6/36',
      little: '30/36',
    });
  });

  test('a second die that is rolled after some first ones only still counts to one whole', () => {
    expect(
      chances((dice) => (dice.roll('hit', 6) < 4 ? 'missed' : dice.roll('effect', 6) < 5 ? 'shaken' : 'routed')),
    ).toEqual({
      missed: '18/36',
      shaken: '12/36',
      routed: '6/36',
    });
  });

  test('a die is known by its turn and not by its purpose', () => {
    expect(chances((dice) => (dice.roll('hit', 6) === dice.roll('hit', 6) ? 'pair' : 'no pair'))).toEqual({
      pair: '6/36',
      'no pair': '30/36',
    });
  });

  test('a card is one of those that are left', () => {
    const pack = ['sun', 'rain', 'snow'];
    const two = chances((dice) => {
      const first = dice.draw('first', pack);
      return [
        first,
        dice.draw(
          'second',
          pack.filter((card) => card !== first),
        ),
      ]
        .sort()
        .join(' and ');
    });
    expect(two).toEqual({ 'rain and sun': '2/6', 'snow and sun': '2/6', 'rain and snow': '2/6' });
  });

  test('no pack, no card', () => {
    expect(() => everyWay((dice) => dice.draw('card', []))).toThrow('Nothing to draw for card');
  });

  test('more ways than anybody waits for are not gone', () => {
    const eight = (dice: Dice) => String(Array.from({ length: 8 }, () => dice.roll('rally', 6)));
    expect(() => everyWay(eight)).toThrow(TooManyWays);
  });

  test('no dice, one way', () => {
    expect(chances(() => 'as it was')).toEqual({ 'as it was': '1/1' });
  });
});

describe('a pool branches on its hits', () => {
  test.each([
    [1, 6, 4],
    [2, 6, 4],
    [3, 6, 5],
    [4, 6, 2],
    [3, 10, 8],
    [2, 6, 1],
    [2, 6, 7],
    [0, 6, 4],
  ])('%i dice of %i sides that score from %i: as if each were rolled', (count, sides, atLeast) => {
    const pooled = everyWay((dice) => String(dice.hits('pool', count, sides, atLeast)));
    const single = everyWay((dice) => {
      let hits = 0;
      for (let die = 0; die < count; die += 1) if (dice.roll('die', sides) >= atLeast) hits += 1;
      return String(hits);
    });
    expect(Object.keys(pooled).sort()).toEqual(Object.keys(single).sort());
    for (const [hits, chance] of Object.entries(single)) expect(sameChance(pooled[hits]!, chance)).toBe(true);
  });

  test('forty dice with wounds rolled again are counted exactly, each sum of hits and wounds looked at once', () => {
    let looks = 0;
    const found = everyWay((dice) => {
      looks += 1;
      return String(dice.hits('wounds', dice.hits('hits', 40, 6, 4), 6, 5));
    });
    expect(looks).toBe((41 * 42) / 2);
    const whole = sum(found);
    expect(whole.ways).toBe(whole.of);
    // Each die wounds with 1/2 · 1/3: forty independent chances of 1/6.
    const of = 6n ** 40n;
    expect(sameChance(found['0']!, { ways: 5n ** 40n, of })).toBe(true);
    expect(sameChance(found['40']!, { ways: 1n, of })).toBe(true);
  });

  test('chances add up to one, whatever is rolled', () => {
    const step = fc.record({
      kind: fc.constantFrom('roll', 'hits'),
      sides: fc.integer({ min: 2, max: 10 }),
      count: fc.integer({ min: 0, max: 6 }),
      atLeast: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 3 }), (steps) => {
        const found = everyWay((dice) =>
          steps
            .map(({ kind, sides, count, atLeast }) =>
              kind === 'roll' ? dice.roll('die', sides) : dice.hits('pool', count, sides, atLeast),
            )
            .join(),
        );
        const whole = sum(found);
        expect(whole.ways).toBe(whole.of);
        expect(Object.values(found).every(({ ways }) => ways > 0n)).toBe(true);
      }),
    );
  });
});

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
    [`1/${'9'.repeat(41)}`, 'a chance as a fraction, such as 32/36'],
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

  test('is a share for bars', () => {
    expect([
      share({ ways: 1n, of: 3n }),
      share({ ways: 0n, of: 5n }),
      share({ ways: 6n ** 40n, of: 6n ** 40n }),
    ]).toEqual([0.333333, 0, 1]);
  });

  test('counts in common wholes', () => {
    expect([divisor(12n, 18n), divisor(7n, 0n), multiple(6n, 4n), multiple(6n, 36n)]).toEqual([6n, 7n, 12n, 36n]);
  });
});
