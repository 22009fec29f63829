import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { leadershipOf, routersNear } from '../../../src/games/campaign-1805/morale/leadership.ts';
import { rollTest } from '../../../src/games/campaign-1805/morale/test.ts';
import { QUIET, type State } from '../../../src/games/campaign-1805/state.ts';
import type { Commander } from '../../../src/games/campaign-1805/tables.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { at, body, field, line, musketeers } from './field.ts';

const CALM = { routers: 0, isRunThrough: false };
const valueOf = (state: State, of: Body): number => leadershipOf(state, of, CALM).value;

describe('leadership', () => {
  test('of the second line under a captain is 6', () => {
    expect(valueOf(field([musketeers()]), musketeers())).toBe(6);
  });

  test('of those who have lost six of twenty in this turn is one less', () => {
    const left = musketeers({ ranks: ['...oCso...', 'oooooooooo'], strength: 20 });
    const state = field([left], { suffered: { ...QUIET, lost: { musketeers: 6 } } });
    expect(valueOf(state, left)).toBe(5);
  });

  test.each([
    [10, undefined, 4],
    [11, undefined, 3],
    [11, 'adds', 2],
    [16, undefined, 2],
  ])('after %i of twenty in one turn (%s) is %i', (lost, reading, value) => {
    const ranks = ['o'.repeat(20 - lost)];
    const left = musketeers({ ranks, strength: 20 });
    const readings = reading === undefined ? {} : { 'cf-096': reading };
    expect(valueOf(field([left], { readings, suffered: { ...QUIET, lost: { musketeers: lost } } }), left)).toBe(value);
  });

  test('falls for each flank, for the rear and for a cannon', () => {
    const under = (attacked: State['suffered']['attacked'], cannoned: readonly string[] = []) =>
      valueOf(field([musketeers()], { suffered: { ...QUIET, attacked, cannoned } }), musketeers());
    expect(under({ musketeers: ['left'] })).toBe(5);
    expect(under({ musketeers: ['left', 'right'] })).toBe(4);
    expect(under({ musketeers: ['rear'] })).toBe(4);
    expect(under({ musketeers: ['front'] }, ['musketeers'])).toBe(5);
  });

  test('has the help of generals within 15 cm, and of no captain of others', () => {
    const staff = (commander: Commander, y: number) =>
      body('staff', { ranks: ['C'], commander, at: at(60, y), strength: 1 });
    const under = (other: Body, readings = {}) => valueOf(field([line(), other], { readings }), line());
    expect(under(staff('general', 25))).toBe(9);
    expect(under(staff('general', 23))).toBe(5);
    expect(under(staff('captain', 30))).toBe(5);
    expect(under(staff('general', 5), { 'cf-090': 'whole-army' })).toBe(9);
    expect(under(staff('general', 30), { 'cf-090': 'own-body-only' })).toBe(5);
  });

  test('of several commanders is no more than 15, before what takes off it', () => {
    const guard = line({ troops: 'old-guard', ranks: ['C'.padEnd(12, 'o'), 'o'.repeat(12)], commander: 'marshal' });
    const staff = body('staff', { ranks: ['C'], commander: 'general', at: at(60, 30) });
    const suffered = { ...QUIET, attacked: { line: ['left'] as const } };
    expect(valueOf(field([guard, staff]), guard)).toBe(15);
    expect(valueOf(field([guard, staff], { suffered }), guard)).toBe(14);
    expect(valueOf(field([guard, staff], { suffered, readings: { 'cf-092': 'subtract-then-cap' } }), guard)).toBe(15);
    expect(valueOf(field([guard, staff], { readings: { 'cf-089': 'highest-only' } }), guard)).toBe(13);
  });

  test('falls by one for each friend that routs within 8 cm', () => {
    const routers = (y: number, side: string) =>
      body('routers', { ranks: ['oooo'], at: at(60, y), condition: 'routing', side });
    const near = (other: Body, readings = {}) => routersNear(field([line(), other], { readings }), line()).length;
    expect(near(routers(30.5, 'french'))).toBe(1);
    expect(near(routers(30.4, 'french'))).toBe(0);
    expect(near(routers(30.5, 'allied'))).toBe(0);
    expect(near(routers(30.5, 'allied'), { 'cf-100': 'any-unit' })).toBe(1);
    expect(leadershipOf(field([line()]), line(), { routers: 2, isRunThrough: true }).value).toBe(1);
  });
});

describe('a test', () => {
  const of = (value: number, looked = value) => ({ terms: [], value, looked });
  const roll = (value: number, ...faces: readonly number[]) => {
    const dice = scripted(faces.map((face, n) => ({ [n === 0 ? 'test.line' : 'again.line']: face })));
    const { passes } = rollTest('line', of(value), dice);
    dice.assertSpent();
    return passes;
  };

  test.each([
    [5, 5, true],
    [5, 6, false],
    [9, 10, false],
    [0, 1, true],
    [0, 2, false],
  ])('at %i with a %i', (value, face, passes) => {
    expect(roll(value, face)).toBe(passes);
  });

  test.each([
    [10, 2, true],
    [10, 3, false],
    [12, 4, true],
    [15, 7, true],
    [15, 8, false],
  ])('at %i a 10 is rolled again, and a %i then decides', (value, face, passes) => {
    expect(roll(value, 10, face)).toBe(passes);
  });

  test('with its chart read before what takes off it has a second roll', () => {
    const guard = line({ troops: 'old-guard', ranks: ['C'.padEnd(12, 'o'), 'o'.repeat(12)], commander: 'colonel' });
    const suffered = { ...QUIET, attacked: { line: ['rear'] as const } };
    const read = (readings: State['readings']) => leadershipOf(field([guard], { suffered, readings }), guard, CALM);
    expect(read({})).toMatchObject({ value: 9, looked: 9 });
    expect(read({ 'cf-091': 'before-modifiers' })).toMatchObject({ value: 9, looked: 11 });
  });
});
