import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { matches, respelt } from '../../src/islands/search/matching.ts';
import { OPTIONS, type Entry, type SearchFile } from '../../src/sent/search.ts';
import { fileText } from './built.ts';

/** What a reader types, and the beginnings of the addresses of which one must come soon. */
interface Wanted {
  readonly words: string;
  readonly game?: string;
  readonly wants: readonly string[];
}

const { queries } = parse(readFileSync('content/search.yaml', 'utf8')) as { readonly queries: readonly Wanted[] };
const file = JSON.parse(fileText('search/index.json')) as SearchFile;
const index = MiniSearch.loadJS<Entry>(file.index as never, OPTIONS);

/** How many results a reader looks at. */
const SEEN = 3;

test('there are sixty queries, each with the places that answer it', () => {
  expect(queries).toHaveLength(60);
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
