import type MiniSearch from 'minisearch';
import { FIRST, type Entry, type SearchFile, type Texts } from '../../sent/search.ts';
import { entriesOf, filesFor, indexOf, shelvesIn, wordsIn, type Scope } from './places.ts';

/** Loads a file of the site: its path within the site, to what it holds. */
export type Load = (path: string) => Promise<unknown>;

/** The first file, the words of its titles, and their index. */
export interface Titles {
  readonly file: SearchFile;
  readonly words: readonly string[];
  readonly index: MiniSearch<Entry>;
}

/** What the page of the search has loaded, and can load. */
export interface Loading {
  /** The titles of all places. */
  readonly titles: () => Promise<Titles>;
  /** The index of a scope with all its texts. */
  readonly texts: (scope: Scope) => Promise<MiniSearch<Entry>>;
  /** The same, if it is there already. */
  readonly loaded: (scope: Scope) => MiniSearch<Entry> | undefined;
}

/**
 * Keeps what was made for each key, so that nothing is loaded twice. What has failed is not kept:
 * the next call tries again.
 */
function keeping<K, T>(keyOf: (asked: K) => string, make: (asked: K) => Promise<T>): (asked: K) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (asked) => {
    const key = keyOf(asked);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(asked);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
}

const keyOf = ({ game = '', kind = '' }: Scope): string => `${game} ${kind}`;

/**
 * Loads the titles once, and the texts of each game and kind once, whatever scopes need them. Each
 * scope has an index of its own, so that a word which is rare in a game counts much there.
 */
export function loading(load: Load): Loading {
  const ready = new Map<string, MiniSearch<Entry>>();
  const files = keeping(String, (path: string) => load(path) as Promise<Texts>);
  const first = keeping(String, async (path: string): Promise<Titles> => {
    const file = (await load(path)) as SearchFile;
    const index = await indexOf(file.shelves.flatMap((shelf) => entriesOf(shelf)));
    return { file, words: wordsIn(file), index };
  });
  const texts = keeping(keyOf, async (scope: Scope) => {
    const { file } = await first(FIRST);
    const all = Object.assign({}, ...(await Promise.all(filesFor(file, scope).map(files)))) as Texts;
    const index = await indexOf(shelvesIn(file, scope).flatMap((shelf) => entriesOf(shelf, shelf.texts ?? all)));
    ready.set(keyOf(scope), index);
    return index;
  });
  return { titles: () => first(FIRST), texts, loaded: (scope) => ready.get(keyOf(scope)) };
}
