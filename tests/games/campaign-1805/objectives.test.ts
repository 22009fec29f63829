import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import type { State } from '../../../src/games/campaign-1805/index.ts';
import { words } from '../../../src/games/campaign-1805/words.ts';
import { battle, begun, play, refusal } from './battlefield.ts';
import { LED, LINE, nextTurn, NOW, over, routing, standing, type Bodies } from './ends-of-turns.ts';

describe('Take the Field', () => {
  const field = (french: object, allied: object, readings: Readings = {}, more: object = {}) =>
    standing({ objective: 'take-the-field', ...more }, { french, allied }, readings);
  const steady = { line: { ...LINE, at: [60, 30] } };
  const fled = { landwehr: routing({ ...LINE, at: [60, 90] }) };

  test('is won when every enemy routs or is gone at the end of a turn', () => {
    expect(over(field(steady, fled))).toEqual({ winner: 'french', because: 'field-taken' });
    expect(over(field(steady, {}))).toEqual({ winner: 'french', because: 'field-taken' });
    expect(over(field(steady, { ...fled, guards: { ...LINE, at: [40, 90] } }))).toBeNull();
  });

  test('is a draw if that is true for both', () => {
    expect(over(field({ line: routing(steady.line) }, fled))).toEqual({ winner: null, because: 'field-taken' });
  });

  test('goes on while those who rout may rally, by one reading', () => {
    expect(over(field(steady, fled, { 'cf-103': 'gone-only' }))).toBeNull();
    expect(over(field(steady, {}, { 'cf-103': 'gone-only' }))).toEqual({ winner: 'french', because: 'field-taken' });
  });

  test('has no last turn, but by one reading', () => {
    const allied = { guards: { ...LINE, at: [40, 90] } };
    expect(begun({ objective: 'take-the-field', turns: 2 }, { units: { french: steady, allied }, now: NOW }).ok).toBe(
      false,
    );
    const limited = { 'cf-130': 'agreed-limit' };
    expect(over(field(steady, allied, limited, { turns: 2 }))).toEqual({ winner: null, because: 'turns-over' });
    expect(over(field(steady, allied, limited, { turns: 3 }))).toBeNull();
  });

  test('is a draw if both offer one in a turn', () => {
    const state = field(steady, { guards: { ...LINE, at: [40, 90] } });
    const writing: State = { ...state, phase: 'orders', awaits: { ...state.awaits!, sides: ['french', 'allied'] } };
    const offered = play(writing, [{ draw: 'french' }]).state;
    expect(refusal(offered, { draw: 'french' })).toBe('offered');
    expect(play(offered, [{ draw: 'allied' }]).state.battle!.over).toEqual({ winner: null, because: 'agreed' });
  });
});

describe('Capture and Hold', () => {
  const at = (x: number, y: number) => ({ line: { ...LINE, at: [x, y] } });
  const hold = (units: Bodies, readings: Readings = {}, turns = 1) =>
    standing({ objective: 'capture-and-hold', points: [[60, 60]], turns }, units, readings);

  test('a point belongs to the side that alone has an unrouted body within six inches', () => {
    const holder = (units: Bodies) => play(hold(units), [{ end: 'phase' }]).state.battle!.holders;
    // The nearer edge of the block is 1 cm before its centre.
    expect(holder({ french: at(60, 43.8) })).toEqual(['french']);
    expect(holder({ french: at(60, 43.7) })).toEqual([null]);
    expect(holder({ french: at(60, 50), allied: { landwehr: { ...LINE, at: [60, 70] } } })).toEqual([null]);
    expect(holder({ french: at(60, 50), allied: { landwehr: routing({ ...LINE, at: [60, 70] }) } })).toEqual([
      'french',
    ]);
  });

  test('by one reading somebody must stand on it', () => {
    const holder = (units: Bodies) =>
      play(hold(units, { 'cf-104': 'touching' }), [{ end: 'phase' }]).state.battle!.holders;
    expect(holder({ french: at(60, 50) })).toEqual([null]);
    expect(holder({ french: at(60, 60), allied: { landwehr: { ...LINE, at: [60, 70] } } })).toEqual(['french']);
  });

  test('is captured at the end of a turn, and held at the ends of those after it', () => {
    const first = hold({ french: at(60, 50), allied: { landwehr: { ...LINE, at: [60, 100] } } });
    expect(over(first)).toBeNull();
    expect(over(nextTurn(first))).toEqual({ winner: 'french', because: 'point-held' });
    const long = hold({ french: at(60, 50) }, {}, 2);
    expect(over(nextTurn(long))).toBeNull();
    expect(over(nextTurn(nextTurn(long)))).toEqual({ winner: 'french', because: 'point-held' });
  });

  test('by one reading the turn of the capture counts', () => {
    expect(over(hold({ french: at(60, 50) }, { 'cf-105': 'capture-counts' }))).toEqual({
      winner: 'french',
      because: 'point-held',
    });
  });

  test('a break begins it anew', () => {
    const first = nextTurn(hold({ french: at(60, 50), allied: { landwehr: { ...LINE, at: [60, 100] } } }, {}, 2));
    const away = { ...first, units: { landwehr: first.units['landwehr']! } };
    expect(nextTurn(away).battle!.held).toBeNull();
  });
});

test('nobody left on either side is a draw', () => {
  const state = standing(
    { objective: 'capture-and-hold', points: [[60, 60]], turns: 1 },
    { french: { line: { ...LINE, at: [60, 30] } } },
  );
  expect(over({ ...state, units: {} })).toEqual({ winner: null, because: 'nobody-left' });
});

test('every objective says what it is won by, and how near each side is', () => {
  const units = { french: { line: { ...LED, at: [60, 30] } }, allied: { landwehr: { ...LED, at: [60, 90] } } };
  const points = [
    [20, 60],
    [50, 60],
    [80, 60],
  ];
  const terrain = { fort: { kind: 'building', rectangle: { at: [60, 60], size: [10, 10] } } };
  for (const given of [
    { objective: 'take-the-field' },
    { objective: 'capture-and-hold', points, turns: 2 },
    { objective: 'siege', attacker: 'french', position: 'fort', turns: 5 },
    { objective: 'assassination' },
    { objective: 'capture-and-control', points, turns: 4 },
  ]) {
    const state = battle(given, { units, terrain, now: NOW });
    expect(words.aim(state)).toMatch(/^[A-Z].*[.]$/);
    for (const each of words.standing(state)) expect(each).toMatch(/^[A-Z].*[.]$/);
  }
});
