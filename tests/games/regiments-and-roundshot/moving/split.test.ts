import { expect, test } from 'vitest';
import { given } from '../battle.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { Readings } from '../../../../src/core/ids.ts';
import type { Plain } from '../../../../src/core/ids.ts';
import { after, foot, formation, gun, maneuver, places, play, refusal, row, the, told } from '../moves.ts';

const CLAUSE = 'rr.maneuver.split-order';
const split = (unit: string, off: readonly string[], cards: Plain = 6): Plain => ({ split: unit, off, with: cards });
const LINE = row('wing', 5, (n) => foot(11 + n / 2, 10));

test('five become two and three: the part opens a tenth of an inch, straight away', () => {
  const done = play(maneuver(LINE), split('wing-1', ['wing-4', 'wing-5']));
  expect(told(done)).toEqual(['card-played', 'formation-split']);
  expect(the(done, 'formation-split').clauses).toEqual([CLAUSE]);
  expect(places(done.state, 'wing-3', 'wing-4', 'wing-5')).toEqual([
    [12, 10],
    [12.6, 10],
    [13.1, 10],
  ]);
  expect(formation(done.state, 'wing-1')).toEqual(['wing-1 wing-2 wing-3', 'line']);
  expect(formation(done.state, 'wing-5')).toEqual(['wing-4 wing-5', 'line']);
});

test('it is neither a move nor rolled for, and both parts march afterwards', () => {
  const figures = row('wing', 4, (n) => foot(11 + n / 2, 10, 'north', 'disrupted'));
  const done = play(maneuver(figures), split('wing-1', ['wing-1']));
  expect([told(done), done.state.moved]).toEqual([['card-played', 'formation-split'], []]);
  expect(refusal(done.state, { march: 'wing-1', legs: ['forward 1'], with: 9 })).toBeNull();
});

test('a block parts along the middles of the figures that touch', () => {
  const block = row('wing', 4, (n) => foot(12 + (n % 2) / 2, 10 - Math.floor(n / 2) / 2));
  const upper = after(maneuver(block), split('wing-1', ['wing-1', 'wing-2']));
  expect(places(upper, 'wing-1', 'wing-2', 'wing-3')).toEqual([
    [12, 10.1],
    [12.5, 10.1],
    [12, 9.5],
  ]);
  // One corner out: it goes away from the middle of the three others, which all touch it.
  const corner = after(maneuver(block), split('wing-1', ['wing-1']));
  const [[x, y]] = places(corner, 'wing-1') as [[number, number]];
  expect(12 - x).toBeCloseTo(y - 10, 2);
  expect(formation(corner, 'wing-1')[0]).toBe('wing-1');
});

test('the minimum of five and three holds at set-up only', () => {
  expect(refusal(maneuver(LINE), split('wing-1', ['wing-1']))).toBeNull();
  expect(refusal(maneuver(row('wing', 3, (n) => gun(11 + n / 2, 10))), split('wing-1', ['wing-1']))).toBeNull();
});

test('there are two parts, each with somebody in it, and each holds together', () => {
  const state = maneuver({ ...LINE, other: foot(16, 10) });
  expect(refusal(state, split('wing-1', []))).toEqual(['two-parts', CLAUSE]);
  expect(refusal(state, split('wing-1', ['wing-1', 'wing-2', 'wing-3', 'wing-4', 'wing-5']))).toEqual([
    'two-parts',
    CLAUSE,
  ]);
  expect(refusal(state, split('wing-1', ['other']))).toEqual(['two-parts', CLAUSE]);
  expect(refusal(state, split('wing-1', ['wing-1', 'other']))).toEqual(['two-parts', CLAUSE]);
  expect(refusal(state, split('wing-1', ['wing-3']))).toEqual(['not-connected', CLAUSE]);
  expect(refusal(state, split('wing-1', ['wing-1', 'wing-5']))).toEqual(['not-connected', CLAUSE]);
});

test('it costs one Number card', () => {
  expect(refusal(maneuver(LINE), split('wing-1', ['wing-1'], []))).toEqual(['no-card', CLAUSE]);
  expect(refusal(maneuver(LINE), split('wing-1', ['wing-1'], 'jack'))).toEqual(['no-number-card', CLAUSE]);
  expect(refusal(maneuver(LINE), split('wing-1', ['wing-1'], 8))).toEqual(['not-held', 'rr.cards.discard-to-play']);
});

test('the part that is shifted may not be pinned; the part that stays may', () => {
  const state = maneuver(LINE, { e: foot(11, 10.5, 'south') });
  expect(refusal(state, split('wing-5', ['wing-1', 'wing-2']))).toEqual(['pinned-part', 'rr.pinned.infantry']);
  expect(refusal(state, split('wing-5', ['wing-3', 'wing-4', 'wing-5']))).toBeNull();
});

test('the part ends on nobody, touches no new enemy and stays on the board', () => {
  const beside = (figure: object, foe: object = {}) =>
    refusal(maneuver({ ...LINE, ...figure }, foe as never), split('wing-1', ['wing-5']));
  expect(beside({ g: gun(13.55, 10) })).toEqual(['no-gap', CLAUSE]);
  expect(beside({ g: gun(13.6, 10) })).toBeNull();
  // One of the two that are shifted would end on the gun.
  const both = maneuver({ ...LINE, g: gun(13.55, 10) });
  expect(refusal(both, split('wing-1', ['wing-4', 'wing-5']))).toEqual(['no-gap', CLAUSE]);
  expect(beside({}, { e: foot(13.6, 10) })).toEqual(['no-gap', CLAUSE]);
  expect(beside({}, { e: foot(13.65, 10) })).toBeNull();
  const edge = maneuver(row('wing', 2, (n) => foot(23.2 + n / 2, 10)));
  expect(refusal(edge, split('wing-1', ['wing-2']))).toEqual(['no-gap', CLAUSE]);
  expect(refusal(edge, split('wing-1', ['wing-1']))).toBeNull();
});

test('a figure in the middle of others, as many on each side, has no way out', () => {
  const block = row('wing', 9, (n) => foot(12 + (n % 3) / 2, 10 + Math.floor(n / 3) / 2));
  expect(refusal(maneuver(block), split('wing-1', ['wing-5']))).toEqual(['no-gap', CLAUSE]);
});

test('a part goes no farther than an inch for its gap', () => {
  // A figure between two pairs, whose foremost reach so far beyond it.
  const between = (more: number) => {
    const pairs = { b: foot(11.5, 9.5 + more), c: foot(11.5, 10 + more), d: foot(12.5, 9.5 + more) };
    return maneuver({ a: foot(12, 10), ...pairs, e: foot(12.5, 10 + more), f: foot(12, 9.5) });
  };
  const far = between(0.35);
  expect(places(after(far, split('b', ['a'])), 'a')).toEqual([[12, 10.95]]);
  expect(refusal(between(0.45), split('b', ['a']))).toEqual(['no-gap', CLAUSE]);
});

test('it goes away from those that it touches, or by one reading from the middle of all (rr-092)', () => {
  const bent = { a: foot(12, 10), b: foot(12.5, 10), c: foot(13, 10), d: foot(13, 10.5) };
  const parted = (readings: Readings) => places(after(maneuver(bent, {}, { readings }), split('a', ['d'])), 'd')[0];
  expect([parted({}), parted({ 'rr-092': 'middles' })]).toEqual([
    [13.05, 10.6],
    [13.1, 10.6],
  ]);
});

test('nobody who routs parts from anybody', () => {
  const state = maneuver({ a: foot(12, 10, 'north', 'routing'), b: foot(12.5, 10) });
  expect(refusal(state, split('a', ['a']))).toEqual(['routing', 'rr.rout.continues']);
});

test('a part that is only booked costs its card as well, and is lit instead of drawn elsewhere (rr-012)', () => {
  const parted = (readings: Readings) => {
    const state = maneuver({ a: foot(12, 10), b: foot(12.5, 10) }, {}, { readings });
    const order = { split: 'a', off: ['b'], with: 6 };
    return [told(play(state, order)), engine.judge(state, given(state, order)).shows.map(({ kind }) => kind)];
  };
  const types = ['card-played', 'formation-split'];
  expect([parted({}), parted({ 'rr-012': 'label' })]).toEqual([
    [types, ['ghost']],
    [types, ['light']],
  ]);
});
