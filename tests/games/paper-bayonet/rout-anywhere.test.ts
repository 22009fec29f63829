import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { carry, engine, stand, type State } from './field.ts';
import { broken } from './invariants.ts';
import { SHOT } from './shots.ts';

const FILES = Array.from('abcdefghi');
const full = (taken: readonly string[]) =>
  Object.fromEntries(taken.map((file) => [`guard-${file}`, `allied cavalry ${file}7`]));
const away = (at: string): number => Math.abs(at.charCodeAt(0) - 'e'.charCodeAt(0));

/** Makes each choice that is due; `pick` says which. */
function settled(state: State, pick: number): State {
  if (state.placing.length === 0) return state;
  const options = engine.candidates(state).map(({ order }) => order);
  return settled(carry(state, [options[pick % options.length]!], []).state, pick + 1);
}

describe('wherever its edge has room, a routed unit is as near its own file as may be (pb-066)', () => {
  test.each([
    ['one', { target: 'allied line-infantry e4' }],
    ['both of a column', { target: 'allied line-infantry e4 column', other: 'allied line-infantry e4 column' }],
    [
      'both of a column on the edge',
      { target: 'allied line-infantry e7 column', other: 'allied line-infantry e7 column' },
    ],
  ])('%s', (_what, units) => {
    fc.assert(
      fc.property(fc.subarray(FILES), fc.nat(7), (files, pick) => {
        const onEdge = units.target.includes('e7');
        const taken = onEdge ? files.filter((file) => file !== 'e') : files;
        const state = stand({ gun: 'french cannon e1', ...full(taken), ...units });
        const { units: after } = settled(carry(state, [SHOT], [{ hit: 6 }, { effect: 5 }]).state, pick);
        const routed = Object.keys(units).map((id) => after[id]!.at);
        const free = FILES.filter((file) => !taken.includes(file)).map((file) => `${file}7`);
        const nearest = free.map(away).sort((a, b) => a - b);
        expect(new Set(Object.values(after).map(({ at }) => at)).size).toBe(Object.keys(after).length);
        for (const [i, at] of routed.slice(0, free.length).entries()) {
          expect(free).toContain(at);
          expect(away(at)).toBe(nearest[i]);
        }
      }),
    );
  });

  test('a column’s two units share out the squares between which the first chooses, its own among them', () => {
    const column = 'allied line-infantry b6 column';
    const guards = Object.fromEntries(FILES.map((file) => [`guard-${file}`, `allied cavalry ${file}7`]));
    const readings = { 'pb-066': 'nearest-edge' };
    const board = stand({ gun: 'french cannon b1', ...guards, target: column, other: column }, { readings });
    const shot = carry(board, [SHOT], [{ hit: 6 }, { effect: 5 }]).state;
    expect(shot.placing).toEqual(['target', 'other'].map((unit) => ({ unit, squares: ['b6', 'a6'], why: 'routed' })));
    for (const [to, left] of [
      ['b6', 'a6'],
      ['a6', 'b6'],
    ] as const) {
      const { state } = carry(shot, [{ type: 'place', unit: 'target', to }], []);
      expect([state.units['target']!.at, state.units['other']!.at, state.placing]).toEqual([to, left, []]);
    }
  });
});

describe('a column that stays together when it is routed (pb-069)', () => {
  const together = { 'pb-069': 'together-one-roll', 'pb-098': 'latest-result-counts' } as const;
  const ROUTS: readonly Scripted[] = [{ hit: 6 }, { effect: 5 }];
  const whereIs = ({ units }: State) => [units['target']!.at, units['other']!.at];

  test('may choose the square on which it stands, and both its units stay or go', () => {
    const column = 'allied line-infantry b6 column';
    const readings = { ...together, 'pb-066': 'nearest-edge' };
    const board = stand({ gun: 'french cannon b1', ...full(FILES), target: column, other: column }, { readings });
    const shot = carry(board, [SHOT], ROUTS).state;
    expect(shot.placing).toEqual([{ unit: 'target', squares: ['b6', 'a6'], why: 'routed' }]);
    expect(broken(shot)).toEqual([]);
    for (const to of ['b6', 'a6'] as const) {
      const { state } = carry(shot, [{ type: 'place', unit: 'target', to }], []);
      expect([whereIs(state), state.placing, broken(state)]).toEqual([[to, to], [], []]);
    }
  });

  test.each([
    ['one square', [], ['d7', 'd7'], 0],
    ['a choice of squares', ['d'], ['d5', 'd5'], 1],
  ] as const)('goes as one when it is routed again, to %s', (_what, taken, at, waiting) => {
    const column = 'allied line-infantry d5 column';
    const board = stand(
      { gun: 'french cannon d1', ...full(taken), target: column, other: column },
      { readings: together },
    );
    const routed = (id: string) => ({ [id]: { ...board.units[id]!, condition: 'routed' as const } });
    const before = { ...board, units: { ...board.units, ...routed('target'), ...routed('other') } };
    const { state } = carry(before, [SHOT], ROUTS);
    expect([whereIs(state), state.placing.length, broken(state)]).toEqual([at, waiting, []]);
  });
});
