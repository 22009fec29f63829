import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameChance, written, type Fraction } from '../../src/core/fraction.ts';
import { D6, PERCENTAGE_DIE, type Dice } from '../../src/core/dice.ts';
import { everyWay, TooManyWays } from '../../src/core/ways.ts';

const chances = (run: Parameters<typeof everyWay>[0]) =>
  Object.fromEntries(Object.entries(everyWay(run)).map(([outcome, chance]) => [outcome, written(chance)]));
const sum = (all: Readonly<Record<string, Fraction>>): Fraction => {
  const each = Object.values(all);
  return { ways: each.reduce((ways, chance) => ways + chance.ways, 0n), of: each[0]!.of };
};

describe('all possible rolls', () => {
  test('a die has six', () => {
    expect(chances((dice) => String(dice.roll('hit', D6)))).toEqual(
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [face, '1/6'])),
    );
  });

  test('two dice have thirty-six, over a common denominator', () => {
    expect(chances((dice) => (dice.roll('hit', D6) + dice.roll('effect', D6) >= 10 ? 'much' : 'little'))).toEqual({
      much: '6/36',
      little: '30/36',
    });
  });

  test('a second die that is rolled only after some results keeps the common denominator', () => {
    expect(
      chances((dice) => (dice.roll('hit', D6) < 4 ? 'missed' : dice.roll('effect', D6) < 5 ? 'shaken' : 'routed')),
    ).toEqual({
      missed: '18/36',
      shaken: '12/36',
      routed: '6/36',
    });
  });

  test('a die is identified by its position, not by its purpose', () => {
    expect(chances((dice) => (dice.roll('hit', D6) === dice.roll('hit', D6) ? 'pair' : 'no pair'))).toEqual({
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

  test('too many ways are refused', () => {
    const eight = (dice: Dice) => String(Array.from({ length: 8 }, () => dice.roll('rally', D6)));
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
    const pooled = everyWay((dice) => String(dice.pool('pool', count, { sides, lowest: 1 }, atLeast).scored));
    const single = everyWay((dice) => {
      let hits = 0;
      for (let die = 0; die < count; die += 1) if (dice.roll('die', { sides, lowest: 1 }) >= atLeast) hits += 1;
      return String(hits);
    });
    expect(Object.keys(pooled).sort()).toEqual(Object.keys(single).sort());
    for (const [hits, chance] of Object.entries(single)) expect(sameChance(pooled[hits]!, chance)).toBe(true);
  });

  test('forty dice with wounds rolled again are counted exactly, each sum of hits and wounds looked at once', () => {
    let looks = 0;
    const found = everyWay((dice) => {
      looks += 1;
      return String(dice.pool('wounds', dice.pool('hits', 40, D6, 4).scored, D6, 5).scored);
    });
    expect(looks).toBe((41 * 42) / 2);
    const whole = sum(found);
    expect(whole.ways).toBe(whole.of);
    // Each die wounds with a chance of 1/2 · 1/3: forty independent chances of 1/6.
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
              kind === 'roll'
                ? dice.roll('die', { sides, lowest: 1 })
                : dice.pool('pool', count, { sides, lowest: 1 }, atLeast).scored,
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

describe('dice that are added up branch on their total', () => {
  test('like separate rolls', () => {
    const count = fc.integer({ min: 0, max: 4 });
    const die = fc.record({ sides: fc.integer({ min: 2, max: 6 }), lowest: fc.constantFrom(0 as const, 1 as const) });
    fc.assert(
      fc.property(count, die, (dice, each) => {
        const added = everyWay((all) => String(all.sum('sum', dice, each).total));
        const single = everyWay((all) => {
          let total = 0;
          for (let i = 0; i < dice; i += 1) total += all.roll('die', each);
          return String(total);
        });
        expect(Object.keys(added).sort()).toEqual(Object.keys(single).sort());
        for (const [total, chance] of Object.entries(single)) expect(sameChance(added[total]!, chance)).toBe(true);
      }),
    );
  });

  test.each([
    [11, undefined],
    [2, (total: number) => Number(total >= 10)],
  ])('two dice have eleven totals, out of thirty-six, of which one for all that are alike: %i', (wanted, alike) => {
    let looks = 0;
    const found = chances((dice) => {
      looks += 1;
      const { faces, total } = dice.sum('guns', 2, D6, alike);
      return faces === null && total >= 10 ? 'much' : 'little';
    });
    expect([looks, found]).toEqual([wanted, { much: '6/36', little: '30/36' }]);
  });
});

describe('dice that are rolled until a condition is met', () => {
  test('have the chances of the accepted rolls: two different dice have thirty ways', () => {
    const found = chances((dice) => {
      const { rolled, before } = dice.until(
        (inner) => inner.roll('a', D6) - inner.roll('b', D6),
        (by) => by !== 0,
      );
      return before.length > 0 ? 'seen' : rolled >= 3 ? 'beaten' : rolled > 0 ? 'better' : 'worse';
    });
    expect(found).toEqual({ worse: '15/30', better: '9/30', beaten: '6/30' });
  });

  test('work with any condition, with dice before and after, and rolls of unequal weight', () => {
    const score = (dice: Dice) => {
      const first = dice.roll('first', D6);
      return first > 4 ? first + dice.sum('more', 2, D6).total : first;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 7 }), (least, by) => {
        const settled = (total: number) => total >= least && total % by !== 0;
        const until = everyWay((dice) => {
          const before = dice.roll('before', { sides: 2, lowest: 0 });
          const { rolled } = dice.until(score, settled);
          return `${before} ${rolled} ${dice.roll('after', { sides: 2, lowest: 0 })}`;
        });
        const once = Object.entries(everyWay((dice) => String(score(dice)))).filter(([total]) =>
          settled(Number(total)),
        );
        const of = once.reduce((ways, [, chance]) => ways + chance.ways, 0n);
        expect(Object.keys(until)).toHaveLength(4 * once.length);
        for (const [total, { ways }] of once)
          for (const sides of ['0 # 0', '0 # 1', '1 # 0', '1 # 1'])
            expect(sameChance(until[sides.replace('#', total)]!, { ways, of: of * 4n })).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('are refused if no roll can meet it', () => {
    const never = (dice: Dice) =>
      String(
        dice.until(
          (inner) => inner.roll('a', D6),
          () => false,
        ).rolled,
      );
    expect(() => everyWay(never)).toThrow('No way in which these dice fall settles anything');
  });
});

test('a percentage die is read from 0 to 9', () => {
  const faces = Object.keys(everyWay((dice) => String(dice.roll('morale', PERCENTAGE_DIE))));
  expect(faces).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(chances((dice) => (dice.pool('p', 2, PERCENTAGE_DIE, 7).scored > 0 ? 'hit' : 'none'))).toEqual({
    none: '49/100',
    hit: '51/100',
  });
});

describe('rolls that come to the same', () => {
  const counted = (isAlike: boolean) => {
    let runs = 0;
    const found = chances((dice) => {
      runs += 1;
      const face = dice.roll('rout', D6, isAlike ? (rolled) => Number(rolled > 2) : undefined);
      const { rolled } = dice.until(
        (each) => [each.roll('one', D6), each.roll('other', D6)] as const,
        ([one, other]) => one !== other,
        isAlike ? ([one, other]) => one - other : undefined,
      );
      return `${face > 2 ? 'fled' : 'lost'} ${rolled[0] - rolled[1]}`;
    });
    return { runs, found };
  };

  test('are tried once, and have the same chances', () => {
    const [all, few] = [counted(false), counted(true)];
    expect(few.found).toEqual(all.found);
    expect([all.runs, few.runs]).toEqual([6 * 30, 2 * 10]);
  });
});
