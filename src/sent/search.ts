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
export interface Place {
  /** Its address within the site, with its anchor: `/rules/<game>/#<clause>`. */
  readonly path: string;
  readonly kind: Kind;
  /** Empty if the place compares all games. */
  readonly game: string;
  readonly title: string;
  /** Where it stands: the title of its chapter, the id of its clause or ruling. */
  readonly within: string;
}

/** A place with what stands there. */
export interface Entry extends Place {
  /** All the words that find it, besides its title; empty as long as only titles are loaded. */
  readonly text: string;
  /** The sentences of which a result shows the beginning, if `text` has more than sentences. */
  readonly says?: string;
}

/** Words and phrases, in lower case, that are searched for alike. */
export interface Synonyms {
  /** The game that uses them alike; empty if every reader does. */
  readonly game: string;
  readonly words: readonly string[];
}

/** The text of a place, and its sentences if it has more than those. */
export type Text = readonly [text: string, says?: string];

/** The texts of the places of one game and kind, by their paths: what a file of its own holds. */
export type Texts = Readonly<Record<string, Text>>;

/** The places of one game and kind. */
export interface Shelf {
  readonly game: string;
  readonly kind: Kind;
  readonly places: readonly (readonly [path: string, title: string, within?: string])[];
  /** Their texts, if they are sent with the titles; otherwise `textsPath` says where they are. */
  readonly texts?: Texts;
}

/**
 * The file that a first query needs: the titles of all places, and the texts that are short, such
 * as the words of the glossary.
 */
export interface SearchFile {
  /** The games by id, with their names and the looks of their tables. */
  readonly games: Readonly<Record<string, { readonly name: string; readonly sheet: string }>>;
  readonly synonyms: readonly Synonyms[];
  readonly shelves: readonly Shelf[];
  /** The stems of the words that only texts in other files have: they are not misspelt. */
  readonly further: readonly string[];
  /** For the path of a word of a glossary, the paths of what other games call the same. */
  readonly beside: Readonly<Record<string, readonly string[]>>;
}

/** The path of the first file within the site. */
export const FIRST = 'search/index.json';

/** The path within the site of the texts of one game, or of the comparison, and kind. */
export const textsPath = ({ game, kind }: Pick<Shelf, 'game' | 'kind'>): string =>
  `search/${game === '' ? 'compare' : game}/${kind}.json`;

/** Kinds whose texts are so short that they are sent with the titles. */
export const SHORT: readonly Kind[] = ['game', 'term'];

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

/** How entries are indexed. */
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
