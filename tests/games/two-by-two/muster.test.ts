import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { armyFaults, cost, type Armies } from '../../../src/games/two-by-two/battle/army.ts';
import { armies, battle, battleBoard, faultsOf } from './battlefield.ts';

/* How armies and battles that are not allowed are refused. */

describe('two armies (tt.units.profile-table, tt.units.ap-column, tt-002)', () => {
  /** `clause path` of each fault of these armies. */
  const faults = (given: Armies, readings: Readings = {}) =>
    armyFaults({ readings }, given).map(({ clause, path }) => `${clause} ${path}`);
  const foot = { a: { type: 'infantry' } };
  const two = (one: Armies['armies'][string], points?: number): Armies => ({
    armies: { french: one, allied: { b: { type: 'light' } } },
    points,
  });

  test('one for each side', () => {
    expect(faults({ armies: { french: foot } })).toEqual(['tt.setup.role-roll armies']);
    expect(faults(two(foot))).toEqual([]);
  });

  test('48 AP where nothing else is agreed; by one reading it must be', () => {
    const guards = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`g${n}`, { type: 'guard' }])); // prettier-ignore
    expect(faults(two(guards(16)))).toEqual([]);
    expect(faults(two(guards(17)))).toEqual(['tt.units.ap-column armies.french']);
    const NAMED = { 'tt-002': 'scenario-only' };
    expect(faults(two(foot), NAMED)).toEqual(['tt.units.ap-column points']);
    expect(faults(two(foot, 12), NAMED)).toEqual([]);
  });

  test('a whole number of AP, from 1 on', () => {
    const militia = { armies: { french: { a: { type: 'militia' } }, allied: { b: { type: 'militia' } } } };
    expect([1, 0, 1.5].map((points) => faults({ ...militia, points })[0])).toEqual([
      undefined,
      ...Array.from({ length: 2 }, () => 'tt.units.ap-column points'),
    ]);
    const wanted = (points: number) => armyFaults({ readings: {} }, { ...militia, points })[0]?.wanted;
    expect([10_000, 10_001, 1e308].map(wanted)).toEqual([
      undefined,
      ...Array.from({ length: 2 }, () => 'a number of AP, at most 10,000'),
    ]);
  });

  test('units of the table, which cost what it says; a screen for some of them', () => {
    expect(faults(two({ a: { type: 'elephants' } }))).toEqual(['tt.units.profile-table armies.french.a.type']);
    expect(cost([{ type: 'elephants' }, { type: 'guard' }])).toBe(3);
    expect(faults(two({ a: { type: 'militia', screen: true } }))).toEqual([
      'tt.units.screened-range armies.french.a.screen',
    ]);
    expect(faults(two({ a: { type: 'militia', screen: false }, c: { type: 'guard', screen: true } }))).toEqual([]);
  });

  test('somebody in each, and nobody twice', () => {
    expect(faults(two({}))).toEqual(['tt.units.ap-column armies.french']);
    expect(faults(two({ b: { type: 'guard' } }))).toEqual(['tt.units.profile-table armies']);
  });

  test('by one reading some who cost just what starts (tt-079)', () => {
    const corps = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`c${n}`, { type: 'hq-corps' }])); // prettier-ignore
    const five = { ...corps(1), ...Object.fromEntries(['d', 'e', 'f'].map((id) => [id, { type: 'guard' }])) };
    expect(faults(two(five), { 'tt-079': 'exactly' })).toEqual(['tt.setup.defender-deploys armies.french']);
    expect(faults(two(five))).toEqual([]);
    expect(faults(two(corps(3)), { 'tt-079': 'exactly' })).toEqual([]);
    expect(faults(two(corps(2)), { 'tt-079': 'exactly' })).toEqual([]);
  });
});

describe('a battle that has not begun', () => {
  const ARMIES = armies({ guard: 'guard' }, { jagers: 'light' });
  const paths = (given: object, more: object = {}, readings: Readings = {}) =>
    faultsOf(battleBoard(given, more), readings).map((fault) => fault.split(': ')[0]);

  test('is written as a list of things', () => {
    expect(paths(ARMIES)).toEqual([]);
    expect(faultsOf({ ...(battleBoard({}) as object), battle: 5 })[0]).toMatch(/^battle: /);
    expect(paths({ ...ARMIES, horses: 1 })).toEqual(['battle.horses']);
    expect(paths({ ...ARMIES, army: -1 })).toEqual(['battle.army']);
    expect(paths({ ...ARMIES, army: 0 })[0]).toBe('battle.points');
    expect([0, 1].map((turns) => paths({ ...ARMIES, turns }))).toEqual([['battle.turns'], []]);
    expect(paths(ARMIES, { sides: null })).toEqual(['sides']);
  });

  test('has nobody on the table, and no moment', () => {
    const now = { turn: 1, side: 'french', phase: 'move' };
    expect(paths(ARMIES, { units: {} })).toEqual(['units']);
    expect(paths(ARMIES, { units: {}, now })).toEqual(['units', 'now']);
  });

  test('has neither an Attacker nor points nor losses', () => {
    const point = { side: 'french', edge: 'south', at: 16 };
    for (const more of [{ attacker: 'french' }, { points: [point] }, { lost: { french: 2 } }])
      expect(paths({ ...ARMIES, ...more }), JSON.stringify(more)).toEqual(['battle']);
  });

  test('has two armies, of the sides of its board, which face each other (tt-003)', () => {
    expect(paths({ armies: { french: { a: { type: 'guard' } }, russians: { b: { type: 'guard' } } } })).toEqual([
      'battle.armies.russians',
    ]);
    const edges = (one: string, other: string) => ({
      sides: { french: { edge: one, name: 'the French' }, allied: { edge: other, name: 'the Austrians' } },
    });
    expect([paths(ARMIES, edges('south', 'west')), paths(ARMIES, edges('north', 'west'))]).toEqual([['sides'], ['sides']]); // prettier-ignore
    expect([paths(ARMIES, edges('west', 'east')), paths(ARMIES, edges('north', 'south'))]).toEqual([[], []]);
  });

  test('has four features or more (tt.setup.terrain)', () => {
    const hedge = { kind: 'hedge', line: [[14, 16], [18, 16]] }; // prettier-ignore
    const terrain = (count: number) => ({ terrain: Object.fromEntries(Array.from({ length: count }, (_, n) => [`h${n}`, hedge])) }); // prettier-ignore
    expect([paths(ARMIES, terrain(3)), paths(ARMIES, terrain(4))]).toEqual([['terrain'], []]);
  });

  test('lays its features out only where they are diced for (tt-078)', () => {
    const box = (given: object, more: object, readings: Readings) =>
      Object.keys(battle(battleBoard(given, more), readings).battle!.box).length;
    const DICED = { 'tt-078': 'six-zones' };
    expect([box(ARMIES, {}, {}), box(ARMIES, {}, DICED)]).toEqual([0, 4]);
    expect(box({ attacker: 'french' }, BEGUN, DICED)).toBe(0);
  });
});

const BEGUN = {
  units: {
    french: { guard: { type: 'guard', at: [16, 4], facing: 'north' } },
    allied: { jagers: { type: 'light', at: [16, 28], facing: 'south' } },
  },
  now: { turn: 1, side: 'french', phase: 'move' },
};

describe('a battle that has begun', () => {
  const paths = (given: object, readings: Readings = {}) =>
    faultsOf(battleBoard(given, BEGUN), readings).map((fault) => fault.split(': ')[0]);
  const waiting = (queue: object, more: object = {}) => ({
    attacker: 'allied',
    points: [{ side: 'french', edge: 'south', at: 16, queue, ...more }],
  });

  test('has an Attacker, who is one of its sides', () => {
    expect(paths({ attacker: 'french' })).toEqual([]);
    expect(paths({})).toEqual(['battle']);
    expect(paths({ attacker: 'russians' })).toEqual(['battle.attacker']);
  });

  test('has losses and points of its sides', () => {
    expect(paths({ attacker: 'french', lost: { russians: 1 } })).toEqual(['battle.lost.russians']);
    expect(paths(waiting({}, { side: 'russians' }))).toEqual(['battle.points.0.side']);
  });

  test('has called no more than wait there', () => {
    const one = { foot: { type: 'infantry' } };
    expect([paths(waiting(one, { called: 1 })), paths(waiting(one, { called: 2 }))]).toEqual([
      [],
      ['battle.points.0.called'],
    ]);
  });

  test('has nobody twice', () => {
    expect(paths(waiting({ guard: { type: 'guard' } }))).toContain('battle.points');
    expect(paths(waiting({ jagers: { type: 'light' } }))).toContain('battle.points');
  });

  test('has armies of so many AP; what might start does not matter any more (tt-079)', () => {
    const many = Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`g${n}`, { type: 'guard' }]));
    expect(paths(waiting(many))).toEqual(['battle.armies.french']);
    const corps = Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`c${n}`, { type: 'hq-corps' }]));
    expect(paths(waiting({ ...corps, d: { type: 'hq-corps' } }), { 'tt-079': 'exactly' })).toEqual([]);
    // With the guard on the table their prices are 4, 4, 3 and 3 AP, of which no choice makes 12.
    const uneven = { c: { type: 'hq-corps' }, d: { type: 'hq-corps' }, f: { type: 'guard' } };
    expect(paths(waiting(uneven), { 'tt-079': 'exactly' })).toEqual([]);
  });
});
