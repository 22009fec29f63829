import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { begin, judged, modifiers, play, read, type Field } from './field.ts';

/*
 * What stops a shot, where its line runs, how wide a unit shoots, and what covers a target
 * (tt.shoot.range-limit; tt-009, tt-012, tt-013, tt-074, tt-075).
 */

const U = 19_050;
const mm = (x: number, y: number) => `${(x * 1_000) / U},${(y * 1_000) / U}`;
const SHOT = { shoot: 'a', at: 'b' };
const OK = /^ok/;
const verdict = (state: State, order: unknown) => engine.judge(state, read(state, order));

/** A gun at the middle of the table, and its target [4] in front of it. */
const field = (terrain: object = {}, more: Partial<Field> = {}): Field => ({
  french: { a: 'foot-artillery 16,12 north', ...more.french },
  allied: { b: 'infantry 16,17 south', ...more.allied },
  terrain: terrain as Field['terrain'] & object,
});
const said = (board: Field, readings: Readings = {}) => judged(begin(board, readings), SHOT);

describe('units between', () => {
  test('the first of them is named, whatever their order is', () => {
    const [far, near] = ['infantry 16,15.5 north', 'infantry 16,14 north'];
    for (const french of [{ far, near }, { near, far }])
      expect(verdict(begin(field({}, { french })), SHOT)).toMatchObject({ reason: 'unit-between', params: { unit: 'near' } }); // prettier-ignore
  });

  // The line from edge to edge is [4.37] long; a unit at [14.5] stands in the middle of it.
  const hill = (y: number) => ({ kind: 'hill', rectangle: { at: [16, y], size: [4, 1.5] } });
  const BLOCKED = 'tt.shoot.range-limit unit-between';
  test.each([
    ['from the plain', {}, 14, BLOCKED],
    ['from a hill, at a unit that is nearer to the gun', { one: hill(12) }, 14, 'ok'],
    ['from a hill, at a unit that is nearer to the target', { one: hill(12) }, 15, BLOCKED],
    ['from a hill, at a unit in the very middle', { one: hill(12) }, 14.5, BLOCKED],
    ['from a hill to a hill', { one: hill(12), two: hill(17) }, 14, BLOCKED],
    ['from a hill over another', { one: hill(12), two: hill(14) }, 14, BLOCKED],
    ['from the plain over a hill with a unit on it', { two: hill(14) }, 14, BLOCKED],
  ])('%s (tt-013)', (_what, terrain, y, expected) => {
    const came = said(field(terrain, { french: { f: `infantry 16,${y} north` } }));
    expect(came.slice(0, expected.length)).toBe(expected);
  });
});

describe('ground between', () => {
  const wood = (y: number, deep: number) => ({ wood: { kind: 'woods', rectangle: { at: [16, y], size: [4, deep] } } });
  test.each([
    ['a target deep in a wood', wood(16.2, 3), 'tt.shoot.range-limit too-deep'],
    ['a firer deep in one', wood(13, 3.2), 'tt.shoot.range-limit firer-too-deep'],
    ['a target at its edge', wood(17, 2), 'ok'],
    ['a wood between', wood(14.5, 0.3), 'tt.shoot.range-limit terrain-between'],
  ])('%s', (_what, terrain, expected) => {
    const light = field(terrain, { french: { a: 'foot-artillery 16,12 north' } });
    expect(said(light).slice(0, expected.length)).toBe(expected);
  });
  test('whoever is in a wood with a part of the base does not look through it, by that reading (tt-083)', () => {
    const before = field(wood(16.4, 0.8));
    expect(said(before, { 'tt-083': 'any-part' })).toMatch(OK);
    expect(said(before)).toBe('tt.shoot.range-limit terrain-between');
    // Only one arm of an angled wood covers the base.
    const angle = { wood: { kind: 'woods', polygon: [[14, 16], [18, 16], [18, 20], [17.4, 20], [17.4, 16.8], [14, 16.8]] } }; // prettier-ignore
    expect(said(field(angle), { 'tt-083': 'any-part' })).toMatch(OK);
  });

  const hill = (y: number) => ({ kind: 'hill', rectangle: { at: [16, y], size: [4, 1.5] } });
  test.each([
    ['a hill between stops a shot on the plain', { one: hill(14.5) }, 'tt.shoot.range-limit terrain-between'],
    ['the slope on which one of them stands does not', { one: hill(12.4) }, 'ok'],
    ['nor does a third between two on hills as high', { one: hill(12), two: hill(14.5), three: hill(17) }, 'ok'],
  ])('%s (tt-077)', (_what, terrain, expected) =>
    expect(said(field(terrain)).slice(0, expected.length)).toBe(expected),
  );
});

describe('how wide a unit shoots (tt-012)', () => {
  // The right front corner of the firer is 12.5 mm to the right of its middle. From there the
  // target’s corner that lies farthest ahead is 60 mm away, at this angle.
  const aside = (degrees: number): Field => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [312.5 + 60 * Math.sin(angle), 306 + 60 * Math.cos(angle)];
    return {
      french: { a: `foot-artillery ${mm(300, 300)} north` },
      allied: { b: `infantry ${mm(x + 12.5, y - 6)} south` },
    };
  };
  test.each([
    ['front-45', 44.5, true],
    ['front-45', 45.5, false],
    ['straight-ahead', -0.5, true],
    ['straight-ahead', 0.5, false],
    ['front-half', 89.5, true],
    ['front-half', 90.5, false],
  ])('%s: %d° outwards', (reading, degrees, reaches) => {
    const came = said(aside(degrees), { 'tt-012': reading });
    expect(came).toMatch(reaches ? OK : /out-of-arc$/);
  });
});

describe('fire into the flank (tt-074)', () => {
  // The middle of the firer’s front lies at this angle from the corner of the target’s front.
  const shot = (degrees: number): Field => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [312.5 + 60 * Math.sin(angle), 306 + 60 * Math.cos(angle)];
    return { french: { a: `foot-artillery ${mm(x + 6, y)} west` }, allied: { b: `infantry ${mm(300, 300)} north` } };
  };
  const enfilade = (degrees: number) =>
    modifiers(shot(degrees), SHOT, { 'tt-074': 'outside-45', 'tt-012': 'front-half' })['enfilade'] ?? 0;
  test('from outside 45°', () => expect([enfilade(44.5), enfilade(45.5)]).toEqual([0, 2]));
  test('the line of the target’s front is drawn, [2] beyond its ends, where fire comes from behind it', () => {
    const lines = (a: string) =>
      verdict(begin({ french: { a }, allied: { b: 'infantry 16,16 south' } }), SHOT).shows.filter(({ kind }) => kind === 'line'); // prettier-ignore
    expect(lines('foot-artillery 16,18 south')).toEqual([
      { kind: 'line', from: [16 * U + 12_500 + 2 * U, 16 * U - 6_000], to: [16 * U - 12_500 - 2 * U, 16 * U - 6_000] },
    ]);
    expect(lines('foot-artillery 16,14 north')).toEqual([]);
  });
});

describe('cover (tt-075)', () => {
  const wall = (...line: readonly (readonly [number, number])[]) => ({ wall: { kind: 'wall', line } });
  const across = (y: number) => wall([14, y], [18, y]);
  const covered = (terrain: object, readings: Readings = {}, a = 'foot-artillery 16,12 north') =>
    modifiers(field(terrain, { french: { a } }), SHOT, readings)['cover-linear'] ?? 0;
  const WITHIN = { 'tt-075': 'within-one' };
  const front = 17 - 6_000 / U;
  test('a wall crossed within [1] of the target, touched or not', () => {
    expect([covered(across(front - 0.9)), covered(across(front - 0.9), WITHIN)]).toEqual([0, -1]);
    expect(covered(across(front - 1.1), WITHIN)).toBe(0);
  });
  test('from no farther off than that, and none behind the firer', () => {
    const near = (away: number) => `foot-artillery 16,${front - away - 6_000 / U} north`;
    expect(covered(across(front - 1.1), WITHIN, near(1.4))).toBe(0);
    expect(covered(across(front - 0.75), WITHIN, near(0.7))).toBe(0);
    expect(covered(across(front - 0.3), WITHIN, near(0.7))).toBe(-1);
  });
  test('one that touches the target and is crossed farther off covers it, and so does one of many pieces', () => {
    expect(covered(wall([15.5, front], [17, front - 3.5]))).toBe(-1);
    expect(covered(wall([10, front], [14, front], [18, front]))).toBe(-1);
  });
  test('infantry loses none of it, and is not said to', () => {
    const { clauses } = play(begin(field(across(front))), SHOT, { 'shot.a': 1 });
    expect(clauses).toContain('tt.shoot.cover-linear');
    expect(clauses).not.toContain('tt.shoot.cover-infantry-only');
  });
  test('behind a wall light infantry near cavalry is light infantry still (tt-076)', () => {
    const board = field(across(front), {
      french: { a: 'foot-artillery 16,13 north', c: 'lancers 19,17 west' },
      allied: { b: 'light 16,17 south' },
    });
    expect(modifiers(board, SHOT)).toEqual({ 'cover-linear': -1, 'light-target': -1 });
    expect(modifiers({ ...board, terrain: {} }, SHOT)).toEqual({});
  });
});

describe('skirmishers by support (tt-009)', () => {
  const SUPPORT = { 'tt-009': 'light-support' };
  const screened = (a: string, friends: Field['french'] = {}, readings: Readings = SUPPORT) =>
    modifiers({ french: { a: a.replace(' ', ' 16,16 north '), ...friends }, allied: { b: 'infantry 16,17.5 south' } }, SHOT, readings)['screened'] ?? 0; // prettier-ignore
  test('for those who can have them, within [1] of light infantry; it has its own', () => {
    const light = (gap: number) => ({ c: `light beside=a:right:${gap}` });
    expect([screened('infantry ', light(0.9)), screened('infantry ', light(1.1)), screened('infantry ')]).toEqual([
      1, 0, 0,
    ]);
    expect([screened('militia ', light(0.9)), screened('light '), screened('light no-screen')]).toEqual([0, 1, 1]);
  });
});
