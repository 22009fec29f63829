import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { NORTH, turned, type Direction } from '../../../src/geometry/facings.ts';
import { overlaps, type Base } from '../../../src/geometry/bases.ts';
import type { Um } from '../../../src/geometry/lengths.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { clearOf, goneBack, thrownBack } from '../../../src/games/two-by-two/morale/retreat.ts';
import { nearestEnemy } from '../../../src/games/two-by-two/morale/rout.ts';
import { flight } from '../../../src/games/two-by-two/morale/flight.ts';
import { baseOf, type State, type Unit } from '../../../src/games/two-by-two/state.ts';
import { BASE, REPULSE } from '../../../src/games/two-by-two/tables.ts';
import { begin, play, type Field } from './field.ts';
import { facing, fight } from './melee.ts';

/*
 * Where beaten and routed units end, and which units a panic catches (tt.melee.repulsed,
 * tt.state.rout, tt.units.rout-contagion; tt-056 to tt-059).
 */

const U = 19_050;
const at = (x: number, y: number) => `${x / U},${y / U}`;
const WEST: Direction = [-1_000_000, 0];

/** A gun that routs a disrupted unit. */
const GUN = 'foot-artillery 16,14 north';
const rout = (allied: Field['allied'], dice: Readonly<Record<string, number>>, readings: Readings = {}) =>
  play(
    begin({ french: { g: GUN }, allied: { b: 'infantry 16,16 south disrupted', ...allied } }, readings),
    { shoot: 'g', at: 'b' },
    { 'shot.g': 6 },
    ...Object.entries(dice).map(([unit, face]) => ({ [`rout.${unit}`]: face })),
  ).events.filter((event) => event.type !== 'shot-fired');
const routed = (...given: Parameters<typeof rout>) =>
  rout(...given).flatMap((event) => (event.type === 'unit-routed' ? [event.unit] : []));

describe('a panic catches the nearest first (tt.units.rout-contagion)', () => {
  const far = 'militia 13,16 south';
  const near = 'militia 18.5,16 south';
  const dice = { b: 3, m: 3, n: 3 };
  const swapped = { b: 3, n: 3, m: 3 };
  test.each([
    ['the nearer, whatever it is called', { m: far, n: near }, swapped, ['b', 'n', 'm']],
    ['the nearer, first in the list', { n: near, m: far }, swapped, ['b', 'n', 'm']],
    ['two as near, by their names', { m: 'militia 13,16 south', n: 'militia 19,16 south' }, dice, ['b', 'm', 'n']],
    ['and whatever their order is', { n: 'militia 19,16 south', m: 'militia 13,16 south' }, dice, ['b', 'm', 'n']],
  ])('%s', (_what, allied, faces, expected) => expect(routed(allied, faces)).toEqual(expected));

  test('along the flight as far as its end, and no farther (tt-056)', () => {
    const ALONG = { 'tt-056': 'along-the-flight' };
    // The flight ends [4] farther north, with the front 6 mm before the centre. The middle of the
    // militia’s front is `gap` away from there.
    const end = 20 * U + 6_000;
    const caught = (gap: number) => {
      const allied = { m: `militia ${at(16 * U, end + gap + 6_000)} south` };
      return routed(allied, gap <= 3 * U ? { b: 3, m: 3 } : { b: 3 }, ALONG);
    };
    expect([caught(3 * U), caught(3 * U + 500)]).toEqual([['b', 'm'], ['b']]);
  });

  test('what it cites', () => {
    expect(rout({ m: far }, { b: 3, m: 2 })).toMatchObject([
      { type: 'unit-routed', unit: 'b', clauses: expect.arrayContaining(['tt.state.rout']) as unknown, reasons: [{ test: { clause: 'tt.state.rout' } }] }, // prettier-ignore
      { type: 'unit-fled', unit: 'b', clauses: ['tt.state.rout', 'tt.state.disrupted'] },
      { type: 'unit-routed', unit: 'm', clauses: ['tt.units.rout-contagion', 'tt.state.rout'] },
      { type: 'unit-destroyed', unit: 'm', clauses: ['tt.state.rout', 'tt.victory.destroyed-count'] },
    ]);
    const reasons = rout({}, { b: 3 })[0];
    expect(reasons).toMatchObject({ reasons: [{ terms: [{ clause: 'tt.state.rout' }] }] });
  });

  test('whoever catches it flees from the nearest enemy; of two as near, from the first by name', () => {
    const from = (french: Field['french']) => {
      const state = begin({ french, allied: { b: 'militia 16,16 south' } });
      return nearestEnemy(state, state.units['b']!).id;
    };
    const [left, right] = ['infantry 13,16 north', 'infantry 19,16 north'];
    expect([from({ p: left, q: right }), from({ q: right, p: left })]).toEqual(['p', 'p']);
    expect([from({ p: left, q: 'infantry 18,16 north' }), from({ q: 'infantry 18,16 north', p: left })]).toEqual(['q', 'q']); // prettier-ignore
  });
});

describe('who is in the way (tt-059)', () => {
  const beaten = (allied: Field['allied'], french: Field['french'] = {}, readings: Readings = {}) => {
    const { state, types } = fight(facing('infantry', 'infantry', { allied, french }), [4, 3], [], readings);
    return { y: (state.units['b']!.at[1] - 16 * U) / U, is: types.at(-1) };
  };
  test('a friend is stepped over by up to a depth, or stopped before', () => {
    expect(beaten({ c: 'infantry 16,18 south' })).toMatchObject({ is: 'unit-thrown-back' });
    const before = beaten({ c: 'infantry 16,18.3 south' });
    expect(before.is).toBe('unit-disrupted');
    expect(before.y).toBeCloseTo(2.3 - 12_000 / U, 3);
    const state = fight(facing('infantry', 'infantry', { allied: { c: 'infantry 16,18.3 south' } }), [4, 3]).state;
    expect(overlaps(baseOf(state.units['b']!), baseOf(state.units['c']!))).toBe(false);
  });

  test('to the micrometre', () => {
    const base: Base = { at: pointAt(100_000, 100_000), facing: NORTH, ...BASE };
    const friend = (by: number): Base => ({ ...base, at: pointAt(100_000, 100_000 + by) });
    const clear = (by: number) => clearOf([friend(by)], base, NORTH, 50_000 as Um);
    expect([clear(50_004), clear(50_005)]).toEqual([62_000, null]);
    expect([clear(70_000), clear(45_000)]).toEqual([50_000, 56_996]);
  });

  test('an enemy beside the way, whose corner leans into it, stops it; though his centre lies behind', () => {
    const lean = turned(NORTH, 'right', 90 - 10);
    const place = (more: Partial<Unit>): State => {
      const state = begin({
        french: { a: 'infantry 16,14 north', f: 'infantry 20,16 north' },
        allied: { b: 'infantry 16,16 south' },
      });
      return { ...state, units: { ...state.units, f: { ...state.units['f']!, ...more } } };
    };
    const at = pointAt(16 * U + 19_750, 16 * U - 100);
    const leaning = place({ at, facing: lean });
    const upright = place({ at, facing: [1_000_000, 0] });
    const back = (state: State) => thrownBack(state, state.units['b']!, NORTH, REPULSE);
    expect(overlaps(baseOf(leaning.units['b']!), baseOf(leaning.units['f']!))).toBe(false);
    expect(back(upright)).toMatchObject({ by: REPULSE, stopped: false });
    expect(back(leaning)).toMatchObject({ isShort: true, stopped: true });
  });

  test('who cannot go back at all, because there is no room to turn, keeps its facing', () => {
    const state = begin({
      french: { a: 'infantry beside=b:left:0', c: 'infantry beside=b:front:0.1' },
      allied: { b: 'infantry 16,16 south' },
    });
    const b = state.units['b']!;
    const { to, by } = goneBack(state, b, { direction: WEST, facing: [1_000_000, 0], wish: REPULSE });
    expect([to, by]).toEqual([{ at: b.at, facing: b.facing }, 0]);
  });

  test('where nobody passes friends, the road is open up to the friend in the way (tt-023, tt-058)', () => {
    const terrain: Field['terrain'] = {
      road: { kind: 'road', line: [[16, 14], [16, 21.2]] }, // prettier-ignore
      wood: { kind: 'woods', rectangle: { at: [16, 19], size: [4, 2] } },
    };
    const { state } = fight(
      facing('infantry', 'infantry', { terrain, allied: { c: 'infantry 16,21 south' } }),
      [4, 2],
      [],
      { 'tt-023': 'never', 'tt-058': 'max-with-road' },
    );
    expect(state.units['b']!.at[1] / U).toBeCloseTo(21 - 12_000 / U, 3);
  });
});

describe('all who touch the winner suffer, by one reading (tt-066)', () => {
  test('but nobody twice: militia carried off by the panic is gone', () => {
    const field = facing('infantry', 'infantry', { allied: { c: 'militia beside=a:left:0' }, now: { contacts: [] } });
    const begun = play(begin(field, { 'tt-066': 'all-suffer' }), { fight: 'a' });
    const lost = (face: number) =>
      play(begun.state, { name: 'b' }, { 'melee.a': 5 }, { 'melee.b': 1 }, { 'rout.b': 3 }, { 'rout.c': face });
    expect(lost(1).types.slice(-4)).toEqual(['unit-routed', 'unit-fled', 'unit-routed', 'unit-destroyed']);
  });
});

test('of two pieces of rough ground either lets a beaten unit keep its place (tt-084)', () => {
  const rough = (x: number, y: number) => ({ kind: 'rough', rectangle: { at: [x, y], size: [3, 1.5] } });
  const terrain = { one: rough(16, 16.5), two: rough(6, 6) };
  const { types } = fight(facing('infantry', 'light', { terrain }), [4, 3], [], { 'tt-084': 'rough-as-woods' });
  expect(types.at(-1)).toBe('unit-held');
});

test('whoever has not even room to turn its back is lost (tt.state.rout, tt.move.stream)', () => {
  // Four streams, so close together that a whole move takes the unit no farther than two
  // millimetres.
  const [ux, uy] = [0.4, 0.63];
  const size = Math.hypot(ux, uy);
  const across = (along: number) => {
    const [x, y] = [16 + (along * ux) / size, 16 + (along * uy) / size];
    const [px, py] = [(3 * uy) / size, (-3 * ux) / size];
    return { kind: 'stream', width: 0.005, line: [[x - px, y - py], [x + px, y + py]] }; // prettier-ignore
  };
  const terrain = Object.fromEntries([0.34, 0.36, 0.38, 0.4].map((along, n) => [`s${n}`, across(along)]));
  const end = (streams: object, french: Field['french'] = {}) => {
    const state = begin({
      french: { a: `infantry ${at(15.6 * U, 16 * U - 12_000)} north`, ...french },
      allied: { b: 'infantry 16,16 south' },
      terrain: streams as Field['terrain'] & object,
    });
    return flight(state, state.units['b']!, state.units['a']!);
  };
  expect(end({})).toMatchObject({ lost: null });
  expect(end(terrain)).toEqual({ lost: 'stopped' });
  expect(end(terrain, { far: 'infantry 3,3 north' })).toEqual({ lost: 'stopped' });
});
