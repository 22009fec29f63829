import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import { foot, horse, places, play, refusal, row, the, told, type More } from '../moves.ts';
import { fields } from './reach.ts';

type Figures = Parameters<typeof fields.state>[0];

/** A board on which only those stop that touch. */
const state = (french: Figures, allied: Figures = {}, readings: More['readings'] = {}) =>
  fields.state(french, { allied, readings: { 'rr-043': 'others-wrap', ...readings } });

const march = (unit: string, ...legs: readonly string[]): Plain => ({ march: unit, legs, with: 6 });

/** Where all figures of the French stand after a march. */
const ends = (french: Figures, allied: Figures, order: Plain) =>
  places(play(state(french, allied), order).state, ...Object.keys(french));

const LINE = row('wing', 3, (n) => foot(12 + n / 2, 10));

test('where they stood before is free for those who go with them (rr-043)', () => {
  const near = ends(LINE, { e: foot(11.9, 10.8, 'south') }, march('wing-1', 'forward 2'));
  expect(near.map(([, y]) => y)).toEqual([10.3, 12, 12]);
});

test('the foremost goes first, whichever is named first (rr-043)', () => {
  const column = { a: foot(12, 9.5), b: foot(12, 10) };
  const allied = { e: foot(12, 11.2, 'south') };
  for (const unit of ['a', 'b'])
    expect(ends(column, allied, march(unit, 'forward 2')), unit).toEqual([
      [12, 10.2],
      [12, 10.7],
    ]);
});

test('nobody ends on a friend, and the others go on (rr-042, rr-043)', () => {
  const pair = { a: horse(12, 10), b: horse(12.5, 10) };
  const friend = { ...pair, f: foot(12, 11.2) };
  expect(ends(friend, {}, march('a', 'forward 1'))).toEqual([
    [12, 10.7],
    [12.5, 11],
    [12, 11.2],
  ]);
  // Between two legs one may stand on a friend.
  expect(ends(friend, {}, march('a', 'forward 1', 'slide right 1'))).toEqual([
    [13, 11],
    [13.5, 11],
    [12, 11.2],
  ]);
  // If one of them has no place at all in the last leg, none has, and the march ends in the first.
  expect(ends(friend, {}, march('a', 'forward 1', 'slide left 0.2'))).toEqual([
    [12, 10.7],
    [12.5, 10.7],
    [12, 11.2],
  ]);
});

test('whoever ends before a friend short of the enemy has not met him (rr-042, rr-043)', () => {
  const french = { a: horse(12, 10), f: foot(12.2, 12.3) };
  const legs = ['forward 3', 'slide left 1'];
  const met = play(state(french, { e: foot(12, 13, 'south') }), march('a', ...legs));
  expect(places(met.state, 'a')).toEqual([[12, 11.8]]);
  expect(the(met, 'formation-moved').met).toEqual([]);
});

test('whoever comes to touch at the very end of a leg goes no other (rr-043)', () => {
  const met = play(state(LINE, { e: foot(11.9, 11.2, 'south') }), march('wing-1', 'forward 0.7', 'slide right 1'));
  const { units } = the(met, 'formation-moved');
  expect(Object.values(units).map((path) => path.length)).toEqual([2, 3, 3]);
  expect(places(met.state, 'wing-1', 'wing-2')).toEqual([
    [12, 10.7],
    [13.5, 10.7],
  ]);
});

test('cavalry before whom an enemy stands stays, and goes no later leg; the others go (rr-043)', () => {
  const pair = { a: horse(12, 10), b: horse(12.5, 10) };
  const allied = { e: foot(11.8, 10.5, 'south') };
  expect(ends(pair, allied, march('a', 'forward 1', 'slide right 1'))).toEqual([
    [12, 10],
    [13.5, 11],
  ]);
  // If nobody can go, the enemy is in the way of all.
  expect(refusal(state({ a: horse(12, 10) }, allied), march('a', 'forward 1'))).toEqual([
    'enemy-between',
    'rr.maneuver.move-order',
  ]);
});

test('a march for which all fail their roll stays (rr-043)', () => {
  for (const solid of [{}, { 'rr-042': 'solid' }]) {
    const shaken = state({ a: foot(12, 10, 'north', 'disrupted') }, {}, solid);
    expect(told(play(shaken, march('a', 'forward 1'), [{ 'march.a': 1 }])).at(-1)).toBe('formation-stayed');
  }
});
