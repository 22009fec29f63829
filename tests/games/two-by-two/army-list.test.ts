import fc from 'fast-check';
import { expect, test } from 'vitest';
import { armyFaults, canMake, cost } from '../../../src/games/two-by-two/battle/army.ts';
import { armyList } from '../../../src/games/two-by-two/battle/army-list.ts';
import { ARMY, PORTION, UNIT_TYPES } from '../../../src/games/two-by-two/tables.ts';
import { addUp, type Counts } from '../../../src/sent/army.ts';

const { units, groups } = armyList;
const options = units.flatMap(({ id, option }) => (option === undefined ? [] : [{ type: id, id: option.id }]));
const ids: readonly string[] = [...UNIT_TYPES, ...options.map(({ id }) => id)];
const group: fc.Arbitrary<Counts> = fc
  .array(fc.nat({ max: 3 }), { minLength: ids.length, maxLength: ids.length })
  .map((counts) => Object.fromEntries(ids.map((id, n) => [id, counts[n]!])));

/** The units of these groups, in the form of a written army. */
function enlisted(all: readonly Counts[]) {
  const army = all.flatMap((counts) =>
    UNIT_TYPES.flatMap((type) => {
      const screened = options.find((each) => each.type === type);
      return Array.from({ length: counts[type] ?? 0 }, (_, n) => ({
        type,
        screen: screened !== undefined && n < (counts[screened.id] ?? 0),
      }));
    }),
  );
  return Object.fromEntries(army.map((unit, n) => [`unit-${n}`, unit]));
}

const cited = (points: number, all: readonly Counts[]) =>
  addUp(armyList, points, all).refused.flatMap(({ clauses }): readonly string[] => clauses);

test('an army costs what its units cost on the table, and too much where the rules say so', () => {
  fc.assert(
    fc.property(fc.tuple(group, group, group), fc.integer({ min: 12, max: 120 }), (all, points) => {
      const army = enlisted(all);
      fc.pre(Object.keys(army).length > 0);
      const faults = armyFaults(
        { readings: {} },
        { armies: { one: army, two: { militia: { type: 'militia' } } }, points },
      );
      expect(addUp(armyList, points, all).spent).toBe(cost(Object.values(army)));
      expect(cited(points, all).includes('tt.units.ap-column')).toBe(faults.length > 0);
    }),
  );
});

test('an army has 48 AP, 12 of them on the table (tt.setup.defender-deploys)', () => {
  expect([armyList.sizes, PORTION]).toEqual([[ARMY], 12]);
  expect(groups.map(({ name }) => name)).toEqual([
    'On the table',
    'First reinforcement point',
    'Second reinforcement point',
  ]);
  expect(cited(48, [{ infantry: 6 }, { infantry: 18 }, {}])).toEqual([]);
  expect(cited(48, [{ infantry: 6, militia: 1 }, {}, {}])).toEqual([
    'tt.setup.defender-deploys',
    'tt.setup.attacker-deploys',
    'tt.setup.tie',
  ]);
});

test('whoever can be given a screen may have one, and light infantry needs none to be bought (tt-009)', () => {
  expect(options.map(({ type }) => type)).toEqual(['infantry', 'guard']);
  for (const { type, id } of options) {
    const army = { first: { type, screen: true } };
    expect(armyFaults({ readings: {} }, { armies: { one: army, two: army } }).map(({ clause }) => clause)).toEqual([
      'tt.units.profile-table',
    ]);
    expect(cited(48, [{ [type]: 1, [id]: 2 }])).toEqual(['tt.units.screened-range']);
  }
});

test.each([
  [[], 0, true],
  [[], 1, false],
  [[2, 2], 3, false],
  [[2, 2], 4, true],
  [[3, 4, 4], 7, true],
  [[4, 3], 7, true],
  [[3, 3], 3, true],
  [[5], 3, false],
  [[1, 1], 3, false],
])('units of %j AP can make %i: %s', (prices, sum, can) => {
  expect(canMake(prices, sum)).toBe(can);
});
