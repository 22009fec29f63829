import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FIRST, textsPath, wordsOf, type Entry, type SearchFile, type Synonyms } from '../../sent/search.ts';
import { clauseFile, gameFile, glossaryFile } from '../../library/files.ts';
import { besides } from '../../library/pages/compare/terms.ts';
import { shownGames } from '../../library/plays.ts';
import { searchFile } from '../../library/search.ts';
import { entriesOf, pageAt } from './entries.ts';
import { furtherStems, shelved } from './shelves.ts';

/**
 * Writes what the search needs after the pages are built: a file with all titles, and one with the
 * texts of each game and kind. They are made from the built pages, so that the search finds only
 * what a page contains, and every result leads to an anchor that exists.
 */
export function search(): AstroIntegration {
  return {
    name: 'drill-square:search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const entries = await entriesIn(root);
        const filled = shelved(entries);
        const first: SearchFile = {
          games: games(),
          synonyms: synonyms(entries),
          shelves: filled.map(({ shelf }) => shelf),
          further: furtherStems(entries),
          beside: beside(),
        };
        await write(root, FIRST, first);
        for (const { shelf, texts } of filled) if (texts !== null) await write(root, textsPath(shelf), texts);
        logger.info(`${entries.length} places can be searched for`);
      },
    },
  };
}

async function write(root: string, path: string, value: object): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

async function entriesIn(root: string): Promise<readonly Entry[]> {
  const all = shownGames();
  const prefixes = Object.fromEntries(all.map((game) => [gameFile(game).value.prefix, game]));
  const titles = new Map<string, string>(
    all.flatMap((game) => clauseFile(game).value.map(({ id, title }) => [id, title] as const)),
  );
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith(`${sep}index.html`));
  // One page after the other: all of them at once would take much memory.
  const found: Entry[] = [];
  for (const file of files.sort()) {
    const page = pageAt(`/${dirname(file).replaceAll(sep, '/')}/`, prefixes);
    if (page !== null)
      found.push(...entriesOf(page, await readFile(join(root, file), 'utf8'), (id) => titles.get(id)!));
  }
  const ofGames = all.map((game): Entry => {
    const { name, character } = gameFile(game).value;
    return { path: `/learn/${game}/`, kind: 'game', game, title: name, within: '', text: character };
  });
  return [...ofGames, ...found];
}

const games = (): SearchFile['games'] =>
  Object.fromEntries(
    shownGames().map((game) => {
      const { name, sheet } = gameFile(game).value;
      return [game, { name, sheet }];
    }),
  );

/** The path of a word of a glossary. */
const termPath = (game: string, id: string): string => `/glossary/#${game}-${id}`;

const beside = (): SearchFile['beside'] =>
  Object.fromEntries(
    besides().map(({ game, term, others }) => [
      termPath(game, term.id),
      others.map((other) => termPath(other.game, other.term.id)),
    ]),
  );

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
