import type MiniSearch from 'minisearch';
import type { Entry } from '../../sent/search.ts';
import type { Titles } from './loading.ts';
import { matches, type Found, type Wanted } from './matching.ts';
import { isNarrowed } from './places.ts';
import { respelt } from './spelling.ts';

/** How many titles must have all words of a query before no text is needed to answer it. */
const ENOUGH = 5;

/** What a reader asks. */
export interface Asked extends Wanted {
  /** Whether the words are meant as they are written, misspelt or not. */
  readonly isAsWritten?: boolean;
}

/** What a query finds in what is loaded. */
export interface Answer {
  readonly found: readonly Found[];
  /** The words that were searched for in place of misspelt ones; null if none were. */
  readonly meant: string | null;
  /** Whether the texts were searched too, and not only titles and short texts. */
  readonly isThorough: boolean;
}

/** Answers from the texts if they are loaded, otherwise from the titles. */
export function answer(
  { file: { synonyms, further }, words, index }: Titles,
  texts: MiniSearch<Entry> | undefined,
  asked: Asked,
): Answer {
  const meant = asked.isAsWritten ? null : respelt(index, { synonyms, further, words }, asked.words);
  const found = matches(texts ?? index, synonyms, { ...asked, words: meant ?? asked.words });
  return { found, meant, isThorough: texts !== undefined };
}

/**
 * Whether an answer should wait for the texts: the reader has chosen a game or a kind, of which the
 * texts are soon there, or few titles have all of the words.
 */
export const needsTexts = (asked: Asked, { found, isThorough }: Answer): boolean =>
  !isThorough && (isNarrowed(asked) || found.filter(({ isWhole }) => isWhole).length < ENOUGH);
