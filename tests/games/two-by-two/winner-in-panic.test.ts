import { expect, test } from 'vitest';
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
