import { expect, test } from 'vitest';
import { goesOn } from '../../../src/games/contract/sentences.ts';
import { library, shownGames } from '../../../src/library/plays.ts';

/** The sentences of everything that happens on the boards of a game. */
async function sentencesOf(game: ReturnType<typeof shownGames>[number]): Promise<readonly string[]> {
  const { scenarios } = await library(game);
  return [...scenarios.values()].flatMap(({ play }) =>
    play.steps.flatMap(({ events }) => events.map(({ says }) => says)),
  );
}

test.each(shownGames())(
  '%s: a sentence that follows other words has no capital, but for a proper name',
  async (game) => {
    const all = await sentencesOf(game);
    const small = new Set(all.flatMap((says) => says.match(/(?<![\w’])[a-z][a-zäöüß-]*/g) ?? []));
    // A word with another capital after it is part of a name: General Perrin.
    const first = all.map((says) => /^[A-Z][a-zäöüß-]*(?! [A-Z])\b/.exec(goesOn(says))?.[0] ?? '');
    const faults = first.filter((word) => word !== '' && small.has(word.toLowerCase()));
    expect([...new Set(faults)]).toEqual([]);
  },
);

test.each([
  ['Turn 6, Orders phase: the Austrians.', 'turn 6, Orders phase: the Austrians.'],
  ['Nobody stands there.', 'nobody stands there.'],
  ['Dubois’s brigade rallies.', 'Dubois’s brigade rallies.'],
])('%s', (sentence, after) => {
  expect(goesOn(sentence)).toBe(after);
});
