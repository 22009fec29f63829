import { expect, test } from 'vitest';
import type { ArmyList } from '../../src/games/reference.ts';
import { addUp } from '../../src/islands/army.ts';

const LIST: ArmyList = {
  units: [
    { id: 'chief', name: 'chief', cost: 10 },
    { id: 'foot', name: 'foot', cost: 4 },
  ],
  templates: [],
  sizes: [40],
  brigades: 3,
  limits: [
    { of: ['chief'], least: 1, most: 1, says: 'One chief, and not {count}.' },
    { of: ['foot'], least: 1, says: 'A chief alone.' },
  ],
  overspent: '{spent} of {points}.',
};

test.each([
  ['nobody', {}, []],
  ['units without their chief', { foot: 2 }, ['Brigade 1: One chief, and not 0.']],
  ['two chiefs', { chief: 2, foot: 2 }, ['Brigade 1: One chief, and not 2.']],
  ['a chief alone', { chief: 1 }, ['Brigade 1: A chief alone.']],
  ['a chief and one unit', { chief: 1, foot: 1 }, []],
])('a brigade of %s', (_what, counts, refused) => {
  expect(addUp(LIST, 40, [counts]).refused).toEqual(refused);
});

test('brigades are added up, and must not exceed the agreed points', () => {
  const brigade = { chief: 1, foot: 2 };
  expect(addUp(LIST, 40, [brigade, {}, brigade])).toEqual({ costs: [18, 0, 18], spent: 36, left: 4, refused: [] });
  expect(addUp(LIST, 30, [brigade, brigade])).toMatchObject({ left: -6, refused: ['36 of 30.'] });
});
