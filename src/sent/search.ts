import type { Options } from 'minisearch';

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
  readonly text: string;
}

/** A result of a search. The index does not store the text of an entry, only its beginning. */
export type SearchResult = Omit<Entry, 'text'> & { readonly begins: string };

/** The file that the build writes and the page of the search reads. */
export interface SearchFile {
  /** The games by id, with their names. */
  readonly games: Readonly<Record<string, string>>;
  /** The words of titles and terms, among which a misspelt word may find the one that was meant. */
  readonly words: readonly string[];
  /** Groups of synonyms, in lower case: a search for one word of a group finds the others. */
  readonly synonyms: readonly (readonly string[])[];
  /** The index as MiniSearch writes it. */
  readonly index: object;
}

/** The most characters of a text that a result shows. */
const BEGINS = 180;

/** A text in lower case and without accents. */
export const plainLetters = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A word without the ending of its plural, as far as that can be told by its letters: pages and
 * queries are treated alike, so a word that only looks like a plural does no harm.
 */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ss|sh|ch|x)es$/.test(word) ? -2 : -1);
}

/**
 * The words of a text, in lower case, without accents and without the ending of a plural: `Jäger`
 * is found by `jagers`.
 */
export const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);

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

/** The beginning of a text, cut after a whole word. */
function beginning(text: string): string {
  if (text.length <= BEGINS) return text;
  const cut = text.slice(0, BEGINS);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
