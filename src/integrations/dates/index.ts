import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/** The day on which each file was last changed, by its path from the root of the project. */
type Days = ReadonlyMap<string, string>;

/**
 * When each file of the content was last changed, as the repository in `cwd` has it. Empty where
 * there is none: a copy of the project without its history has no dates to tell.
 */
export function lastChanges(cwd = '.'): Days {
  const commits = log(cwd)
    .split('\0')
    .slice(1)
    .map((commit) => commit.split('\n').filter(Boolean));
  // The newest commit comes first, so its day must be the last that is set.
  return new Map(commits.toReversed().flatMap(([day = '', ...files]) => files.map((file) => [file, day] as const)));
}

/** The days and the changed files of all commits; empty where there is no repository. */
function log(cwd: string): string {
  try {
    return execFileSync('git', ['log', '--format=%x00%cs', '--name-only', '--', 'content'], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** Whether a page is made from a file of the content: `/rulings/prefix-001/` from its ruling. */
function isMadeFrom(path: string, file: string): boolean {
  const [, room = '', name = '', more = ''] = path.split('/');
  const [, game = '', folder = '', ...rest] = file.split('/');
  const stem = basename(file).replace(/\.\w+$/, '');
  if (room === 'rulings' && name !== '') return folder === 'rulings' && stem.startsWith(name);
  if (room === 'compare' && name !== '') return stem === name && (game === 'compare' || folder === 'compare');
  if (room === 'glossary') return folder === 'glossary.yaml' && rest.length === 0;
  if (game !== name) return false;
  if (room === 'learn') return folder === 'chapters' && (more === '' || stem.replace(/^\d+-/, '') === more);
  if (room === 'rules') return folder === 'clauses.yaml';
  if (room === 'odds') return folder === 'odds.yaml';
  return room === 'play' || room === 'reference';
}

/** The day of the newest file that a page is made from; undefined if none is known. */
export const lastChanged = (path: string, days: Days): string | undefined =>
  [...days]
    .flatMap(([file, day]) => (isMadeFrom(path, file) ? [day] : []))
    .sort()
    .at(-1);

/** Gives an entry of the sitemap its date. `base` is where the site is published on its host. */
export function dated(base: string): <Item extends { url: string }>(item: Item) => Item & { lastmod?: string } {
  let days: Days | undefined;
  const root = base.replace(/\/?$/, '/');
  return (item) => {
    days ??= lastChanges();
    const day = lastChanged(`/${new URL(item.url).pathname.slice(root.length)}`, days);
    return { ...item, ...(day !== undefined && { lastmod: day }) };
  };
}
