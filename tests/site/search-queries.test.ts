import { expect, test } from 'vitest';
import { searchFile } from '../../src/library/search.ts';
import { opened } from './searched.ts';

const { queries } = searchFile();
const { ask } = opened();

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
