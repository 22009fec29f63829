import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { Order } from '../../../../src/games/regiments-and-roundshot/orders.ts';
import { after, foot, formation, gun, horse, maneuver, places, play, refusal, row, the, told } from '../moves.ts';

const CLAUSE = 'rr.maneuver.reshape-order';
const into = (unit: string, shape: 'line' | 'column', facing: string, more: Record<string, Plain> = {}): Plain => ({
  reshape: unit,
  into: shape,
  facing,
  with: 6,
  ...more,
});
const placed = (unit: string, all: Plain, card = 6): Plain => ({ reshape: unit, places: all, with: card });
const column = (count: number, make = foot) => row('wing', count, (n) => make(12, 12 - n / 2));

test('a column becomes a line around a figure that stays; it costs a card and is not the move', () => {
  const state = maneuver(column(3));
  const done = play(state, into('wing-2', 'line', 'north', { nth: 2 }));
  expect(told(done)).toEqual(['card-played', 'formation-reshaped']);
  expect(the(done, 'card-played').clauses).toEqual(['rr.cards.discard-to-play', CLAUSE]);
  expect(the(done, 'formation-reshaped').clauses).toEqual([CLAUSE, 'rr.formation.one-type-each', 'rr.formation.line']);
  expect(formation(done.state, 'wing-1')).toEqual(['wing-1 wing-2 wing-3', 'line']);
  expect(places(done.state, 'wing-2')).toEqual([[12, 11.5]]);
  const others = places(done.state, 'wing-1', 'wing-3').toSorted();
  expect(others).toEqual([
    [11.5, 11.5],
    [12.5, 11.5],
  ]);
  expect(done.state.moved).toEqual([]);
  expect(places(after(done.state, { march: 'wing-2', legs: ['forward 2'], with: 9 }), 'wing-2')).toEqual([[12, 13.5]]);
});

test('the shape that comes of it is told, and none of a figure by itself', () => {
  const shape = (state: ReturnType<typeof maneuver>, order: Plain) =>
    the(play(state, order), 'formation-reshaped').clauses.slice(1);
  expect(shape(maneuver(column(3)), placed('wing-1', { 'wing-3': [12.5, 11.5] }))).toEqual([
    'rr.formation.one-type-each',
    'rr.formation.irregular',
  ]);
  expect(shape(maneuver({ a: gun(12, 12) }), into('a', 'line', 'south'))).toEqual([]);
});

test('a line turns into a column where it stands: each turns on its place', () => {
  const state = maneuver(row('wing', 3, (n) => foot(11 + n / 2, 12)));
  const turned = after(state, into('wing-3', 'column', 'east', { nth: 1 }));
  expect(formation(turned, 'wing-1')).toEqual(['wing-1 wing-2 wing-3', 'column']);
  expect(places(turned, 'wing-1', 'wing-2', 'wing-3')).toEqual(places(state, 'wing-1', 'wing-2', 'wing-3'));
});

test('without a place in the row, it is the one with the shortest ways', () => {
  const state = maneuver(row('wing', 5, (n) => foot(11 + n / 2, 12)));
  const turned = after(state, into('wing-3', 'column', 'north'));
  expect(formation(turned, 'wing-1')[1]).toBe('column');
  // From the outer places it is an inch to the middle and an inch more to the ends of the column.
  expect(places(turned, 'wing-3')).toEqual([[12, 12]]);
  const ys = places(turned, 'wing-1', 'wing-2', 'wing-4', 'wing-5').map(([, y]) => y);
  expect(ys.toSorted()).toEqual([11, 11.5, 12.5, 13]);
});

test('a figure by itself turns on the spot', () => {
  const turned = after(maneuver({ a: gun(12, 12) }), into('a', 'line', 'south-west'));
  expect(places(turned, 'a')).toEqual([[12, 12]]);
  expect(refusal(turned, into('a', 'line', 'north', { with: 9 }))).toEqual(['has-reshaped', CLAUSE]);
});

test('nobody goes farther than the speed of his type, whatever the ground', () => {
  const long = (make: typeof foot, count: number) =>
    refusal(maneuver(column(count, make)), into('wing-1', 'line', 'north', { nth: 1 }));
  // The last of five is 2 inches behind, and half an inch aside is the least: 2.06.
  expect(long(foot, 4)).toBeNull();
  expect(long(foot, 5)).toEqual(['too-far', CLAUSE]);
  expect(long(horse, 10)).toBeNull();
  expect(long(horse, 11)).toEqual(['too-far', CLAUSE]);
  expect(long(gun, 2)).toBeNull();
  expect(long(gun, 3)).toEqual(['too-far', CLAUSE]);
  const wood = { terrain: { wood: { kind: 'woods', circle: { at: [12, 12], radius: 4 } } } };
  expect(refusal(maneuver(column(3), {}, wood), into('wing-1', 'line', 'north', { nth: 1 }))).toBeNull();
});

test('a row has no place beyond its last figure', () => {
  expect(refusal(maneuver(column(3)), into('wing-1', 'line', 'north', { nth: 3 }))).toBeNull();
  expect(refusal(maneuver(column(3)), into('wing-1', 'line', 'north', { nth: 4 }))).toEqual(['row-too-short', CLAUSE]);
});

test('a change in which nobody would stand otherwise is none', () => {
  expect(refusal(maneuver(column(3)), into('wing-1', 'column', 'north', { nth: 1 }))).toEqual(['no-change', CLAUSE]);
  expect(refusal(maneuver(column(3)), placed('wing-1', {}))).toEqual(['no-change', CLAUSE]);
});

test('it costs one Number card that is held', () => {
  const state = maneuver(column(3));
  const why = (cards: Plain) => refusal(state, into('wing-1', 'line', 'north', { with: cards }));
  expect(why([])).toEqual(['no-card', CLAUSE]);
  expect(why('king')).toEqual(['no-number-card', CLAUSE]);
  expect(why([6, 9])?.[0]).toBe('one-card');
  expect(why(10)).toEqual(['not-held', 'rr.cards.discard-to-play']);
});

test('nobody comes to touch an enemy that he did not touch', () => {
  const state = maneuver(column(3), { e: foot(11, 11.5) });
  expect(refusal(state, into('wing-3', 'line', 'north', { nth: 2 }))).toEqual(['new-contact', CLAUSE]);
  expect(refusal(state, into('wing-3', 'line', 'north', { nth: 1 }))).toBeNull();
});

test('the ways lead through friends and through no enemy, and end on nobody', () => {
  const through = maneuver({ a: foot(12, 12), b: foot(12, 11.5), c: foot(12, 11) }, { e: foot(12.65, 11.3) });
  expect(refusal(through, placed('a', { c: [12.5, 12] }))).toEqual(['enemy-between', CLAUSE]);
  expect(refusal(through, placed('a', { c: [11.5, 12] }))).toBeNull();
  const beside = maneuver({ ...column(2), g: gun(11.5, 12) });
  expect(refusal(beside, into('wing-1', 'line', 'north', { nth: 2 }))).toEqual(['ends-on', CLAUSE]);
  expect(refusal(beside, into('wing-1', 'line', 'north', { nth: 1 }))).toBeNull();
  const edge = maneuver({ a: foot(0.25, 12), b: foot(0.25, 11.5) });
  expect(refusal(edge, into('a', 'line', 'north', { nth: 2 }))).toEqual(['off-board', CLAUSE]);
});

test('any new places will do, if one figure keeps its own and all touch again', () => {
  const state = maneuver(column(3));
  const bent = after(state, placed('wing-1', { 'wing-3': [12.5, 11.5] }));
  expect(formation(bent, 'wing-1')).toEqual(['wing-1 wing-2 wing-3', 'irregular']);
  expect(refusal(state, placed('wing-1', { 'wing-3': [12.6, 11.5] }))).toEqual(['not-connected', CLAUSE]);
  const all = { 'wing-1': [12.5, 12], 'wing-2': [12.5, 11.5], 'wing-3': [12.5, 11] };
  expect(refusal(state, placed('wing-1', all))).toEqual(['nobody-stays', CLAUSE]);
  expect(refusal(maneuver({ a: foot(12, 12) }), placed('a', { a: [12.5, 12] }))).toEqual(['nobody-stays', CLAUSE]);
});

test('a friend who would touch in their stead does not make them whole', () => {
  const state = maneuver({ a: foot(12, 12), b: foot(12, 11.5), c: foot(13.1, 12) });
  expect(refusal(state, placed('a', { b: [13.6, 12] }))).toEqual(['not-connected', CLAUSE]);
});

test('only figures of that formation are moved: no others, and no enemy', () => {
  const state = maneuver({ ...column(2), other: foot(14, 12), gun: gun(12.5, 12) }, { e: foot(16, 12) });
  for (const id of ['other', 'gun', 'e'])
    expect(refusal(state, placed('wing-1', { [id]: [13, 12.5] }))).toEqual(['not-of-it', CLAUSE]);
});

test('no unit takes part in two changes in one turn, but others of its formation may', () => {
  const state = after(maneuver(column(3)), placed('wing-1', { 'wing-3': [12.5, 11.5] }));
  expect(refusal(state, { reshape: 'wing-3', into: 'line', facing: 'north', with: 9 })).toEqual([
    'has-reshaped',
    CLAUSE,
  ]);
  expect(refusal(state, { reshape: 'wing-1', places: { 'wing-3': [11.5, 11.5] }, with: 9 })).toEqual([
    'has-reshaped',
    CLAUSE,
  ]);
  expect(refusal(state, { reshape: 'wing-1', places: { 'wing-1': [12, 11] }, with: 9 })).toBeNull();
});

test('pinned figures stay as they are; the others may form up on them', () => {
  const state = maneuver(column(3), { e: foot(12, 12.5, 'south') });
  expect(refusal(state, placed('wing-2', { 'wing-1': [12.5, 11.5] }))).toEqual(['pinned', 'rr.pinned.infantry']);
  const formed = after(state, into('wing-1', 'line', 'east', { nth: 1 }));
  expect(formed.units['wing-1']!.facing).toEqual(state.units['wing-1']!.facing);
  expect(places(formed, 'wing-1')).toEqual([[12, 12]]);
  expect(formed.units['wing-2']!.facing).not.toEqual(state.units['wing-2']!.facing);
  expect(refusal(maneuver({ a: foot(12, 12) }, { e: foot(12, 12.5) }), into('a', 'line', 'east'))).toEqual([
    'pinned',
    'rr.pinned.infantry',
  ]);
  expect(refusal(maneuver({ a: horse(12, 12) }, { e: foot(12, 12.5) }), into('a', 'line', 'east'))).toBeNull();
});

test('a figure that routs changes nothing', () => {
  const state = maneuver({ a: foot(12, 12, 'north', 'routing') });
  expect(refusal(state, into('a', 'line', 'east'))).toEqual(['routing', 'rr.rout.continues']);
});

test('the disrupted roll if they are to stand otherwise, and stay as they are if they fail', () => {
  const figures = { a: foot(12, 12), b: foot(12, 11.5, 'north', 'disrupted'), c: foot(12, 11, 'north', 'disrupted') };
  const state = maneuver(figures);
  const line = into('a', 'line', 'north', { nth: 1 });
  const half = play(state, line, [{ 'march.b': 3 }, { 'march.c': 4 }]);
  expect(told(half)).toEqual(['card-played', 'march-rolled', 'march-rolled', 'formation-reshaped']);
  expect(places(half.state, 'a', 'b')).toEqual([
    [12, 12],
    [12, 11.5],
  ]);
  expect(places(half.state, 'c')[0]![1]).toBe(12);
  const none = play(state, line, [{ 'march.b': 1 }, { 'march.c': 2 }]);
  expect(told(none).at(-1)).toBe('formation-stayed');
  expect(none.state.hands['french']).not.toContain('6-1');
  // The one that stays as it is need not roll.
  const anchor = maneuver({ a: foot(12, 12, 'north', 'disrupted'), b: foot(12, 11.5) });
  expect(told(play(anchor, line))).not.toContain('march-rolled');
});

test('nobody goes to a place where another has stayed', () => {
  const figures = { a: foot(12, 12), b: foot(12, 11.5, 'north', 'disrupted'), c: foot(12, 11) };
  const state = maneuver(figures);
  const order = placed('a', { b: [12.5, 12], c: [12, 11.5] });
  expect(places(play(state, order, [{ 'march.b': 4 }]).state, 'b', 'c')).toEqual([
    [12.5, 12],
    [12, 11.5],
  ]);
  expect(told(play(state, order, [{ 'march.b': 3 }])).at(-1)).toBe('formation-stayed');
});

test('a chosen figure is offered lines and columns', () => {
  const all = engine.candidates(maneuver(column(3)), 'wing-2').map(({ order }) => order);
  const shapes = all.flatMap((order) => (order.type === 'reshape' && 'into' in order ? [order.into] : []));
  expect(new Set(shapes)).toEqual(new Set(['line', 'column']));
});

test('the row is the one with the shortest ways; of equal ones the figure that is named stands first', () => {
  const shaped = (x: number) =>
    places(
      after(maneuver({ a: foot(12, 10), b: foot(x, 9.5) }), { reshape: 'a', into: 'line', facing: 'north', with: 6 }),
      'b',
    );
  expect([shaped(11.75), shaped(12.25), shaped(12)]).toEqual([[[11.5, 10]], [[12.5, 10]], [[12.5, 10]]]);
});

test('those who stand in steps close up to a row without a gap', () => {
  const steps = maneuver({ a: foot(12, 10), b: foot(12.5, 9.5), c: foot(13, 9) });
  const order = { reshape: 'a', into: 'line', facing: 'north-east', nth: 1, with: 6 };
  expect(places(after(steps, order), 'b', 'c')).toEqual([
    [12.35, 9.65],
    [12.71, 9.29],
  ]);
});

test('a comrade who is pinned takes no part, and the others form up without him', () => {
  const column = maneuver({ a: foot(12, 10), b: foot(12, 9.5), c: foot(12, 9) }, { e: foot(12, 10.5, 'south') });
  const order = { reshape: 'b', into: 'line', facing: 'north', nth: 1, with: 6 };
  expect(places(after(column, order), 'a', 'b', 'c')).toEqual([
    [12, 10],
    [12, 9.5],
    [12.5, 9.5],
  ]);
});

test('a place for somebody who is gone changes nothing', () => {
  const state = maneuver({ a: foot(12, 10), b: foot(12.5, 10) });
  const order = { type: 'reshape', unit: 'a', places: { nobody: state.units['b']!.at }, with: ['6-1'] } as const;
  expect(refusal(state, order as Order)).toEqual(['no-change', 'rr.maneuver.reshape-order']);
});
