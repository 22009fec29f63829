import { expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { MEASURES, um } from '../../../src/geometry/lengths.ts';
import { facingOf } from '../../../src/geometry/placing.ts';
import {
  farthestFirst,
  retreatOf,
  routOf,
  withdrawn,
} from '../../../src/games/regiments-and-roundshot/morale/flight.ts';
import { unitsIn } from '../../../src/games/regiments-and-roundshot/state.ts';
import { board } from './fights.ts';

type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;

const FOOT = { a: ['infantry', 12, 16] } as const;

/** Where a figure of the Austrians would run to, in inches, and what becomes of it. */
function runs(how: typeof routOf, readings: Readings, french: Shorts, allied: Shorts = {}) {
  const state = board({ french, allied: { ...FOOT, ...allied }, phase: 'bombardment', readings });
  const { to, by, gone } = how(state, state.units['a']!, null);
  return [...to.map((part) => Math.round((100 * part) / MEASURES.in) / 100), by === 0 ? 'stays' : 'runs', gone];
}

test('with no enemy near, those on their owner’s left run first, and of these the rearmost', () => {
  const places: readonly (readonly [string, number, number])[] = [
    ['right-front', 12, 12],
    ['left-rear', 10, 10],
    ['right-rear', 12, 10],
    ['middle', 11, 11],
    ['left-front', 10, 12],
  ];
  for (const order of [places, places.toReversed()]) {
    const french = Object.fromEntries(
      order.map(([id, x, y]) => [id, ['infantry', x, y, { condition: 'routing' }] as const]),
    );
    const state = board({ french, phase: 'rally' });
    expect(farthestFirst(state, unitsIn(state)).map(({ id }) => id)).toEqual([
      'left-rear',
      'left-front',
      'middle',
      'right-rear',
      'right-front',
    ]);
  }
});

test('a flight ends a tenth of an inch before the place where it would touch an enemy, wherever that is', () => {
  expect(runs(routOf, {}, { near: ['infantry', 12, 15.5], end: ['infantry', 12.5, 20.03] })).toEqual([
    12,
    19.43,
    'runs',
    null,
  ]);
});

test('friends who may not be passed bar the way before a figure, and none behind it (rr-042)', () => {
  const solid = { 'rr-042': 'solid' };
  const near: Shorts = { near: ['infantry', 12, 15.5] };
  expect(runs(routOf, solid, near, { rear: ['cavalry', 12, 14.9] })).toEqual([12, 20, 'runs', null]);
  expect(runs(routOf, solid, near, { front: ['cavalry', 12, 17] })).toEqual([12, 16.5, 'runs', null]);
});

test('the inch of a road is none without a road (rr-036)', () => {
  expect(runs(routOf, { 'rr-036': 'halve-then-add' }, { near: ['infantry', 12, 14] })).toEqual([12, 20, 'runs', null]);
});

test('a retreat that has no length kills nobody, and one that contact holds has none', () => {
  const near: Shorts = { near: ['infantry', 12, 15.5] };
  const none = { 'rr-053': 'literal', 'rr-061': 'destroyed' };
  expect(runs(retreatOf, none, near)).toEqual([12, 16, 'stays', null]);
  expect(runs(retreatOf, { 'rr-083': 'flight-too' }, near)).toEqual([12, 16, 'stays', null]);
});

test('those who withdraw together are not in one another’s way, however short it is', () => {
  const state = board({ french: { one: ['cavalry', 12, 10], two: ['cavalry', 12, 10.5] }, phase: 'grand-maneuver' });
  const way = { direction: facingOf('north'), by: um(0.3, 'in') };
  expect(withdrawn(state, unitsIn(state), way)).toEqual({ by: way.by, isShut: false });
});
