import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { elements } from '../../src/integrations/csp/page.ts';

/** Where `npm run build:two` leaves the second site. */
const SITE = '.cache/two-games/site';
const text = (name: string): string => readFileSync(join(SITE, name), 'utf8');
const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** The ids of a page as a browser has them; a `<noscript>` is text to it. */
const idsOn = (html: string): readonly string[] =>
  elements(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).flatMap(({ attributes }) => attributes.id ?? []);

test('every page of the further game is built', () => {
  const page = (path: string) => join(path, 'index.html');
  for (const path of [
    ...['learn/picket', 'learn/picket/in-the-dark', 'learn/picket/in-the-dark/steps', 'rules/picket'],
    ...['rulings/pk-001', 'reference/picket', 'embed/pk.at-night'],
  ])
    expect(pages, path).toContain(page(path));
});

test('the front page and the rulings name both games', () => {
  for (const name of ['index.html', 'rulings/index.html'])
    for (const game of ['Picket', 'Paper Bayonet']) expect(text(name), name).toContain(game);
});

describe('boards of two games on one page', () => {
  const html = text('learn/picket/in-the-dark/index.html');

  test('stand there, each on its own sheet', () => {
    expect([...html.matchAll(/data-board="(\w+)\./g)].map(([, prefix]) => prefix)).toEqual([
      'pk',
      'pb',
      'pk',
      'pk',
      'pk',
    ]);
    expect(new Set([...html.matchAll(/data-sheet="([\w-]+)"/g)].map(([, sheet]) => sheet))).toEqual(
      new Set(['baize', 'grid-paper']),
    );
  });

  test('use nothing that is not there', () => {
    const ids = new Set(idsOn(text('learn/picket/in-the-dark/steps/index.html')));
    const used = [...text('learn/picket/in-the-dark/steps/index.html').matchAll(/<use href="#([^"]+)"/g)];
    expect(used.length).toBeGreaterThan(10);
    expect(used.map(([, id]) => id!).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('link each clause to the rules of its own game', () => {
    expect(html).toContain('href="/rules/picket/#pk.');
    expect(text('embed/pb.four-fights/index.html')).toContain('href="/rules/paper-bayonet/#pb.');
  });
});

test.each(pages)('%s has no id twice', (name) => {
  const ids = idsOn(text(name));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
