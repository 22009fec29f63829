import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { elements } from '../../src/integrations/csp/page.ts';
import { OPTIONS, type Entry, type SearchFile } from '../../src/sent/search.ts';
import { matches } from '../../src/islands/search/matching.ts';
import { clauseFile, glossaryFile } from '../../src/library/files.ts';
import { builtGames, fileText, pageNames } from './built.ts';

const file = JSON.parse(fileText('search/index.json')) as SearchFile;
const index = MiniSearch.loadJS<Entry>(file.index as never, OPTIONS);
const paths = Object.values((file.index as { readonly documentIds: Readonly<Record<string, string>> }).documentIds);

const find = (words: string, game?: string, kind?: string) => matches(index, file.synonyms, { words, game, kind });

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
  ])('%s', (words, game, path) => {
    const best = find(words, game).slice(0, 5);
    expect(best.map((each) => each.path)).toContain(path);
  });
  test.each([
    ['how do I win', '/learn/two-by-two/before-the-battle-and-winning/#winning'],
    ['how is the game won', '/learn/paper-bayonet/how-the-game-is-won/'],
    ['how do I rally', '/glossary/#regiments-and-roundshot-rally'],
    ['who may charge?', '/learn/two-by-two/the-charge/#who-may-charge', 'two-by-two'],
  ])('“%s”, as a question', (words, path, game?: string) => {
    const best = find(words, game).slice(0, 5);
    expect(best.map((each) => each.path)).toContain(path);
  });
  test('how to win, and nothing else before it', () => {
    for (const { path, title } of find('how do I win').slice(0, 8)) expect(path + title).toMatch(/win|won|victory/i);
  });
  test('a gun is a cannon', () => {
    const cannon = find('cannon').map(({ path }) => path);
    expect(cannon).toContain('/learn/paper-bayonet/the-guns-open-fire/');
    expect(cannon).toContain('/glossary/#two-by-two-artillery');
  });
  test('games and kinds narrow the results', () => {
    // The pages of the comparison belong to every game.
    expect(new Set(find('rout', 'two-by-two').map(({ game }) => game))).toEqual(new Set(['two-by-two', '']));
    expect(new Set(find('rout', undefined, 'ruling').map(({ kind }) => kind))).toEqual(new Set(['ruling']));
    expect(new Set(find('rout').map(({ kind }) => kind)).size).toBe(7);
  });
});

test('what is shown of a place has all of its words, and its own ones only', () => {
  const begins = (words: string, path: string) => find(words).find((each) => each.path === path)!.begins;
  expect(begins('gold bar', '/learn/two-by-two/who-can-be-seen-and-shot/#two-units')).toContain('pinned (a gold bar)');
  expect(begins('tt.shoot.range-limit', '/rules/two-by-two/#tt.shoot.range-limit')).toMatch(/cannot be shot at\.$/);
});

test('what is shown of a clause is its sentences, and not the raw names of its numbers', () => {
  const { documentIds, storedFields } = file.index as {
    readonly documentIds: Readonly<Record<string, string>>;
    readonly storedFields: Readonly<Record<string, { readonly begins: string }>>;
  };
  const shown = new Map(Object.entries(documentIds).map(([id, path]) => [path, storedFields[id]!.begins]));
  const wrong = builtGames().flatMap((game) =>
    clauseFile(game).value.flatMap(({ id, says }) => {
      const begins = shown.get(`/rules/${game}/#${id}`);
      return begins === undefined || says.replaceAll(/\s+/g, ' ').startsWith(begins.replace(/ …$/, '')) ? [] : [begins];
    }),
  );
  expect(shown.size).toBe(paths.length);
  expect(wrong).toEqual([]);
});
