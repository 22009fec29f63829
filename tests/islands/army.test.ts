import { expect, test } from 'vitest';
import type { ArmyList } from '../../src/games/contract/reference.ts';
import { addUp, leastOf, type Counts } from '../../src/sent/army.ts';

const LIST: ArmyList = {
  measure: 'points',
  units: [
    { id: 'chief', name: 'chief', cost: 10 },
    {
      id: 'foot',
      name: 'foot',
      cost: 4,
      option: { id: 'foot-flag', name: 'with a flag', says: '{count} flags for {units}.', clauses: ['pb.a.flag'] },
    },
  ],
  templates: [],
  sizes: [40],
  groups: [
    { name: 'Brigade 1', most: { points: 30, says: '{spent}, not {most}.', clauses: ['pb.a.most'] } },
    { name: 'Brigade 2' },
    { name: 'Brigade 3' },
  ],
  limits: [
    { of: ['chief'], least: 1, most: 1, says: 'One chief, and not {count}.', clauses: ['pb.a.chief'] },
    { of: ['foot'], least: 1, says: 'A chief alone.', clauses: ['pb.a.chief'] },
  ],
  overspent: { says: '{spent} of {points}.', clauses: ['pb.a.points'] },
};

const said = (points: number, ...groups: readonly Counts[]): readonly string[] =>
  addUp(LIST, points, groups).refused.map(({ says }) => says);

test.each([
  ['nobody', {}, []],
  ['units without their chief', { foot: 2 }, ['Brigade 1: One chief, and not 0.']],
  ['two chiefs', { chief: 2, foot: 2 }, ['Brigade 1: One chief, and not 2.']],
  ['a chief alone', { chief: 1 }, ['Brigade 1: A chief alone.']],
  ['a chief and one unit', { chief: 1, foot: 1 }, []],
])('a brigade of %s', (_what, counts, refused) => {
  expect(said(40, counts)).toEqual(refused);
});

test('brigades are added up, and must not exceed the agreed points', () => {
  const brigade = { chief: 1, foot: 2 };
  expect(addUp(LIST, 40, [brigade, {}, brigade])).toEqual({
    costs: [18, 0, 18],
    spent: 36,
    left: 4,
    refused: [],
    end: null,
  });
  expect(addUp(LIST, 30, [brigade, brigade])).toMatchObject({
    left: -6,
    refused: [{ says: '36 of 30.', clauses: ['pb.a.points'] }],
  });
});

test('no army is agreed that could not be one, and then nothing is said of its price', () => {
  expect([leastOf(LIST), leastOf({ ...LIST, groups: [] })]).toEqual([30, 4]);
  expect(said(29, { chief: 1, foot: 5 })).toEqual(['Agree on 30 points or more.']);
  expect(said(0)).toEqual(['Agree on 30 points or more.']);
});

test('a group that may cost only so much is refused if it costs more, and by its own clause', () => {
  expect(said(99, { chief: 1, foot: 5 })).toEqual([]);
  expect(addUp(LIST, 99, [{ chief: 1, foot: 6 }]).refused).toEqual([
    { says: 'Brigade 1: 34, not 30.', clauses: ['pb.a.most'] },
  ]);
  expect(said(99, {}, { chief: 1, foot: 6 }), 'another group').toEqual([]);
});

test('an option costs nothing, and no more units have it than there are', () => {
  expect(addUp(LIST, 40, [{ chief: 1, foot: 2, 'foot-flag': 2 }])).toMatchObject({ spent: 18, refused: [] });
  expect(said(40, { chief: 1, foot: 2, 'foot-flag': 3 })).toEqual(['Brigade 1: 3 flags for 2.']);
  expect(said(40, {}, { 'foot-flag': 1 })).toEqual(['Brigade 2: 1 flags for 0.']);
});
