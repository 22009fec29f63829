import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import MiniSearch from 'minisearch';
import { OPTIONS, wordsOf, type Entry, type SearchFile, type Synonyms } from '../../sent/search.ts';
import { clauseFile, gameFile, glossaryFile } from '../../library/files.ts';
import { shownGames } from '../../library/plays.ts';
import { searchFile } from '../../library/search.ts';
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
        const words = knownWords(entries);
        const file: SearchFile = { games: names(), words, synonyms: synonyms(entries), index: index.toJSON() };
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
  // One page after the other: all of them at once would take much memory.
  const found: Entry[] = [];
  for (const file of files.sort()) {
    const page = pageAt(`/${dirname(file).replaceAll(sep, '/')}/`, prefixes);
    if (page !== null)
      found.push(...entriesOf(page, await readFile(join(root, file), 'utf8'), (id) => titles.get(id)!));
  }
  const ofGames = games.map((game): Entry => {
    const { name, character } = gameFile(game).value;
    return { path: `/learn/${game}/`, kind: 'game', game, title: name, within: '', text: character };
  });
  return [...ofGames, ...found];
}

const names = (): SearchFile['games'] =>
  Object.fromEntries(shownGames().map((game) => [game, gameFile(game).value.name]));

/** Words of fewer letters are not worth correcting. */
const SHORT = 4;

/** The words of titles and terms. */
const knownWords = (entries: readonly Entry[]): SearchFile['words'] =>
  [...new Set(entries.flatMap(({ title }) => wordsOf(title)))].filter((word) => word.length >= SHORT).sort();

/** Words with a hyphen: a reader may leave it out and write one word. */
function hyphenated(entries: readonly Entry[]): readonly Synonyms[] {
  const found = entries.flatMap(({ title, text }) => `${title} ${text}`.match(/\p{L}{2,}-\p{L}{2,}/gu) ?? []);
  const pairs = new Map(found.map((word) => [plain(word), plain(word.replaceAll('-', ''))] as const));
  return [...pairs].map((words) => ({ game: '', words }));
}

/** A word or a phrase as the page of the search compares it. */
const plain = (text: string): string => wordsOf(text).join(' ');

/**
 * The terms of each game with their other words, hyphens, and what readers say for the same thing.
 */
const synonyms = (entries: readonly Entry[]): readonly Synonyms[] => [
  ...shownGames().flatMap((game) =>
    glossaryFile(game)
      .filter(({ also }) => also.length > 0)
      .map(({ term, also }) => ({ game, words: [term, ...also].map(plain) })),
  ),
  ...hyphenated(entries),
  ...searchFile().alike.map((words) => ({ game: '', words: words.map(plain) })),
];
