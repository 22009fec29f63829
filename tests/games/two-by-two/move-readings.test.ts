import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { begin, judged, play, type Field } from './field.ts';
import { facing, fight, terms } from './melee.ts';

/*
 * Moves under each reading: for each ruling a case in which its readings differ, and one in which
 * they do not.
 */

const field = (a: string, terrain: object = {}, more: Partial<Field> = {}): Field => ({
  french: { a, ...more.french },
  allied: { far: 'infantry 28,28 south', ...more.allied },
  terrain: terrain as Field['terrain'] & object,
  now: { phase: 'move' },
});
const move = (board: Field, legs: readonly string[], readings: Readings = {}) =>
  judged(begin(board, readings), { move: 'a', legs });
const COST = 'ok tt.sequence.move-phase tt.units.move-column';

describe('half rate for what is inside, or for the whole move (tt-016)', () => {
  const town = { town: { kind: 'town', rectangle: { at: [10, 12.5], size: [2, 1] } } };
  const WHOLE = { 'tt-016': 'whole-move' };
  test('a town', () => {
    const horse = field('heavy-cavalry 10,10 north', town);
    expect(move(horse, ['forward 4'])).toBe(`${COST} tt.move.town-half`);
    expect(move(horse, ['forward 4'], WHOLE)).toBe('tt.move.town-half half-move');
    expect(move(horse, ['forward 3'], WHOLE)).toMatch(/^ok/);
    expect(move(horse, ['forward 2'], WHOLE)).toBe(COST);
  });
  test('woods', () => {
    const wood = { wood: { kind: 'woods', rectangle: { at: [10, 12.5], size: [2, 1] } } };
    const light = field('light 10,10 north', wood);
    expect(move(light, ['forward 4'])).toBe(`${COST} tt.move.woods-half`);
    expect(move(light, ['forward 4'], WHOLE)).toBe('tt.move.woods-half half-move');
    expect(move(field('light 13,10 north', wood), ['forward 6'], WHOLE)).toBe(COST);
  });
});

test('light infantry in woods at half rate, or freely (tt-018)', () => {
  const wood = { wood: { kind: 'woods', rectangle: { at: [10, 12], size: [4, 3] } } };
  const free = { 'tt-018': 'cossacks-only-half' };
  expect(move(field('light 10,10 north', wood), ['forward 6'])).toBe('tt.units.move-column too-far');
  expect(move(field('light 10,10 north', wood), ['forward 6'], free)).toBe(COST);
  expect(move(field('cossacks 10,10 north', wood), ['forward 7.1'], free)).toBe('tt.units.move-column too-far');
  expect(move(field('cossacks 10,10 north', wood), ['forward 7'], free)).toMatch(/woods-half$/);
});

describe('friends are passed, or nobody is (tt-023)', () => {
  const NEVER = { 'tt-023': 'never' };
  const behind = (a: string) => field(`${a} 10,10 north`, {}, { french: { c: 'infantry 10,12 north' } });
  test('in a move, but for an HQ', () => {
    expect(move(behind('guard'), ['forward 4'])).toBe(COST);
    expect(move(behind('guard'), ['forward 4'], NEVER)).toBe('tt.units.move-column friends-block');
    expect(move(behind('hq-division'), ['forward 4'], NEVER)).toBe(COST);
    expect(move(behind('hq-division'), ['forward 2'], NEVER)).toBe('tt.units.move-column ends-on');
    expect(move(field('guard 11.5,10 north', {}, { french: { c: 'infantry 10,12 north' } }), ['forward 4'], NEVER)).toBe(COST); // prettier-ignore
  });
  test('on the way back', () => {
    const board = facing('infantry', 'infantry', { allied: { c: 'infantry 16,17.2 south' } });
    const plain = fight(board, [4, 3]);
    expect(plain.types.at(-1)).toBe('unit-thrown-back');
    const stopped = fight(board, [4, 3], [], NEVER);
    expect(stopped.types.slice(-2)).toEqual(['unit-thrown-back', 'unit-disrupted']);
    expect(stopped.state.units['b']!.at[1]).toBeLessThan(16.6 * 19_050);
    const routed = fight(board, [5, 2], [{ 'rout.b': 4 }], NEVER);
    expect(routed.events.at(-1)).toMatchObject({ type: 'unit-destroyed', because: 'stopped' });
  });
});

describe('near an enemy one stops, by one reading (tt-024)', () => {
  const ZONE = { 'tt-024': 'zone-of-control' };
  const past = (b: string, a = 'light-cavalry 10,10 north') =>
    move(field(a, {}, { allied: { b } }), ['forward 8'], ZONE);
  test('before the front and the flanks of infantry [1], of cavalry and guns [2]; not of an HQ', () => {
    expect(past('infantry 12.4,14 west')).toBe(COST);
    expect(past('infantry 11.9,14 west')).toBe('tt.units.move-column in-zone');
    expect(past('infantry 11.9,14 south')).toBe('tt.units.move-column in-zone');
    expect(past('lancers 12.4,14 west')).toBe('tt.units.move-column in-zone');
    expect(past('foot-artillery 12.4,14 west')).toBe('tt.units.move-column in-zone');
    expect(past('hq-corps 11.9,14 west')).toBe(COST);
    expect(judged(begin(field('light-cavalry 10,10 north', {}, { allied: { b: 'infantry 11.9,14 west' } })), { move: 'a', legs: ['forward 8'] })).toBe(COST); // prettier-ignore
  });
  test('its rear stops nobody, nor does it a charge, nor whoever begins so near', () => {
    expect(past('infantry 11.9,14 east')).toBe(COST);
    expect(past('infantry 10,19.3 north')).toBe(COST);
    expect(past('infantry 10,19.3 south')).toBe('tt.units.move-column in-zone');
    expect(past('infantry 11.6,10 west')).toBe(COST);
    const at = field('guard 10,10 north', {}, { allied: { b: 'infantry 10,14 south' } });
    expect(judged(begin(at, ZONE), { charge: 'a', at: 'b' })).toMatch(/^ok/);
    expect(move(at, ['forward 2.3'], ZONE)).toBe(COST);
    expect(move(at, ['forward 2.5'], ZONE)).toBe('tt.units.move-column in-zone');
    expect(move(at, ['forward 2', 'turn left 90', 'forward 1'], ZONE)).toBe(COST);
  });
});

describe('how far one goes back (tt-058)', () => {
  const back = (terrain: object, readings: Readings = {}, b = 'infantry') => {
    const { state, types } = fight(facing('infantry', b, { terrain: terrain as never }), [4, 2], [], readings);
    return [Math.round((state.units['b']!.at[1] / 19_050 - 16) * 100) / 100, types.at(-1)];
  };
  const FLAT = { 'tt-058': 'flat' };
  const ROAD = { 'tt-058': 'max-with-road' };
  const road = { road: { kind: 'road', line: [[16, 14], [16, 24]] } }; // prettier-ignore
  const wood = { wood: { kind: 'woods', rectangle: { at: [16, 19], size: [4, 2] } } };
  const town = { town: { kind: 'town', rectangle: { at: [16, 18], size: [4, 2] } } };
  test('over ground that costs, with no help of a road', () => {
    expect(back({})).toEqual([4, 'unit-thrown-back']);
    expect(back(town)).toEqual([2.5, 'unit-thrown-back']);
    expect(back(road)).toEqual([4, 'unit-thrown-back']);
  });
  test('the plain number, through woods as well', () => {
    expect(back(town, FLAT)).toEqual([4, 'unit-thrown-back']);
    expect(back(wood)[1]).toBe('unit-disrupted');
    expect(back(wood, FLAT)).toEqual([4, 'unit-thrown-back']);
  });
  test('with all that helps', () => {
    expect(back(road, ROAD)).toEqual([5, 'unit-thrown-back']);
    expect(back({ ...road, ...wood }, ROAD)).toEqual([5, 'unit-thrown-back']);
    expect(back({ ...road, ...town }, ROAD)[0]).toBe(2.5);
    expect(back({}, ROAD)).toEqual([4, 'unit-thrown-back']);
    expect(back(wood, ROAD)[1]).toBe('unit-disrupted');
  });
  test('over a bridge half of the move is enough for all of the way, or the unit stops before it', () => {
    const bridge = (y: number) => ({ bridge: { kind: 'bridge', rectangle: { at: [16, y + 0.25], size: [0.5, 0.5] } } });
    expect(back(bridge(17))[0]).toBe(2);
    expect(back(bridge(19))[0]).toBe(3);
    expect(back(bridge(21))[0]).toBe(4);
    expect(back({ ...road, ...bridge(17) }, ROAD)[0]).toBe(5);
  });
});

describe('who cannot go back as far (tt-059)', () => {
  const SHORT = { 'tt-059': 'destroyed-if-short' };
  const JUST = { 'tt-059': 'just-stop' };
  const foe = facing('infantry', 'infantry', { french: { c: 'infantry 16,17.5 south' } });
  const edge: Field = { ...facing('infantry', 'infantry'), allied: { b: 'infantry 16,31 south' } };
  const last = (board: Field, readings: Readings, by: 1 | 3 = 1) =>
    fight(board, [5, 5 - by] as const, by === 3 ? [{ 'rout.b': 4 }] : [], readings).types.at(-1);
  test('is disrupted, destroyed, or only stops', () => {
    expect([last(foe, {}), last(foe, SHORT), last(foe, JUST)]).toEqual([
      'unit-disrupted',
      'unit-destroyed',
      'unit-thrown-back',
    ]);
    expect([last(edge, {}), last(edge, SHORT), last(edge, JUST)]).toEqual([
      'unit-thrown-back',
      'unit-destroyed',
      'unit-thrown-back',
    ]);
    expect([{}, SHORT, JUST].map((each) => last(facing('infantry', 'infantry'), each))).toEqual([
      'unit-thrown-back',
      'unit-thrown-back',
      'unit-thrown-back',
    ]);
  });
  test('and in a rout is destroyed, or flees no farther', () => {
    expect([{}, SHORT, JUST].map((each) => last(foe, each, 3))).toEqual([
      'unit-destroyed',
      'unit-destroyed',
      'unit-fled',
    ]);
    expect([{}, SHORT, JUST].map((each) => last(edge, each, 3))).toEqual([
      'unit-destroyed',
      'unit-destroyed',
      'unit-fled',
    ]);
  });
});

describe('hills (tt-077)', () => {
  const hill = { hill: { kind: 'hill', circle: { at: [16, 17], radius: 1.2 } } };
  const [NONE, ROUGH] = [{ 'tt-077': 'no-hills' }, { 'tt-077': 'rough-hills' }];
  test('raise whoever stands on them, or nobody', () => {
    const board = facing('infantry', 'infantry', { terrain: hill });
    expect([{}, NONE, ROUGH].map((each) => terms(board, 'b', each))).toEqual([{ higher: 1 }, {}, { higher: 1 }]);
  });
  test('cost nothing, or are rough ground', () => {
    const up = (a: string, readings: Readings) => move(field(`${a} 16,14 north`, hill), ['forward 3'], readings);
    expect([up('infantry', {}), up('infantry', NONE)]).toEqual([COST, COST]);
    expect(up('infantry', ROUGH)).toBe('tt.move.woods-impassable impassable');
    expect(up('light', ROUGH)).toBe(`${COST} tt.move.woods-half`);
  });
  test('stop a shot, or do not', () => {
    const shot = (readings: Readings) =>
      judged(begin({ french: { a: 'foot-artillery 16,14 north' }, allied: { b: 'infantry 16,20 south' }, terrain: hill }, readings), { shoot: 'a', at: 'b' }); // prettier-ignore
    expect([shot({}), shot(ROUGH)]).toEqual(['tt.shoot.range-limit terrain-between', 'tt.shoot.range-limit terrain-between']); // prettier-ignore
    expect(shot(NONE)).toMatch(/^ok/);
  });
});

test('a disrupted unit that goes back keeps its formation out of the march (tt-021)', () => {
  const board = facing('infantry', 'infantry');
  const state = begin(board);
  const marching = {
    ...state,
    units: { ...state.units, b: { ...state.units['b']!, formation: 'road-column' as const } },
  };
  const { state: after, clauses } = play(marching, { fight: 'a' }, { 'melee.a': 3 }, { 'melee.b': 4 });
  expect(clauses).toContain('tt.melee.road-column');
  expect(after.units['b']!.formation).toBeUndefined();
});
