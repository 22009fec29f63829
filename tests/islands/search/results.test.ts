import { describe, expect, test } from 'vitest';
import type { Found } from '../../../src/islands/search/matching.ts';
import { besideOf, entriesOf, filesFor, isIn, wordsIn } from '../../../src/islands/search/places.ts';
import { countOf, shown } from '../../../src/islands/search/results.ts';
import type { SearchFile } from '../../../src/sent/search.ts';

const FILE: SearchFile = {
  games: { one: { name: 'One', sheet: 'sand' }, two: { name: 'Two', sheet: 'baize' } },
  synonyms: [],
  further: [],
  beside: { '/g/#one-shaken': ['/g/#two-disrupted', '/g/#gone'] },
  shelves: [
    { game: 'one', kind: 'term', places: [['/g/#one-shaken', 'Shaken']], texts: { '/g/#one-shaken': ['They stop.'] } },
    { game: 'two', kind: 'term', places: [['/g/#two-disrupted', 'Disrupted']], texts: {} },
    { game: 'one', kind: 'clause', places: [['/r/#a', 'Shaken by fire', 'x.a']] },
    { game: '', kind: 'comparison', places: [['/c/', 'Of the shaken']] },
  ],
};

const found = (count: number): readonly Found[] =>
  Array.from({ length: count }, (_, n) => ({
    path: `/${n}`,
    kind: 'clause',
    game: 'one',
    title: 'A',
    within: '',
    begins: '',
    isWhole: true,
  }));

describe('how many there are is told in words', () => {
  test.each([
    [0, true, 'No results.'],
    [1, true, '1 result.'],
    [7, true, '7 results.'],
    [41, true, '41 results, best 40:'],
    [0, false, 'No results in titles and glossaries.'],
    [41, false, '41 results in titles and glossaries, best 40:'],
  ])('%i, from the texts too: %s', (count, isThorough, told) => {
    const given = { found: found(count), meant: null, isThorough };
    expect(countOf(given)).toBe(told);
    expect(shown(given)).toHaveLength(Math.min(count, 40));
  });
});

test('a scope has the places of its game and kind, and what compares all games', () => {
  const of = (game?: string, kind?: string) => FILE.shelves.map((shelf) => isIn({ game, kind }, shelf));
  expect(of()).toEqual([true, true, true, true]);
  expect(of('two')).toEqual([false, true, false, true]);
  expect(of(undefined, 'term')).toEqual([true, true, false, false]);
  expect(of('one', 'clause')).toEqual([false, false, true, false]);
});

test('only the texts that are not sent with the titles are loaded', () => {
  expect(filesFor(FILE, {})).toEqual(['search/one/clause.json', 'search/compare/comparison.json']);
  expect(filesFor(FILE, { game: 'two' })).toEqual(['search/compare/comparison.json']);
  expect(filesFor(FILE, { kind: 'term' })).toEqual([]);
});

test('a place without its text is found by its title, and one that a text is missing for too', () => {
  const [terms, , clauses] = FILE.shelves;
  expect(entriesOf(terms!)[0]).toMatchObject({ title: 'Shaken', within: '', text: 'They stop.' });
  expect(entriesOf(clauses!)[0]).toMatchObject({ title: 'Shaken by fire', within: 'x.a', text: '' });
  expect(entriesOf(clauses!, { '/r/#a': ['Fire. 1', 'Fire.'] })[0]).toMatchObject({ text: 'Fire. 1', says: 'Fire.' });
  expect(entriesOf(clauses!, {})[0]!.text).toBe('');
});

test('what stands beside a word has its game and title; what the site no longer has is left out', () => {
  const beside = besideOf(FILE);
  expect(beside('/g/#one-shaken')).toEqual([{ path: '/g/#two-disrupted', title: 'Disrupted', game: 'two' }]);
  expect(beside('/r/#a')).toEqual([]);
});

test('the words of titles are those among which a misspelt one is looked for, short ones left out', () => {
  expect(wordsIn(FILE)).toEqual(['disrupted', 'fire', 'shaken']);
});
