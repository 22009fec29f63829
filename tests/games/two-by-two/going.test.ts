import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { plus, type Point } from '../../../src/geometry/vectors.ts';
import type { Leg } from '../../../src/games/table/legs.ts';
import { allowanceOf, comesTo } from '../../../src/games/two-by-two/allowance.ts';
import { crossed } from '../../../src/games/two-by-two/going.ts';
import { spentOn } from '../../../src/games/two-by-two/movement.ts';
import { baseOf, moveOf, type State, type Unit } from '../../../src/games/two-by-two/state.ts';
import { begin, judged, type Field } from './field.ts';

/* What ground takes of a move, to the micrometre: at its edges, and where several of its kinds come together. */

const ONE = 19_050;
/** So many micrometres as a board writes them. */
const written = (length: number): number => length / ONE;

const field = (a: string, terrain: object = {}): Field => ({
  french: { a: `${a} 10,10 north` },
  allied: { far: 'infantry 30,30 south' },
  terrain: terrain as NonNullable<Field['terrain']>,
  now: { phase: 'move' },
});
const unitIn = ({ units }: State): Unit => units['a']!;

/** What so much straight ahead takes. */
function takes(board: Field, by: number, readings: Readings = {}): number {
  const state = begin(board, readings);
  return spentOn(state, unitIn(state), [{ go: 'forward', by: by as Um }]);
}

/** How far the unit comes straight ahead. */
function comes(board: Field, readings: Readings = {}): number {
  const state = begin(board, readings);
  const unit = unitIn(state);
  const straight = { base: baseOf(unit), direction: NORTH, by: moveOf(unit) };
  return comesTo(state, unit, straight, 'no-road');
}

const [Y, FRONT, REAR] = [10 * ONE, 10 * ONE + 5_998, 10 * ONE - 5_998];
/** How far the bed of a stream reaches to either side. */
const BED = 4_000;

/** A stream whose bed begins so far ahead of the front of a unit at [10, 10]. */
const stream = (ahead: number) => ({ kind: 'stream', line: [[4, written(FRONT + ahead + BED)], [20, written(FRONT + ahead + BED)]] }); // prettier-ignore

/** An area right across the way, from so far ahead of the centre, so deep. */
const across = (kind: string, from: number, deep = 3 * ONE) => ({
  kind,
  rectangle: { at: [10, written(Y + from + deep / 2)], size: [4, written(deep)] },
});

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
    // The bed begins where the bridge does, so far ahead of the centre that the front is in the water first.
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
});

describe('half a move for all of the way (tt.move.bridge-half, tt-016, tt-017)', () => {
  const [WHOLE, BRIDGE] = [{ 'tt-016': 'whole-move' }, { 'tt-017': 'bridge-length-only' }];

  test('one goes on over it if half is enough, or stops before it', () => {
    for (const [kind, readings] of [
      ['town', WHOLE],
      ['bridge', {}],
    ] as const) {
      // prettier-ignore
      const far = (from: number) => comes(field('infantry', { it: across(kind, from) }), readings);
      expect([20_000, 50_000, 80_000].map(far), kind).toEqual([2 * ONE, 50_000, 4 * ONE]);
    }
    expect(comes(field('infantry'), WHOLE)).toBe(4 * ONE);
  });

  test('so little of it as one cannot measure does not count', () => {
    const far = (short: number) => comes(field('infantry', { bridge: across('bridge', 4 * ONE - short) }));
    expect([far(10), far(11)]).toEqual([4 * ONE, 4 * ONE - 11]);
  });

  test('a bridge and a town halve it twice, whichever comes first', () => {
    const far = (bridge: number, town: number) =>
      comes(field('lancers', { bridge: across('bridge', bridge, 5_000), town: across('town', town) }), WHOLE);
    expect([far(20_000, 30_000), far(20_000, 50_000), far(50_000, 20_000)]).toEqual([2 * ONE, 50_000, 50_000]);
  });

  test('by another reading the length of the bridge alone counts twice, and on a road not even that', () => {
    const bridge = across('bridge', 20_000, 10_000);
    expect(comes(field('infantry', { bridge }), BRIDGE)).toBe(4 * ONE - 10_000);
    expect(takes(field('infantry', { bridge }), 3 * ONE, BRIDGE)).toBe(3 * ONE + 10_000);
    const road = { kind: 'road', line: [[10, 6], [10, 20]] }; // prettier-ignore
    expect(takes(field('infantry', { bridge, road }), 3 * ONE, BRIDGE)).toBe(3 * ONE);
  });
});

test('a bridge spares the stream that it crosses, and not the next one', () => {
  const [near, far] = [stream(10_000), stream(30_000)];
  const bridge = across('bridge', 5_998 + 9_000, 10_000);
  const road = { kind: 'road', line: [[10, 6], [10, 20]] }; // prettier-ignore
  const free = takes(field('infantry', { near, bridge, road }), 3 * ONE);
  expect(free).toBe(3 * ONE);
  expect(takes(field('infantry', { near, far, bridge, road }), 3 * ONE)).toBe(free + ONE);
});

describe('ground that one only just touches', () => {
  const at = (ahead: number): readonly Point[] => [
    [um(10, '[1]'), Y as Um],
    plus([um(10, '[1]'), Y as Um], [0, ahead]),
  ];

  test('is not crossed for a hundredth of a millimetre of it', () => {
    const state = begin(field('infantry', { copse: across('copse', ONE), town: across('town', 2 * ONE) }));
    const over = (ahead: number) => crossed(state, unitIn(state), at(ahead));
    expect([over(ONE + 10), over(ONE + 11), over(2 * ONE + 10), over(2 * ONE + 11)]).toEqual([
      [],
      ['tt.move.hedge-wall-copse'],
      ['tt.move.hedge-wall-copse'],
      ['tt.move.town-half', 'tt.move.hedge-wall-copse'],
    ]);
  });

  test('is crossed by a move all of which is within it (tt.move.hedge-wall-copse)', () => {
    expect(judged(begin(field('infantry', { copse: across('copse', -ONE) })), { move: 'a', legs: ['forward 1'] })).toMatch(/hedge-wall-copse$/); // prettier-ignore
  });

  test('is not crossed where it lies elsewhere', () => {
    const hedge = { kind: 'hedge', line: [[8, 15], [12, 15]] }; // prettier-ignore
    expect(judged(begin(field('infantry', { hedge })), { move: 'a', legs: ['forward 1'] })).not.toMatch(/hedge/);
  });

  test('takes no bonus of a road away for so little (tt.move.town-no-road-bonus)', () => {
    const road = { kind: 'road', line: [[10, 6], [10, 20]] }; // prettier-ignore
    const state = begin(field('infantry', { road, town: across('town', 2 * ONE) }));
    const bonus = (ahead: number) => {
      const { move, unpaid } = allowanceOf(state, unitIn(state), at(ahead));
      return [move, unpaid];
    };
    expect([bonus(2 * ONE + 10), bonus(2 * ONE + 11)]).toEqual([
      [5 * ONE, null],
      [4 * ONE, 'town'],
    ]);
  });
});

describe('a ruling is asked only where it bears on a move', () => {
  /** The rulings about ground that are asked while something is judged. */
  function asked(board: Field, of: (state: State) => unknown): readonly string[] {
    const seen = new Set<string>();
    const plain = begin(board);
    const readings = new Proxy(plain.readings, {
      get(readings_, id: string) {
        seen.add(id);
        return readings_[id as keyof Readings];
      },
    });
    of({ ...plain, readings });
    return [...seen].filter((id) => id > 'tt-014' && id < 'tt-020').sort();
  }
  const moved = (state: State) => judged(state, { move: 'a', legs: ['forward 2'] });
  const limit = (state: State) => {
    const unit = unitIn(state);
    return comesTo(state, unit, { base: baseOf(unit), direction: NORTH, by: moveOf(unit) }, 'no-road');
  };

  test.each([
    ['light', {}, []],
    ['infantry', {}, []],
    ['infantry', { stream: stream(ONE) }, []],
    ['infantry', { town: across('town', ONE) }, ['tt-016']],
    ['infantry', { bridge: across('bridge', ONE, 5_000) }, ['tt-017']],
    ['light', { wood: across('woods', ONE) }, ['tt-016', 'tt-018']],
  ] as const)('%s over %j: %j', (a, terrain, ids) => {
    expect(asked(field(a, terrain), moved)).toEqual(ids);
    expect(asked(field(a, terrain), limit)).toEqual(ids);
  });
});
