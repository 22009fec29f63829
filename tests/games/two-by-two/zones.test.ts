import { describe, expect, test } from 'vitest';
import { baseOf } from '../../../src/games/two-by-two/state.ts';
import { zoneBarred } from '../../../src/games/two-by-two/moving/zones.ts';
import { advance } from '../../../src/geometry/moves.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { begin, read } from './field.ts';

/*
 * Where a unit stops near an enemy, exact to a tenth of a millimetre, under one reading of tt-024
 * (tt.units.move-column). Places are in micrometres.
 */

const U = 19_050;
const at = (x: number, y: number) => `${x / U},${y / U}`;

/**
 * What stops a unit on its way past an enemy: nothing, or the refusal with the way drawn to where
 * the unit stops.
 */
function stop(mover: string, foe: string, legs: readonly string[], another?: string) {
  const allied = { b: foe, ...(another !== undefined && { c: another }) };
  const state = begin({ french: { a: mover }, allied, now: { phase: 'move' } }, { 'tt-024': 'zone-of-control' });
  const order = read(state, { move: 'a', legs });
  if (order.type !== 'move') throw new Error('No move');
  const barred = zoneBarred(state, state.units['a']!, order.legs);
  return { is: barred?.reason ?? 'free', shows: barred?.shows ?? [], unit: state.units['a']!, legs: order.legs };
}
const RIDER = `light-cavalry ${at(190_500, 190_500)} north`;

describe('how near, and before which of its sides', () => {
  test.each([
    ['cavalry, [1.9] to the side', 'lancers', 190_500 + 12_500 + 6_000 + 1.9 * U, 'in-zone'],
    ['cavalry, [2.1] to the side', 'lancers', 190_500 + 12_500 + 6_000 + 2.1 * U, 'free'],
    ['guns, [2.1] to the side', 'foot-artillery', 190_500 + 12_500 + 6_000 + 2.1 * U, 'free'],
    ['an HQ, even in passing so near that the edges touch', 'hq-corps', 190_500 + 12_500 + 6_000, 'free'],
  ])('%s: %s', (_what, type, x, is) => {
    expect(stop(RIDER, `${type} ${at(x, 14 * U)} west`, ['forward 8']).is).toBe(is);
  });

  // An enemy that faces east has its rear on the line 6 mm west of its centre. The right edge of
  // the rider is at 203 mm.
  test.each([
    ['a corner 1 mm before that line', 208_000, 'in-zone'],
    ['one micrometre before it', 208_999, 'in-zone'],
    ['all of it at the line', 209_000, 'free'],
    ['all of it 2 mm behind', 211_000, 'free'],
  ])('behind the line of its rear nobody is stopped: %s', (_what, x, is) => {
    expect(stop(RIDER, `infantry ${at(x, 19.5 * U)} east`, ['forward 8']).is).toBe(is);
  });
});

describe('whoever comes into a zone stops at its edge', () => {
  test.each([
    ['within it', 1.9, 'in-zone'],
    ['short of it', 2.1, 'free'],
  ])('a whole move that ends %s', (_what, gap, is) => {
    expect(stop(RIDER, `lancers ${at(190_500, 190_500 + 12_000 + (8 + gap) * U)} south`, ['forward 8']).is).toBe(is);
  });

  test('one enemy who stops nobody does not hide another who does', () => {
    const rear = `infantry ${at(212_000, 19.5 * U)} east`;
    expect(stop(RIDER, rear, ['forward 8']).is).toBe('free');
    expect(stop(RIDER, rear, ['forward 8'], `infantry ${at(160_000, 17 * U)} east`).is).toBe('in-zone');
  });

  const AHEAD = `infantry ${at(190_500, 190_500 + 12_000 + 4 * U)} south`;
  test('a tenth of a millimetre within it is in it, a tenth without is not', () => {
    const by = (mm: number) => stop(RIDER, AHEAD, [`forward ${3 + (mm * 1_000) / U}`]).is;
    expect([by(0.1), by(-0.1)]).toEqual(['in-zone', 'free']);
  });

  test.each([1, 3, 5, 7, 9, 11, 13, 15, 17, 18])('so it is for whoever passes at %d mm', (aside) => {
    // An enemy that stands aside and faces the rider. `entry` is the length of way until the
    // rider’s corner is [1] from the enemy’s corner.
    const foe = `infantry ${at(190_500 + 25_000 + aside * 1_000, 190_500 + 12_000 + 4 * U)} south`;
    const entry = 4 * U - Math.sqrt(U ** 2 - (aside * 1_000) ** 2);
    const by = (more: number) => stop(RIDER, foe, [`forward ${(entry + more) / U}`]).is;
    expect([by(60), by(-60)]).toEqual(['in-zone', 'free']);
  });

  test('in the middle of a way, which is drawn up to there', () => {
    const { is, shows, unit, legs } = stop(RIDER, AHEAD, ['forward 1', 'forward 2.5', 'turn left 90°']);
    expect(is).toBe('in-zone');
    const first = advance(baseOf(unit), um(1, '[1]'));
    const second = advance(first, um(2.5, '[1]'));
    expect(shows[0]).toMatchObject({ kind: 'path', through: ['a', { at: first.at }, { at: second.at }] });
    expect([legs.length, (shows[0] as { readonly through: readonly unknown[] }).through.length]).toEqual([3, 3]);
  });

  test('a turn that brings it in counts when it goes on', () => {
    // The mover is [1.1] from the enemy’s front, and [0.76] once it has turned its flank to it.
    const mover = `guard ${at(190_500, 190_500)} north`;
    const foe = `infantry ${at(190_500, 190_500 + 12_000 + 1.1 * U)} south`;
    expect(stop(mover, foe, ['turn right 90°', 'forward 1']).is).toBe('in-zone');
    expect(stop(mover, foe, ['turn right 90°']).is).toBe('free');
  });
});

describe('whoever begins in a zone may leave it, and does not come back', () => {
  const foe = (gap: number) => `infantry ${at(190_500, 190_500 + 12_000 + gap)} south`;
  test('out and in again', () => {
    expect(stop(RIDER, foe(0.5 * U), ['back 1']).is).toBe('free');
    expect(stop(RIDER, foe(0.5 * U), ['back 1', 'forward 1']).is).toBe('in-zone');
    expect(stop(RIDER, foe(0.5 * U), ['back 0.2', 'forward 0.2']).is).toBe('free');
  });
  test('half a millimetre is out', () => {
    // Back to [1] and half a millimetre from the enemy, then a turn that brings the flank within
    // [1], and then on.
    expect(stop(RIDER, foe(U - 10_000), [`back ${10_500 / U}`, 'turn right 90°', 'forward 1']).is).toBe('in-zone');
    expect(stop(RIDER, foe(U - 10_000), [`back ${9_500 / U}`, 'turn right 90°', 'forward 1']).is).toBe('free');
  });
});
