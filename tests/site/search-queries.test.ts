import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { matches, respelt } from '../../src/islands/search/matching.ts';
import { searchFile } from '../../src/library/search.ts';
import { OPTIONS, type Entry, type SearchFile } from '../../src/sent/search.ts';
import { fileText } from './built.ts';

const { queries } = searchFile();
const file = JSON.parse(fileText('search/index.json')) as SearchFile;
const index = MiniSearch.loadJS<Entry>(file.index as never, OPTIONS);

/** How many results a reader looks at. */
const SEEN = 3;

test('there are sixty queries or more, each asked once of a game, with the places that answer it', () => {
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const asked = queries.map(({ words, game = '' }) => `${words} ${game}`);
  expect(asked).toEqual([...new Set(asked)]);
});

test.each(queries.map((query) => [query.words, query] as const))('“%s” finds its place', (_words, query) => {
  const { words, game, wants } = query;
  const found = matches(index, file.synonyms, { words: respelt(index, file, words) ?? words, game });
  const paths = found.slice(0, SEEN).map(({ path }) => path.replace(/^\//, ''));
  expect(
    paths.some((path) => wants.some((want) => path.startsWith(want))),
    paths.join(' '),
  ).toBe(true);
});
