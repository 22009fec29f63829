import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elements } from '../../src/integrations/csp/page.ts';

/** Where `npm run build:own` leaves the site. */
const SITE = '.cache/own-game/site';
const text = (name: string): string => readFileSync(join(SITE, name), 'utf8');
const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** The ids of a page as a browser has them; a `<noscript>` is text to it. */
const idsOn = (html: string): readonly string[] =>
  elements(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).flatMap(({ attributes }) => attributes.id ?? []);

test('every page of the game is built', () => {
  const page = (path: string) => join(path, 'index.html');
  for (const path of [
    'learn/picket',
    'learn/picket/in-the-dark',
    'learn/picket/in-the-dark/steps',
    'rules/picket',
    'rulings/pk-001',
    'reference/picket',
    'embed/pk.at-night',
  ])
    expect(pages, path).toContain(page(path));
});

test('the front page names it', () => {
  expect(text('index.html')).toContain('Picket');
});

/** The files, by their paths in the project, that the links of a page edit. */
const edited = (page: string): readonly string[] =>
  [...text(page).matchAll(/<a href="https:\/\/club\.example\/games\/picket\/edit\/main\/([^"]+)"/g)].map(
    ([, file]) => file!,
  );

test.each([
  ['learn/picket/in-the-dark', 'chapters/01-in-the-dark.mdx'],
  ['learn/picket/in-the-dark/steps', 'chapters/01-in-the-dark.mdx'],
  ['rules/picket', 'clauses.yaml'],
  ['reference/picket', 'reference.yaml'],
  ['rulings/pk-001', 'rulings/pk-001.yaml'],
])('the page %s links to its file where the repository is known', (page, file) => {
  expect(edited(join(page, 'index.html'))).toEqual([`tests/toy/content/picket/${file}`]);
  expect(existsSync(`tests/toy/content/picket/${file}`)).toBe(true);
});

test('pages that are made from no file of an author have no such link', () => {
  for (const page of ['', 'play', 'search']) expect(edited(join(page, 'index.html')), page).toEqual([]);
});

test('no page knows of another game', () => {
  expect(pages.filter((name) => /paper-bayonet|two-by-two|Paper Bayonet/.test(text(name)))).toEqual([]);
});

test('a page of it uses no symbol that is not there', () => {
  const html = text('learn/picket/in-the-dark/steps/index.html');
  const ids = new Set(idsOn(html));
  const used = [...html.matchAll(/<use href="#([^"]+)"/g)];
  expect(used.length).toBeGreaterThan(10);
  expect(used.map(([, id]) => id!).filter((id) => !ids.has(id))).toEqual([]);
});

test.each(pages)('%s has no id twice', (name) => {
  const ids = idsOn(text(name));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('a ruling of it leads to its board under another reading, and that board back to the ruling', () => {
  const board = 'pk.a-natural-one';
  const other = `${board}@never`;
  expect(text('rulings/pk-001/index.html')).toContain(`href="/embed/${board}/#${other}"`);
  expect(text(`embed/${board}/index.html`)).toContain(
    `<li id="${other}" data-reading="${other}"><a href="/rulings/pk-001/#${other}"`,
  );
});

/** The structured data of a page. */
function structured(page: string): unknown {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text(join(page, 'index.html')))!;
  return JSON.parse(json!);
}

test('programs read what a page is about', () => {
  expect(structured('')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    potentialAction: { target: 'https://club.example/search/?q={search_term_string}' },
  });
  expect(structured('learn/picket/in-the-dark')).toMatchObject({
    '@type': 'LearningResource',
    isPartOf: { '@type': 'Course', name: 'Picket' },
    url: 'https://club.example/learn/picket/in-the-dark/',
  });
  expect(structured('rulings/pk-001')).toMatchObject({
    '@type': 'QAPage',
    mainEntity: { '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } },
    url: 'https://club.example/rulings/pk-001/',
  });
});

test('a site whose address is known has feeds of its rulings and a sitemap with dates', () => {
  expect(text('rulings/feed.xml')).toContain('https://club.example/rulings/pk-001/');
  const { items } = JSON.parse(text('rulings/feed.json')) as { readonly items: readonly { readonly url: string }[] };
  expect(items.map(({ url }) => url)).toContain('https://club.example/rulings/pk-001/');
  expect(text('sitemap-0.xml')).toContain('<loc>https://club.example/rulings/pk-001/</loc>');
});
