import MiniSearch from 'minisearch';
import {
  OPTIONS,
  textsPath,
  wordsOf,
  type Entry,
  type Place,
  type SearchFile,
  type Shelf,
  type Texts,
} from '../../sent/search.ts';

/** What a search is narrowed to: a game, a kind, both or, without either, nothing. */
export interface Scope {
  readonly game?: string | undefined;
  readonly kind?: string | undefined;
}

/** Whether a game or a kind is chosen. */
export const isNarrowed = ({ game, kind }: Scope): boolean => game !== undefined || kind !== undefined;

/** Whether a place belongs to a scope. A comparison belongs to every game. */
export const isIn = ({ game, kind }: Scope, place: Pick<Place, 'game' | 'kind'>): boolean =>
  (game === undefined || place.game === '' || place.game === game) && (kind === undefined || place.kind === kind);

/** The shelves of a scope. */
export const shelvesIn = (file: SearchFile, scope: Scope): readonly Shelf[] =>
  file.shelves.filter((shelf) => isIn(scope, shelf));

/** The files that have the texts of a scope. Empty if the first file has them all. */
export const filesFor = (file: SearchFile, scope: Scope): readonly string[] =>
  shelvesIn(file, scope)
    .filter(({ texts }) => texts === undefined)
    .map(textsPath);

/** The places of a shelf, with the texts that are there. */
export const entriesOf = ({ game, kind, places, texts: own }: Shelf, texts: Texts = own ?? {}): readonly Entry[] =>
  places.map(([path, title, within = '']) => {
    const [text = '', says] = texts[path] ?? [];
    return { path, kind, game, title, within, text, ...(says !== undefined && { says }) };
  });

/** How many places are indexed before the page may do something else. */
const SLICE = 60;

/** The index of these places. The page stays usable while it is made. */
export async function indexOf(entries: readonly Entry[]): Promise<MiniSearch<Entry>> {
  const index = new MiniSearch<Entry>(OPTIONS);
  await index.addAllAsync(entries, { chunkSize: SLICE });
  return index;
}

/** Words of fewer letters are not worth correcting. */
const SHORTEST = 4;

/** The words of all titles, among which a misspelt word may find the one that was meant. */
export const wordsIn = ({ shelves }: SearchFile): readonly string[] => {
  const titles = shelves.flatMap(({ places }) => places.map(([, title]) => title));
  return [...new Set(titles.flatMap(wordsOf))].filter((word) => word.length >= SHORTEST).sort();
};

/** The title and the game of a place. */
export type Named = Pick<Place, 'path' | 'title' | 'game'>;

/** For a word of a glossary, what other games have beside it. */
export function besideOf({ beside, shelves }: SearchFile): (path: string) => readonly Named[] {
  const terms = new Map(
    shelves
      .filter(({ kind }) => kind === 'term')
      .flatMap(({ game, places }) => places.map(([path, title]) => [path, { path, title, game }] as const)),
  );
  return (path) => (beside[path] ?? []).flatMap((other) => terms.get(other) ?? []);
}

/**
 * The game that the page at this address belongs to; undefined for pages about all games and for
 * other sites.
 */
export function gameAt(
  address: string,
  base: string,
  { games }: { readonly games: Readonly<Record<string, unknown>> },
  index: Pick<MiniSearch<Entry>, 'getStoredFields'>,
): string | undefined {
  if (!address.startsWith(base)) return undefined;
  const path = address.slice(base.length).replace(/[?#].*$/, '');
  const own = index.getStoredFields(path)?.['game'];
  if (typeof own === 'string' && own !== '') return own;
  return Object.keys(games).find((game) => path.split('/').includes(game));
}
