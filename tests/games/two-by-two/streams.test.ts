import { describe, expect, test } from 'vitest';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import type { Um } from '../../../src/geometry/lengths.ts';
import { plus } from '../../../src/geometry/vectors.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { spentOn } from '../../../src/games/two-by-two/moving/move.ts';
import { wayTo } from '../../../src/games/two-by-two/moving/way.ts';
import { begin, judged, type Field } from './field.ts';
import { across, BED, comes, field, FRONT, ONE, REAR, stream, takes, unitIn, written } from './straight.ts';

/* What streams take of a move, exact to the micrometre. */

describe('a stream costs [1], once (tt.move.stream)', () => {
  test('who stands on its bed has paid; who stands before it has not', () => {
    expect(takes(field('infantry', { stream: stream(0) }), ONE)).toBe(ONE);
    expect(takes(field('infantry', { stream: stream(1) }), ONE)).toBe(2 * ONE);
  });

  test('who comes just to its bed pays, and who stops before it does not', () => {
    expect(takes(field('infantry', { stream: stream(ONE) }), ONE)).toBe(2 * ONE);
    expect(takes(field('infantry', { stream: stream(ONE) }), ONE - 1)).toBe(ONE - 1);
  });

  test('a bend of it that lies behind is not the one ahead, nor one on which the rear still stands', () => {
    const bend = (behind: number) => {
      const [near, far] = [written(REAR - BED - behind), written(FRONT + 30_000 + BED)];
      return { stream: { kind: 'stream', line: [[4, near], [20, near], [20, far], [4, far]] } }; // prettier-ignore
    };
    expect(takes(field('infantry', bend(0)), 3 * ONE)).toBe(4 * ONE);
    expect(takes(field('infantry', bend(-1)), 3 * ONE)).toBe(4 * ONE);
  });

  test('one stops before it where less than [1] is left for it; the nearer of two is paid first', () => {
    expect(comes(field('infantry', { stream: stream(10_000) }))).toBe(3 * ONE);
    expect(comes(field('infantry', { stream: stream(60_000) }))).toBe(59_999);
    expect(comes(field('infantry', { stream: stream(3 * ONE) }))).toBe(3 * ONE);
    expect(comes(field('infantry', { far: stream(45_000), near: stream(10_000) }))).toBe(44_999);
    expect(comes(field('infantry', { far: stream(30_000), near: stream(10_000) }))).toBe(2 * ONE);
    const town = across('town', 10_000);
    expect(comes(field('infantry', { town, stream: stream(50_000) }))).toBe(43_100);
    expect(comes(field('infantry', { town, stream: stream(40_000) }))).toBe(39_999);
  });
});

describe('a stream costs [1] each time that one comes to it (tt.move.stream, tt-017, tt-020)', () => {
  const arms = (near: number, far: number) => {
    const [one, other] = [written(FRONT + near + BED), written(FRONT + far + BED)];
    return { stream: { kind: 'stream', line: [[20, one], [4, one], [4, other], [20, other]] } }; // prettier-ignore
  };
  const spent = (board: Field, ...legs: readonly Leg[]) => {
    const state = begin(board);
    return spentOn(state, unitIn(state), legs);
  };
  const forward = (by: number): Leg => ({ go: 'forward', by: by as Um });
  const turn = (degrees: number): Leg => ({ go: 'turn', to: turned(NORTH, 'right', degrees) });

  test('two arms of one stream are two crossings, in one leg or in two', () => {
    const board = field('lancers', arms(ONE, 3 * ONE));
    expect([spent(board, forward(2 * ONE)), spent(board, forward(5 * ONE))]).toEqual([3 * ONE, 7 * ONE]);
    expect(spent(board, forward(2 * ONE), forward(3 * ONE))).toBe(7 * ONE);
    expect(comes(board)).toBe(6 * ONE);
  });

  test('a turn that brings a corner into the water pays for it, once, and one on its bed does not', () => {
    const near = field('infantry', { stream: stream(1_000) });
    expect(spent(near, turn(45))).toBe(ONE);
    expect(spent(near, turn(45), forward(ONE))).toBe(2 * ONE);
    expect(spent(near, turn(45), turn(45))).toBe(ONE);
    expect(spent(field('infantry', { stream: stream(-1_000) }), turn(45))).toBe(0);
    expect(spent(field('infantry', { stream: stream(20_000) }), turn(45))).toBe(0);
    expect(judged(begin(near), { move: 'a', legs: ['turn right 45°'] })).toMatch(/tt\.move\.stream/);
  });

  test('a bridge spares it to those who set foot on that, and not to those who stop short or go round it', () => {
    // The bed begins where the bridge does. The front therefore is in the water before the centre
    // is on the bridge.
    const bridge = across('bridge', 5_998 + 10_000, 8_000);
    const board = field('cossacks', { stream: stream(10_000), bridge });
    expect(spent(board, forward(12_000))).toBe(12_000 + ONE);
    expect(spent(board, forward(3 * ONE))).toBe(3 * ONE);
    expect(spent(board, forward(12_000), forward(2 * ONE))).toBe(12_000 + 2 * ONE);
    expect(spent(board, forward(12_000), turn(90), forward(3 * ONE))).toBe(12_000 + ONE + 3 * ONE);
  });

  test('of two arms it spares the one over which it leads', () => {
    const bridge = (front: number) => across('bridge', 6_000 + front - 2_000, 8_000);
    const spentWith = (...fronts: readonly number[]) => {
      const bridges = Object.fromEntries(fronts.map((front) => [`over-${front}`, bridge(front)]));
      return spent(field('cossacks', { ...arms(ONE, 4 * ONE), ...bridges }), forward(5 * ONE));
    };
    expect([spentWith(ONE), spentWith(4 * ONE), spentWith(ONE, 4 * ONE)]).toEqual([6 * ONE, 6 * ONE, 5 * ONE]);
  });

  test('a turn into either arm pays for it', () => {
    expect(spent(field('infantry', arms(1_000, 3 * ONE)), turn(45))).toBe(ONE);
    expect(spent(field('infantry', arms(-12_000 - 2 * BED - 1_000, 3 * ONE)), turn(45))).toBe(ONE);
  });

  test('where half a move does not lead over the bridge, one stops at the bank', () => {
    const bridge = across('bridge', 5_998 + 53_000, 8_000);
    const far = (a: string) => comes(field(a, { stream: stream(53_000), bridge }));
    expect(far('infantry')).toBe(52_999);
    expect(far('cossacks')).toBe(5 * ONE);
  });

  test('a wheel into the water pays for both', () => {
    const state = begin(field('infantry', { stream: stream(1_000) }), { 'tt-014': 'wheel' });
    const dry = begin(field('infantry', { stream: stream(20_000) }), { 'tt-014': 'wheel' });
    const wheel: Leg = { go: 'wheel', hand: 'right', to: turned(NORTH, 'right', 30) };
    const [wet, plain] = [state, dry].map((each) => spentOn(each, unitIn(each), [wheel]));
    expect(plain).toBeGreaterThan(0);
    expect(wet).toBe(plain! + ONE);
  });

  test('it is cited where any leg pays for it, be it a turn', () => {
    const cites = (ahead: number, legs: readonly string[]) => judged(begin(field('cossacks', { stream: stream(ahead) })), { move: 'a', legs }).includes('tt.move.stream'); // prettier-ignore
    expect(cites(ONE, ['forward 2', 'forward 1'])).toBe(true);
    expect(cites(1_000, ['turn right 45°', 'turn left 45°'])).toBe(true);
    expect(cites(4_000, ['turn right 5°', 'back 1'])).toBe(false);
  });

  test('a way as far as the move leads leaves enough for a turn into the water', () => {
    const spentTo = (ahead: number) => {
      const state = begin(field('infantry', { stream: stream(ahead) }));
      const unit = unitIn(state);
      return spentOn(state, unit, wayTo(state, unit, { point: plus(unit.at, [10 * ONE, 0]) }, 'limit'));
    };
    expect([spentTo(1_000), spentTo(40_000)]).toEqual([4 * ONE, 4 * ONE]);
  });
});
