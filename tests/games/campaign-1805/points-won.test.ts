import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { apply } from '../../../src/games/campaign-1805/turn/apply.ts';
import { battle, begun, play } from './battlefield.ts';
import { LED, LINE, nextTurn, NOW, over, routing, standing, type Bodies } from './ends-of-turns.ts';

describe('Siege', () => {
  const TERRAIN = { fort: { kind: 'building', rectangle: { at: [60, 60], size: [10, 10] } } };
  const siege = (units: Bodies, readings: Readings = {}, given: object = {}, turn = 2) =>
    battle(
      { objective: 'siege', turns: 5, attacker: 'french', position: 'fort', ...given },
      { units, terrain: TERRAIN, now: { ...NOW, turn } },
      readings,
    );
  const inside = { line: { ...LINE, at: [60, 60] } };
  const far = { landwehr: { ...LINE, at: [60, 100] } };

  test('the attacker wins with the ground cleared, and held for a turn', () => {
    const first = siege({ french: inside, allied: far });
    expect(over(first)).toBeNull();
    expect(over(nextTurn(first))).toEqual({ winner: 'french', because: 'fort-taken' });
    expect(over(siege({ french: inside, allied: far }, { 'cf-105': 'capture-counts' }))).toEqual({
      winner: 'french',
      because: 'fort-taken',
    });
  });

  test('a defender within six inches of the middle bars it, or by one reading within 6 cm', () => {
    const near = { landwehr: { ...LINE, at: [60, 72] } };
    expect(nextTurn(siege({ french: inside, allied: near })).battle!.held).toBeNull();
    expect(nextTurn(siege({ french: inside, allied: near }, { 'cf-106': 'six-cm' })).battle!.held).toEqual({
      side: 'french',
      ends: 1,
    });
  });

  test('a defender who routs does not bar it, but by one reading until he is gone', () => {
    const fled = { landwehr: routing({ ...LINE, at: [60, 72] }) };
    expect(nextTurn(siege({ french: inside, allied: fled })).battle!.held).not.toBeNull();
    const kept = nextTurn(siege({ french: inside, allied: fled }, { 'cf-107': 'destroyed-only' }));
    expect(kept.battle).toMatchObject({ held: null, garrison: ['landwehr'] });
    const gone = { ...kept, units: { line: kept.units['line']! } };
    expect(nextTurn(gone).battle!.held).not.toBeNull();
  });

  test('the defender wins by holding out, or when the enemy routs', () => {
    const outside = { line: { ...LINE, at: [60, 20] } };
    const guard = { landwehr: { ...LINE, at: [60, 60] } };
    expect(over(siege({ french: outside, allied: guard }))).toBeNull();
    expect(over(siege({ french: outside, allied: guard }, {}, {}, 5))).toEqual({
      winner: 'allied',
      because: 'held-out',
    });
    expect(over(siege({ french: { line: routing(outside.line) }, allied: guard }))).toEqual({
      winner: 'allied',
      because: 'army-routed',
    });
  });

  test('at the last end of a turn the attacker is looked at first', () => {
    const last = siege({ french: inside, allied: far }, {}, { held: { side: 'french', ends: 1 } }, 5);
    expect(over(last)).toEqual({ winner: 'french', because: 'fort-taken' });
    expect(over(siege({ french: inside, allied: far }, {}, {}, 5))).toEqual({ winner: 'allied', because: 'held-out' });
  });
});

describe('Capture and Control', () => {
  const POINTS = [
    [20, 60],
    [50, 60],
    [80, 60],
    [110, 60],
  ];
  const control = (french: readonly number[], allied: readonly number[], readings: Readings = {}, turns = 2) => {
    const bodies = (all: readonly number[], name: string) =>
      Object.fromEntries(all.map((n) => [`${name}-${n}`, { ...LINE, at: [POINTS[n]![0], 60] }]));
    return standing(
      { objective: 'capture-and-control', points: POINTS, turns },
      { french: bodies(french, 'line'), allied: bodies(allied, 'guards') },
      readings,
    );
  };

  test('needs three points', () => {
    const given = { objective: 'capture-and-control', points: POINTS.slice(0, 2), turns: 2 };
    expect(begun(given, { units: { french: { line: { ...LINE, at: [60, 60] } } }, now: NOW }).ok).toBe(false);
  });

  test('is won with more than half of them when the last turn ends', () => {
    expect(over(control([0, 1, 2], [3]))).toEqual({ winner: 'french', because: 'points-controlled' });
    expect(over(control([0, 1, 2], [3], {}, 3))).toBeNull();
  });

  test('is a draw if nobody has so many, or by one reading won with more than the enemy', () => {
    expect(over(control([0, 1], [3]))).toEqual({ winner: null, because: 'turns-over' });
    expect(over(control([0, 1], [3], { 'cf-108': 'most-wins' }))).toEqual({
      winner: 'french',
      because: 'points-controlled',
    });
    expect(over(control([0], [3], { 'cf-108': 'most-wins' }))).toEqual({ winner: null, because: 'turns-over' });
  });
});

describe('Assassination', () => {
  const french = { guards: { ...LED, at: [60, 30] }, line: { ...LINE, at: [40, 30] } };
  const led = { ...LED, at: [60, 90] };
  const hunt = (allied: object, readings: Readings = {}, given: object = {}) =>
    standing({ objective: 'assassination', ...given }, { french, allied }, readings);

  test('is won when the highest officer is gone, or his body routs', () => {
    const lesser = { landwehr: { ...LED, commander: 'captain', at: [40, 90] } };
    expect(over(hunt({ musketeers: routing(led), ...lesser }))).toEqual({ winner: 'french', because: 'officer-lost' });
    expect(over(hunt({ musketeers: led, landwehr: routing(lesser.landwehr) }))).toBeNull();
    expect(over(hunt({ musketeers: routing(led) }, { 'cf-109': 'off-table' }))).toBeNull();
  });

  test('a rally does not bring him back', () => {
    const state = hunt({ musketeers: routing(led) });
    const noted = play({ ...state, phase: 'movement', awaits: { ...state.awaits!, orders: ['end-phase'] } }, [
      { end: 'phase' },
    ]);
    expect(noted.types).toContain('officer-lost');
    const { musketeers } = noted.state.units;
    const rallied = { ...noted.state.units, musketeers: { ...musketeers!, condition: 'steady' as const } };
    expect(over({ ...noted.state, phase: 'melee', awaits: state.awaits, units: rallied })).toEqual({
      winner: 'french',
      because: 'officer-lost',
    });
  });

  test('is a draw if both lose him in a turn', () => {
    const state = hunt({ musketeers: routing(led) });
    const guards = { ...state.units['guards']!, condition: 'routing' as const };
    const both = { ...state, units: { ...state.units, guards } };
    expect(over(both)).toEqual({ winner: null, because: 'officer-lost' });
  });

  test('of equal ranks one is named, or by one reading all must fall', () => {
    const two = { musketeers: led, landwehr: routing({ ...LED, at: [40, 90] }) };
    expect(over(hunt(two))).toBeNull();
    expect(over(hunt(two, {}, { officers: { allied: 'landwehr' } }))).toEqual({
      winner: 'french',
      because: 'officer-lost',
    });
    const state = hunt(two, { 'cf-109': 'off-table' });
    expect(state.battle!.officers['allied']).toEqual({ rank: 'colonel', bodies: ['musketeers', 'landwehr'] });
    const { musketeers: _m, landwehr: _l, ...units } = state.units;
    expect(over({ ...state, units: { ...units, landwehr: state.units['landwehr']! } })).toBeNull();
    expect(over({ ...state, units })).toEqual({ winner: 'french', because: 'officer-lost' });
  });

  test('an officer who passes over is lost with the body that he stands in now', () => {
    const state = hunt({ musketeers: led, landwehr: { ...LINE, at: [40, 90] } });
    const passed = apply(state, {
      type: 'passed-over',
      unit: 'musketeers',
      at: 'landwehr',
      officer: 'colonel',
      left: ['o.oo', 'oooo'],
      joined: ['oooo', 'oooo', 'C...'],
      to: state.units['landwehr']!,
      clauses: ['cf.move.as-written'],
    });
    expect(passed.battle!.officers['allied']).toEqual({ rank: 'colonel', bodies: ['landwehr'] });
    expect(over(passed)).toBeNull();
    const fled = { ...passed.units['landwehr']!, condition: 'routing' as const };
    expect(over({ ...passed, units: { ...passed.units, landwehr: fled } })).toEqual({
      winner: 'french',
      because: 'officer-lost',
    });
  });

  test('needs an officer on each side', () => {
    const units = { french, allied: { landwehr: { ...LINE, at: [60, 90] } } };
    expect(begun({ objective: 'assassination' }, { units, now: NOW }).ok).toBe(false);
  });
});
