import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import { after, foot, horse, maneuver, places, play, refusal, row, the } from '../moves.ts';

const CLAUSE = 'rr.maneuver.cavalry-evade';
const up = (unit: string, cards: Plain = 6): Plain => ({ march: unit, legs: ['forward to contact'], with: cards });

/** Two formations of cavalry side by side, a gap between them. */
const TWO = { h: horse(11.6, 11.5, 'south'), i: horse(12.4, 11.5, 'south') };

test('who is asked after another is asked by the same clause', () => {
  const state = after(maneuver({ a: foot(12, 10) }, TWO), up('a'));
  expect(the(play(state, { stay: 'h' }), 'evasion-due').clauses).toEqual([CLAUSE]);
});

test('it withdraws from those who come up now, not from infantry that came up before', () => {
  const french = { x: foot(12.4, 13.5, 'south'), a: foot(11.6, 10), b: foot(12.1, 10) };
  const before = after(maneuver(french, TWO), up('x'), { stay: 'i' });
  const asked = after(before, up('a', 9));
  expect(asked.pending).toMatchObject({ kind: 'evade', units: ['h', 'i'], from: 'a' });
  expect(after(asked, { stay: 'h' }).pending).toMatchObject({ kind: 'evade', units: ['i'], from: 'b' });
});

test('it withdraws from another part of the infantry, not from cavalry that has come up before', () => {
  const french = {
    z: horse(11.4, 14, 'south'),
    a: foot(10, 10),
    b: foot(10.5, 10, 'north', 'disrupted'),
    c: foot(11, 10),
  };
  const before = after(maneuver(french, { h: horse(9.6, 11.6), i: horse(11.4, 11.6) }), up('z'));
  const due = play(before, { march: 'a', legs: ['forward 2'], with: 9 }, [{ 'march.b': 1 }]).state;
  const both = after(due, { 'go-on': 'a' });
  expect(both.pending).toMatchObject({ kind: 'evade', units: ['h', 'i'], from: 'a' });
  expect(after(both, { stay: 'h' }).pending).toMatchObject({ kind: 'evade', units: ['i'], from: 'c' });
});

test('infantry goes on after both have withdrawn, by one reading (rr-046)', () => {
  const state = maneuver({ a: foot(12, 10) }, TWO, { readings: { 'rr-046': 'infantry-continues' } });
  const met = after(state, { march: 'a', legs: ['forward 2'], with: 6 });
  const one = after(met, { evade: 'h', by: 4 });
  expect([places(one, 'a')[0], one.pending?.kind]).toEqual([[12, 11], 'evade']);
  expect(places(after(one, { evade: 'i', by: 4 }), 'a')).toEqual([[12, 12]]);
});

test('cavalry in the very middle of the infantry has no way away from it (rr-092)', () => {
  const ring = [
    [11.5, 10.5],
    [12.5, 10.5],
    [11.5, 11],
    [12.5, 11],
    [11.5, 11.5],
    [12, 11.5],
    [12.5, 11.5],
  ] as const;
  const french = { a: foot(12, 9), ...row('ring', ring.length, (n) => foot(ring[n]![0], ring[n]![1])) };
  for (const readings of [{}, { 'rr-092': 'middles' }]) {
    const state = after(maneuver(french, { h: horse(12, 11) }, { readings }), up('a'));
    expect(state.pending).toMatchObject({ kind: 'evade', units: ['h'], from: 'a' });
    expect(refusal(state, { evade: 'h', by: 1 })).toEqual(['no-way-out', CLAUSE]);
  }
});
