import { beforeEach, describe, expect, test } from 'vitest';
import { answer, needsTexts, type Asked } from '../../../src/islands/search/answering.ts';
import { loading, type Loading } from '../../../src/islands/search/loading.ts';
import type { SearchFile } from '../../../src/sent/search.ts';

const clauses = (game: string, titles: readonly string[]) => ({
  game,
  kind: 'clause' as const,
  places: titles.map((title, n) => [`/rules/${game}/#${n}`, title, `${game}.${n}`] as const),
});

const FIRST: SearchFile = {
  games: { one: { name: 'One', sheet: 'sand' }, two: { name: 'Two', sheet: 'baize' } },
  synonyms: [],
  further: ['loud'],
  beside: {},
  shelves: [
    clauses('one', ['Charge home', 'Charge of foot', 'Charge of horse', 'Charge uphill', 'Charge broken off', 'Guns']),
    clauses('two', ['Charge', 'Volley']),
    {
      game: 'two',
      kind: 'term',
      places: [['/glossary/#two-rout', 'Rout']],
      texts: { '/glossary/#two-rout': ['They run.'] },
    },
    { game: '', kind: 'comparison', places: [['/compare/charge/', 'How they charge']] },
  ],
};
const FILES: Readonly<Record<string, unknown>> = {
  'search/index.json': FIRST,
  'search/one/clause.json': { '/rules/one/#5': ['A gun counts the howitzer as another.', 'A gun counts.'] },
  'search/two/clause.json': { '/rules/two/#0': ['Ride at a gun and it fires.'], '/rules/two/#1': ['A gun is loud.'] },
  'search/compare/comparison.json': { '/compare/charge/': ['One waits, two runs.'] },
};

let taken: string[];
let failing: Set<string>;
let load: Loading;
beforeEach(() => {
  taken = [];
  failing = new Set();
  load = loading((path) => {
    taken.push(path);
    return failing.has(path) ? Promise.reject(new Error(path)) : Promise.resolve(FILES[path]);
  });
});

/** The answer that a reader sees in the end. */
async function ask(asked: Asked) {
  const titles = await load.titles();
  const first = answer(titles, load.loaded(asked), asked);
  return needsTexts(asked, first) ? answer(titles, await load.texts(asked), asked) : first;
}
const paths = ({ found }: Awaited<ReturnType<typeof ask>>) => found.map(({ path }) => path);

describe('a first answer', () => {
  test('comes from the titles alone where enough of them have the words', async () => {
    const given = await ask({ words: 'charge' });
    expect([given.isThorough, given.found.length]).toEqual([false, 7]);
    expect(taken).toEqual(['search/index.json']);
    expect(given.found.map(({ begins }) => begins)).toEqual(['', '', '', '', '', '', '']);
  });
  test('comes from the texts of everything where few titles have the words', async () => {
    expect(paths(await ask({ words: 'howitzer' }))).toEqual(['/rules/one/#5']);
    expect(taken.toSorted()).toEqual(Object.keys(FILES).toSorted());
  });
  test('comes from the texts of a game where the reader has chosen it, and of what compares it', async () => {
    const given = await ask({ words: 'charge', game: 'two' });
    expect(given.isThorough).toBe(true);
    expect(paths(given).toSorted()).toEqual(['/compare/charge/', '/rules/two/#0']);
    expect(taken).toEqual(['search/index.json', 'search/two/clause.json', 'search/compare/comparison.json']);
  });
  test('needs no other file for what is sent with the titles', async () => {
    const given = await ask({ words: 'run', kind: 'term' });
    expect(given.found.map(({ title, begins }) => [title, begins])).toEqual([['Rout', 'They run.']]);
    expect(taken).toEqual(['search/index.json']);
  });
});

test('a word of the title and another of the text count together, and the sentences are what is shown', async () => {
  const [best] = (await ask({ words: 'guns howitzer' })).found;
  expect(best).toMatchObject({ path: '/rules/one/#5', isWhole: true, begins: 'A gun counts.', within: 'one.5' });
});

test('a misspelt word is respelt at once, unless it is meant as it is written', async () => {
  const first = answer(await load.titles(), undefined, { words: 'vloley' });
  expect([first.meant, paths(first)]).toEqual(['volley', ['/rules/two/#1']]);
  expect((await ask({ words: 'vloley', isAsWritten: true })).meant).toBeNull();
  expect(answer(await load.titles(), undefined, { words: 'loud' }).meant).toBeNull();
});

describe('a file', () => {
  test('is loaded once, whatever scopes need it', async () => {
    await Promise.all([load.texts({ game: 'two' }), load.texts({ game: 'two' })]);
    await load.texts({});
    await load.texts({ kind: 'clause' });
    expect(taken).toEqual([...new Set(taken)]);
  });
  test('that did not come is asked for again, and the others are not', async () => {
    failing.add('search/two/clause.json');
    await expect(load.texts({ game: 'two' })).rejects.toThrow('search/two/clause.json');
    expect(load.loaded({ game: 'two' })).toBeUndefined();
    failing.clear();
    expect(paths(await ask({ words: 'loud', game: 'two' }))).toEqual(['/rules/two/#1']);
    expect(taken.filter((path) => path === 'search/two/clause.json')).toHaveLength(2);
    expect(taken.filter((path) => path === 'search/compare/comparison.json')).toHaveLength(1);
    expect(load.loaded({ game: 'two' })).toBeDefined();
  });
  test('of titles that did not come is asked for again', async () => {
    failing.add('search/index.json');
    await expect(load.titles()).rejects.toThrow();
    failing.clear();
    await expect(load.titles()).resolves.toMatchObject({ file: FIRST });
  });
});
