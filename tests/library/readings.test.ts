import { expect, test } from 'vitest';
import { allRulings, chosenReading, itemsOf } from '../../src/library/pages/rulings.ts';

test('a reading that is written as a numbered list has its items, each a sentence', () => {
  expect(itemsOf('1. They turn. 2. They go on, 4 cm')).toEqual(['They turn.', 'They go on, 4 cm.']);
  expect(itemsOf('They roll 6 or more. 10 always fails.')).toBeNull();
  expect(itemsOf('1. Only one point.')).toBeNull();
});

test('no reading that we play counts its points in the middle of a paragraph', async () => {
  const told = (await allRulings()).map(({ ruling }) => chosenReading(ruling).says);
  const counted = told.filter((says) => /\b1\. \p{Lu}.*\b2\. \p{Lu}/su.test(says));
  expect(counted.filter((says) => itemsOf(says) === null)).toEqual([]);
});
