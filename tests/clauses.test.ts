import { describe, expect, test } from 'vitest';
import { coverage } from '../src/cli/clauses/coverage.ts';
import { shownGames } from '../src/library/plays.ts';

describe.each(shownGames())('of %s, in the phases on the site,', (game) => {
  test('every clause that the engine plays bears on a board', async () => {
    const { engine, exercised } = await coverage(game);
    expect(engine.length).toBeGreaterThan(0);
    expect(engine.filter((id) => !exercised.includes(id))).toEqual([]);
  });

  test('every one of them bears on a board of a page', async () => {
    const { engine, taught } = await coverage(game);
    expect(engine.filter((id) => !taught.includes(id))).toEqual([]);
  });
});
