import { expect, test } from 'vitest';
import { comparedBy, comparedIn, isCompared } from '../../src/library/pages/compare/ways-in.ts';

test('a chapter of a whole game leads to the topics that it teaches', () => {
  expect(comparedIn('two-by-two', 'the-charge').map(({ path }) => path)).toContain('/compare/the-charge/');
  expect(comparedIn('death-or-glory', 'the-charge').map(({ path }) => path)).toContain('/compare/the-charge/');
});

test('a ruling of a whole game leads to the topics whose cells lean on it', () => {
  expect(comparedBy('death-or-glory', 'dg-103').map(({ path }) => path)).toContain('/compare/winning/');
});

test('a scenario is compared if a topic plays it, and not if it is only named like one', () => {
  expect(isCompared({ game: 'two-by-two', id: 'tt.compare-the-turn' })).toBe(true);
  expect(isCompared({ game: 'two-by-two', id: 'tt.compare-the' })).toBe(false);
});
