import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';

/**
 * The kinds of entries, in the order in which the page offers them: the name of one entry, and of
 * all of them.
 */
export const KINDS = {
  game: { one: 'Game', all: 'Games' },
  chapter: { one: 'Chapter', all: 'Chapters' },
  clause: { one: 'Clause', all: 'Clauses' },
  ruling: { one: 'Ruling', all: 'Rulings' },
  term: { one: 'Word', all: 'Glossary' },
  comparison: { one: 'Comparison', all: 'Comparisons' },
  reference: { one: 'Table', all: 'Quick reference' },
  battle: { one: 'Battles', all: 'Battles to play' },
} as const;
export type Kind = keyof typeof KINDS;

/** A place on the site that a search can find. */
export interface Entry {
  /** Its address within the site, with its anchor: `/rules/<game>/#<clause>`. */
  readonly path: string;
  readonly kind: Kind;
  /** Empty if the entry compares all games. */
  readonly game: string;
  readonly title: string;
  /** Where it stands: the title of its chapter, the id of its clause or ruling. */
  readonly within: string;
  /** All the words that find it. */
  readonly text: string;
  /** The sentences of which a result shows the beginning, if `text` has more than sentences. */
  readonly says?: string;
}

/** A result of a search. The index does not store the text of an entry, only its beginning. */
export type SearchResult = Omit<Entry, 'text' | 'says'> & { readonly begins: string };

/** Words and phrases, in lower case, that are searched for alike. */
export interface Synonyms {
  /** The game that uses them alike; empty if every reader does. */
  readonly game: string;
  readonly words: readonly string[];
}

/** The file that the build writes and the page of the search reads. */
export interface SearchFile {
  /** The games by id, with their names. */
  readonly games: Readonly<Record<string, string>>;
  /** The words of titles and terms, among which a misspelt word may find the one that was meant. */
  readonly words: readonly string[];
  readonly synonyms: readonly Synonyms[];
  /** The index as MiniSearch writes it. */
  readonly index: object;
}

/** The most characters of a text that a result shows. */
const BEGINS = 180;

/** A text in lower case and without accents. */
export const plainLetters = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a text, in lower case and without accents: `Jäger` is found by `jager`. */
export const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * A text as it is searched for: its words without their endings, so that `charging` finds `charge`.
 */
export const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemmer);

/** How entries are indexed; the build and the page must agree on it. */
export const OPTIONS: Options<Entry> = {
  idField: 'path',
  fields: ['title', 'within', 'text'],
  storeFields: ['kind', 'game', 'title', 'within', 'begins'],
  extractField: (entry, field) =>
    field === 'begins'
      ? beginning(entry.says ?? entry.text)
      : String((entry as unknown as Record<string, unknown>)[field]),
  tokenize: (text) => [...wordsOf(text)],
  processTerm: (word) => stemmer(word),
};

/** The beginning of a text, cut after a whole word. */
function beginning(text: string): string {
  if (text.length <= BEGINS) return text;
  const cut = text.slice(0, BEGINS);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
