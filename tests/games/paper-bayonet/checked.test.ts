import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { templateUnits } from '../../../src/games/paper-bayonet/army.ts';
import { checkArmy, type Counts } from '../../../src/games/paper-bayonet/checked.ts';
import {
  POINTS,
  TEMPLATES,
  UNIT_TYPES,
  type Template,
  type UnitType,
} from '../../../src/games/paper-bayonet/tables.ts';
import { engine } from './field.ts';
import { begin } from './whole.ts';

const line: Counts = { brigadier: 1, 'line-infantry': 4 };

const countsOf = (units: readonly UnitType[]): Counts =>
  Object.fromEntries(UNIT_TYPES.map((type) => [type, units.filter((each) => each === type).length]));

describe('an army that is written down', () => {
  test('costs the sum of its units; a Line brigade 38 (pb.points.unit-costs, pb-004)', () => {
    expect(checkArmy(100, [line, line])).toEqual({
      brigades: [
        { cost: 38, refusal: null },
        { cost: 38, refusal: null },
      ],
      spent: 76,
      left: 24,
      refusal: null,
    });
  });

  test('may not cost more than was agreed (pb.points.spend)', () => {
    const { left, refusal } = checkArmy(100, [line, line, line]);
    expect([left, refusal?.clause, refusal?.reason]).toEqual([-14, 'pb.points.spend', 'too-many-points']);
  });

  test.each<readonly [what: string, counts: Counts, reason: string | undefined]>([
    ['nobody', {}, undefined],
    ['units without a Brigadier', { cavalry: 2 }, 'not-one-brigadier'],
    ['two Brigadiers', { brigadier: 2, cavalry: 2 }, 'not-one-brigadier'],
    ['a Brigadier alone', { brigadier: 1 }, 'brigadier-alone'],
    ['a Brigadier and one unit', { brigadier: 1, skirmishers: 1 }, undefined],
  ])('a brigade of %s (pb.brigade.composition)', (_what, counts, reason) => {
    expect(checkArmy(100, [counts]).brigades[0]!.refusal?.reason).toBe(reason);
  });

  test('is refused exactly where the engine would not let it be bought', () => {
    const counts = fc.record(
      Object.fromEntries(UNIT_TYPES.map((type) => [type, fc.integer({ min: 0, max: type === 'brigadier' ? 2 : 3 })])),
    );
    const agreement = { rounds: 6, points: 60, victory: 'attrition' };
    const map = `${Array.from({ length: 12 }, (_, i) => `${12 - i} ${'.'.repeat(12)}`).join('\n')}\n  abcdefghijkl`;
    const state = begin({ map, legend: { '.': 'open' }, sides: ['french', 'allied'], agreement });
    fc.assert(
      fc.property(counts, (brigade: Counts) => {
        const units = UNIT_TYPES.flatMap((type) => Array.from({ length: brigade[type] ?? 0 }, () => type));
        fc.pre(units.length > 0);
        const { brigades, refusal } = checkArmy(60, [brigade]);
        const verdict = engine.judge(state, { type: 'muster', brigade: 'dubois', template: null, units });
        expect(brigades[0]!.refusal === null && refusal === null).toBe(verdict.ok);
      }),
    );
  });
});

test('templates are brigades, and cost what their units do (pb.brigade.templates)', () => {
  for (const name of Object.keys(TEMPLATES) as Template[]) {
    const units = templateUnits(name);
    const [checked] = checkArmy(200, [countsOf(units)]).brigades;
    expect(checked).toEqual({ cost: units.reduce((sum, type) => sum + POINTS[type], 0), refusal: null });
  }
});
