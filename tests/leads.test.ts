import { describe, expect, test } from 'vitest';
import { openings, wrongLeads } from '../src/library/openings.ts';
import { isCompared } from '../src/library/pages/compare/ways-in.ts';
import type { PlayedScenario } from '../src/library/playable.ts';
import { shownGames, library } from '../src/library/plays.ts';
import { isGame, loadGame } from '../src/register/index.ts';
import { playable } from './readable.ts';

describe.each(await playable(shownGames().filter(isGame)))('%s:', async (name) => {
  const game = await loadGame(name);
  const { scenarios, rulings } = await library(name);
  const onPages: readonly PlayedScenario[] = [
    ...scenarios.values(),
    ...[...rulings.values()].flatMap(({ plays }) => plays.map(({ played }) => played)),
  ];
  // A beat of a comparison is one picture.
  const alone = onPages.filter(({ scenario }) => !isCompared(scenario));
  const wrong = alone.flatMap(({ scenario, reading, play }) =>
    wrongLeads(game, play).map(
      ({ path, found }) => `${scenario.id}${reading === null ? '' : ` (${reading})`} ${path}: ${found}`,
    ),
  );

  test('every board that is first seen before an order has words of its own', () => {
    expect(onPages.flatMap(({ play }) => openings(game, play)).length).toBeGreaterThan(0);
    expect(wrong.filter((each) => each.includes('.lead: '))).toEqual([]);
  });

  test('what is said after an order does not repeat what was said before it', () => {
    expect(wrong.filter((each) => !each.includes('.lead: '))).toEqual([]);
  });
});
