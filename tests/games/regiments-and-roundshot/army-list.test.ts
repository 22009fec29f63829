import { expect, test } from 'vitest';
import { armyList } from '../../../src/games/regiments-and-roundshot/battle/army-list.ts';
import { addUp, type Counts } from '../../../src/sent/army.ts';

const checked = (...columns: readonly Counts[]) => addUp(armyList, 24, columns);
const said = (...columns: readonly Counts[]): readonly string[] => checked(...columns).refused.map(({ says }) => says);

const FOOT = { infantry: 6 };
const MIXED = { cavalry: 3, artillery: 3 };

test('four columns of six, and the HQ: beaten at the fifth loss', () => {
  expect(checked(FOOT, MIXED, FOOT, FOOT, {})).toMatchObject({
    spent: 24,
    left: 0,
    refused: [],
    end: 'With the HQ they are 25 figures: 5 lost, and the battle is lost.',
  });
});

test('an army of four or five columns is allowed, one of three is not (rr.setup.strategic-columns)', () => {
  const five = { infantry: 5 };
  expect(said(five, five, five, five, { cavalry: 4 })).toEqual([]);
  expect(checked(FOOT, MIXED, FOOT)).toMatchObject({
    end: null,
    refused: [
      { says: 'An army has four or five columns, and this one has 3.', clauses: ['rr.setup.strategic-columns'] },
    ],
  });
});

test('columns may differ by one figure, and not by two (rr-017)', () => {
  const five = { infantry: 5 };
  expect(said(FOOT, five, five, FOOT)).toEqual([]);
  expect(said(FOOT, { cavalry: 4 }, five, FOOT)).toEqual([
    'The columns are of equal size, give or take one figure, and these have 6, 4, 5 and 6.',
  ]);
});

test.each([
  [
    'four battalions',
    { infantry: 4, cavalry: 3 },
    'rr.setup.min-infantry',
    'A formation of infantry that is set up or comes on has five or more, and here are 4.',
  ],
  [
    'two regiments',
    { infantry: 5, cavalry: 2 },
    'rr.setup.min-cavalry-artillery',
    'A formation of cavalry that is set up or comes on has three or more, and here are 2.',
  ],
  [
    'two guns',
    { infantry: 5, artillery: 2 },
    'rr.setup.min-cavalry-artillery',
    'A formation of guns that is set up or comes on has three or more, and here are 2.',
  ],
] as const)('a column with %s cannot set them up', (_what, column, clause, says) => {
  const seven = { infantry: 7 };
  const { refused } = addUp(armyList, 28, [column, seven, seven, seven]);
  expect(refused).toMatchObject([{ clauses: [clause] }]);
  expect(refused[0]!.says).toContain(`First column: ${says}`);
});

test('nothing is said of an army of nobody, and more figures than agreed are told', () => {
  expect(said({}, {}, {}, {}, {})).toEqual([]);
  expect(said(FOOT, FOOT, FOOT, FOOT, FOOT)).toEqual(['The army has 30 figures, but only 24 are agreed.']);
});
