import { expect, test } from 'vitest';
import { begin, play } from './field.ts';
import { facing, fight } from './melee.ts';

test.each([
  [{}, [], 'choice'],
  [{ 'tt-055': 'any-side' }, [{ 'rout.a': 1 }], 'phase'],
  [{ 'tt-055': 'any-side' }, [{ 'rout.a': 4 }], 'phase'],
])(
  'under %j, Cossacks who have beaten militia and may catch its panic (tt.units.rout-contagion)',
  (readings, caught, kind) => {
    const { state } = fight(facing('cossacks', 'militia'), [6, 1], [{ 'rout.b': 4 }, ...caught], readings);
    expect(state.awaits?.kind).toBe(kind);
  },
);

test('whoever catches the panic of the last enemy, who is gone, runs from where that enemy stood (tt-055)', () => {
  const board = { french: { g: 'foot-artillery 16,14 north', ours: 'militia 18,16 north' }, allied: { b: 'infantry 16,16 south disrupted' } }; // prettier-ignore
  const broken: readonly Readonly<Record<string, number>>[] = [{ 'shot.g': 6 }, { 'rout.b': 1 }, { 'rout.ours': 4 }];
  const { types, state } = play(begin(board, { 'tt-055': 'any-side' }), { shoot: 'g', at: 'b' }, ...broken);
  expect(types).toEqual(['shot-fired', 'unit-routed', 'unit-destroyed', 'unit-routed', 'unit-fled']);
  expect(state.units['ours']!.at.map((part) => part / 19_050)).toEqual([22, 16]);
});
