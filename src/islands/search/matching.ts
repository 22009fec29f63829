import type MiniSearch from 'minisearch';
import type { Query, SearchResult as MiniResult } from 'minisearch';
import { stemsOf, wordsOf, type Entry, type Kind, type Place, type Synonyms } from '../../sent/search.ts';
import { isIn, type Scope } from './places.ts';
import { gist, othersFor, phrasesOf, searched, stemmed, telling } from './terms.ts';

/** What a reader searches for, and in what scope. */
export interface Wanted extends Scope {
  readonly words: string;
  /**
   * The game that the reader comes from: its places are listed before equal places of other games.
   */
  readonly from?: string | undefined;
}

/** A place that a search has found. */
export interface Found extends Place {
  /** The beginning of its text; empty as long as the text is not loaded. */
  readonly begins: string;
  /** Whether it has all words of the query, as they are written or with a longer end. */
  readonly isWhole: boolean;
}

/**
 * Titles weigh more: they say what a place is about, while a word in its text may be there by
 * chance.
 */
const BOOST = { title: 4, within: 2 };
/**
 * If a title equals the query, the reader almost certainly means that place, however often other
 * places contain the words. The same holds, less strongly, if the two differ only by common words.
 */
const EXACT = { all: 16, telling: 4, other: 3 };
/** A query that is the id of a clause or a ruling means that one, whatever else has its words. */
const ITS_ID = 1000;
/** Readers more often mean the game that they come from. */
const OWN = 2;

/** A ruling counts less: its long question and answer have many words that it is not about. */
const RULING = 0.7;
/** How MiniSearch weighs the length of a text: a long one counts less than by default. */
const BM25 = { k: 1.2, b: 1, d: 0.5 };

/** How much a word counts that is searched for in place of the one that the reader typed. */
const OTHER = 0.4;
/**
 * Where some places have all words, those that have no more than this part of them are left out.
 */
const ENOUGH = 0.5;

/** Whether an entry belongs to a game or, as a comparison does, to all. */
const isOf = (game: string, entry: Readonly<Record<string, unknown>> | undefined): boolean =>
  game === '' || entry?.['game'] === '' || entry?.['game'] === game;

/**
 * How much more an entry counts if its title equals the query, or what is searched for in its
 * place.
 */
function exactnessFor(query: readonly string[], synonyms: readonly Synonyms[]): (title: string) => number {
  const asked = query.join(' ');
  const [whole, most] = [stemmed(asked), gist(asked)];
  const others = new Set(othersFor(asked, synonyms).map(({ words }) => gist(words)));
  const exactness = (title: string): number => {
    if (stemmed(title) === whole) return EXACT.all;
    const told = gist(title);
    return told === most ? EXACT.telling : others.has(told) ? EXACT.other : 1;
  };
  // An entry is weighed for each of its words that is found.
  const weighed = new Map<string, number>();
  return (title) => {
    const known = weighed.get(title) ?? exactness(title);
    weighed.set(title, known);
    return known;
  };
}

/** Whether these words are the id of an entry, with its points and hyphens or with spaces. */
const isIdOf = (query: readonly string[], { kind, within }: Readonly<Record<string, unknown>>): boolean =>
  (kind === 'clause' || kind === 'ruling') && wordsOf(String(within)).join(' ') === query.join(' ');

/** How much an entry counts, by the stored fields. */
type Weight = (stored: Readonly<Record<string, unknown>> | undefined) => number;

/**
 * The search for a word of a query: the word itself, words that begin with it, words that differ by
 * a letter, and its synonyms.
 */
const anyOf = (term: string, synonyms: readonly Synonyms[], weight: Weight): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: [...wordsOf(term)] },
    ...othersFor(term, synonyms).map(({ words, game }): Query => ({
      combineWith: 'AND',
      queries: [...wordsOf(words)],
      boostDocument: (_path, _term, stored) => (isOf(game, stored) ? OTHER * weight(stored) : 0),
      prefix: false,
      fuzzy: false,
    })),
  ],
});

/**
 * The places that a query finds, the best first: those that contain all of its words, or if there
 * are none, those that contain some. Empty for an empty query.
 */
export function matches(
  index: MiniSearch<Entry>,
  known: readonly Synonyms[],
  { words, game, kind, from }: Wanted,
): readonly Found[] {
  const synonyms = known.filter((group) => game === undefined || group.game === '' || group.game === game);
  const query = searched(words);
  const terms = telling(phrasesOf(query, synonyms));
  if (terms.length === 0) return [];
  const exactness = exactnessFor(query, synonyms);
  const weight: Weight = (stored) =>
    exactness(String(stored?.['title'])) *
    (stored?.['kind'] === 'ruling' ? RULING : 1) *
    (stored !== undefined && isIdOf(query, stored) ? ITS_ID : 1) *
    (from !== undefined && stored?.['game'] === from ? OWN : 1);
  const found = index.search(
    { combineWith: 'OR', queries: terms.map((term) => anyOf(term, synonyms, weight)) },
    {
      boost: BOOST,
      bm25: BM25,
      boostDocument: (_path, _term, stored) => weight(stored),
      // Whole words come before parts of words, and both before words with other letters.
      weights: { prefix: 0.2, fuzzy: 0.1 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      filter: (stored) => isIn({ game, kind }, stored as unknown as Place),
    },
  );
  const groups = terms.map(
    (term) => new Set([term, ...othersFor(term, synonyms).map((each) => each.words)].flatMap(stemsOf)),
  );
  const share = ({ queryTerms }: MiniResult): number =>
    groups.filter((group) => queryTerms.some((word) => group.has(word))).length / groups.length;
  const isWhole = ({ terms: theirs }: MiniResult): boolean =>
    groups.every((group) => [...group].some((word) => theirs.some((its) => its.startsWith(word))));
  const most = Math.max(...found.map(share));
  return found
    .filter((each) => most < 1 || share(each) > ENOUGH)
    .map((each) => ({ each, score: each.score * share(each) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ each }) => ({
      path: String(each.id),
      kind: each['kind'] as Kind,
      game: String(each['game']),
      title: String(each['title']),
      within: String(each['within']),
      begins: String(each['begins']),
      isWhole: isWhole(each),
    }));
}
