import { describe, expect, test } from 'vitest';
import { clauseFile } from '../src/library/files.ts';
import { games, library } from '../src/library/plays.ts';

describe.each(games())('%s reminds of the reason:', (game) => {
  test('each clause of an own hint exists, and the step cites it or the board teaches it', async () => {
    const ledger = new Set<string>(clauseFile(game).value.map(({ id }) => id));
    const { scenarios } = await library(game);
    const strange = [...scenarios.values()].flatMap(({ scenario, play }) =>
      scenario.steps.flatMap(({ id, ask }, n) => {
        const cited = play.steps[n]!.events.flatMap(({ event }) => event.clauses);
        const known = new Set<string>([...cited, ...scenario.teaches]);
        return (ask?.hint ?? [])
          .filter((clause) => !ledger.has(clause) || !known.has(clause))
          .map((clause) => `${scenario.id}:${id} ${clause}`);
      }),
    );
    expect(strange).toEqual([]);
  });
});
