import { describe, expect, test } from 'vitest';
import { BASE, builtChapters, fileText, site } from './built.ts';

// The built site, which `npm run build` makes.
const { pages, dead } = site();

test('every link leads somewhere: to a page, a clause, a step', () => {
  expect(pages.size).toBeGreaterThan(40);
  const links = [...pages].flatMap(([page, elements]) =>
    elements
      .filter(({ tag }) => tag === 'a')
      .flatMap(({ attributes: { href } }) => (href === undefined || /^[a-z]+:/.test(href) ? [] : [{ page, href }])),
  );
  expect(links.filter(({ href }) => /\/rules\/[a-z-]+\/#/.test(href)).length).toBeGreaterThan(100);
  const broken = links.flatMap(({ page, href }) => {
    const why = dead(page, href);
    return why === null ? [] : [`${page} → ${href}: ${why}`];
  });
  expect([...new Set(broken)]).toEqual([]);
});

test('no page links to a file of a repository, for this build knows none', () => {
  const edits = [...pages].filter(([, elements]) =>
    elements.some(({ attributes: { href } }) => href?.includes('/edit/main/')),
  );
  expect(edits.map(([page]) => page)).toEqual([]);
});

test('a dead link would be reported', () => {
  expect(dead('index.html', `${BASE}rules/paper-bayonet/#pb.no.clause`)).toContain('no such place');
  expect(dead('rulings/pb-051/index.html', '#pb.one-tree-one-house:no-step')).toContain('no such place');
  expect(dead('index.html', `${BASE}rulings/pb-999/`)).toContain('no such page');
});

test('the links in the data are not dead either', () => {
  const games = new Set(builtChapters().map(({ game }) => game));
  const found = ['data/rulings.json', ...[...games].map((game) => `data/${game}/clauses.json`)].flatMap((file) =>
    [...fileText(file).matchAll(/"(\/[a-z][^"]*)"/g)].map(([, link]) => link!),
  );
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((link) => dead('index.html', link) !== null)).toEqual([]);
});

test('a note of a ruling promises a board only where its page has one', () => {
  const notes = [...pages.keys()]
    .filter((page) => page.startsWith('learn/'))
    .flatMap((page) => [
      ...fileText(page).matchAll(/rulings\/([a-z]+-\d+)\/"[^>]*>See the readings( on the board)?</g),
    ]);
  const told = notes.map(([, id, board]) => ({ id, board: board !== undefined }));
  const shown = (id: string | undefined): boolean =>
    pages.get(`rulings/${id}/index.html`)!.some(({ attributes }) => attributes['data-board'] !== undefined);
  expect(new Set(told.map(({ board }) => board))).toEqual(new Set([true, false]));
  expect(told.filter(({ id, board }) => shown(id) !== board)).toEqual([]);
});

test('every chapter is listed in the contents of its game', () => {
  for (const { game, path } of builtChapters()) {
    const hrefs = pages.get(`learn/${game}/index.html`)!.map(({ attributes }) => attributes['href']);
    expect(hrefs).toContain(BASE + path);
  }
});

describe.each([...pages])('%s', (_name, elements) => {
  test('ids are unique', () => {
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('each shared drawing that a map uses is on the page', () => {
    const ids = new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? []));
    const uses = elements.flatMap(({ tag, attributes: { href } }) => (tag === 'use' && href ? [href.slice(1)] : []));
    expect([...new Set(uses)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('headings skip no level, and there is a single h1', () => {
    const main = elements.slice(elements.findIndex(({ tag }) => tag === 'main'));
    const levels = main.flatMap(({ tag }) => (/^h[1-4]$/.test(tag) ? [Number(tag[1])] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1)).toEqual([]);
  });
});

test('each scenario exists as data', () => {
  const data = (name: string): unknown => JSON.parse(fileText(`data/scenarios/${name}.json`));
  expect(data('pb.clear-at-last')).toMatchObject({
    id: 'pb.clear-at-last',
    title: 'Clear at last',
    game: 'paper-bayonet',
  });
  expect(data('pb.one-tree-one-house@any-one')).toMatchObject({ id: 'pb.one-tree-one-house@any-one' });
});

test('robots may read everything', () => {
  expect(fileText('robots.txt')).toContain('Allow: /');
});
