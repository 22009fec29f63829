import { describe, expect, test } from 'vitest';
import { D10, D6, PERCENTAGE_DIE, recorded, type Dice, type Scripted } from '../../src/core/dice.ts';
import { ScriptFault, scripted } from '../../src/core/scripted.ts';
import { seeded } from '../../src/core/seeded.ts';

/** The fault of a roll against this script, or its result. */
function fault(script: readonly Scripted[], roll: (dice: Dice) => unknown): unknown {
  try {
    return roll(scripted(script));
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    return `entry ${error.entry}: ${error.found}, not ${error.wanted}`;
  }
}

describe('a written script of dice', () => {
  test('gives the results in order', () => {
    const dice = scripted([{ hit: 4 }, { wounds: 3 }, { event: 'rain' }]);
    expect(dice.roll('hit', D6)).toBe(4);
    expect(dice.pool('wounds', 5, D6, 4).scored).toBe(3);
    expect(dice.draw('event', ['sun', 'rain'])).toBe('rain');
    expect(dice.spent()).toBe(3);
    expect(() => dice.assertSpent()).not.toThrow();
  });

  test.each([
    ['of another purpose', [{ effect: 4 }], 'entry 0: {"effect":4}, not { hit: 1 to 6 }'],
    ['of a face that the die has not', [{ hit: 7 }], 'entry 0: {"hit":7}, not { hit: 1 to 6 }'],
    ['of no face', [{ hit: 0 }], 'entry 0: {"hit":0}, not { hit: 1 to 6 }'],
    ['of half a face', [{ hit: 2.5 }], 'entry 0: {"hit":2.5}, not { hit: 1 to 6 }'],
    ['of a word', [{ hit: 'six' }], 'entry 0: {"hit":"six"}, not { hit: 1 to 6 }'],
    ['of a number in quotes', [{ hit: '6' }], 'entry 0: {"hit":"6"}, not { hit: 1 to 6 }'],
    ['of two purposes', [{ hit: 4, effect: 5 }], 'entry 0: {"hit":4,"effect":5}, not { hit: 1 to 6 }'],
    ['of nothing', [{}], 'entry 0: {}, not { hit: 1 to 6 }'],
    ['that is missing', [], 'entry 0: no further entry in the script, not { hit: 1 to 6 }'],
  ] as const)('is refused if it has a roll %s', (_what, script, said) => {
    expect(fault(script, (dice) => dice.roll('hit', D6))).toBe(said);
  });

  test.each([
    [
      'more hits than dice',
      [{ wounds: 6 }],
      'entry 0: {"wounds":6}, not { wounds: 0 to 5 hits, or 5 faces of 1 to 6 }',
    ],
    ['fewer than none', [{ wounds: -1 }], 'entry 0: {"wounds":-1}, not { wounds: 0 to 5 hits, or 5 faces of 1 to 6 }'],
  ] as const)('is refused for a pool with %s', (_what, script, said) => {
    expect(fault(script, (dice) => dice.pool('wounds', 5, D6, 4).scored)).toBe(said);
  });

  test('is refused for a card that is not in the pack', () => {
    expect(fault([{ event: 'snow' }], (dice) => dice.draw('event', ['sun', 'rain']))).toBe(
      'entry 0: {"event":"snow"}, not { event: sun or rain }',
    );
  });

  test('returns the card itself, not its name', () => {
    expect(scripted([{ turn: '3' }]).draw('turn', [1, 2, 3])).toBe(3);
  });

  test('is refused if a roll is left over, and says which', () => {
    const dice = scripted([{ hit: 4 }, { effect: 5 }]);
    dice.roll('hit', D6);
    expect(() => dice.assertSpent()).toThrow(new ScriptFault(1, '{"effect":5}', 'no further roll'));
  });

  test('counts its entries from 1', () => {
    expect(new ScriptFault(1, 'this', 'that').message).toBe('Roll 2: found this, but the rules ask for that');
  });
});

describe('a written script of several dice', () => {
  test('has a sum as its faces or as its total', () => {
    expect(scripted([{ guns: [4, 5] }]).sum('guns', 2, D6)).toEqual({ faces: [4, 5], total: 9 });
    expect(scripted([{ guns: 9 }]).sum('guns', 2, D6)).toEqual({ faces: null, total: 9 });
  });

  test('has a pool as its faces or as its hits', () => {
    expect(scripted([{ fire: [1, 6, 5] }]).pool('fire', 3, D10, 5)).toEqual({ faces: [1, 6, 5], scored: 2 });
    expect(scripted([{ fire: 2 }]).pool('fire', 3, D10, 5)).toEqual({ faces: null, scored: 2 });
  });

  test('has the faces of a percentage die from 0', () => {
    expect(scripted([{ morale: 0 }]).roll('morale', PERCENTAGE_DIE)).toBe(0);
    expect(fault([{ morale: 10 }], (dice) => dice.roll('morale', PERCENTAGE_DIE))).toBe(
      'entry 0: {"morale":10}, not { morale: 0 to 9 }',
    );
  });

  const SUM = '{ guns: 2 faces of 1 to 6, or their total, 2 to 12 }';
  test.each([
    ['too few faces', [{ guns: [4] }], SUM],
    ['a face that the die has not', [{ guns: [0, 5] }], SUM],
    ['a total that cannot be', [{ guns: 13 }], SUM],
    ['a name', [{ guns: 'nine' }], SUM],
  ] as const)('is refused for a sum with %s', (_what, script, wanted) => {
    expect(fault(script, (dice) => dice.sum('guns', 2, D6))).toBe(
      `entry 0: ${JSON.stringify(script[0])}, not ${wanted}`,
    );
  });

  test('is refused if it has faces for a single die or a card', () => {
    expect(fault([{ hit: [4] }], (dice) => dice.roll('hit', D6))).toBe('entry 0: {"hit":[4]}, not { hit: 1 to 6 }');
    expect(fault([{ card: [1] }], (dice) => dice.draw('card', [1, 2]))).toBe(
      'entry 0: {"card":[1]}, not { card: 1 or 2 }',
    );
  });

  test('is rolled again until the condition is met, and keeps the rejected rolls', () => {
    const dice = recorded(scripted([{ a: 3 }, { b: 3 }, { a: 5 }, { b: 2 }]));
    const melee = dice.until(
      (inner) => [inner.roll('a', D6), inner.roll('b', D6)] as const,
      ([a, b]) => a !== b,
    );
    expect(melee).toEqual({ rolled: [5, 2], before: [[3, 3]] });
    expect(dice.rolled.map(({ purpose, result }) => [purpose, result])).toEqual([
      ['a', 3],
      ['b', 3],
      ['a', 5],
      ['b', 2],
    ]);
  });
});

describe('seeded dice', () => {
  const course = (seed: number): readonly unknown[] => {
    const dice = seeded(seed);
    return Array.from({ length: 20 }, (_, i) => [
      dice.roll(`${i}`, D6),
      dice.pool('pool', 12, D6, 4).scored,
      dice.draw('card', ['a', 'b', 'c']),
    ]);
  };

  test('are the same for the same seed, whatever the purposes', () => {
    expect(course(1805)).toEqual(course(1805));
    expect(seeded(7).roll('hit', D6)).toBe(seeded(7).roll('effect', D6));
  });

  test('differ for another seed', () => {
    expect(course(1805)).not.toEqual(course(1806));
  });

  test('never change, so that replays stay valid', () => {
    const dice = seeded(1);
    expect(Array.from({ length: 10 }, () => dice.roll('hit', D6))).toMatchInlineSnapshot(`
      [
        1,
        1,
        4,
        4,
        1,
        6,
        5,
        6,
        5,
        5,
      ]
    `);
  });

  test('show each face about equally often', () => {
    const dice = seeded(42);
    const faces = Array.from({ length: 6000 }, () => dice.roll('hit', D6));
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const times = faces.filter((each) => each === face).length;
      expect(times).toBeGreaterThan(900);
      expect(times).toBeLessThan(1100);
    }
    expect(new Set(faces).size).toBe(6);
  });

  test('show the faces of a sum and of a pool, which match the result', () => {
    const dice = seeded(5);
    for (let i = 0; i < 50; i += 1) {
      const { faces, total } = dice.sum('sum', 3, PERCENTAGE_DIE);
      expect(faces!.every((face) => face >= 0 && face <= 9)).toBe(true);
      expect([faces!.length, faces!.reduce((sum, face) => sum + face)]).toEqual([3, total]);
      const pool = dice.pool('pool', 4, D10, 7);
      expect([pool.faces!.length, pool.faces!.filter((face) => face >= 7).length]).toEqual([4, pool.scored]);
    }
  });

  test('are rolled until the condition is met, up to a limit', () => {
    const { rolled, before } = seeded(9).until(
      (dice) => dice.roll('six', D6),
      (face) => face === 6,
    );
    expect([rolled, before.includes(6)]).toEqual([6, false]);
    expect(() =>
      seeded(9).until(
        (dice) => dice.roll('never', D6),
        () => false,
      ),
    ).toThrow('Nothing is settled after');
  });

  test('score in a pool from the given face up', () => {
    const dice = seeded(3);
    expect(dice.pool('all', 10, D6, 1).scored).toBe(10);
    expect(dice.pool('none', 10, D6, 7).scored).toBe(0);
    expect(dice.pool('no dice', 0, D6, 1).scored).toBe(0);
  });
});

test('recorded dice keep each roll in order, as the wrapped dice rolled it', () => {
  const dice = recorded(scripted([{ hit: 4 }, { wounds: 3 }, { event: 'rain' }]));
  expect([dice.roll('hit', D6), dice.pool('wounds', 5, D6, 4).scored, dice.draw('event', ['sun', 'rain'])]).toEqual([
    4,
    3,
    'rain',
  ]);
  expect(dice.rolled).toEqual([
    { purpose: 'hit', kind: 'roll', die: D6, count: 1, faces: [4], result: 4 },
    { purpose: 'wounds', kind: 'pool', die: D6, count: 5, faces: null, result: 3, atLeast: 4 },
    { purpose: 'event', kind: 'draw', die: null, count: 2, faces: ['rain'], result: 'rain' },
  ]);
});
