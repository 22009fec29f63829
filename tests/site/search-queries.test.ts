import { expect, test } from 'vitest';
import { searchFile } from '../../src/library/search.ts';
import { opened } from './searched.ts';

const { queries } = searchFile();
const { ask, load } = opened();

/** How many results a reader looks at. */
const SEEN = 3;

test('there are sixty queries or more, each asked once of a game, with the places that answer it', () => {
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const asked = queries.map(({ words, game = '' }) => `${words} ${game}`);
  expect(asked).toEqual([...new Set(asked)]);
});

test.each(queries.map((query) => [query.words, query] as const))('“%s” finds its place', async (_words, query) => {
  const { words, game, wants } = query;
  const { found } = await ask({ words, game });
  const paths = found.slice(0, SEEN).map(({ path }) => path.replace(/^\//, ''));
  expect(
    paths.some((path) => wants.some((want) => path.startsWith(want))),
    paths.join(' '),
  ).toBe(true);
});

/** Each id is asked of all texts; every thirtieth of them is enough to see that it works. */
const EACH = 30;

test('the id of a clause or a ruling finds that one first, in every game', async () => {
  const { file } = await load.titles();
  const shelves = file.shelves.filter(({ kind }) => kind === 'clause' || kind === 'ruling');
  expect(shelves).toHaveLength(2 * Object.keys(file.games).length);
  for (const [path, , id = ''] of shelves.flatMap(({ places }) => places.filter((_, n) => n % EACH === 0)))
    expect((await ask({ words: id })).found[0]?.path, id).toBe(path);
});
