import type MiniSearch from 'minisearch';
import { nearest } from '../../core/nearest.ts';
import { stemsOf, type Entry, type Synonyms } from '../../sent/search.ts';
import { othersFor, phrasesOf, searched } from './terms.ts';

/** What is known of words. */
export interface Known {
  /** The words of titles and terms, among which the one that was meant is looked for. */
  readonly words: readonly string[];
  /** The stems that only texts have, which may not be loaded. */
  readonly further: readonly string[];
  readonly synonyms: readonly Synonyms[];
}

/**
 * The query with the words that were probably meant: each word that no page has, in any form, is
 * replaced by the nearest word of the titles and terms. Null if nothing is replaced. The index is
 * that of all titles.
 */
export function respelt(
  index: MiniSearch<Entry>,
  { synonyms, further, words: known }: Known,
  query: string,
): string | null {
  const isKnown = (word: string): boolean =>
    word.length < 4 ||
    /\d/.test(word) ||
    othersFor(word, synonyms).length > 0 ||
    stemsOf(word).every((stem) => further.some((each) => each.startsWith(stem))) ||
    index.search(word, { prefix: true, fuzzy: false }).length > 0;
  const terms = phrasesOf(searched(query), synonyms);
  const meant = terms.map((word) => (isKnown(word) ? word : (nearest(word, known)[0] ?? word)));
  return meant.join(' ') === terms.join(' ') ? null : meant.join(' ');
}
