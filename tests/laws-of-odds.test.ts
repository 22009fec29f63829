import { describe, expect, test } from 'vitest';
import { playOrder, type Session } from '../src/islands/orders/session.ts';
import * as tools from '../src/islands/orders/tools.ts';
import { library, shownGames } from '../src/library/plays.ts';
import { playModule } from '../src/register/index.ts';
import { playable } from './readable.ts';

describe.each(await playable(shownGames()))('the odds of %s', async (game) => {
  const module = await playModule(game);
  const at: Session = { game: module, tools };
  const { scenarios } = await library(game);
  const steps = [...scenarios.values()].flatMap(({ play, scenario }) =>
    play.steps.flatMap(({ id, before, order, verdict, odds }) =>
      order === null || odds === null || verdict?.ok !== true
        ? []
        : [{ name: `${scenario.id}:${id}`, before, order, odds }],
    ),
  );

  test('of an order by hand are those of the step that tells it, with all that is supposed', () => {
    expect(steps.length).toBeGreaterThan(0);
    for (const { name, before, order, odds } of steps) {
      const given = playOrder(at, before, { order, seed: 1 }).report.odds;
      expect({ chances: given?.chances, further: given?.further }, name).toEqual({
        chances: odds.chances,
        further: odds.further,
      });
    }
  });

  test('with a card against it are not those without', () => {
    for (const { name, before, order } of steps) {
      const { further, chances } = playOrder(at, before, { order, seed: 1 }).report.odds!;
      for (const { says, held, chances: other } of further)
        if (held !== null) expect(other, `${name} ${says}`).not.toEqual(chances);
    }
  });
});
