import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Element, elements } from '../../src/integrations/csp/page.ts';

/** Where `npm run build` puts the site. */
const ROOT = 'dist';

/** The base path of the site, with a slash at each end. */
export const BASE = `/${process.env['BASE'] ?? ''}/`.replaceAll(/\/{2,}/g, '/');

/** A file of the built site as text. */
export const fileText = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/**
 * The file names of all pages, such as `rulings/pb-051/index.html`. Throws if the site has not been
 * built.
 */
export function pageNames(): readonly string[] {
  if (!existsSync(ROOT)) throw new Error(`There is no ${ROOT}: npm run build makes it`);
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => name.endsWith('.html')).sort();
}

const read = (name: string): readonly Element[] => elements(fileText(name));

/** The file for a path of the site. */
const fileOf = (path: string): string =>
  decodeURIComponent(path.slice(path.startsWith(BASE) ? BASE.length : 0)).replace(/(^|\/)$/, '$1index.html');

/**
 * For each board of a page, the ids of its frames in order, including those that are on another
 * page.
 */
function framesOn(page: readonly Element[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let own: string[] = [];
  for (const { attributes } of page) {
    const board = attributes['data-board'];
    if (board !== undefined) {
      own = [];
      found.set(board, own);
      const elsewhere = attributes['data-steps'];
      if (elsewhere !== undefined) own.push(...(framesOn(read(fileOf(elsewhere))).get(board) ?? []));
    }
    const frame = attributes['data-frame'];
    if (frame !== undefined && !own.includes(frame)) own.push(frame);
  }
  return found;
}

/** A chapter of the built site. */
export interface BuiltChapter {
  readonly game: string;
  readonly slug: string;
  /** Its path relative to the base. */
  readonly path: string;
}

const folders = (name: string): readonly string[] =>
  readdirSync(join(ROOT, name), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

/** The games of the built site. */
export const builtGames = (): readonly string[] => folders('learn');

/** Every chapter of a game, in the order of its table of contents. */
function chaptersIn(game: string): readonly BuiltChapter[] {
  const contents = read(`learn/${game}/index.html`).map(({ attributes }) => attributes['href'] ?? '');
  const place = (path: string): number => contents.findIndex((href) => href === BASE + path);
  return folders(`learn/${game}`)
    .map((slug) => ({ game, slug, path: `learn/${game}/${slug}/` }))
    .toSorted((a, b) => place(a.path) - place(b.path));
}

/** Every chapter of every game. */
export const builtChapters = (): readonly BuiltChapter[] => builtGames().flatMap(chaptersIn);

/** The boards of the page at this path relative to the base, with the ids of their frames. */
export const boardsOf = (path: string): ReadonlyMap<string, readonly string[]> => framesOn(read(fileOf(path)));

/** The path of the chapter that a board is on. */
export function chapterOf(board: string): string {
  const home = builtChapters().find(({ path }) => boardsOf(path).has(board));
  if (home === undefined) throw new Error(`no chapter shows ${board}`);
  return home.path;
}

/** The built site, for checking its links. */
export interface Site {
  readonly pages: ReadonlyMap<string, readonly Element[]>;
  /** Why the link `to` on the page `from` is dead, or null if it is not. */
  readonly dead: (from: string, to: string) => string | null;
}

/** Reads every page of the built site. */
export function site(): Site {
  const pages = new Map(pageNames().map((name) => [name, read(name)] as const));
  const targets = new Map<string, ReadonlySet<string>>();
  const fragments = (name: string): ReadonlySet<string> => {
    const known = targets.get(name) ?? targetsOf(pages.get(name) ?? []);
    targets.set(name, known);
    return known;
  };
  const dead = (from: string, to: string): string | null => {
    const { pathname, hash } = new URL(to, `http://site${BASE}${from.replace(/index\.html$/, '')}`);
    if (!pathname.startsWith(BASE)) return `it leaves ${BASE}`;
    const name = fileOf(pathname);
    if (!existsSync(join(ROOT, name))) return 'there is no such page';
    const target = decodeURIComponent(hash.slice(1));
    return target === '' || fragments(name).has(target) ? null : `${name} has no such place`;
  };
  return { pages, dead };
}

/**
 * The fragments that a link to a page may have: its ids, and the frames of its boards, such as
 * `pb.clear-at-last:the-shot`.
 */
function targetsOf(page: readonly Element[]): ReadonlySet<string> {
  const ids = page.flatMap(({ attributes }) => attributes['id'] ?? []);
  const frames = [...framesOn(page)].flatMap(([board, own]) => own.map((frame) => `${board}:${frame}`));
  return new Set([...ids, ...frames]);
}
