import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import MiniSearch from 'minisearch';
import { OPTIONS, wordsOf, type Entry, type SearchFile } from '../../sent/search.ts';
import { clauseFile, gameFile, glossaryFile } from '../../library/files.ts';
import { shownGames } from '../../library/plays.ts';
import { entriesOf, pageAt } from './entries.ts';

/** The path of the index in the built site. */
const FILE = join('search', 'index.json');

/**
 * Writes the index of the search after the pages are built. It is made from the built pages, so
 * that the search finds only what a page contains, and every result leads to an anchor that exists.
 */
export function search(): AstroIntegration {
  return {
    name: 'drill-square:search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const entries = await entriesIn(root);
        const index = new MiniSearch<Entry>(OPTIONS);
        index.addAll(entries);
        const file: SearchFile = { games: names(), synonyms: synonyms(), index: index.toJSON() };
        await mkdir(dirname(join(root, FILE)), { recursive: true });
        await writeFile(join(root, FILE), JSON.stringify(file));
        logger.info(`${entries.length} places can be searched for`);
      },
    },
  };
}

async function entriesIn(root: string): Promise<readonly Entry[]> {
  const games = shownGames();
  const prefixes = Object.fromEntries(games.map((game) => [gameFile(game).value.prefix, game]));
  const titles = new Map<string, string>(
    games.flatMap((game) => clauseFile(game).value.map(({ id, title }) => [id, title] as const)),
  );
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(`${sep}index.html`));
  const found = files.sort().map(async (file) => {
    const page = pageAt(`/${dirname(file).replaceAll(sep, '/')}/`, prefixes);
    if (page === null) return [];
    return entriesOf(page, await readFile(join(root, file), 'utf8'), (id) => titles.get(id)!);
  });
  return (await Promise.all(found)).flat();
}

const names = (): SearchFile['games'] =>
  Object.fromEntries(shownGames().map((game) => [game, gameFile(game).value.name]));

/**
 * Words that no game has as terms, but that readers use for the same thing: a reader searches for
 * one, and the pages use another.
 */
const EVERYDAY = [['win', 'winning', 'won', 'victory']];

/** Each glossary term that has other words, with these words; and the everyday words above. */
const synonyms = (): SearchFile['synonyms'] => [
  ...shownGames()
    .flatMap((game) => glossaryFile(game))
    .filter(({ also }) => also.length > 0)
    .map(({ term, also }) => [term, ...also].map((each) => wordsOf(each).join(' '))),
  ...EVERYDAY,
];
