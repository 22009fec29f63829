import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { legTexts } from '../../../src/games/table/orders/legs.ts';
import { baseOf } from '../../../src/games/two-by-two/state.ts';
import { play as module } from '../../../src/scene/two-by-two/index.ts';
import { begin, judged, play, read, type Field } from './field.ts';

const { input } = module;

/** A road to the north that bends to the east at [10, 14], and other terrain, if any. */
const ROAD = { kind: 'road', line: [[10, 6], [10, 14], [16, 14]] }; // prettier-ignore
const on = (a: string, terrain: object = {}, more: Partial<Field> = {}): Field => ({
  french: { a, ...more.french },
  allied: { far: 'infantry 28,28 south', ...more.allied },
  terrain: { 'post-road': ROAD, ...terrain },
  now: { phase: 'move', ...more.now },
});
const move = (field: Field, legs: readonly string[], readings: Readings = {}) =>
  judged(begin(field, readings), { move: 'a', legs });

/** The formation of the unit after a move. */
const column = (field: Field, legs: readonly string[], readings: Readings = {}) =>
  play(begin(field, readings), { move: 'a', legs }).state.units['a']!.formation;

const COST = 'ok tt.sequence.move-phase tt.units.move-column';

describe('a whole move on a road goes [1] farther (tt.move.road-bonus)', () => {
  const infantry = on('infantry 10,8 north');

  test.each([
    [['forward 5'], `${COST} tt.move.road-bonus tt.move.road-column`],
    [['forward 5.1'], 'tt.units.move-column too-far'],
    [['forward 4'], COST],
    // The last step leaves the road, so the unit has only [4].
    [['forward 3.9', 'turn left 90', 'forward 0.5'], 'tt.units.move-column too-far'],
    [['turn left 90', 'forward 0.5', 'turn right 90', 'forward 4'], 'tt.units.move-column too-far'],
  ])('%j: %s', (legs, said) => expect(move(infantry, legs)).toBe(said));

  test('round a bend, and beside the middle of the road, but not beside the road', () => {
    expect(move(on('guard 10,12 north'), ['forward 2', 'turn right 90', 'forward 4'])).toMatch(/road-bonus/);
    expect(move(on('infantry 10.2,8 north'), ['forward 5'])).toMatch(/road-bonus/);
    expect(move(on('infantry 10.22,8 north'), ['forward 5'])).toBe('tt.units.move-column too-far');
  });

  test('a road ends where it ends', () => {
    expect(move(on('infantry 14,14 east'), ['forward 2'])).toBe(COST);
    expect(move(on('infantry 14,14 east'), ['forward 4.5'])).toBe('tt.units.move-column too-far');
  });

  test('through a town there is none, though all of it is on the road (tt.move.town-no-road-bonus)', () => {
    const village = { village: { kind: 'town', rectangle: { at: [10, 10.5], size: [2, 1] } } };
    expect(move(on('infantry 10,8 north', village), ['forward 3'])).toMatch(/town-half$/);
    expect(move(on('infantry 10,8 north', village), ['forward 3.5'])).toBe('tt.move.town-no-road-bonus no-bonus');
    expect(move(on('infantry 10,8 north', village), ['forward 5'])).toBe('tt.units.move-column too-far');
    const beside = { village: { kind: 'town', rectangle: { at: [11.5, 10.5], size: [2, 1] } } };
    expect(move(on('infantry 10,8 north', beside), ['forward 5'])).toMatch(/road-bonus/);
  });

  test('a charge by the road has it as well, and strikes in road column (tt.melee.road-column)', () => {
    const field = on('infantry 10,8 north', {}, { allied: { b: 'infantry 10,13.6 south' } });
    const { types, state } = play(begin(field), { charge: 'a', at: 'b', legs: ['forward to contact'] });
    expect(types).toEqual(['unit-moved', 'formation-changed', 'contact-made']);
    expect(state.units['a']!.formation).toBe('road-column');
  });
});

describe('follow a road', () => {
  const legs = (text: string, a = 'guard 10,12.5 north', terrain: object = {}) => {
    const state = begin(on(a, terrain));
    const order = read(state, { move: 'a', legs: [text] });
    return 'legs' in order ? legTexts(order.legs, baseOf(state.units['a']!), '[1]') : [];
  };
  test('round its bends, in the direction in which the unit faces', () => {
    expect(legs('follow post-road 4')).toEqual(['forward [1.5]', 'turn right 90°', 'forward [2.5]']);
    expect(legs('follow the post road 4', 'guard 12,14 west')).toEqual(['forward [2]', 'turn left 90°', 'forward [2]']);
    expect(legs('follow post-road [2]', 'guard 10,12.5 south-east')).toEqual(['turn right 45°', 'forward [2]']);
    expect(legs('follow post-road to its end', 'guard 12,14 east')).toEqual(['forward [4]']);
  });
  test('from a bend it goes on the way it faces', () => {
    expect(legs('follow post-road 2', 'guard 10,14 north')).toEqual(['turn right 90°', 'forward [2]']);
    expect(legs('follow post-road 2', 'guard 10,14 east')).toEqual(['forward [2]']);
    expect(legs('follow post-road 2', 'guard 10,14 south')).toEqual(['forward [2]']);
  });
  test('the same is said on a page', () => {
    const state = begin(on('guard 10,12.5 north'));
    for (const text of ['follow the post road 4', 'follow the road 4', 'march along the post road [4]']) {
      const said = input.mover!.read(text, state, 'a');
      expect(said.ok && legTexts(said.value, baseOf(state.units['a']!), '[1]'), text).toEqual(legs('follow post-road 4')); // prettier-ignore
    }
  });
  test.each([
    ['follow post-road 9', 'guard 10,12 north', 'at most [8]: the post road ends there'],
    ['follow post-road 1', 'guard 11,12 north', 'a road under the middle of the unit: the post road is [1] away'],
    ['follow the lane 1', 'guard 10,12 north', 'a road: the post road'],
    ['follow post-road to contact', 'guard 10,12 north', 'an enemy on the post road'],
  ])('%s from %s: %s', (text, a, said) => expect(() => legs(text, a)).toThrow(said));
  test('into contact with an enemy on the road', () => {
    const field = on('guard 10,12 north', {}, { allied: { b: 'infantry 14,14 west' } });
    expect(judged(begin(field), { charge: 'a', at: 'b', legs: ['follow post-road to contact'] })).toMatch(/^ok/);
  });
});

describe('Road column (tt.move.road-column, tt-021)', () => {
  const far = [on('infantry 10,8 north'), ['forward 5']] as const;
  const near = [on('infantry 10,8 north'), ['forward 2']] as const;

  test('whoever has used the bonus is in it, whoever has not is in line', () => {
    expect([column(...far), column(...near)]).toEqual(['road-column', undefined]);
    expect(column(...near, { 'tt-021': 'every-whole-road-move' })).toBe('road-column');
    expect(column(on('infantry 12,8 north'), ['forward 2'], { 'tt-021': 'every-whole-road-move' })).toBeUndefined();
  });

  test('until its own next Move phase', () => {
    let { state } = play(begin(far[0]), { move: 'a', legs: [...far[1]] });
    const seen: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { state: next, events } = play(state, { end: 'phase' });
      if (events.some(({ type }) => type === 'formation-changed')) seen.push(`${next.side} ${next.phase}`);
      state = next;
    }
    expect(seen).toEqual(['french move']);
    expect(state.units['a']!.formation).toBeUndefined();
  });

  test('nobody forms it, nor leaves it on the march', () => {
    const { state } = play(begin(far[0]), { move: 'a', legs: [...far[1]] });
    expect(judged(begin(near[0]), { form: 'a', into: 'road-column' })).toBe('tt.move.road-column marched-not-formed');
    expect(judged(state, { form: 'a', into: 'line' })).toBe('tt.move.road-column on-the-march');
  });

  test('whoever stands on a road, by one reading; whoever says so, by another', () => {
    const melee = (readings: Readings, words = '') => {
      const field: Field = {
        french: { a: `infantry 10,8 north ${words}` },
        allied: { b: 'infantry beside=a:front:0' },
        terrain: { 'post-road': ROAD },
        now: { phase: 'melee' },
      };
      const { events } = play(begin(field, readings), { fight: 'a' }, { 'melee.a': 6 }, { 'melee.b': 2 }, ...(readings['tt-021'] === 'on-a-road' ? [] : [])); // prettier-ignore
      return events.flatMap((event) => (event.type === 'side-scored' ? event.clauses : []));
    };
    expect(melee({})).not.toContain('tt.melee.road-column');
    expect(melee({ 'tt-021': 'on-a-road' })).toContain('tt.melee.road-column');
    const declared = { 'tt-021': 'declared' };
    expect(move(...far, declared)).toBe('tt.units.move-column too-far');
    const { state } = play(begin(far[0], declared), { form: 'a', into: 'road-column' });
    expect(judged(state, { move: 'a', legs: ['forward 5'] })).toMatch(/road-bonus/);
    const { state: moved } = play(state, { move: 'a', legs: ['forward 5'] });
    expect(judged(moved, { form: 'a', into: 'line' })).toBe('tt.move.road-column on-the-march');
    expect(judged(state, { form: 'a', into: 'line' })).toBe('ok tt.sequence.move-phase tt.move.road-column');
  });
});

describe('woods by a road (tt-019)', () => {
  const wood = { wood: { kind: 'woods', rectangle: { at: [10, 11], size: [3, 3] } } };
  const gun = on('foot-artillery 10,8 north', wood);

  test('a gun goes through, in road column, at full rate and [1] farther', () => {
    expect(move(gun, ['forward 5'])).toBe(`${COST} tt.move.road-bonus tt.move.road-column`);
    expect(column(gun, ['forward 2'])).toBe('road-column');
    expect(move(gun, ['forward 2', 'turn left 90', 'forward 0.3'])).toBe('tt.move.woods-impassable impassable');
    expect(move(on('foot-artillery 10.5,8 north', wood), ['forward 2'])).toBe('tt.move.woods-impassable impassable');
    expect(move(gun, ['forward 2'], { 'tt-019': 'woods-bar' })).toBe('tt.move.woods-impassable impassable');
  });

  test('light infantry too, by the road', () => {
    const light = on('light 10,6.5 north', wood);
    expect(move(light, ['forward 7'])).toMatch(/road-bonus tt.move.road-column$/);
    expect(move(on('light 10.5,6.5 north', wood), ['forward 7'])).toBe('tt.units.move-column too-far');
    expect(move(light, ['forward 7'], { 'tt-019': 'woods-bar' })).toBe('tt.units.move-column too-far');
  });

  test('whoever the road has let in may turn there, and go on by it alone', () => {
    const inside = on('infantry 10,11 north', wood);
    expect(move(inside, ['about-face'])).toBe(COST);
    expect(move(inside, ['forward 3'])).toMatch(/^ok/);
    expect(move(inside, ['turn left 90', 'forward 1'])).toBe('tt.move.woods-impassable impassable');
  });

  test('on it there is no cover (tt.shoot.cover-area)', () => {
    const shot = (b: string, readings: Readings = {}) => {
      const field: Field = {
        french: { a: 'infantry 10,8.5 north' },
        allied: { b },
        terrain: { 'post-road': ROAD, ...wood },
      };
      return play(begin(field, readings), { shoot: 'a', at: 'b' }, { 'shot.a': 1 }).sum['cover-area'];
    };
    expect(shot('infantry 10,9.6 south')).toBeUndefined();
    expect(shot('infantry 10,9.6 south', { 'tt-019': 'woods-bar' })).toBe(-1);
    expect(shot('light 10,9.6 south')).toBe(-1);
    expect(shot('infantry 10.5,9.6 south')).toBe(-1);
  });
});

describe('bridges (tt.move.bridge-half, tt-017)', () => {
  const over = {
    stream: { kind: 'stream', line: [[4, 10], [16, 10]] }, // prettier-ignore
    bridge: { kind: 'bridge', rectangle: { at: [10, 10], size: [1, 0.5], facing: 'east' } },
  };
  const field = (a: string): Field => ({ ...on(a, over), terrain: over });
  const BRIDGE = { 'tt-017': 'bridge-length-only' };
  const PLUS = { 'tt-017': 'whole-move-plus-stream' };

  test('has four corners', () => {
    const round = { bridge: { kind: 'bridge', circle: { at: [10, 10], radius: 1 } } };
    expect(() => begin(on('guard 10,8 north', round))).toThrow('four corners');
  });

  test('off the road it halves the whole move, and no stream is paid', () => {
    expect(move(field('guard 10,8 north'), ['forward 2.5'])).toBe(`${COST} tt.move.bridge-half`);
    expect(move(field('guard 10,8 north'), ['forward 2.6'])).toBe('tt.move.bridge-half half-move');
    expect(move(field('guard 10,8 north'), ['forward 1.4'])).toBe(COST);
    expect(move(field('guard 12,8 north'), ['forward 4'])).toBe(`${COST} tt.move.stream`);
    expect(move(field('guard 12,8 north'), ['forward 4.1'])).toBe('tt.units.move-column too-far');
  });

  test('by other readings its length alone counts twice, or the stream is paid as well', () => {
    expect(move(field('guard 10,8 north'), ['forward 4'], BRIDGE)).toBe(COST);
    expect(move(field('guard 10,8 north'), ['forward 4.1'], BRIDGE)).toBe('tt.units.move-column too-far');
    expect(move(field('guard 10,8.5 north'), ['forward 1.5'], PLUS)).toBe(`${COST} tt.move.stream tt.move.bridge-half`);
    expect(move(field('guard 10,8.5 north'), ['forward 1.6'], PLUS)).toBe('tt.move.bridge-half half-move');
  });

  test('a whole move on a road is not halved, but in road column (tt.move.bridge-road-column)', () => {
    const road = on('guard 10,8 north', over);
    expect(move(road, ['forward 6'])).toMatch(/road-bonus tt.move.bridge-road-column tt.move.road-column$/);
    expect(column(road, ['forward 3'])).toBe('road-column');
    expect(move(road, ['forward 2.5'])).toBe(`${COST} tt.move.bridge-road-column`);
    expect(column(road, ['forward 2.5'])).toBeUndefined();
    expect(move(road, ['forward 3', 'turn left 90', 'forward 0.5'])).toBe('tt.move.bridge-half half-move');
  });
});
