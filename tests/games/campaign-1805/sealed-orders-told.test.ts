import { expect, test } from 'vitest';
import { library } from '../../../src/library/plays.ts';

test('sealed orders of one side, one after the other, are told once in a step', async () => {
  const { scenarios } = await library('campaign-1805');
  const told = [...scenarios.values()].flatMap(({ play }) => play.steps.map(({ orderSays }) => orderSays ?? ''));
  const hidden = told.filter((says) => says.includes('not shown'));
  expect(hidden.length).toBeGreaterThan(0);
  for (const says of hidden) expect(says).not.toMatch(/not shown\. [^.]*not shown/);
});
