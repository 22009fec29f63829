import { expect, test } from 'vitest';
import type { Dice } from '../../../src/core/dice.ts';
import { reduced, written } from '../../../src/core/fraction.ts';
import { wordOf, type Sum } from '../../../src/core/reasons.ts';
import { everyWay } from '../../../src/core/ways.ts';
import {
  canRally,
  rollRally,
  rollRecovery,
  rollTest,
} from '../../../src/games/regiments-and-roundshot/morale/rolls.ts';
import type { Unit } from '../../../src/games/regiments-and-roundshot/state.ts';
import { field, foot, horse, the } from './field.ts';

/** The chance of each word, counted over all faces. */
const chances = (roll: (dice: Dice) => Sum): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(everyWay((dice) => wordOf(roll(dice))!)).map(([word, chance]) => [word, written(reduced(chance))]),
  );

const [unit] = foot('french', { unit: [12, 10] });

test('each table for one die has its printed rows', () => {
  const of = (name: Parameters<typeof rollTest>[0]) => chances((dice) => rollTest(name, unit!, dice));
  expect(of('morale')).toEqual({ holds: '1/6', retreats: '1/3', routed: '1/3', destroyed: '1/6' });
  expect(of('break')).toEqual({ 'all-rout': '1/6', 'no-more': '5/6' });
  expect(of('stand')).toEqual({ disrupted: '1/2', destroyed: '1/2' });
  expect(of('failed')).toEqual({ disrupted: '1/3', routed: '1/3', destroyed: '1/3' });
  expect(of('march')).toEqual({ stays: '1/2', marches: '1/2' });
});

/** An HQ, and battalions so many inches of gap away from it. */
const board = (gap: number, hq: Partial<Unit> = {}, condition: Unit['condition'] = 'disrupted') => [
  ...horse('french', { hq: [12, 20, 'north', { isHq: true, ...hq }] }),
  ...foot('french', { unit: [12, 19.5 - gap, 'north', { condition }] }),
  ...horse('allied', { theirs: [12, 19 - gap, 'north', { isHq: true }] }),
];

const recovery = (state: ReturnType<typeof field>, id = 'unit', kings = 0) =>
  chances((dice) => rollRecovery(state, the(state, id), kings, dice))['reforms'];

test('a unit reforms on a 4, on a 3 with the HQ within 8 inches, and with a King on a 1', () => {
  expect(recovery(field(board(8.1)))).toBe('1/2');
  expect(recovery(field(board(8)))).toBe('2/3');
  expect(recovery(field(board(8)), 'unit', 1)).toBe('1/1');
  expect(recovery(field(board(8.1)), 'unit', 1)).toBe('5/6');
});

test('the HQ helps itself and others in any state, or less under other readings', () => {
  const units = board(1, { condition: 'disrupted' });
  const both = (reading?: string) => {
    const state = field(units, reading === undefined ? {} : { 'rr-086': reading });
    return [recovery(state, 'hq'), recovery(state)];
  };
  expect(both()).toEqual(['2/3', '2/3']);
  expect(both('others-only')).toEqual(['1/2', '2/3']);
  expect(both('steady-only')).toEqual(['1/2', '1/2']);
});

test('the HQ rallies whoever routs within 6 inches, on a 3, and with a King always', () => {
  const at = (gap: number, condition: Unit['condition'] = 'routing') => {
    const state = field(board(gap, {}, condition));
    return canRally(state, the(state, 'unit'));
  };
  expect([at(6), at(6.1), at(6, 'disrupted')]).toEqual([true, false, false]);
  const state = field(board(6, {}, 'routing'));
  expect(chances((dice) => rollRally(state, the(state, 'unit'), 0, dice))).toEqual({
    'routs-on': '1/3',
    rallied: '2/3',
  });
  expect(chances((dice) => rollRally(state, the(state, 'unit'), 1, dice))).toEqual({ rallied: '1/1' });
});
