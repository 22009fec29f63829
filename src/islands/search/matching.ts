import type MiniSearch from 'minisearch';
import type { Query, SearchResult as MiniResult } from 'minisearch';
import { nearest } from '../../core/nearest.ts';
import { wordsOf, type Entry, type SearchResult, type Kind, type SearchFile } from '../../sent/search.ts';

/**
 * What a reader searches for; without a game or a kind, in all of them. Entries that compare games
 * are found for each game.
 */
export interface Wanted {
  readonly words: string;
  readonly game?: string | undefined;
  readonly kind?: string | undefined;
  /**
   * The game that the reader comes from: its places are listed before equal places of other games.
   */
  readonly from?: string | undefined;
}

/** The most words of a query that are searched for. No question is longer. */
export const MOST_WORDS = 24;

/** The words of a query that are searched for: the first ones. */
const searched = (query: string): readonly string[] => wordsOf(query.slice(0, 1000)).slice(0, MOST_WORDS);

/** Whether a query has more words than are searched for. */
export const isTooLong = (query: string): boolean => query.length > 1000 || wordsOf(query).length > MOST_WORDS;

/**
 * Titles weigh more: they say what a place is about, while a word in its text may be there by
 * chance.
 */
const BOOST = { title: 4, within: 2 };
/**
 * If a title equals the query, the reader almost certainly means that place, however often other
 * places contain the words. The same holds, less strongly, if the two differ only by common words.
 */
const EXACT = { all: 8, telling: 4 };
/** Readers more often mean the game that they come from. */
const OWN = 2;

/**
 * Words that almost every text contains. They are indexed, because a query may have no others, but
 * “How do I win?” asks about winning. Words that may be terms of a game (first, after, off) are not
 * among them; `s` and `t` are what is left of “it’s” and “don’t”.
 */
const COMMON = new Set(
  wordsOf(
    `a an the this that these those there here and or but if so than then as at by for from in into of on to with about own
     i me my we us our you your he him his she her it its they them their who whom whose which what when where why how
     is am are was were be been being do does did doing done has have had can could may might will would shall should
     s t d m re ve ll please`,
  ),
);

/** How much more a title counts if it equals the query. */
function exactnessFor(query: readonly string[]): (title: readonly string[]) => number {
  const same = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');
  return (title) => (same(title, query) ? EXACT.all : same(telling(title), telling(query)) ? EXACT.telling : 1);
}

/**
 * The search for a word of a query: the word itself, words that begin with it, words that differ by
 * a letter, and its synonyms.
 */
const anyOf = (word: string, synonyms: SearchFile['synonyms']): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: [...wordsOf(word)] },
    ...synonyms
      .filter((group) => group.includes(word))
      .flat()
      .filter((each) => each !== word)
      .map((each): Query => ({ combineWith: 'AND', queries: [...wordsOf(each)], prefix: false, fuzzy: false })),
  ],
});

/** Words without the common ones, unless there are no others. */
function telling(words: readonly string[]): readonly string[] {
  const found = words.filter((word) => !COMMON.has(word));
  return found.length > 0 ? found : words;
}

/** The words and phrases that a query searches for. */
const termsOf = (query: string, synonyms: SearchFile['synonyms']): readonly string[] =>
  telling(phrasesOf(query, synonyms));

/**
 * The words of a query; several words that are one entry of the synonyms stay together: `line of
 * sight`.
 */
function phrasesOf(query: string, synonyms: SearchFile['synonyms']): readonly string[] {
  const words = searched(query);
  const known = synonyms.flat().filter((each) => each.includes(' '));
  const phrase = known.find((each) => ` ${words.join(' ')} `.includes(` ${each} `));
  if (phrase === undefined) return words;
  const [before, after] = ` ${words.join(' ')} `.split(` ${phrase} `);
  return [...wordsOf(before ?? ''), phrase, ...wordsOf(after ?? '')];
}

/** The words that stand for a term of a query: its own, and those of its synonyms. */
const wordsIn = (term: string, synonyms: SearchFile['synonyms']): readonly string[] => [
  ...wordsOf(term),
  ...synonyms.filter((group) => group.includes(term)).flatMap((group) => group.flatMap(wordsOf)),
];

/** How much more a place counts that has all words of a query than one that has a part of them. */
const WHOLE = 3;
/** Where some places have all words, those that have no more than this part of them are left out. */
const ENOUGH = 0.5;

/**
 * The places that a query finds, the best first: those that contain all of its words, or if there
 * are none, those that contain some. Empty for an empty query.
 */
export function matches(
  index: MiniSearch<Entry>,
  synonyms: SearchFile['synonyms'],
  { words, game, kind, from }: Wanted,
): readonly SearchResult[] {
  const terms = termsOf(words, synonyms);
  if (terms.length === 0) return [];
  const exactness = exactnessFor(searched(words));
  const found = index.search(
    { combineWith: 'OR', queries: terms.map((term) => anyOf(term, synonyms)) },
    {
      boost: BOOST,
      boostDocument: (_path, _term, stored) =>
        exactness(wordsOf(String(stored?.['title']))) * (from !== undefined && stored?.['game'] === from ? OWN : 1),
      // Whole words come before parts of words, and both before words with other letters.
      weights: { prefix: 0.2, fuzzy: 0.1 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      filter: (stored) =>
        (game === undefined || stored['game'] === '' || stored['game'] === game) &&
        (kind === undefined || stored['kind'] === kind),
    },
  );
  const groups = terms.map((term) => new Set(wordsIn(term, synonyms)));
  const share = ({ queryTerms }: MiniResult): number =>
    groups.filter((group) => queryTerms.some((word) => group.has(word))).length / groups.length;
  const most = Math.max(...found.map(share));
  return found
    .filter((each) => most < 1 || share(each) > ENOUGH)
    .map((each) => ({ each, score: each.score * share(each) ** WHOLE }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ each }) => each)
    .map(({ id, kind: of, game: own, title, within, begins }): SearchResult => ({
      path: String(id),
      kind: of as Kind,
      game: String(own),
      title: String(title),
      within: String(within),
      begins: String(begins),
    }));
}

/**
 * The query with the words that were probably meant: each word that no page has, in any form, is
 * replaced by the nearest word of the titles and terms. Null if nothing is replaced.
 */
export function respelt(
  index: MiniSearch<Entry>,
  { synonyms, words: known }: Pick<SearchFile, 'synonyms' | 'words'>,
  query: string,
): string | null {
  const isKnown = (word: string): boolean =>
    word.length < 4 ||
    synonyms.some((group) => group.includes(word)) ||
    index.search(word, { prefix: true, fuzzy: false }).length > 0;
  const terms = phrasesOf(query, synonyms);
  const meant = terms.map((word) => (isKnown(word) ? word : (nearest(word, known)[0] ?? word)));
  return meant.join(' ') === terms.join(' ') ? null : meant.join(' ');
}

/**
 * The game that the page at this address belongs to; undefined for pages about all games and for
 * other sites.
 */
export function gameAt(
  address: string,
  base: string,
  { games }: Pick<SearchFile, 'games'>,
  index: Pick<MiniSearch<Entry>, 'getStoredFields'>,
): string | undefined {
  if (!address.startsWith(base)) return undefined;
  const path = address.slice(base.length).replace(/[?#].*$/, '');
  const own = index.getStoredFields(path)?.['game'];
  if (typeof own === 'string' && own !== '') return own;
  return Object.keys(games).find((game) => path.split('/').includes(game));
}
