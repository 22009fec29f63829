import { expect, test } from 'vitest';
import type { Dice } from '../../../src/core/dice.ts';
import { reduced, written } from '../../../src/core/fraction.ts';
import { wordOf, type Sum } from '../../../src/core/reasons.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { everyWay } from '../../../src/core/ways.ts';
import {
  canRally,
  rollMorale,
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

test.each([
  ['morale', 'rr.disrupted.morale-test', ['any-1', '2-3', '4-5', '6-any']],
  ['break', 'rr.rout.break-roll', ['any-1', '2-any']],
  ['stand', 'rr.rout.last-stand', ['any-3', '4-any']],
  ['failed', 'rr.failed-charge.roll', ['any-2', '3-4', '5-any']],
  ['march', 'rr.maneuver.fail-to-march', ['any-3', '4-any']],
] as const)('a sum tells the ends of the rows of its table, and its clause: %s', (name, clause, rows) => {
  const sums = [1, 2, 3, 4, 5, 6].map((face) => rollTest(name, unit!, scripted([{ [`${name}.unit`]: face }])));
  const ends = sums.flatMap(({ test }) => (test?.is === 'bands' ? [`${test.from ?? 'any'}-${test.to ?? 'any'}`] : []));
  expect([...new Set(ends)]).toEqual(rows);
  expect([sums[0]!.terms[0]!.clause, sums[0]!.test!.clause]).toEqual([clause, clause]);
});

test('a Morale Test by one reading counts what the attack has for a disrupted target (rr-054)', () => {
  const state = field([unit!], { 'rr-054': 'attack-modifiers' });
  const terms = (kind: 'bombardment' | 'volley' | 'charge') =>
    rollMorale(state, unit!, kind, scripted([{ 'morale.unit': 1 }])).terms.map(({ clause, value }) => [clause, value]);
  const die = ['rr.disrupted.morale-test', 1];
  expect(terms('bombardment')).toEqual([die, ['rr.bombardment.mod-target-disrupted', 1]]);
  expect(terms('volley')).toEqual([die, ['rr.volley.mod-target-disrupted', 1]]);
  expect(terms('charge')).toEqual([die, ['rr.charge.mod-target-disrupted', 2]]);
});

test('a roll to reform and one to rally name the King, and count it if it is played', () => {
  const state = field([unit!]);
  const of = (kings: number) =>
    [
      rollRecovery(state, unit!, kings, scripted([{ 'recovery.unit': 3 }])),
      rollRally(state, unit!, kings, scripted([{ 'rally.unit': 3 }])),
    ].map(({ terms }) => terms.map(({ clause, value, counted }) => [clause, value, counted]));
  const [reform, rally] = ['rr.rally.recovery-roll', 'rr.rally.rally-roll'].map((clause) => [clause, 3, true]);
  const hq = ['rr.rally.recovery-hq-bonus', 0, false];
  for (const count of [0, 1]) {
    const [king, other] = ['rr.cards.king-recovery', 'rr.cards.king-rally'].map((id) => [id, 2 * count, count > 0]);
    expect(of(count)).toEqual([[reform, hq, king], [rally, other]]); // prettier-ignore
  }
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
