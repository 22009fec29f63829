import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { seenFrom } from '../../../src/geometry/bases.ts';
import { gap } from '../../../src/geometry/gaps.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';
import { type Leg, legTexts, walked } from '../../../src/games/table/orders/legs.ts';
import { baseOf, type State, type Unit } from '../../../src/games/two-by-two/state.ts';
import { chargeTo, movesWorthTrying, wayTo } from '../../../src/games/two-by-two/moving/way.ts';
import { begin, type Field } from './field.ts';

/*
 * The ways that are offered to a unit: to a place, to an enemy, and the ones worth trying
 * (tt.units.move-column, tt-014).
 */

const [WHEEL, SLIDE] = [{ 'tt-014': 'wheel' }, { 'tt-014': 'slide' }];
const at = (x: number, y: number): Point => [um(x, '[1]'), um(y, '[1]')];
const field = (a: string, more: Partial<Field> = {}): Field => ({
  ...more,
  french: { a, ...more.french },
  allied: { far: 'infantry 30,30 south', ...more.allied },
  now: { phase: 'move' },
});
const [NORTH, EAST, SOUTH] = [
  [0, 1_000_000],
  [1_000_000, 0],
  [0, -1_000_000],
] as const;

const first = ({ units }: State): Unit => units['a']!;
const texts = (state: State, legs: readonly Leg[]) => legTexts(legs, baseOf(first(state)), '[1]');

/** The legs to a goal in words. */
function to(board: Field, goal: Parameters<typeof wayTo>[2], readings: Readings = {}, most?: 'limit') {
  const state = begin(board, readings);
  return texts(state, wayTo(state, first(state), goal, most));
}

describe('the way to a place', () => {
  const guard = field('guard 10,10 north');

  test('is a turn and a march, and then the facing that is wanted', () => {
    expect(to(guard, { point: at(13, 10) })).toEqual(['turn right 90°', 'forward [3]']);
    expect(to(guard, { point: at(13, 10), facing: EAST })).toEqual(['turn right 90°', 'forward [3]']);
    expect(to(guard, { point: at(13, 10), facing: NORTH })).toEqual(['turn right 90°', 'forward [3]', 'turn left 90°']);
    expect(to(guard, { point: at(10, 13), facing: SOUTH })).toEqual(['forward [3]', 'about-face']);
  });

  test('is a slide where units slide, with the facing kept', () => {
    expect(to(guard, { point: at(13, 10) }, SLIDE)).toEqual(['slide right [3]']);
    expect(to(guard, { point: at(13, 10), facing: EAST }, SLIDE)).toEqual(['slide right [3]', 'turn right 90°']);
  });

  test.each([{}, SLIDE, WHEEL])('to where it stands is none; a micrometre farther is one (%j)', (readings) => {
    expect(to(guard, { point: at(10, 10) }, readings)).toEqual([]);
    const state = begin(guard, readings);
    const [x, y] = first(state).at;
    expect(wayTo(state, first(state), { point: pointAt(x, y + 1) })).toMatchObject([{ by: 1 }]);
    if (readings !== WHEEL)
      expect(to(guard, { point: at(10, 10), facing: EAST }, readings)).toEqual(['turn right 90°']);
  });

  test.each([{}, WHEEL, SLIDE])('is a turn and no more for a pinned unit (tt.state.pinned) (%j)', (readings) => {
    const pinned = field('guard 10,10 north pinned');
    expect(to(pinned, { point: at(13, 10) }, readings)).toEqual(['turn right 90°']);
    expect(to(pinned, { point: at(13, 10), facing: SOUTH }, readings)).toEqual(['about-face']);
    expect(to(pinned, { point: at(10, 13) }, readings)).toEqual([]);
  });

  test('goes all the way, or as far as its move and the ground let it', () => {
    expect(to(guard, { point: at(10, 18) })).toEqual(['forward [8]']);
    expect(to(guard, { point: at(10, 18) }, {}, 'limit')).toEqual(['forward [5]']);
    expect(to(guard, { point: at(10, 14) }, {}, 'limit')).toEqual(['forward [4]']);
    const town = { town: { kind: 'town', rectangle: { at: [10, 12], size: [4, 2] } } };
    expect(to(field('guard 10,10 north', { terrain: town }), { point: at(10, 18) }, {}, 'limit')).toEqual([
      'forward [3]',
    ]);
  });
});

describe('where units wheel (tt-014)', () => {
  const places = [[12, 14], [8, 14], [13, 10], [7, 10], [6, 12], [14, 9], [11, 15], [9.7, 16], [12, 7], [8, 7]] as const; // prettier-ignore

  test.each([...places])('one wheel to the nearer hand, and straight ahead to %d, %d', (x, y) => {
    const state = begin(field('guard 10,10 north'), WHEEL);
    const legs = wayTo(state, first(state), { point: at(x, y) });
    const end = walked(baseOf(first(state)), legs).at(-1)!;
    expect(legs).toMatchObject([{ go: 'wheel', hand: x < 10 ? 'left' : 'right' }, { go: 'forward' }]);
    const { ahead, right } = seenFrom(end, at(x, y));
    expect([Math.abs(ahead) < 3, Math.abs(right) < 3]).toEqual([true, true]);
  });

  test('what lies straight ahead needs no wheel, and what lies straight behind has no way', () => {
    expect(to(field('guard 10,10 north'), { point: at(10, 13) }, WHEEL)).toEqual(['forward [3]']);
    expect(to(field('guard 10,10 north'), { point: at(10, 7) }, WHEEL)).toEqual([]);
  });

  test('a wheel is no farther than it must be: by a quarter turn to what lies square to it then', () => {
    // Wheeling about its right front corner moves the centre by half a width and half a depth,
    // ahead and to the side.
    const state = begin(field('guard 10,10 north'), WHEEL);
    const [x, y] = first(state).at;
    const point = pointAt(x + 60_000, y + 6_000 + 12_500);
    expect(wayTo(state, first(state), { point })).toEqual([
      { go: 'wheel', hand: 'right', to: [1_000_000, 0] },
      { go: 'forward', by: 60_000 - (12_500 - 6_000) },
    ]);
  });

  test('the same place has the same way to the last part of a facing, since links and recorded games hold it', () => {
    const state = begin(field('guard 10,10 north'), WHEEL);
    expect(wayTo(state, first(state), { point: at(12, 12.1) })[0]).toMatchObject({ to: [809_545, 587_058] });
    expect(wayTo(state, first(state), { point: at(14, 13) })[0]).toMatchObject({ to: [866_353, 499_431] });
  });

  test('a charge wheels as well, and elsewhere turns about its centre', () => {
    const board = field('guard 10,10 north', { allied: { b: 'infantry 13,14 south' } });
    const goes = (readings: Readings) => chargeTo(begin(board, readings), { unit: 'a', at: 'b' })[0]!.go;
    expect([goes({}), goes(WHEEL), goes(SLIDE)]).toEqual(['turn', 'wheel', 'turn']);
  });
});

describe('the moves that are worth trying', () => {
  const tried = (board: Field, readings: Readings = {}) => {
    const state = begin(board, readings);
    const enemies = Object.values(state.units).filter(({ side }) => side === 'allied');
    return movesWorthTrying(state, first(state), enemies).map((legs) => texts(state, legs).join(', '));
  };
  const turns = ['right 45°', 'right 90°', 'right 135°', 'left 135°', 'left 90°', 'left 45°'];

  test('straight ahead by half and by all, back, and a turn to the points of the compass where it does not look yet', () => {
    const [r45, r90, r135, l135, l90, l45] = turns.map((turn) => `turn ${turn}`);
    const all = ['forward [2.5]', 'forward [5]', 'about-face, forward [5]'];
    expect(tried(field('guard 10,10 north'))).toEqual([...all, r45, r90, r135, 'about-face', l135, l90, l45]);
    // So far to the east, the turns to the north-east and to the south-east are the same.
    expect(tried(field('guard 10,10 north-east'))).toEqual([...all, l45, r45, r90, r135, 'about-face', l135, l90]);
    expect(tried(field('guard 10,10 north'), WHEEL)).toEqual(['forward [2.5]', 'forward [5]', 'about-face, forward [2.5]', 'about-face']); // prettier-ignore
  });

  test.each([{}, WHEEL])('the turns alone for a pinned unit, by any reading (%j)', (readings) =>
    expect(tried(field('guard 10,10 north pinned'), readings)).toHaveLength(7),
  );

  test('to before each side of an enemy, at the best range, where that is not much farther than its move', () => {
    const ends = (a: string, y: number) => {
      const board = field(a, { allied: { b: `infantry 16,${y} south` } });
      const state = begin(board);
      const foe = baseOf(state.units['b']!);
      const legs = movesWorthTrying(state, first(state), [state.units['b']!]).slice(10);
      return legs.map((each) => gap(walked(baseOf(first(state)), each).at(-1)!, foe) / 19_050);
    };
    expect(ends('guard 16,10 north', 13)).toEqual([1, 1, 1, 1]);
    expect(ends('foot-artillery 16,10 north', 13)).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(ends('lancers 16,10 north', 13)).toEqual([1, 1, 1, 1]);
    // The place in front of the enemy is [1] and a base’s depth nearer than the enemy’s centre. It
    // is tried only up to [2] beyond the move of [5].
    const depth = 12_000 / 19_050;
    expect(ends('guard 16,10 north', 18 + depth)).toHaveLength(1);
    expect(ends('guard 16,10 north', 18.01 + depth)).toHaveLength(0);
  });
});
