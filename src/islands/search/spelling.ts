import type MiniSearch from 'minisearch';
import { nearest } from '../../core/nearest.ts';
import type { Entry, Synonyms } from '../../sent/search.ts';
import { othersFor, phrasesOf, searched } from './terms.ts';

/** What is known of words: those of titles and terms, and which are searched for alike. */
export interface Known {
  readonly words: readonly string[];
  readonly synonyms: readonly Synonyms[];
}

/**
 * The query with the words that were probably meant: each word that no place has, in any form, is
 * replaced by the nearest word of the titles and terms. Null if nothing is replaced. The indexes
 * are all that is loaded: a word that another game has is not misspelt.
 */
export function respelt(
  indexes: readonly MiniSearch<Entry>[],
  { synonyms, words: known }: Known,
  query: string,
): string | null {
  const isKnown = (word: string): boolean =>
    word.length < 4 ||
    othersFor(word, synonyms).length > 0 ||
    indexes.some((index) => index.search(word, { prefix: true, fuzzy: false }).length > 0);
  const terms = phrasesOf(searched(query), synonyms);
  const meant = terms.map((word) => (isKnown(word) ? word : (nearest(word, known)[0] ?? word)));
  return meant.join(' ') === terms.join(' ') ? null : meant.join(' ');
}
