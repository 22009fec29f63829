import { expect, test } from 'vitest';
import { um } from '../../../src/geometry/lengths.ts';
import { begin, play } from './field.ts';

test.each([
  [16.64, 'phase'],
  [16.7, 'reaction'],
])(
  'charged infantry does not turn into a wood that it may not enter: one from [%d] on (tt.contact.turn-to-face, tt.move.woods-impassable)',
  (from, kind) => {
    const { state } = play(
      begin({
        french: { a: 'heavy-cavalry 12,15.9 east' },
        allied: { b: 'infantry 16,16 south' },
        terrain: { wood: { kind: 'woods', rectangle: { at: [16, from + 0.5], size: [3, 1] } } },
        now: { phase: 'move' },
      }),
      { charge: 'a', at: 'b', legs: ['forward to contact'] },
    );
    expect(state.awaits?.kind).toBe(kind);
  },
);

test.each([
  ['at the edge of the table', 31.685, true],
  ['away from it', 30, false],
])('a winner that must follow up and would have to turn, %s (tt.melee.destroyed-mandatory)', (_where, x, stays) => {
  const field = {
    french: { a: `heavy-cavalry ${x},16 east` },
    allied: { b: 'foot-artillery beside=a:left:0 east' },
    now: { phase: 'melee', contacts: [{ unit: 'a', at: 'b' }] },
  };
  const { types, state } = play(begin(field), { fight: 'a' }, { 'melee.a': 6 }, { 'melee.b': 1 });
  expect(types).toContain('unit-followed-up');
  const isThere = state.units['a']!.at[0] === um(x, '[1]') && state.units['a']!.at[1] === um(16, '[1]');
  expect(isThere).toBe(stays);
});
