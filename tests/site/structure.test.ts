import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';

type Page = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const ROOT = 'dist';
/**
 * Every page that a reader may open, without the pages of single boards and of steps, which have
 * the same parts.
 */
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter((name) => /(^|\/)index\.html$/.test(name) && !/^embed\/|\/steps\/|^steps\//.test(name));

const elements = (page: Page): readonly Element[] => DomUtils.getElementsByTagName('*', page, true);
const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

/** Whether a screen reader has words for an element. */
const isNamed = (element: Element): boolean =>
  ['aria-label', 'aria-labelledby', 'title', 'alt'].some((name) => (element.attribs[name] ?? '').trim() !== '') ||
  DomUtils.textContent(element).trim() !== '' ||
  DomUtils.getElementsByTagName('*', element.children, true).some(({ attribs }) => (attribs['alt'] ?? '') !== '');

/** The headings that skip a level, and every first-level heading after the first. */
function misplaced(all: readonly Element[]): readonly string[] {
  const headings = all.filter(isHeading).map((each) => ({ level: Number(each.name[1]), each }));
  return headings
    .filter(({ level }, at) => (at === 0 ? false : level === 1 || level > headings[at - 1]!.level + 1))
    .map(({ each }) => `${each.name}: ${DomUtils.textContent(each)}`);
}

/** The attributes that name other elements of the page by their ids. */
const POINTERS = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];

/** The names of the regions of a page, between which a reader goes by these names. */
function regionsOf(all: readonly Element[]): readonly string[] {
  const textOf = (id: string): string => DomUtils.textContent(all.find(({ attribs }) => attribs['id'] === id) ?? []);
  const regions = all.filter(({ name, attribs }) => name === 'section' || attribs['role'] === 'region');
  return regions
    .map(({ attribs }) => attribs['aria-label'] ?? (attribs['aria-labelledby'] ?? '').split(' ').map(textOf).join(' '))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What is wrong with a page for a reader who listens to it. */
function faults(html: string): readonly string[] {
  const all = elements(parseDocument(html));
  const ids = all.flatMap(({ attribs: { id } }) => (id === undefined ? [] : [id]));
  const known = new Set(ids);
  const pointed = all.flatMap(({ attribs }) =>
    POINTERS.flatMap((name) => (attribs[name] ?? '').split(/\s+/).filter(Boolean)),
  );
  const nameless = all.filter(
    (each) =>
      (/^(a|button|summary|th|caption|h[1-6])$/.test(each.name) || each.attribs['role'] === 'img') && !isNamed(each),
  );
  const pictures = all.filter(({ name, attribs }) => name === 'img' && attribs['alt'] === undefined);
  const tables = all.filter(
    ({ name, children }) => name === 'table' && DomUtils.getElementsByTagName('th', children, true).length === 0,
  );
  const items = all.filter(
    ({ name, parent }) => name === 'li' && !/^(ul|ol|menu)$/.test((parent as Element | null)?.name ?? ''),
  );
  const regions = regionsOf(all);
  return [
    ...regions.filter((name, at) => regions.indexOf(name) !== at).map((name) => `two regions: ${name}`),
    ...(all.filter(({ name }) => name === 'h1').length === 1 ? [] : ['not one h1']),
    ...(all.filter(({ name }) => name === 'main').length === 1 ? [] : ['not one main']),
    ...misplaced(
      all
        .filter(({ name }) => name === 'main')
        .flatMap((main) => DomUtils.getElementsByTagName('*', main.children, true)),
    ).map((heading) => `out of order: ${heading}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice: ${id}`),
    ...pointed.filter((id) => !known.has(id)).map((id) => `nothing there: ${id}`),
    ...[...nameless, ...pictures].map(
      (each) => `without a name: ${each.name} ${Object.entries(each.attribs).flat().join(' ')}`,
    ),
    ...tables.map(() => 'a table without headings'),
    ...items.map((each) => `an item without a list: ${DomUtils.textContent(each).slice(0, 60)}`),
  ];
}

test('many pages are looked at', () => {
  expect(pages.length).toBeGreaterThan(200);
});

test.each(pages)('%s is in order for whoever hears it', (name) => {
  expect(faults(readFileSync(join(ROOT, name), 'utf8'))).toEqual([]);
});

describe('the looking', () => {
  const page = (inside: string) => `<main><h1>One</h1>${inside}</main>`;

  test.each([
    ['a second h1', '<h1>Two</h1>', 'out of order: h1: Two'],
    ['a level left out', '<h3>Three</h3>', 'out of order: h3: Three'],
    ['an id twice', '<p id="a"></p><p id="a"></p>', 'twice: a'],
    ['an id that is nowhere', '<p aria-labelledby="b">x</p>', 'nothing there: b'],
    ['a link without words', '<a href="/"></a>', 'without a name: a href /'],
    ['a picture without words', '<img src="a.png">', 'without a name: img src a.png'],
    ['a map without words', '<b role="img"></b>', 'without a name: b role img'],
    ['a table without headings', '<table><tr><td>1</td></tr></table>', 'a table without headings'],
    [
      'two regions of one name',
      '<section aria-labelledby="a"><h2 id="a">A</h2><p role="region" aria-label="A">x</p></section>',
      'two regions: A',
    ],
    ['an item without a list', '<li>x</li>', 'an item without a list: x'],
  ])('finds %s', (_what, inside, found) => {
    expect(faults(page(inside))).toContain(found);
  });

  test('finds nothing else', () => {
    const good =
      '<h2 id="a">Two</h2><h3>Three</h3><h2>Two</h2><p aria-labelledby="a">x</p><ul><li>x</li></ul><a href="/"><img alt="x"></a>';
    expect(faults(page(good))).toEqual([]);
  });
});

test('the page to write by is in the dev server alone', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  expect(files.filter((name) => name.startsWith('write'))).toEqual([]);
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((name) => /cm-editor|write\/api/.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([]);
});

test('every style sheet begins with the order of the layers, or with the first of them', () => {
  const sheets = readdirSync(join(ROOT, '_astro')).filter((name) => name.endsWith('.css'));
  const first = sheets.map((name) => /@layer [^;{]*[;{]/.exec(readFileSync(join(ROOT, '_astro', name), 'utf8'))?.[0]);
  expect(first.length).toBeGreaterThan(5);
  // A layer that stands before that order would yield to all others.
  expect(first.filter((layer) => layer !== undefined && !/^@layer reset\b/.test(layer))).toEqual([]);
});

test('a host that drops folders with an underscore is told to keep them', () => {
  expect(readdirSync(ROOT)).toContain('.nojekyll');
});
