import { describe, expect, test } from 'vitest';
import { recorded, type Dice, type Scripted } from '../../src/core/dice.ts';
import { ScriptFault, scripted } from '../../src/core/scripted.ts';
import { seeded } from '../../src/core/seeded.ts';

/** The fault that a roll against this script brings, or what it rolled. */
function fault(script: readonly Scripted[], roll: (dice: Dice) => unknown): unknown {
  try {
    return roll(scripted(script));
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    return `entry ${error.entry}: ${error.found}, not ${error.wanted}`;
  }
}

describe('a written script of dice', () => {
  test('falls as written, in its order', () => {
    const dice = scripted([{ hit: 4 }, { wounds: 3 }, { event: 'rain' }]);
    expect(dice.roll('hit', 6)).toBe(4);
    expect(dice.hits('wounds', 5, 6, 4)).toBe(3);
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
    ['that is not there', [], 'entry 0: no further entry in the script, not { hit: 1 to 6 }'],
  ] as const)('is refused where it holds a roll %s', (_what, script, said) => {
    expect(fault(script, (dice) => dice.roll('hit', 6))).toBe(said);
  });

  test.each([
    ['more hits than dice', [{ wounds: 6 }], 'entry 0: {"wounds":6}, not { wounds: 0 to 5 hits }'],
    ['fewer than none', [{ wounds: -1 }], 'entry 0: {"wounds":-1}, not { wounds: 0 to 5 hits }'],
  ] as const)('is refused for a pool with %s', (_what, script, said) => {
    expect(fault(script, (dice) => dice.hits('wounds', 5, 6, 4))).toBe(said);
  });

  test('is refused for a card that is not in the pack', () => {
    expect(fault([{ event: 'snow' }], (dice) => dice.draw('event', ['sun', 'rain']))).toBe(
      'entry 0: {"event":"snow"}, not { event: sun or rain }',
    );
  });

  test('gives back the card itself, and not its name', () => {
    expect(scripted([{ turn: '3' }]).draw('turn', [1, 2, 3])).toBe(3);
  });

  test('is refused where a roll is left over, and says which', () => {
    const dice = scripted([{ hit: 4 }, { effect: 5 }]);
    dice.roll('hit', 6);
    expect(() => dice.assertSpent()).toThrow(new ScriptFault(1, '{"effect":5}', 'no further roll'));
  });

  test('says the entry as a reader counts', () => {
    expect(new ScriptFault(1, 'this', 'that').message).toBe('Roll 2: found this, but the rules ask for that');
  });
});

describe('real dice of a seed', () => {
  const course = (seed: number): readonly unknown[] => {
    const dice = seeded(seed);
    return Array.from({ length: 20 }, (_, i) => [
      dice.roll(`${i}`, 6),
      dice.hits('pool', 12, 6, 4),
      dice.draw('card', ['a', 'b', 'c']),
    ]);
  };

  test('fall the same for the same seed, whatever the rolls are called', () => {
    expect(course(1805)).toEqual(course(1805));
    expect(seeded(7).roll('hit', 6)).toBe(seeded(7).roll('effect', 6));
  });

  test('fall otherwise for another', () => {
    expect(course(1805)).not.toEqual(course(1806));
  });

  test('are the dice that they were: replays of old games stay true', () => {
    const dice = seeded(1);
    expect(Array.from({ length: 10 }, () => dice.roll('hit', 6))).toMatchInlineSnapshot(`
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

  test('show each face, and each about as often', () => {
    const dice = seeded(42);
    const faces = Array.from({ length: 6000 }, () => dice.roll('hit', 6));
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const times = faces.filter((each) => each === face).length;
      expect(times).toBeGreaterThan(900);
      expect(times).toBeLessThan(1100);
    }
    expect(new Set(faces).size).toBe(6);
  });

  test('score in a pool from that face up', () => {
    const dice = seeded(3);
    expect(dice.hits('all', 10, 6, 1)).toBe(10);
    expect(dice.hits('none', 10, 6, 7)).toBe(0);
    expect(dice.hits('no dice', 0, 6, 1)).toBe(0);
  });
});

test('dice that remember keep each roll in its order, as the other dice rolled it', () => {
  const dice = recorded(scripted([{ hit: 4 }, { wounds: 3 }, { event: 'rain' }]));
  expect([dice.roll('hit', 6), dice.hits('wounds', 5, 6, 4), dice.draw('event', ['sun', 'rain'])]).toEqual([
    4,
    3,
    'rain',
  ]);
  expect(dice.rolled).toEqual([
    { purpose: 'hit', kind: 'roll', sides: 6, count: 1, result: 4 },
    { purpose: 'wounds', kind: 'hits', sides: 6, count: 5, result: 3 },
    { purpose: 'event', kind: 'draw', sides: 2, count: 1, result: 'rain' },
  ]);
});
