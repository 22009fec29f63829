import type { GameId } from '../../../core/ids.ts';
import { gameFile, glossaryFile } from '../../files.ts';
import { shownGames } from '../../plays.ts';
import type { Term } from '../../../scenario/files/ledger.ts';

/** A term under one word, in each game that has it. */
export interface SharedTerm {
  readonly word: string;
  readonly meanings: readonly { readonly game: GameId; readonly name: string; readonly term: Term }[];
}

/** A term of one game. */
interface OwnTerm {
  readonly game: GameId;
  readonly term: Term;
}

const allTerms = (): readonly OwnTerm[] =>
  shownGames().flatMap((game) => glossaryFile(game).map((term) => ({ game, term })));

/** Whether a term is called by this word, or has it among its other words. */
const isCalled = ({ term, also }: Term, word: string): boolean =>
  [term, ...also].some((each) => each.toLowerCase() === word.toLowerCase());

/**
 * The terms that other games have for the same word, or whose word is one of its other words, and
 * the other way round: `shaken` in one game stands beside `disrupted` in another. Terms without any
 * are left out.
 */
export function besides(): readonly (OwnTerm & { readonly others: readonly OwnTerm[] })[] {
  const all = allTerms();
  return all
    .map((own) => ({
      ...own,
      others: all.filter(
        ({ game, term }) => game !== own.game && (isCalled(term, own.term.term) || isCalled(own.term, term.term)),
      ),
    }))
    .filter(({ others }) => others.length > 0);
}

/**
 * All terms of all games in alphabetical order. Terms with the same name, or with that name among
 * their other words, stand together.
 */
export function sharedTerms(): readonly SharedTerm[] {
  const all = allTerms().map((each) => ({ ...each, name: gameFile(each.game).value.name }));
  const words = [...new Map(all.map(({ term }) => [term.term.toLowerCase(), term.term])).values()];
  return words
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((word) => ({
      word,
      meanings: all.filter(({ term }) => isCalled(term, word)),
    }));
}
