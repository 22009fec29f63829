import type { GameId } from '../../../core/ids.ts';
import { gameFile, glossaryFile } from '../../files.ts';
import { shownGames } from '../../plays.ts';
import type { Term } from '../../../scenario/files/ledger.ts';

/** A term under one word, in each game that has it. */
export interface SharedTerm {
  readonly word: string;
  readonly meanings: readonly { readonly game: GameId; readonly name: string; readonly term: Term }[];
}

/**
 * All terms of all games in alphabetical order. Terms with the same name, or with that name among
 * their other words, stand together.
 */
export function sharedTerms(): readonly SharedTerm[] {
  const all = shownGames().flatMap((game) =>
    glossaryFile(game).map((term) => ({ game, name: gameFile(game).value.name, term })),
  );
  const words = [...new Map(all.map(({ term }) => [term.term.toLowerCase(), term.term])).values()];
  return words
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((word) => ({
      word,
      meanings: all.filter(({ term }) =>
        [term.term, ...term.also].some((each) => each.toLowerCase() === word.toLowerCase()),
      ),
    }));
}
