import { describe, expect, test } from 'vitest';
import { playOrder, type Session } from '../src/islands/orders/session.ts';
import * as tools from '../src/islands/orders/tools.ts';
import { library, shownGames } from '../src/library/plays.ts';
import { groups } from '../src/panel/shares.ts';
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

  /** An order given by hand; null if it is sealed for those who see the board afterwards. */
  function byHand({ before, order }: (typeof steps)[number]) {
    const { state, report } = playOrder(at, before, { order, seed: 1 });
    const { rules } = module;
    return tools.seenOrder(rules, order, rules.eyes(state)) === null ? null : report.odds!;
  }

  test('of an order by hand are those of the step that tells it, with all that is supposed', () => {
    expect(steps.length).toBeGreaterThan(0);
    let seen = 0;
    for (const step of steps) {
      const given = byHand(step);
      if (given === null) continue;
      seen += 1;
      const { chances, further } = step.odds;
      expect({ chances: given.chances, further: given.further }, step.name).toEqual({ chances, further });
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('tell each outcome by whom it befalls, and no two of one group alike', () => {
    for (const { name, odds } of steps) {
      const told = Object.values(odds.outcomes).map(({ says }) => says);
      expect(
        told.filter((says) => /\b(actor|target)\b/.test(says)),
        name,
      ).toEqual([]);
      for (const { good, parts } of groups(odds.chances, odds.outcomes, 'reader')) {
        const said = parts.map(({ says }) => says);
        expect(new Set(said).size, `${name} ${good}: ${said.join(', ')}`).toBe(said.length);
      }
    }
  });

  test('with a card against it are not those without', () => {
    for (const step of steps)
      for (const { says, held, chances } of byHand(step)?.further ?? [])
        if (held !== null) expect(chances, `${step.name} ${says}`).not.toEqual(step.odds.chances);
  });
});
