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
  const found = files.sort().map(async (file) => {
    const page = pageAt(`/${dirname(file).replaceAll(sep, '/')}/`, prefixes);
    if (page === null) return [];
    return entriesOf(page, await readFile(join(root, file), 'utf8'), (id) => titles.get(id)!);
  });
  const ofGames = games.map((game): Entry => {
    const { name, character } = gameFile(game).value;
    return { path: `/learn/${game}/`, kind: 'game', game, title: name, within: '', text: character };
  });
  return [...ofGames, ...(await Promise.all(found)).flat()];
}

const names = (): SearchFile['games'] =>
  Object.fromEntries(shownGames().map((game) => [game, gameFile(game).value.name]));

/**
 * Words that no game has as terms, but that readers use for the same thing: a reader searches for
 * one, and the pages use another.
 */
const EVERYDAY = [
  ['win', 'winning', 'won', 'victory'],
  ['retreat', 'withdraw', 'withdrawal', 'fall back', 'recoil', 'thrown back'],
  ['morale', 'rally', 'rout', 'nerve'],
  ['evade', 'voluntary rout'],
  ['stacking', 'interpenetration', 'through friends', 'share a square'],
  ['hussars', 'chasseurs', 'uhlans', 'light cavalry'],
  ['cuirassiers', 'carabiniers', 'dragoons', 'heavy cavalry'],
  ['casualties', 'losses', 'removed'],
  ['elevation', 'height', 'hill', 'higher ground'],
  ['about turn', 'about face', 'turn round'],
  ['initiative', 'goes first', 'who begins', 'roll off'],
  ['musket range', 'shooting range'],
  ['shoot over', 'shoot through', 'fire over', 'between friends'],
].map((group) => group.map((each) => wordsOf(each).join(' ')));

/** Words of fewer letters are not worth correcting. */
const SHORT = 4;

/** The words of titles and terms. */
const knownWords = (entries: readonly Entry[]): SearchFile['words'] =>
  [...new Set(entries.flatMap(({ title }) => wordsOf(title)))].filter((word) => word.length >= SHORT).sort();

/** Words with a hyphen: a reader may leave it out and write one word. */
const hyphenated = (entries: readonly Entry[]): SearchFile['synonyms'] => {
  const found = entries.flatMap(({ title, text }) => `${title} ${text}`.match(/\p{L}{2,}-\p{L}{2,}/gu) ?? []);
  const pairs = new Map(
    found.map((word) => [wordsOf(word).join(' '), wordsOf(word.replaceAll('-', '')).join(' ')] as const),
  );
  return [...pairs].map(([apart, joined]) => [apart, joined]);
};

/**
 * Each glossary term that has other words, with these words; words with and without their hyphen;
 * and the everyday words above.
 */
const synonyms = (entries: readonly Entry[]): SearchFile['synonyms'] => [
  ...shownGames()
    .flatMap((game) => glossaryFile(game))
    .filter(({ also }) => also.length > 0)
    .map(({ term, also }) => [term, ...also].map((each) => wordsOf(each).join(' '))),
  ...hyphenated(entries),
  ...EVERYDAY,
];
