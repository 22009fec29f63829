import { expect, test } from 'vitest';
import { comparedBy, comparedIn } from '../../src/library/pages/compare/ways-in.ts';

test('no page of a game of which the site lacks a phase leads into the comparison', () => {
  expect(comparedIn('death-or-glory', 'moving')).toEqual([]);
  expect(comparedBy('death-or-glory', 'dg-073')).toEqual([]);
});

test('a chapter of a whole game leads to the topics that it teaches', () => {
  expect(comparedIn('two-by-two', 'the-charge').map(({ path }) => path)).toContain('/compare/the-charge/');
});
