import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Element, elements } from '../../../src/integrations/csp/page.ts';

/** The finished site as files, with what its links may point at. */
export interface Site {
  readonly pages: ReadonlyMap<string, readonly Element[]>;
  /** Why a link of a page leads nowhere, or null where it does lead somewhere. */
  readonly dead: (from: string, to: string) => string | null;
}

const ROOT = 'dist';

/** The path that the site is published under, with a slash at each end. */
export const BASE = `/${process.env['BASE'] ?? ''}/`.replaceAll(/\/{2,}/g, '/');

/** Reads every page of the finished site. */
export function site(): Site {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const pages = new Map(names.map((name) => [name, elements(readFileSync(join(ROOT, name), 'utf8'))] as const));
  const targets = new Map<string, ReadonlySet<string>>();
  const fragments = (name: string): ReadonlySet<string> => {
    const known = targets.get(name) ?? targetsOf(name, pages);
    targets.set(name, known);
    return known;
  };
  const dead = (from: string, to: string): string | null => {
    const { pathname, hash } = new URL(to, `http://site${BASE}${from.replace(/index\.html$/, '')}`);
    if (!pathname.startsWith(BASE)) return `it leaves ${BASE}`;
    const name = decodeURIComponent(pathname.slice(BASE.length)).replace(/(^|\/)$/, '$1index.html');
    if (!existsSync(join(ROOT, name))) return 'there is no such page';
    const target = decodeURIComponent(hash.slice(1));
    return target === '' || fragments(name).has(target) ? null : `${name} has no such place`;
  };
  return { pages, dead };
}

/** What of a page a link may name: its ids, and the frames of its boards, `pb.clear-at-last:the-shot`. */
function targetsOf(name: string, pages: Site['pages']): ReadonlySet<string> {
  const found = new Set<string>();
  let board = '';
  for (const { attributes } of pages.get(name) ?? []) {
    if (attributes['id'] !== undefined) found.add(attributes['id']);
    board = attributes['data-board'] ?? board;
    if (attributes['data-frame'] !== undefined) found.add(`${board}:${attributes['data-frame']}`);
    // A page with many boards leaves their later frames to another page.
    const elsewhere = attributes['data-steps'];
    if (elsewhere !== undefined) {
      const others = [...targetsOf(`${elsewhere.slice(BASE.length)}index.html`, pages)];
      others.filter((target) => target.startsWith(`${board}:`)).forEach((target) => found.add(target));
    }
  }
  return found;
}
