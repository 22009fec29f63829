import { expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { begun, given, WHOLE } from '../battle.ts';
import { judged } from '../fights.ts';
import { saysNo } from '../moves.ts';

/*
 * Readings of the columns of an army: a case in which they differ.
 */

test('columns are equal in figures, or in each type (rr-017)', () => {
  const TYPES = { 'rr-017': 'by-type' };
  const began = (readings: Readings, columns: readonly Readonly<Record<string, number>>[]): State => {
    const written = columns.map((units, n) => ({
      name: `the column ${n}`,
      units: Object.fromEntries(
        Object.entries(units).map(([type, of]) => [`${type}-${'abcde'[n]}`, { type, name: type, of }]),
      ),
    }));
    const armies = {
      french: { hq: { id: 'marshal', name: 'Brune' }, columns: written },
      allied: { hq: { id: 'archduke', name: 'Charles' }, columns: written.map((each) => other(each)) },
    };
    return begun({ ...(WHOLE as object), battle: { armies } }, readings);
  };
  const other = ({ name, units }: { readonly name: string; readonly units: Readonly<Record<string, Plain>> }) => ({
    name,
    units: Object.fromEntries(Object.entries(units).map(([id, each]) => [`other-${id}`, each])),
  });
  const mixed = [{ infantry: 5, cavalry: 3 }, { infantry: 6, cavalry: 3 }, { infantry: 5, cavalry: 4 }, { infantry: 5, cavalry: 3 }]; // prettier-ignore
  const apart: readonly Readonly<Record<string, number>>[] = [
    { infantry: 8 },
    { infantry: 8 },
    { infantry: 8 },
    { cavalry: 8 },
  ];
  const ROLL = { roll: 'off' };
  expect([began({}, mixed), began(TYPES, mixed), began({}, apart)].map((state) => judged(state, ROLL))).toEqual([
    'allowed',
    'allowed',
    'allowed',
  ]);
  const three = (one: number, two: number, guns: number) => ({ infantry: one, cavalry: two, artillery: guns });
  const some = three(6, 4, 3);
  expect(judged(began(TYPES, [some, three(5, 3, 4), some, some]), ROLL)).toBe('allowed');
  expect(judged(began(TYPES, [some, three(6, 3, 4), some, three(6, 5, 3)]), ROLL)).toMatch(/^unlike-columns/);
  const verdict = engine.judge(began({}, mixed), given(began({}, mixed), ROLL));
  expect(verdict.ok && verdict.clauses).toEqual(['rr.turn.alternate']);
  const unlike = began(TYPES, apart);
  expect(judged(unlike, ROLL)).toBe('unlike-columns rr.setup.strategic-columns');
  expect(saysNo(unlike, ROLL)).toBe(
    'The columns of the French are not alike: in each type they may differ by one figure at most.',
  );
});
