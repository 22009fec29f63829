import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { closedUp } from '../../../src/games/death-or-glory/figures/losses.ts';
import { board, body, play, refusal, sizeOf } from './playing.ts';
import { COLUMN, GUNS, LINE, reach } from './units.ts';

/** The size of a unit by some readings. */
const size = (unit: object, readings: Readings = {}) =>
  sizeOf(board({ unit: { ...LINE, ...unit } }, {}, { readings }), 'unit');

describe('what its owner may choose by one reading', () => {
  test('the depth of a base', () => {
    const models = { 'dg-121': 'as-modelled' };
    expect(size({ depth: 30 }, models)).toEqual([132, 30]);
    expect(size({}, models)).toEqual([132, 22]);
    expect(size({ depth: 30 })).toEqual([132, 22]);
    expect(sizeOf(board({ unit: { ...GUNS, depth: 50 } }, {}, { readings: models }), 'unit')).toEqual([80, 50]);
  });

  test('the width of a column', () => {
    const free = { 'dg-122': 'owner-chooses' };
    expect(size({ formation: 'column', files: 6 }, free)).toEqual([66, 44]);
    expect(size({ formation: 'column' }, free)).toEqual([88, 33]);
    expect(size({ formation: 'column', files: 6 })).toEqual([88, 33]);
    expect(size({ formation: 'column', files: 40, figures: 6 }, free)).toEqual([66, 11]);
    expect(size({ formation: 'line', files: 6 }, free)).toEqual([132, 22]);
    const horse = { type: 'french-hussars', figures: 8, formation: 'column' };
    expect(size(horse, free)).toEqual([66, 132]);
  });

  test('the spread of skirmishers', () => {
    const free = { 'dg-125': 'owner-chooses' };
    const out = { formation: 'skirmish-order', figures: 4 };
    expect(size({ ...out, spread: 3 }, free)).toEqual([132, 11]);
    expect(size(out, free)).toEqual([88, 11]);
    expect(size({ ...out, spread: 3 })).toEqual([88, 11]);
  });

  test('the wing from which figures go', () => {
    const wing = { 'dg-123': 'from-a-wing' };
    const after = (drops: object, more: Readings = wing) => {
      const state = board({ unit: { ...LINE, ...drops } }, {}, { readings: more });
      return closedUp(state, body(state, 'unit'), 150).at[0] / 1000;
    };
    // 19 figures are ten files: 22 mm less, so that the middle is 11 mm nearer to the other wing.
    expect([after({}), after({ drops: 'right' }), after({ drops: 'left' }), after({}, {})]).toEqual([
      889, 889, 911, 900,
    ]);
    const square = board({ unit: { ...LINE, formation: 'square' } }, {}, { readings: wing });
    expect(closedUp(square, body(square, 'unit'), 150).at[0]).toBe(900_000);
  });
});

test('skirmishers come out of their parent, or by one reading are troops of their own', () => {
  const readings: Readings = { 'dg-124': 'troops-of-their-own' };
  const state = board(
    { unit: LINE, out: { ...LINE, figures: 4, formation: 'skirmish-order', parent: 'unit', at: [900, 466.5] } },
    {},
    { readings },
  );
  expect(refusal(state, { 'send-out': 'unit' })).toBe('dg.formation.into-skirmish no-company');
  expect(refusal(state, { 'call-in': 'out' })).toBe('dg.formation.into-skirmish not-skirmishers');
  expect(refusal({ ...state, readings: {} }, { 'call-in': 'out' })).toBeNull();
});

describe('ground', () => {
  const water = (kind: string, y: number) => ({
    kind,
    line: [
      [600, y],
      [1200, y],
    ],
    width: 40,
  });

  test('water takes its fixed part and by one reading a tenth of the rest', () => {
    const tenth: { readings: Readings } = { readings: { 'dg-068': 'tenth' } };
    // The bed begins 33.5 mm off: 150 less 33.5 and 10 are 106.5, of which nine tenths are left.
    const stream = { terrain: { stream: water('stream', 520) } };
    expect(reach(COLUMN, { ...stream, ...tenth })).toBeCloseTo(33.5 + 0.9 * 106.5, 0);
    expect(reach(COLUMN, { terrain: { river: water('river', 520) }, ...tenth })).toBeCloseTo(33.5 + 0.9 * 96.5, 0);
    const state = board({ unit: COLUMN }, {}, { ...stream, ...tenth });
    const legs = (last: number) => ({ move: 'unit', legs: ['forward 60', `forward ${last}`] });
    expect(refusal(state, legs(69.3))).toBeNull();
    expect(refusal(state, legs(69.5))).toBe('dg.move.allowances too-long');
  });

  test('open woods are woods, or by one reading all open ground is difficult', () => {
    const readings: Readings = { 'dg-067': 'open-ground' };
    expect(reach(COLUMN, { readings })).toBe(75);
    const { state, events } = play(board({ unit: COLUMN }, {}, { readings }), [{ move: 'unit', legs: ['forward 75'] }]);
    expect(body(state, 'unit').order).toBe('unformed');
    expect(events.at(-1)).toMatchObject({ type: 'order-lost', clauses: ['dg.terrain.woods-open'] });
    const slope = { hill: { kind: 'gentle-slope', rectangle: { at: [900, 600], size: [600, 400] } } };
    expect(reach(COLUMN, { readings, terrain: slope })).toBe(112.5);
  });
});
