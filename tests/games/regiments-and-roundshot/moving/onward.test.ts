import { expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { after, foot, gun, horse, maneuver, places, play, told } from '../moves.ts';

/*
 * By one reading of rr-046 infantry from which cavalry has withdrawn goes on with what is left of
 * its march. The cavalry here stands beside the way, so that it does not bar it.
 */

const ON: Readings = { 'rr-046': 'infantry-continues' };

type Figures = Parameters<typeof maneuver>[0];

/** The French march along these legs, until they meet cavalry. */
const met = (french: Figures, allied: Figures, legs: readonly string[], readings: Readings = ON) =>
  after(maneuver(french, allied, { readings }), { march: 'a', legs, with: 6 });

const evade = (unit: string, by: number): Plain => ({ evade: unit, by });

test('it goes on along all the legs that are left', () => {
  const up = met({ a: foot(12, 10) }, { h: horse(12.5, 11, 'south') }, ['forward 1', 'slide left 0.5', 'forward 0.5']);
  expect(places(up, 'a')).toEqual([[12, 10.5]]);
  expect(places(after(up, evade('h', 4)), 'a')).toEqual([[11.5, 11.5]]);
  // Of the leg in which it has met them, it goes what is left of that leg.
  const second = met({ a: foot(12.25, 10) }, { h: horse(12.5, 11, 'south') }, ['slide left 0.25', 'forward 1']);
  expect(places(second, 'a')).toEqual([[12, 10.5]]);
  expect(places(after(second, evade('h', 4)), 'a')).toEqual([[12, 11]]);
});

test('cavalry that stays beside one of them holds them all', () => {
  const up = met({ a: foot(12, 10), b: foot(11.5, 10) }, { h: horse(12.5, 11, 'south') }, ['forward 1']);
  expect(places(after(up, { stay: 'h' }), 'a', 'b')).toEqual([
    [12, 10.5],
    [11.5, 10.5],
  ]);
  expect(places(after(up, evade('h', 4)), 'a', 'b')).toEqual([
    [12, 11],
    [11.5, 11],
  ]);
});

test('where no way is left, because a friend stands at its end, nothing more is told', () => {
  const up = met({ a: foot(12, 10), g: gun(12, 11) }, { h: horse(12.5, 11, 'south') }, ['forward 0.8']);
  const gone = play(up, evade('h', 1));
  expect(told(gone)).toEqual(['announced', 'formation-moved']);
  expect(places(gone.state, 'a')).toEqual([[12, 10.5]]);
});

test('whoever goes on over the edge of the board leaves it, by one reading (rr-089)', () => {
  const EXIT: Readings = { ...ON, 'rr-089': 'exit-counts-as-lost' };
  const up = met({ a: foot(2, 10) }, { h: horse(1, 10.5, 'south') }, ['slide left 2.5'], EXIT);
  expect(places(up, 'a')).toEqual([[1.5, 10]]);
  const gone = play(up, evade('h', 0.5));
  expect(told(gone)).toEqual(['announced', 'formation-moved', 'formation-moved', 'unit-left']);
  expect(gone.state.units['a']).toBeUndefined();
});

test('all that it has gone, round a bend and from meeting to meeting, is of one move', () => {
  const allied = { h: horse(11.5, 11, 'south'), i: horse(13.5, 11.5, 'south') };
  const up = met({ a: foot(12, 10) }, allied, ['forward 1', 'slide right 3']);
  const second = after(up, evade('h', 2));
  expect([places(second, 'a'), second.pending?.kind]).toEqual([[[13, 11]], 'evade']);
  // An inch ahead and an inch to the right are the two inches of its move.
  expect(places(after(second, evade('i', 2)), 'a')).toEqual([[13, 11]]);
});
