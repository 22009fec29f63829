import { expect, test } from 'vitest';
import { D10, D6, PERCENTAGE_DIE, type Rolled } from '../../src/core/dice.ts';
import { hasPips, pips, formatRoll } from '../../src/panel/faces.ts';

const rolled: Rolled = { purpose: 'hit', kind: 'roll', die: D6, count: 1, faces: [5], result: 5 };
const dots = (face: number): readonly string[] => pips(face).match(/M\d+ \d+/g) ?? [];

test.each([1, 2, 3, 4, 5, 6])('face %i has that many pips, each in a different place', (face) => {
  expect(dots(face)).toHaveLength(face);
  expect(new Set(dots(face)).size).toBe(face);
});

test('odd faces have a pip in the middle, even ones have none', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => dots(face).includes('M12 12'))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('only a single six-sided die has pips', () => {
  expect(hasPips(rolled)).toBe(true);
  expect(hasPips({ ...rolled, die: D10 })).toBe(false);
  expect(hasPips({ ...rolled, kind: 'pool', count: 4 })).toBe(false);
  expect(hasPips({ ...rolled, kind: 'sum', count: 2 })).toBe(false);
});

test.each<readonly [string, Partial<Rolled>]>([
  ['5', {}],
  ['D10: 8', { die: D10, result: 8 }],
  ['percentage die: 0', { die: PERCENTAGE_DIE, result: 0 }],
  ['4 + 5 = 9', { kind: 'sum', count: 2, faces: [4, 5], result: 9 }],
  ['9', { kind: 'sum', count: 2, faces: null, result: 9 }],
  ['D10: 10 + 3 = 13', { kind: 'sum', die: D10, count: 2, faces: [10, 3], result: 13 }],
  ['4 of 6 hit', { kind: 'pool', count: 6, faces: null, result: 4 }],
  ['D10: 1 of 3 hit: 2 9 5', { kind: 'pool', die: D10, count: 3, faces: [2, 9, 5], result: 1 }],
  ['queen of hearts', { kind: 'draw', die: null, count: 52, faces: ['queen of hearts'], result: 'queen of hearts' }],
])('a roll in words: %s', (says, part) => {
  expect(formatRoll({ ...rolled, ...part })).toBe(says);
});
