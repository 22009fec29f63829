import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { elements } from '../../src/integrations/csp/page.ts';
import { FIRST } from '../../src/sent/search.ts';
import { matches } from '../../src/islands/search/matching.ts';
import { clauseFile, glossaryFile } from '../../src/library/files.ts';
import { builtGames, fileText, pageNames } from './built.ts';
import { opened } from './searched.ts';

const { load, ask } = opened();
const { file } = await load.titles();
const paths = file.shelves.flatMap(({ places }) => places.map(([path]) => path));

/** What a reader finds who lets all texts of a game, or of everything, be searched. */
const findAll = async (words: string, game?: string, kind?: string) =>
  matches(await load.texts({ game, kind }), file.synonyms, { words, game, kind });
/** What a reader sees who types the words and waits. */
const find = async (words: string, game?: string, kind?: string) => (await ask({ words, game, kind })).found;

/** The ids on each page. */
const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOf(page: string): ReadonlySet<string> {
  const known = anchors.get(page) ?? new Set(elements(fileText(page)).flatMap(({ attributes: { id } }) => id ?? []));
  anchors.set(page, known);
  return known;
}

test('every result leads to a page of the site, and to an anchor that is there', () => {
  const pages = new Set(pageNames());
  const wrong = paths.filter((path) => {
    const [page, anchor] = path.split('#') as [string, string?];
    const name = `${page.slice(1)}index.html`;
    return !pages.has(name) || (anchor !== undefined && !anchorsOf(name).has(anchor));
  });
  expect(paths.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test('every clause, ruling, chapter and word of the glossary can be found', () => {
  const found = new Set(paths);
  const of = (room: RegExp) => pageNames().filter((name) => room.test(name)).map((name) => `/${name.replace(/index.html$/, '')}`); // prettier-ignore
  const clauses = builtGames().flatMap((game) =>
    elements(fileText(`rules/${game}/index.html`))
      .filter(({ attributes }) => attributes['class'] === 'clause-entry')
      .map(({ attributes }) => `/rules/${game}/#${attributes['id']}`),
  );
  const words = builtGames().flatMap((game) => glossaryFile(game).map(({ id }) => `/glossary/#${game}-${id}`));
  const all = [...of(/^rulings\/[^/]+\/index/), ...of(/^learn\/[^/]+\/[^/]+\/index/), ...clauses, ...words];
  expect(clauses.length).toBeGreaterThan(200);
  expect(all.filter((path) => !found.has(path))).toEqual([]);
});

describe('what one looks for comes among the first', () => {
  test.each([
    ['enfilade', 'two-by-two', '/rules/two-by-two/#tt.shoot.enfilade'],
    ['first volley', 'two-by-two', '/rules/two-by-two/#tt.shoot.first-volley'],
    ['pb.artillery.hit-number', undefined, '/rules/paper-bayonet/#pb.artillery.hit-number'],
    ['tt-074', undefined, '/rulings/tt-074/'],
    ['square', 'paper-bayonet', '/glossary/#paper-bayonet-square'],
    ['what a hit does', undefined, '/learn/two-by-two/what-a-hit-does/'],
    ['shooting modifiers', 'two-by-two', '/rules/two-by-two/#tt.shoot.mod-table'],
    ['rally', 'paper-bayonet', '/glossary/#paper-bayonet-rally'],
  ])('%s', async (words, game, path) => {
    const best = (await find(words, game)).slice(0, 5);
    expect(best.map((each) => each.path)).toContain(path);
  });
  test.each([
    ['how do I win', '/learn/two-by-two/before-the-battle-and-winning/#winning'],
    ['how is the game won', '/learn/paper-bayonet/how-the-game-is-won/'],
    ['how do I rally', '/glossary/#regiments-and-roundshot-rally'],
    ['who may charge?', '/learn/two-by-two/the-charge/#who-may-charge', 'two-by-two'],
  ])('“%s”, as a question', async (words, path, game?: string) => {
    const best = (await find(words, game)).slice(0, 5);
    expect(best.map((each) => each.path)).toContain(path);
  });
  test('how to win, and nothing else before it', async () => {
    for (const { path, title } of (await find('how do I win')).slice(0, 8))
      expect(path + title).toMatch(/win|won|victory/i);
  });
  test('a gun is a cannon', async () => {
    const cannon = (await findAll('cannon')).map(({ path }) => path);
    expect(cannon).toContain('/learn/paper-bayonet/the-guns-open-fire/');
    expect(cannon).toContain('/glossary/#two-by-two-artillery');
  });
  test('games and kinds narrow the results', async () => {
    const of = async (key: 'game' | 'kind', game?: string, kind?: string) =>
      new Set((await find('rout', game, kind)).map((each) => each[key]));
    // The pages of the comparison belong to every game.
    expect(await of('game', 'two-by-two')).toEqual(new Set(['two-by-two', '']));
    expect(await of('kind', undefined, 'ruling')).toEqual(new Set(['ruling']));
    expect(new Set((await findAll('rout')).map(({ kind }) => kind)).size).toBe(7);
  });
});

/** The kilobytes of a file of the site as a server sends it. */
const kB = (path: string): number =>
  brotliCompressSync(fileText(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

describe('what is loaded', () => {
  test('for a first answer is the titles alone, and little', async () => {
    const { ask: askAnew, taken } = opened();
    expect((await askAnew({ words: 'charge' })).isThorough).toBe(false);
    expect(taken).toEqual([FIRST]);
    expect(kB(FIRST)).toBeLessThan(75);
  });
  test('for one game are its texts and those of the comparison, and not much', async () => {
    for (const game of builtGames()) {
      const { ask: askAnew, taken } = opened();
      expect((await askAnew({ words: 'charge', game })).isThorough).toBe(true);
      const texts = taken.filter((path) => path !== FIRST);
      expect(texts.filter((path) => !path.startsWith(`search/${game}/`))).toEqual(['search/compare/comparison.json']);
      expect(texts.reduce((sum, path) => sum + kB(path), 0)).toBeLessThan(120);
    }
  });
});

test('words of a glossary stand beside those of other games, which are words of a glossary too', () => {
  const terms = new Set(
    file.shelves.filter(({ kind }) => kind === 'term').flatMap(({ places }) => places.map(([path]) => path)),
  );
  const beside = Object.entries(file.beside);
  expect(beside.length).toBeGreaterThan(60);
  expect(beside.flat(2).filter((path) => !terms.has(path))).toEqual([]);
  expect(file.beside['/glossary/#two-by-two-disrupted']).toContain('/glossary/#death-or-glory-shaken');
});

test('what is shown of a place has all of its words, and its own ones only', async () => {
  const begins = async (words: string, path: string) =>
    (await findAll(words)).find((each) => each.path === path)!.begins;
  expect(await begins('gold bar', '/learn/two-by-two/who-can-be-seen-and-shot/#two-units')).toContain(
    'pinned (a gold bar)',
  );
  expect(await begins('tt.shoot.range-limit', '/rules/two-by-two/#tt.shoot.range-limit')).toMatch(
    /cannot be shot at\.$/,
  );
});

test('what is shown of a clause is its sentences, and not the raw names of its numbers', async () => {
  const index = await load.texts({ kind: 'clause' });
  const wrong = builtGames().flatMap((game) =>
    clauseFile(game).value.flatMap(({ id, says }) => {
      const begins = index.getStoredFields(`/rules/${game}/#${id}`)?.['begins'] as string | undefined;
      return begins === undefined || says.replaceAll(/\s+/g, ' ').startsWith(begins.replace(/ …$/, '')) ? [] : [begins];
    }),
  );
  expect(index.documentCount).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
