import { expect, test } from 'vitest';
import { play } from '../src/register/node.ts';

test.each(Object.keys(play))('what a page plays %s with is loaded once, its ledger with it', async (game) => {
  const [first, second] = await Promise.all([play[game]!(), play[game]!()]);
  expect(second).toBe(first);
  expect(Object.keys(first.titles)).not.toEqual([]);
});
