import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { given } from '../battle.ts';
import { after, foot, formation, gun, horse, hq, maneuver, places, refusal, row } from '../moves.ts';

const march = (unit: string, legs: readonly string[], cards: Plain = 6): Plain => ({ march: unit, legs, with: cards });

const COLUMN = row('wing', 3, (n) => foot(12, 10 - n / 2));

test('infantry in contact is pinned; cavalry, guns and the HQ are not', () => {
  const beside = (figure: ReturnType<typeof foot>) =>
    refusal(maneuver({ a: figure }, { e: foot(12, 10.5, 'south') }), march('a', ['back 0.5']));
  expect(beside(foot(12, 10))).toEqual(['pinned', 'rr.pinned.infantry']);
  expect([beside(horse(12, 10)), beside(gun(12, 10)), beside(hq(12, 10))]).toEqual([null, null, null]);
  const freely = maneuver({ a: gun(12, 10) }, { e: foot(12, 10.5, 'south') });
  const verdict = engine.judge(freely, given(freely, march('a', ['back 0.5'])));
  expect(verdict.ok && verdict.clauses).toContain('rr.pinned.infantry-only');
  const partly = maneuver({ a: gun(12, 10), b: gun(12, 9.5) }, { e: foot(12, 10.5, 'south') });
  const back = engine.judge(partly, given(partly, march('a', ['back 0.5'])));
  expect(back.ok && back.clauses).toContain('rr.pinned.infantry-only');
  const corner = (readings = {}) =>
    refusal(maneuver({ a: foot(12, 10) }, { e: gun(12.5, 10.5) }, { readings }), march('a', ['back 1']));
  expect(corner()).toEqual(['pinned', 'rr.pinned.infantry']);
  expect(corner({ 'rr-004': 'edges-only' })).toBeNull();
});

test('a figure that routs pins nobody', () => {
  const state = (readings = {}) =>
    maneuver({ a: foot(12, 10) }, { e: foot(12, 10.5, 'south', 'routing') }, { readings });
  expect(refusal(state(), march('a', ['back 1']))).toBeNull();
  expect(refusal(state({ 'rr-057': 'still-a-unit' }), march('a', ['back 1']))).toEqual([
    'pinned',
    'rr.pinned.infantry',
  ]);
});

test('only those of a formation that touch an enemy stay; the others go as the column that they were', () => {
  const state = maneuver(COLUMN, { e: foot(12, 10.5, 'south') });
  const verdict = engine.judge(state, given(state, march('wing-1', ['back 3'])));
  expect(verdict.ok && verdict.clauses).toContain('rr.pinned.infantry');
  const gone = after(state, march('wing-1', ['back 3']));
  expect(places(gone, 'wing-1', 'wing-2', 'wing-3')).toEqual([
    [12, 10],
    [12, 6.5],
    [12, 6],
  ]);
  expect(formation(gone, 'wing-1')).toEqual(['wing-1', 'irregular']);
  expect(gone.moved).toEqual(['wing-2', 'wing-3']);
  // The one that has stayed is pinned, whatever the others have done.
  expect(refusal(gone, march('wing-1', ['back 1'], 9))).toEqual(['pinned', 'rr.pinned.infantry']);
});

test('a pinned figure is told to be pinned though its comrades have moved', () => {
  const state = maneuver({ a: foot(12, 10), b: foot(12.5, 10) }, { e: foot(11.75, 10.5, 'south') });
  const gone = after(state, march('b', ['forward 0.1']));
  expect(formation(gone, 'a')[0]).toBe('a b');
  expect(refusal(gone, march('a', ['back 1'], 9))).toEqual(['pinned', 'rr.pinned.infantry']);
});
