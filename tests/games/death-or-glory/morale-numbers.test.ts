import { describe, expect, test } from 'vitest';
import { fallen } from '../../../src/core/fallen.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { rollMorale } from '../../../src/games/death-or-glory/morale/test.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { board, body } from './playing.ts';
import { LINE } from './units.ts';

/** What a test with these faces comes to: its result, its total, and the number that is needed. */
function rolled(unit: object, faces: readonly number[], readings: Readings = {}, equalPasses = false) {
  const state = board({ unit: { ...LINE, ...unit } }, {}, { readings });
  const dice = fallen(faces.map(String));
  const { result, reason } = rollMorale(new Course(state), body(state, 'unit'), dice, equalPasses);
  const { terms, total, test: is } = reason;
  return { result, total, clause: is?.clause, number: is !== null && 'number' in is ? is.number : null, terms };
}

describe('the number that is needed', () => {
  const ROUND_DOWN = { 'dg-003': 'round-down' };
  const PRO_RATA = { 'dg-004': 'pro-rata' };

  // 70 for French line, and 5 less for each tenth of 720 men.
  test.each([
    [{}, {}, 70],
    [{ lost: 72 }, {}, 65],
    [{ lost: 72 }, ROUND_DOWN, 60],
    [{ lost: 144 }, ROUND_DOWN, 60],
    [{ lost: 130 }, PRO_RATA, 61],
    [{ lost: 130 }, { ...PRO_RATA, ...ROUND_DOWN }, 60],
  ] as const)('%j by %j: %i', (unit, readings, number) => {
    expect(rolled(unit, [1], readings).number).toBe(number);
  });

  test('falls away downwards below nought too', () => {
    // 60, less 10 for conscripts, 20 for exhaustion and 31 for 6.2 tenths.
    const few = { type: 'french-conscripts', condition: 'exhausted', lost: 446 };
    expect(rolled(few, [1], PRO_RATA).number).toBe(-1);
    expect(rolled(few, [1], { ...PRO_RATA, ...ROUND_DOWN }).number).toBe(-10);
  });
});

describe('below, at and above it', () => {
  test.each([
    [[6], 'stands', 60, 'dg.morale.pass'],
    [[7], 'shaken', 70, 'dg.morale.shaken'],
    [[8], 'breaks', 80, 'dg.morale.break'],
    [[0], 'breaks', 100, 'dg.morale.break'],
  ] as const)('one die, %j: %s', (faces, result, total, clause) => {
    expect(rolled({}, faces)).toMatchObject({ result, total, clause, terms: [{ clause: 'dg.morale.roll' }] });
  });

  test('by one reading a unit stands at its factor, and is shaken one point above', () => {
    const results = [6, 7, 8, 9].map((face) => rolled({}, [face], {}, true).result);
    expect(results).toEqual(['stands', 'stands', 'shaken', 'breaks']);
  });

  test('by another two dice are read as 1 to 100, and a point is one in the hundred', () => {
    const both = { 'dg-003': 'percentile' };
    const results = (equalPasses: boolean) =>
      [4, 5, 6, 7].map((ones) => rolled({ lost: 72 }, [6, ones], both, equalPasses).result);
    expect(results(false)).toEqual(['stands', 'shaken', 'breaks', 'breaks']);
    expect(results(true)).toEqual(['stands', 'stands', 'shaken', 'breaks']);
    expect(rolled({}, [6, 4], both).terms).toMatchObject([{ clause: 'dg.morale.roll', value: 64 }]);
  });
});
