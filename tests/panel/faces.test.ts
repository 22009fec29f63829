import { expect, test } from 'vitest';
import { hasPips, pips, told } from '../../src/panel/faces.ts';

const rolled = { purpose: 'hit', kind: 'roll', sides: 6, count: 1, result: 5 } as const;
const dots = (face: number): readonly string[] => pips(face).match(/M\d+ \d+/g) ?? [];

test.each([1, 2, 3, 4, 5, 6])('face %i has that many pips, each in its own place', (face) => {
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
  expect(hasPips({ ...rolled, sides: 10 })).toBe(false);
  expect(hasPips({ ...rolled, kind: 'hits', count: 4 })).toBe(false);
});

test('other rolls are told in words', () => {
  expect(told({ ...rolled, sides: 10, result: 8 })).toBe('d10: 8');
  expect(told({ ...rolled, kind: 'hits', count: 6, result: 4 })).toBe('4 of 6 hit');
  expect(told({ ...rolled, kind: 'draw', sides: 52, result: 'queen of hearts' })).toBe('queen of hearts');
});
