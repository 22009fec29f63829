import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import type { Scripted } from '../../../../src/core/dice.ts';
import { MEASURES } from '../../../../src/geometry/lengths.ts';
import { facingOf } from '../../../../src/geometry/placing.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { retreatOf, routOf } from '../../../../src/games/regiments-and-roundshot/morale/flight.ts';
import { board, condition, judged, odds, place, play } from '../fights.ts';

/*
 * Readings of morale, retreat and rout: for each ruling a case in which its readings differ.
 */

type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;
const FIRE = { bombard: 'gun', at: 'a' };
const DISRUPTED = { condition: 'disrupted' };
const ROUTING = { condition: 'routing' };

/** Guns half an inch before a battalion, and others. */
const shelled = (readings: Readings, a: Record<string, Plain> = {}, allied: Shorts = {}, french: Shorts = {}) =>
  board({
    french: { gun: ['artillery', 12, 10], ...french },
    allied: { a: ['infantry', 12, 11, a], ...allied },
    phase: 'bombardment',
    readings,
  });
const fired = (state: ReturnType<typeof board>, ...dice: readonly Scripted[]) => play(state, [FIRE], dice);
const ROUT = { 'bombardment.gun': [5, 5] };

/** Where a figure of the Austrians would run to, or what would become of it. */
function runs(
  how: 'rout' | 'retreat',
  readings: Readings,
  units: { readonly french?: Shorts; readonly allied: Shorts },
  cause: string | null = null,
) {
  const state = board({ ...units, phase: 'bombardment', readings });
  const { to, gone } = (how === 'rout' ? routOf : retreatOf)(state, state.units['a']!, cause);
  return gone ?? to.map((part) => Math.round((100 * part) / MEASURES.in) / 100);
}
const FOOT = { a: ['infantry', 12, 16] } as const;

test('a rout goes twice the speed and a retreat once, or three times and not at all (rr-053)', () => {
  const units = { french: { foe: ['infantry', 12, 14] }, allied: FOOT } as const;
  const LITERAL = { 'rr-053': 'literal' };
  expect([runs('rout', {}, units), runs('rout', LITERAL, units)]).toEqual([[12, 20], [12, 22]]); // prettier-ignore
  expect([runs('retreat', {}, units), runs('retreat', LITERAL, units)]).toEqual([[12, 18], [12, 16]]); // prettier-ignore
  const { state, events } = fired(shelled(LITERAL, DISRUPTED), { 'bombardment.gun': [3, 3] }, { 'morale.a': 2 });
  expect([condition(state, 'a'), place(state, 'a')]).toEqual(['disrupted', [12, 11]]);
  expect(engine.words.event(events.at(-1)!, state)).toMatch(/ in place, disrupted\.$/);
});

test('nothing modifies a Morale Test, or what the attack has for a disrupted target does (rr-054)', () => {
  const MORE = { 'rr-054': 'attack-modifiers' };
  const on = (readings: Readings, face: number, ...dice: readonly Scripted[]) =>
    fired(shelled(readings, DISRUPTED), { 'bombardment.gun': [3, 3] }, { 'morale.a': face }, ...dice).state;
  expect([place(on({}, 1), 'a'), place(on(MORE, 1), 'a')]).toEqual([[12, 11], [12, 13]]); // prettier-ignore
  expect([condition(on({}, 5), 'a'), condition(on(MORE, 5), 'a')]).toEqual(['routing', 'gone']);
  const charge = (readings: Readings) =>
    board({
      french: { lancers: ['cavalry', 12, 16] },
      allied: { a: ['infantry', 12, 16.5, DISRUPTED] },
      phase: 'charge',
      readings,
    });
  // A charge has 2 more at a disrupted target: on a test too, so that only a 1 is a retreat.
  expect(odds(charge({}), { charge: 'lancers', at: 'a' })).toMatchObject({ retreated: '1/27' });
  expect(odds(charge(MORE), { charge: 'lancers', at: 'a' })).toMatchObject({ retreated: '1/54' });
});

describe('who routs already suffers nothing by a disruption and runs by a rout, or tests and stands (rr-056)', () => {
  const TESTS = { 'rr-056': 'disrupted-tests' };

  test('a rout result', () => {
    expect(place(fired(shelled({}, ROUTING), ROUT).state, 'a')).toEqual([12, 15]);
    expect(place(fired(shelled(TESTS, ROUTING), ROUT).state, 'a')).toEqual([12, 11]);
  });

  test('a disruption: of the test only destruction counts', () => {
    const LIGHT = { 'bombardment.gun': [4, 4] };
    expect(fired(shelled({}, ROUTING), LIGHT).types).toEqual(['announced', 'guns-fired']);
    const on = (face: number) => fired(shelled(TESTS, ROUTING), LIGHT, { 'morale.a': face }).state;
    for (const face of [1, 3, 5]) expect([condition(on(face), 'a'), place(on(face), 'a')]).toEqual(['routing', [12, 11]]); // prettier-ignore
    expect(condition(on(6), 'a')).toBe('gone');
  });
});

describe('guns and a rout that infantry or cavalry causes', () => {
  const volley = (readings: Readings, a: Record<string, Plain>) =>
    board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['artillery', 12, 10.5, a], b: ['artillery', 12.5, 10.5] },
      phase: 'volley',
      readings,
    });
  const VOLLEY = { volley: 'one', at: 'a' };

  test('guns that rout already make a last stand: they are lost, or run on where they are (rr-056, rr-063)', () => {
    const on = (face: number) => play(volley({}, ROUTING), [VOLLEY], [{ 'volley.one': [5, 5] }, { 'stand.a': face }]);
    expect(on(3).types).toEqual(['announced', 'volley-fired', 'stand-rolled']);
    expect([condition(on(3).state, 'a'), place(on(3).state, 'a')]).toEqual(['routing', [12, 10.5]]);
    expect(on(4).types).toEqual(['announced', 'volley-fired', 'stand-rolled', 'unit-destroyed']);
    const charge = board({
      french: { lancers: ['cavalry', 12, 10] },
      allied: { a: ['artillery', 12, 10.5, ROUTING] },
      phase: 'charge',
    });
    expect(play(charge, [{ charge: 'lancers', at: 'a' }], [{ 'charge.lancers': [5, 5] }, { 'stand.a': 2 }]).state.units['a']?.condition).toBe('routing'); // prettier-ignore
  });

  test('from guns they run on', () => {
    const battery = board({
      french: { gun: ['artillery', 12, 10] },
      allied: { a: ['artillery', 12, 11, ROUTING] },
      phase: 'bombardment',
    });
    expect(place(fired(battery, ROUT).state, 'a')).toEqual([12, 13]);
  });

  test('a Morale Test that infantry causes makes a last stand of it, or drives them off (rr-063)', () => {
    const on = (readings: Readings, ...dice: readonly Scripted[]) =>
      play(volley(readings, DISRUPTED), [VOLLEY], [{ 'volley.one': [3, 4] }, { 'morale.a': 4 }, ...dice]);
    expect(on({}, { 'stand.a': 1 }).types.slice(2)).toEqual(['morale-tested', 'stand-rolled']);
    const DIRECT = { 'rr-063': 'only-direct-results' };
    const { state, types } = on(DIRECT, { 'break.a': 2 });
    expect(types.slice(2)).toEqual(['morale-tested', 'unit-routed', 'unit-fled', 'break-rolled']);
    expect(place(state, 'a')).toEqual([12, 12.5]);
    const direct = play(volley(DIRECT, DISRUPTED), [VOLLEY], [{ 'volley.one': [5, 4] }, { 'stand.a': 1 }]);
    expect(direct.types).not.toContain('unit-routed');
  });
});

test('flight goes from the nearest enemy, from who caused it, or home (rr-058)', () => {
  const units = { french: { near: ['infantry', 11.5, 16], gun: ['artillery', 12, 14.6] }, allied: FOOT } as const;
  const to = (readings: Readings, cause: string | null = 'gun') => runs('rout', readings, units, cause);
  expect(to({})).toEqual([16, 16]);
  expect(to({ 'rr-058': 'from-cause' })).toEqual([12, 20]);
  expect(to({ 'rr-058': 'from-cause' }, null)).toEqual([16, 16]);
  expect(to({ 'rr-058': 'to-own-edge' }, 'near')).toEqual([12, 20]);
  expect(to({ 'rr-058': 'to-own-edge' }, null)).toEqual([12, 20]);
});

test('a flight is told with its length and its way', () => {
  const before = shelled({}, {}, {}, { near: ['cavalry', 12.6, 11] });
  const told = (state: typeof before, ...dice: readonly Scripted[]) =>
    engine.words.event(fired(state, ...dice).events.at(-1)!, state);
  expect(told(before, ROUT)).toMatch(/ 4 inches to the west\.$/);
  const back = told(shelled({}, DISRUPTED), { 'bombardment.gun': [3, 3] }, { 'morale.a': 2 });
  expect(back).toMatch(/ 2 inches to the north, disrupted\.$/);
});

test('a router that is held up halts, or is lost (rr-060)', () => {
  const ANY = { 'rr-060': 'any-shortfall' };
  const before = { french: { near: ['infantry', 12, 15], behind: ['infantry', 12, 18] }, allied: FOOT } as const;
  expect([runs('rout', {}, before), runs('rout', ANY, before)]).toEqual([[12, 17.4], 'no-way']);
  const friend = { french: { near: ['infantry', 12, 15] }, allied: { ...FOOT, b: ['cavalry', 12, 19.8] } } as const;
  expect([runs('rout', {}, friend), runs('rout', ANY, friend)]).toEqual([[12, 19.3], 'no-way']);
  expect(runs('rout', ANY, { french: { near: ['infantry', 12, 15] }, allied: FOOT })).toEqual([12, 20]);
  expect(runs('retreat', ANY, before)).toEqual([12, 17.4]);
});

describe('a retreat never kills, or does as a rout does (rr-061)', () => {
  const KILLS = { 'rr-061': 'destroyed' };

  test('of one that is shut in', () => {
    const shut = { french: { near: ['infantry', 12, 15.5], behind: ['infantry', 12, 16.5] }, allied: FOOT } as const;
    expect([runs('retreat', {}, shut), runs('retreat', KILLS, shut)]).toEqual([[12, 16], 'no-way']);
    const held = { french: { near: ['infantry', 12, 15.5], behind: ['infantry', 12, 18] }, allied: FOOT } as const;
    expect(runs('retreat', KILLS, held)).toEqual([12, 17.4]);
  });

  test('of one that comes to the edge', () => {
    const near = (y: number) =>
      ({ french: { foe: ['infantry', 12, y - 2] }, allied: { a: ['infantry', 12, y] } }) as const;
    expect([runs('retreat', {}, near(34.5)), runs('retreat', KILLS, near(34.5))]).toEqual([[12, 35.75], 'edge']);
    expect(runs('retreat', KILLS, near(33.75))).toEqual([12, 35.75]);
  });

  test('it counts as a loss', () => {
    const edge = board({
      french: { gun: ['artillery', 12, 33.5] },
      allied: { a: ['infantry', 12, 34.5, DISRUPTED] },
      phase: 'bombardment',
      readings: KILLS,
    });
    const { state, types, events } = fired(edge, { 'bombardment.gun': [3, 3] }, { 'morale.a': 2 });
    expect(types.slice(2)).toEqual(['morale-tested', 'unit-destroyed']);
    expect(events.at(-1)).toMatchObject({ clauses: ['rr.retreat.move', 'rr.victory.lost-means'] });
    expect(condition(state, 'a')).toBe('gone');
  });
});

test('each direct rout has its Break Roll, or a formation one in a phase (rr-062)', () => {
  const column = (readings: Readings) =>
    shelled(readings, {}, { b: ['infantry', 12, 11.5], c: ['infantry', 12, 12] }, { other: ['artillery', 12.5, 10] });
  const both = (readings: Readings, ...dice: readonly Scripted[]) =>
    play(
      column(readings),
      [FIRE, { bombard: 'other', at: 'b' }],
      [ROUT, { 'break.a': 4 }, { 'bombardment.other': [5, 5] }, ...dice],
    ).state;
  expect(condition(both({}, { 'break.b': 1 }), 'c')).toBe('routing');
  const once = both({ 'rr-062': 'once-per-phase' });
  expect([condition(once, 'b'), condition(once, 'c')]).toEqual(['routing', 'steady']);
  // One that has joined those who have rolled rolls with them.
  const joined = { ...column({ 'rr-062': 'once-per-phase' }), tested: ['c'] };
  expect(fired(joined, ROUT).types.at(-1)).toBe('unit-fled');
  const next = play(once, [{ end: 'phase' }, { end: 'phase' }]).state;
  expect([next.phase, next.tested]).toEqual(['volley', []]);
});

describe('who runs keeps facing the enemy, or turns (rr-099)', () => {
  const AWAY = { 'rr-099': 'turned-away' };
  const facing = (state: ReturnType<typeof board>, id = 'a') => state.units[id]!.facing;

  test('and a retreat never turns', () => {
    expect(facing(fired(shelled({}), ROUT).state)).toEqual(facingOf('south'));
    expect(facing(fired(shelled(AWAY), ROUT).state)).toEqual(facingOf('north'));
    const back = fired(shelled(AWAY, DISRUPTED), { 'bombardment.gun': [3, 3] }, { 'morale.a': 2 }).state;
    expect([place(back, 'a'), facing(back)]).toEqual([[12, 13], facingOf('south')]);
  });

  test('with those who are swept along; where there is no room to turn, it stays as it is', () => {
    const swept = fired(shelled(AWAY, {}, { b: ['infantry', 12.5, 11] }), ROUT, { 'break.a': 1 }).state;
    expect(facing(swept, 'b')).not.toEqual(facingOf('south'));
    const close = board({
      french: { gun: ['artillery', 11, 10] },
      allied: { a: ['infantry', 12, 11], b: ['cavalry', 14.83, 14.33], c: ['cavalry', 14.83, 13.3] },
      phase: 'bombardment',
      readings: AWAY,
    });
    const { state } = fired(close, ROUT);
    expect(place(state, 'a')).toEqual([14.83, 13.83]);
    expect(facing(state)).toEqual(facingOf('south'));
    expect(judged(state, { end: 'phase' })).toBe('allowed');
  });
});
