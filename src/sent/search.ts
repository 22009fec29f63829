import type { Options } from 'minisearch';

/**
 * What one can search for, in the order in which it is offered: what one of its kind is called, and
 * all of them.
 */
export const KINDS = {
  chapter: { one: 'Chapter', all: 'Chapters' },
  clause: { one: 'Clause', all: 'Clauses' },
  ruling: { one: 'Ruling', all: 'Rulings' },
  term: { one: 'Word', all: 'Glossary' },
  comparison: { one: 'Comparison', all: 'Comparisons' },
  reference: { one: 'Table', all: 'Quick reference' },
} as const;
export type Kind = keyof typeof KINDS;

/** A place on the site that can be found. */
export interface Entry {
  /** Its address within the site, with its anchor: `/rules/<game>/#<clause>`. */
  readonly path: string;
  readonly kind: Kind;
  /** Empty for what compares all games. */
  readonly game: string;
  readonly title: string;
  /** Where it stands: the title of its chapter, the id of its clause or ruling. */
  readonly within: string;
  readonly text: string;
}

/**
 * What is kept of an entry beside the index of its words: how its text begins stands for all of it.
 */
export type SearchResult = Omit<Entry, 'text'> & { readonly begins: string };

/** The file that the build writes and the page of the search reads. */
export interface SearchFile {
  /** The games by id, with their names. */
  readonly games: Readonly<Record<string, string>>;
  /** Words of which one is found by the others; the words of each group in small letters. */
  readonly synonyms: readonly (readonly string[])[];
  /** The index as MiniSearch writes it. */
  readonly index: object;
}

/** How far the text of an entry is shown. */
const BEGINS = 180;

/** The words of a text, in small letters and without accents: `Jäger` is found by `jager`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How entries are indexed; the build and the page must agree on it. */
export const OPTIONS: Options<Entry> = {
  idField: 'path',
  fields: ['title', 'within', 'text'],
  storeFields: ['kind', 'game', 'title', 'within', 'begins'],
  extractField: (entry, field) =>
    field === 'begins' ? beginning(entry.text) : String((entry as unknown as Record<string, unknown>)[field]),
  tokenize: (text) => [...wordsOf(text)],
  processTerm: (word) => word,
};

/** The first sentences of a text, cut at a word. */
function beginning(text: string): string {
  if (text.length <= BEGINS) return text;
  const cut = text.slice(0, BEGINS);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
