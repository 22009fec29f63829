import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { clauseFile, gameFile } from '../../src/library/files.ts';
import { shownGames, wholeGames } from '../../src/library/plays.ts';
import { hasReference } from '../../src/library/reference/index.ts';
import { fileText, pageNames } from './built.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const elements = (file: string): readonly Element[] =>
  DomUtils.getElementsByTagName('*', parseDocument(fileText(file)).children, true);
const hasClass = (element: Element, name: string): boolean =>
  (element.attribs['class'] ?? '').split(/\s+/).includes(name);
const text = (element: Element): string => DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();
const titles = new Map(shownGames().flatMap((game) => clauseFile(game).value.map(({ id, title }) => [id, title])));
/** The clause that a link leads to. */
const cited = ({ attribs: { href = '' } }: Element): string => href.split('#')[1]!;

describe('clauses go by their titles', () => {
  test.each(shownGames())('%s: each clause is headed by its title, and its id stands beneath', (game) => {
    const entries = elements(`rules/${game}/index.html`).filter((each) => hasClass(each, 'clause-entry'));
    const heads = entries.map((entry) => {
      const all = DomUtils.getElementsByTagName('*', entry.children, true);
      const [heading] = all.filter(({ name }) => name === 'h3');
      return [entry.attribs['id'], text(heading!), text(all.find((each) => hasClass(each, 'id'))!)];
    });
    expect(heads.length).toBeGreaterThan(0);
    expect(heads).toEqual(heads.map(([id]) => [id, titles.get(id as never), id]));
  });

  test.each(shownGames().filter(hasReference))('%s: the quick reference has marks in place of ids', (game) => {
    const all = elements(`reference/${game}/index.html`);
    const marks = all.filter((each) => hasClass(each, 'clause-mark'));
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.map((each) => [text(each), each.attribs['aria-label']])).toEqual(
      marks.map((each) => ['§', `Rule: ${titles.get(cited(each) as never)}`]),
    );
    const [sheet] = all.filter((each) => hasClass(each, 'sheet-of-tables'));
    expect(text(sheet!)).not.toMatch(/\b[a-z]{2}\.[a-z]+\.[a-z-]+/);
  });

  test('no page has a link whose words are the id of a clause', () => {
    const bare = pageNames().flatMap((file) =>
      elements(file)
        .filter((each) => each.name === 'a' && titles.has(text(each) as never))
        .map((each) => `${file}: ${text(each)}`),
    );
    expect([...new Set(bare)]).toEqual([]);
  });
});

describe('the rules page', () => {
  test.each(shownGames())('%s: tables of numbers are in words, and no raw data', (game) => {
    const cells = elements(`rules/${game}/index.html`)
      .filter((each) => hasClass(each, 'values'))
      .flatMap(({ children }) =>
        DomUtils.getElementsByTagName('*', children, true)
          .filter(({ name }) => /^t[hd]$/.test(name))
          .map(text),
      );
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => /\b(null|undefined|true|false|else)\b|\[object|<=|>=|_/.test(cell))).toEqual([]);
  });

  test.each(shownGames())('%s: is counted as the comparison of the games counts it', (game) => {
    const { printed } = gameFile(game).value;
    const page = text(elements(`rules/${game}/index.html`).find(({ attribs }) => attribs['id'] === 'main')!);
    const all = elements(`rules/${game}/index.html`).filter((each) => hasClass(each, 'clause-entry'));
    const there = new Set(all.map(({ attribs }) => attribs['id']));
    const played = clauseFile(game).value.filter(({ id, engine }) => engine && there.has(id)).length;
    expect(page).toContain(`${all.length} clauses`);
    expect(page).toContain(`${played === all.length ? 'all of them' : `${played} are`} played on the boards`);
    const compared = text(elements('compare/index.html').find(({ attribs }) => attribs['id'] === 'main')!);
    if (wholeGames().includes(game)) expect(compared).toContain(`${played}`);
    expect(page).toContain(`under the headings of the ${printed}`);
  });
});

test('a page of steps does not promise what its reader sees on the other page, and exists only with steps', () => {
  const pages = pageNames().filter((name) => name.endsWith('/steps/index.html'));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((name) => !fileText(name).includes('data-board='))).toEqual([]);
  expect(pages.filter((name) => fileText(name).includes('with every step written out'))).toEqual([]);
});
