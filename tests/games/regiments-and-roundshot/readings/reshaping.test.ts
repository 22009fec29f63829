import { expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { after, foot, formation, places, refusal, row } from '../moves.ts';
import { fields } from './reach.ts';

const { state } = fields;
const CLAUSE = 'rr.maneuver.reshape-order';
const line = (unit: string, more: object = {}) => ({ reshape: unit, into: 'line', facing: 'north', with: 6, ...more });

test('nobody goes farther than his speed, or all are placed freely around the front (rr-041)', () => {
  const FREE: Readings = { 'rr-041': 'free-pivot' };
  const long = row('wing', 8, (n) => foot(12, 16 - n / 2));
  const shaped = (readings: Readings = {}) => state(long, { readings });
  expect(refusal(shaped(), line('wing-1'))).toEqual(['too-far', CLAUSE]);
  const wide = after(shaped(FREE), line('wing-1', { nth: 1 }));
  expect(places(wide, 'wing-1')).toEqual([[12, 16]]);
  expect(Math.max(...places(wide, ...Object.keys(long)).map(([x]) => x!))).toBe(15.5);
  expect(new Set(places(wide, ...Object.keys(long)).map(([, y]) => y))).toEqual(new Set([16]));
  // The one at the rear is not who stays.
  expect(
    refusal(
      state(
        row('wing', 3, (n) => foot(12, 16 - n / 2)),
        {},
      ),
      line('wing-3'),
    ),
  ).toBeNull();
  expect(
    refusal(
      state(
        row('wing', 3, (n) => foot(12, 16 - n / 2)),
        { readings: FREE },
      ),
      line('wing-3'),
    ),
  ).toEqual(['front-stays', CLAUSE]);
});

test('a change of shape is no move, or it is the move of the turn (rr-041)', () => {
  const MOVE: Readings = { 'rr-041': 'counts-as-move' };
  const column = row('wing', 3, (n) => foot(12, 16 - n / 2));
  const march = { march: 'wing-1', legs: ['forward 1'], with: 9 };
  const deployed = (readings: Readings = {}) => after(state(column, { readings }), line('wing-1'));
  expect(refusal(deployed(), march)).toBeNull();
  expect(refusal(deployed(MOVE), march)).toEqual(['has-moved', 'rr.maneuver.move-order']);
  const marched = (readings: Readings = {}) => after(state(column, { readings }), march);
  expect(refusal(marched(), line('wing-1'))).toBeNull();
  expect(refusal(marched(MOVE), line('wing-1'))).toEqual(['has-moved', CLAUSE]);
});

test('one figure stays and nobody changes twice, or all go and every card buys a change (rr-103)', () => {
  const NONE: Readings = { 'rr-103': 'no-anchor' };
  const pair = { a: foot(12, 10), b: foot(12.5, 10) };
  const creep = (by: number, cards: number) => ({
    reshape: 'a',
    places: { a: [12, 10 + by], b: [12.5, 10 + by] },
    with: cards,
  });
  expect(refusal(state(pair), creep(2, 6))).toEqual(['nobody-stays', CLAUSE]);
  const crept = after(state(pair, { readings: NONE }), creep(2, 6), creep(4, 9));
  expect(places(crept, 'a', 'b')).toEqual([
    [12, 14],
    [12.5, 14],
  ]);
  expect(refusal(state(pair, { readings: NONE }), creep(2.1, 6))).toEqual(['too-far', CLAUSE]);
  const twice = (readings: Readings = {}) =>
    after(state(pair, { readings }), { reshape: 'a', into: 'column', facing: 'north', with: 6 });
  const again = { reshape: 'a', into: 'line', facing: 'north', with: 9 };
  expect(refusal(twice(), again)).toEqual(['has-reshaped', CLAUSE]);
  expect(refusal(twice(NONE), again)).toBeNull();
});

test('those of one formation pass each other, others of theirs by one reading stand in the way (rr-042)', () => {
  const figures = { a: foot(12, 10), b: foot(12.5, 10), g: { type: 'artillery', at: [12.75, 10.5], facing: 'north' } };
  const order = { reshape: 'a', places: { b: [12, 10.5] }, with: 6 };
  expect(refusal(state(figures), order)).toBeNull();
  expect(refusal(state(figures, { readings: { 'rr-042': 'solid' } }), order)).toEqual(['friend-in-way', CLAUSE]);
});

test('a split opens a gap, or both parts stay and are booked as two (rr-012)', () => {
  const LABEL: Readings = { 'rr-012': 'label' };
  const split = { split: 'wing-1', off: ['wing-4', 'wing-5'], with: 6 };
  const wing = row('wing', 5, (n) => foot(11 + n / 2, 10));
  const parted = (readings: Readings = {}) => after(state(wing, { readings }), split);
  expect(places(parted(), 'wing-4')).toEqual([[12.6, 10]]);
  expect(places(parted(LABEL), 'wing-4')).toEqual([[12.5, 10]]);
  for (const done of [parted(), parted(LABEL)]) {
    expect(formation(done, 'wing-1')).toEqual(['wing-1 wing-2 wing-3', 'line']);
    expect(formation(done, 'wing-5')).toEqual(['wing-4 wing-5', 'line']);
  }
  // Each part marches by itself; once they have left each other and touch again, they are one.
  const gone = after(parted(LABEL), { march: 'wing-5', legs: ['forward 1'], with: 9 });
  expect([places(gone, 'wing-4'), gone.apart]).toEqual([[[12.5, 11]], undefined]);
  const back = after({ ...gone, moved: [] }, { march: 'wing-5', legs: ['back 1'], with: 3 });
  expect(formation(back, 'wing-5')[0]).toBe('wing-1 wing-2 wing-3 wing-4 wing-5');
  // No gap is needed, and nobody is shifted away from an enemy.
  const allied = { foe: foot(13, 10.5, 'south') };
  expect(refusal(state(wing, { allied }), split)).toEqual(['pinned-part', 'rr.pinned.infantry']);
  expect(refusal(state(wing, { allied, readings: LABEL }), split)).toBeNull();
});
