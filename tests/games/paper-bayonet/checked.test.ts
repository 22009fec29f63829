import { expect, test } from 'vitest';
import fc from 'fast-check';
import { templateUnits } from '../../../src/games/paper-bayonet/before/army.ts';
import { reference } from '../../../src/games/paper-bayonet/reference.ts';
import { TEMPLATES, UNIT_TYPES, type Template } from '../../../src/games/paper-bayonet/tables.ts';
import { addUp } from '../../../src/sent/army.ts';
import { begin, engine } from './field.ts';

const list = reference.army!;

test('a brigade is refused exactly where the engine would not let it be bought (pb.brigade.composition, pb.points.spend)', () => {
  const counts = fc.record(
    Object.fromEntries(UNIT_TYPES.map((type) => [type, fc.integer({ min: 0, max: type === 'brigadier' ? 2 : 3 })])),
  );
  const agreement = { rounds: 6, points: 60, victory: 'attrition' };
  const state = begin({ map: '12 by 12', legend: { '.': 'open' }, sides: ['french', 'allied'], agreement });
  fc.assert(
    fc.property(counts, (brigade) => {
      const units = UNIT_TYPES.flatMap((type) => Array.from({ length: brigade[type] ?? 0 }, () => type));
      fc.pre(units.length > 0);
      const verdict = engine.judge(state, { type: 'muster', brigade: 'dubois', template: null, units });
      expect(addUp(list, 60, [brigade]).refused.length === 0).toBe(verdict.ok);
    }),
  );
});

test('templates are brigades of their units, with their Brigadier (pb.brigade.templates)', () => {
  expect(list.templates.map(({ units }) => units)).toEqual(
    (Object.keys(TEMPLATES) as Template[]).map((name) =>
      Object.fromEntries(UNIT_TYPES.map((type) => [type, templateUnits(name).filter((each) => each === type).length])),
    ),
  );
  for (const { units } of list.templates) expect(addUp(list, 200, [units]).refused).toEqual([]);
});

test('an army may cost all that was agreed, and not a point more (pb.points.spend)', () => {
  const horse = { brigadier: 1, cavalry: 1 };
  expect(addUp(list, 48, [horse, horse])).toMatchObject({ spent: 48, left: 0, refused: [] });
  expect(addUp(list, 47, [horse, horse]).refused).toEqual([
    { says: 'The army costs 48 points, but only 47 are agreed.', clauses: ['pb.points.spend'] },
  ]);
});
