import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { shownGames, wholeGames } from '../../src/library/plays.ts';

/*
 * A game of which the site lacks a phase can be learnt as far as it is shown. It has no table on
 * the front page, no column in the comparison, no page of odds and no battle, and no link leads to
 * one.
 */

const ROOT = 'dist';
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter((name) => name.endsWith('index.html'));
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** The pages on which a game stands among those that are whole. */
const AMONG_WHOLE = /^(index\.html|compare\/.*|play\/index\.html|odds\/index\.html)$/;

/** What leads to something that a game has only when it is whole. */
const leads = (game: string): readonly string[] => [`/play/${game}/`, `/odds/${game}/`];

test('whole games stand on the front page and in the comparison', () => {
  expect(wholeGames().length).toBeGreaterThan(1);
  for (const game of wholeGames()) {
    expect(read('index.html')).toContain(`/learn/${game}/`);
    expect(read('compare/the-turn/index.html')).toContain(`data-of="${game}"`);
  }
});

test('of games that are shown in part nothing stands among the whole ones, and nothing leads to it', () => {
  const partly = shownGames().filter((game) => !wholeGames().includes(game));
  const wrong = partly.flatMap((game) =>
    pages.flatMap((name) => {
      const html = read(name);
      const isAmong =
        AMONG_WHOLE.test(name) && (html.includes(`/learn/${game}/`) || html.includes(`data-of="${game}"`));
      const links = leads(game).filter((path) => html.includes(path));
      return isAmong || links.length > 0 ? [`${name}: ${isAmong ? game : links.join(', ')}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
