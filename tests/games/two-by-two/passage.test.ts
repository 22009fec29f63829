import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { judge } from '../../../src/games/two-by-two/turn/judge.ts';
import { march } from '../../../src/games/two-by-two/moving/march.ts';
import { centresOf } from '../../../src/games/two-by-two/moving/passage.ts';
import { chargeTo } from '../../../src/games/two-by-two/moving/way.ts';
import { begin, judged, play, read, type Field } from './field.ts';

/*
 * What is in the way of a unit, leg by leg, and what its turns and wheels take of its move
 * (tt.units.move-column, tt-014).
 */

const [WHEEL, SLIDE] = [{ 'tt-014': 'wheel' }, { 'tt-014': 'slide' }];
const field = (a: string, allied: Readonly<Record<string, string>> = {}, more: Partial<Field> = {}): Field => ({
  ...more,
  french: { a, ...more.french },
  allied: { far: 'infantry 30,30 south', ...allied },
  now: { phase: 'move' },
});
const move = (board: Field, legs: readonly string[], readings: Readings = {}) =>
  judged(begin(board, readings), { move: 'a', legs });

describe('where units wheel (tt-014)', () => {
  const guard = field('guard 10,10 north');

  test('a wheel takes the way of the outer corner', () => {
    // A quarter circle with a radius of 25 mm, the front of the unit, takes [2.06] of a move of
    // [5].
    expect(move(guard, ['wheel right 90', 'forward 2.93'], WHEEL)).toMatch(/^ok/);
    expect(move(guard, ['wheel right 90', 'forward 2.95'], WHEEL)).toBe('tt.units.move-column too-far');
  });

  test('an about-face takes half the move, and no other turn is allowed', () => {
    expect(move(guard, ['about-face', 'forward 2.5'], WHEEL)).toMatch(/^ok/);
    expect(move(guard, ['about-face', 'forward 2.51'], WHEEL)).toBe('tt.units.move-column too-far');
    const askew = field('guard 10,10 north-east');
    for (const leg of ['turn right 90', 'turn left 90', 'turn right 30'])
      expect(move(askew, [leg], WHEEL), leg).toBe('tt.units.move-column only-about');
    expect(move(askew, ['about-face'], WHEEL)).toMatch(/^ok/);
  });

  test('a pinned unit turns freely, and may turn to where it likes (tt.state.pinned)', () => {
    const pinned = begin(field('guard 10,10 north pinned'), WHEEL);
    expect(judged(pinned, { move: 'a', legs: ['turn right 30'] })).toMatch(/^ok/);
    expect(march(pinned, 'a', [{ go: 'turn', to: [1_000_000, 0] }]).used).toBe(0);
  });

  test.each([{}, WHEEL])('a change of formation takes nothing (%j)', (readings) => {
    const legs: readonly Leg[] = [
      { go: 'form', into: 'attack-column' },
      { go: 'forward', by: um(1, '[1]') },
    ];
    expect(march(begin(guard, readings), 'a', legs).used).toBe(um(1, '[1]'));
  });
});

test('no legs make no order', () => {
  const state = begin(field('guard 10,10 north'));
  expect(march(state, 'a', []).order).toBeNull();
});

describe('whatever stands in the way of a leg', () => {
  test('ahead, behind or aside, stops it; what stands elsewhere does not', () => {
    const [ahead, behind, right] = ['infantry 10,12 south', 'infantry 10,8 south', 'infantry 13,10 south'];
    const barred = (b: string, leg: string) => move(field('guard 10,10 north', { b }), [leg], SLIDE);
    const legs = ['forward 3', 'back 3', 'slide right 4'];
    const ENEMY = 'tt.units.move-column enemy-between';
    for (const [n, b] of [ahead, behind, right].entries())
      for (const [m, leg] of legs.entries())
        if (n === m) expect(barred(b, leg), leg).toBe(ENEMY);
        else expect(barred(b, leg), leg).toMatch(/^ok/);
  });

  test('is met in a turn on the spot as well', () => {
    const turn = ['turn right 90'];
    const [near, wide] = [10.8, 11.1];
    expect(move(field('guard 10,10 north', { b: `infantry 10,${near} south` }), turn)).toBe(
      'tt.units.move-column enemy-between',
    );
    expect(move(field('guard 10,10 north', { b: `infantry 10,${wide} south` }), turn)).toMatch(/^ok/);
    const friend = field('guard 10,10 north', {}, { french: { c: `infantry 10,${near} south` } });
    expect(move(friend, turn)).toBe('tt.units.move-column ends-on');
    const wood = { wood: { kind: 'woods', rectangle: { at: [10, 11.5], size: [4, 2] } } };
    expect(move(field('guard 10,10 north', {}, { terrain: wood }), turn)).toBe('tt.move.woods-impassable impassable');
  });

  test('is met in a wheel, where it ends', () => {
    const b = 'infantry 11.6,10.4 south';
    expect(move(field('guard 10,10 north', { b }), ['wheel left 30'], WHEEL)).toMatch(/^ok/);
    expect(move(field('guard 10,10 north', { b: 'infantry 10,11 south' }), ['wheel right 40'], WHEEL)).toBe(
      'tt.units.move-column enemy-between',
    );
  });

  test('is shown with the way up to the leg that it stops', () => {
    const state = begin(field('guard 10,10 north', { b: 'infantry 10,14 south' }));
    const verdict = judge(state, read(state, { move: 'a', legs: ['forward 1', 'forward 3', 'forward 1'] }));
    expect(verdict.shows).toMatchObject([{ kind: 'path', through: ['a', {}, {}] }]);
    expect((verdict.shows[0] as { readonly through: readonly unknown[] }).through).toHaveLength(3);
  });

  test('the edge of the table is not passed on the way either', () => {
    const legs = ['forward 1', 'about-face', 'forward 1.5'];
    expect(move(field('guard 10,31 north'), legs)).toBe('tt.units.move-column off-table');
    expect(move(field('guard 10,30 north'), legs)).toMatch(/^ok/);
  });
});

describe('a charge ends in contact (tt.contact.straight-ahead)', () => {
  const board = field('guard 10,10 west', { b: 'infantry 10,14 south' });
  const state = begin(board);
  const [turn, ahead] = chargeTo(state, { unit: 'a', at: 'b' }) as readonly [Leg, { go: 'forward'; by: Um }];
  const charged = (...legs: readonly Leg[]) => {
    const verdict = judge(state, { type: 'charge', unit: 'a', at: 'b', legs });
    return verdict.ok ? 'ok' : verdict.reason;
  };
  const forward = (by: number): Leg => ({ go: 'forward', by: by as Um });

  test('a hundredth of a millimetre too far is as far, and more is too far, however many legs there are', () => {
    const { by } = ahead;
    expect([0, 5, 10, 11].map((more) => charged(turn, forward(by + more)))).toEqual([
      'ok',
      'ok',
      'ok',
      'enemy-between',
    ]);
    const steps = (more: number) => charged(turn, forward(20_000), forward(by - 20_000 + more));
    expect([0, 5, 10, 11].map(steps)).toEqual(['ok', 'ok', 'ok', 'enemy-between']);
  });
});

test('a gun that follows a road round a bend into the woods marches in road column (tt.move.road-column, tt-019)', () => {
  const terrain = {
    road: { kind: 'road', line: [[10, 8], [10, 12], [16, 12]] }, // prettier-ignore
    wood: { kind: 'woods', rectangle: { at: [13, 12], size: [2, 3] } },
  };
  const board = field('foot-artillery 10,11 north', {}, { terrain });
  const legs = ['forward 1', 'turn right 90', 'forward 2.5'];
  expect(move(board, legs)).toMatch(/tt.move.road-column$/);
  expect(play(begin(board), { move: 'a', legs }).state.units['a']!.formation).toBe('road-column');
});

test('the way of a unit that comes on begins at the edge of the table (tt.reinforce.entry)', () => {
  const unit = begin(field('guard 10,10 north')).units['a']!;
  const [low, high] = [-6_000, um(32, '[1]') + 6_000];
  const from = (x: number, y: number) => centresOf({ ...unit, at: pointAt(x, y) }, [])[0];
  expect([from(low, 5_000), from(5_000, low)]).toEqual([[0, 5_000], [5_000, 0]]); // prettier-ignore
  expect([from(high, 5_000), from(5_000, high)]).toEqual([[high - 6_000, 5_000], [5_000, high - 6_000]]); // prettier-ignore
});

test('a unit far down a long leg is met like one at its beginning', () => {
  const past = (y: number): string => move(field('hq-corps 10,5 north', { b: `infantry 10,${y} south` }), ['forward 10']); // prettier-ignore
  expect([past(7), past(14.5)]).toEqual(Array(2).fill('tt.units.move-column enemy-between'));
  expect(past(17)).toMatch(/^ok/);
});
