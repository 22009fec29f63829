import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { plus, type Point } from '../../../src/geometry/vectors.ts';
import { allowanceOf, comesTo } from '../../../src/games/two-by-two/moving/allowance.ts';
import { crossed } from '../../../src/games/two-by-two/moving/going.ts';
import { baseOf, moveOf, type State } from '../../../src/games/two-by-two/state.ts';
import { begin, judged, type Field } from './field.ts';
import { across, comes, field, ONE, stream, takes, unitIn, Y } from './straight.ts';

/*
 * What ground takes of a move, exact to the micrometre: at the edges of the ground, and where
 * several kinds of it meet.
 */

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
  /** The rulings about ground that are read while `of` is worked out. */
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
