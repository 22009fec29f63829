import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, engine, short, stand, verdict, type Field, type Order, type State, type Units } from './field.ts';
import { broken } from './invariants.ts';
import { END, fire, SHOT, table } from './tables.ts';

const FILES = Array.from('abcdefghi');
/** The enemy’s edge, with a unit on each of these files. */
const full = (taken: readonly string[] = FILES) =>
  Object.fromEntries(taken.map((file) => [`guard-${file}`, `allied cavalry ${file}7`]));
const put = (unit: string, to: Square): Order => ({ type: 'place', unit, to });
const board = (units: Units, field: Field = {}) => stand({ gun: 'cannon e1', ...units }, field);
const column = (at: string) => ({ target: `allied ${at} column`, other: `allied ${at} column` });
/** The dice of a shot of the gun that routs the unit it hits. */
const ROUTS: readonly Scripted[] = [{ hit: 6 }, { effect: 5 }];
const routed = (state: State) => carry(state, [SHOT], ROUTS);

describe('a routed unit goes back to its own edge (pb.artillery.effect.routed, pb-066)', () => {
  const HORSE = { target: 'allied cavalry e5' };
  const TAKEN = { ...HORSE, b: 'allied cavalry e7' };
  const NARROW = { ...TAKEN, c: 'allied cavalry d7' };
  const ROUGH = { ground: { e5: 'woods', e6: 'building', e7: 'building' } } as const;
  const LATER = { ...full(), target: 'allied cavalry e4' };
  table<readonly [what: string, units: Units, to: string, field?: Field]>(
    [
      ['straight back in its file', HORSE, 'e7'],
      ['whoever stands on the way', { ...HORSE, c: 'allied cavalry e6' }, 'e7'],
      ['whatever lies on the way, and there', { target: 'allied e4' }, 'e7', ROUGH],
      ['and stays where it is, if it is there already', { target: 'allied cavalry e7' }, 'e7'],
      ['to the one free square beside', NARROW, 'f7'],
      ['and may choose between two that are equally near', TAKEN, 'd7|f7'],
      ['further off, if all that is near is taken', { ...NARROW, d: 'allied f7', g: 'c7' }, 'g7'],
      ['where that is in the east', HORSE, 'i5', { edges: ['west', 'east'] }],
      ['where that is in the west', HORSE, 'a5', { edges: ['east', 'west'] }],
      ['where that is in the south', HORSE, 'd1|f1', { edges: ['north', 'south'] }],
      ['to the row before it where its edge is full', LATER, 'e6'],
      ['and there too to the nearest', { ...LATER, x: 'cavalry e6' }, 'd6|f6'],
    ],
    ([, units, to, field]) => {
      expect(routed(board(units, field)).events.slice(1).map(short)).toEqual([`unit-routed target ${to}`]);
    },
  );

  /**
   * Makes each choice that is due: the option with the number `pick`, which grows by one each time.
   */
  function settled(state: State, pick: number): State {
    if (state.placing.length === 0) return state;
    const options = engine.candidates(state).map(({ order }) => order);
    return settled(carry(state, [options[pick % options.length]!], []).state, pick + 1);
  }
  const away = (at: string): number => Math.abs(at.charCodeAt(0) - 'e'.charCodeAt(0));

  test.each([
    ['one', { target: 'allied e4' }],
    ['both of a column', column('e4')],
    ['both of a column on the edge', column('e7')],
  ])('wherever its edge has room, as near its own file as may be: %s', (_what, units) => {
    fc.assert(
      fc.property(fc.subarray(FILES), fc.nat(7), (files, pick) => {
        const taken = units.target.includes('e7') ? files.filter((file) => file !== 'e') : files;
        const { units: after } = settled(routed(board({ ...full(taken), ...units })).state, pick);
        const free = FILES.filter((file) => !taken.includes(file)).map((file) => `${file}7`);
        const nearest = free.map(away).sort((a, b) => a - b);
        expect(new Set(Object.values(after).map(({ at }) => at)).size).toBe(Object.keys(after).length);
        for (const [i, id] of Object.keys(units).slice(0, free.length).entries()) {
          expect(free).toContain(after[id]!.at);
          expect(away(after[id]!.at)).toBe(nearest[i]);
        }
      }),
    );
  });
});

describe('its owner chooses between squares that are equally near (pb-066)', () => {
  const units = { 'second-gun': 'cannon a1', target: 'allied cavalry e5', b: 'allied cavalry e7' };
  const { state } = routed(board(units));

  test('and nobody else orders until then', () => {
    expect(state.awaits).toMatchObject({ sides: ['allied'], orders: ['place'] });
    expect(engine.candidates(state).map(({ order }) => order)).toEqual([put('target', 'd7'), put('target', 'f7')]);
    for (const order of [fire('second-gun', 'b'), END])
      expect(verdict(state, order)).toBe('pb.fighting.result.routed place-first');
    for (const order of [put('target', 'c7'), put('b', 'd7')])
      expect(verdict(state, order)).toBe('pb.fighting.result.routed not-nearest');
  });

  test('and then the phase goes on', () => {
    const after = carry(state, [put('target', 'f7')], []).state;
    expect(after.units.target).toMatchObject({ at: 'f7', condition: 'routed' });
    expect(after.awaits).toMatchObject({ sides: ['french'], orders: ['fire', 'declare', 'end-phase'] });
    expect(verdict(after, put('target', 'd7'))).toBe('pb.fighting.result.routed nothing-to-place');
  });
});

describe('a routed column is broken, and each unit has a square of its own (pb.artillery.column-shares-result, pb-069)', () => {
  test.each(['e5', 'e7'])('the first goes straight back, the second beside it, from %s', (at) => {
    const { events, state } = routed(board(column(at)));
    expect(events.slice(1).map(short)).toEqual(['unit-routed target e7', 'unit-routed other d7|f7']);
    const after = carry(state, [put('other', 'd7')], []).state;
    expect([after.units.target!.formation, after.units.other!.formation]).toEqual(['line', 'line']);
  });

  test('where both must choose, the second has what the first leaves', () => {
    const { events, state } = routed(board({ ...column('e5'), b: 'allied cavalry e7' }));
    expect(events.slice(1).map(short)).toEqual(['unit-routed target d7|f7', 'unit-routed other d7|f7']);
    expect(verdict(state, put('other', 'd7'))).toBe('pb.fighting.result.routed not-nearest');
    const after = carry(state, [put('target', 'd7')], []);
    expect(after.events.map(short)).toEqual(['unit-placed target d7', 'unit-placed other f7']);
  });

  test('and chooses anew where that leaves it a choice', () => {
    const { state } = routed(board({ ...column('e5'), b: 'allied cavalry e7', c: 'allied cavalry d7' }));
    expect(state.units.target!.at).toBe('f7');
    expect(state.placing).toEqual([{ unit: 'other', squares: ['c7', 'g7'], why: 'routed' }]);
  });

  test('under nearest-edge they share out the squares between which the first chooses, its own among them', () => {
    const crowded = stand({ gun: 'cannon b1', ...full(), ...column('b6') }, { 'pb-066': 'nearest-edge' });
    const { state } = routed(crowded);
    expect(state.placing).toEqual(['target', 'other'].map((unit) => ({ unit, squares: ['b6', 'a6'], why: 'routed' })));
    for (const [to, left] of [
      ['b6', 'a6'],
      ['a6', 'b6'],
    ] as const) {
      const { units, placing } = carry(state, [put('target', to)], []).state;
      expect([units['target']!.at, units['other']!.at, placing]).toEqual([to, left, []]);
    }
  });
});

describe('a column that stays together when it is routed (pb-069)', () => {
  const TOGETHER = { 'pb-069': 'together-one-roll', 'pb-098': 'latest-result-counts' } as const;
  const squares = ({ units }: State) => [units['target']!.at, units['other']!.at];

  test('may choose the square on which it stands, and both its units stay or go', () => {
    const field = { ...TOGETHER, 'pb-066': 'nearest-edge' } as const;
    const { state: shot } = routed(stand({ gun: 'cannon b1', ...full(), ...column('b6') }, field));
    expect(shot.placing).toEqual([{ unit: 'target', squares: ['b6', 'a6'], why: 'routed' }]);
    expect(broken(shot)).toEqual([]);
    for (const to of ['b6', 'a6'] as const) {
      const { state } = carry(shot, [put('target', to)], []);
      expect([squares(state), state.placing, broken(state)]).toEqual([[to, to], [], []]);
    }
  });

  test.each([
    ['one square', [], ['d7', 'd7'], 0],
    ['a choice of squares', ['d'], ['d5', 'd5'], 1],
  ] as const)('goes as one when it is routed again, to %s', (_what, taken, at, waiting) => {
    const board = stand({ gun: 'cannon d1', ...full(taken), ...column('d5') }, TOGETHER);
    // Authors may not write a routed column; one comes about only in play.
    const again = (id: string) => ({ [id]: { ...board.units[id]!, condition: 'routed' as const } });
    const { state } = routed({ ...board, units: { ...board.units, ...again('target'), ...again('other') } });
    expect([squares(state), state.placing.length, broken(state)]).toEqual([at, waiting, []]);
  });
});

describe('when the last unit of a brigade is removed, its Brigadier goes with it (pb.brigadier.removed-with-brigade)', () => {
  const target = 'allied cavalry e5 disrupted';
  const OTHERS = { target, b: 'allied a7 of lannes', lannes: 'allied brigadier b7 of lannes' };
  const HALVES = { target: 'allied e5 column disrupted', b: 'allied e5 column disrupted' };
  const HALF = { ...HALVES, b: 'allied e5 column' };
  table<readonly [what: string, units: Units, events: readonly string[]]>(
    [
      ['the last', { target }, ['unit-removed target', 'unit-removed enemy']],
      ['not the last', { target, b: 'allied cavalry a7' }, ['unit-removed target']],
      ['the last of this brigade', OTHERS, ['unit-removed target', 'unit-removed enemy']],
      ['a column, and once only', HALVES, ['unit-removed target', 'unit-removed b', 'unit-removed enemy']],
      ['half of a column', HALF, ['unit-removed target', 'unit-routed b e7']],
    ],
    ([, units, events]) => {
      const came = carry(board(units), [SHOT], [{ hit: 6 }, { effect: 6 }]);
      expect(came.events.slice(1).map(short)).toEqual(events);
    },
  );
});
