import { describe, expect, test } from 'vitest';
import { elements } from '../../src/integrations/csp/page.ts';
import { wholeGames } from '../../src/library/plays.ts';
import { builtGames, fileText, pageNames } from './built.ts';

const links = (page: string): readonly string[] =>
  elements(fileText(page)).flatMap(({ tag, attributes: { href } }) =>
    tag === 'a' && href !== undefined ? [href] : [],
  );
const pages = new Set(pageNames());

/** The games of a part of the site: one that is shown in part has no battle and no odds yet. */
const gamesOf = (room: string) => (room === 'play' || room === 'odds' ? wholeGames() : builtGames());

test.each(['learn', 'rules', 'reference', 'play', 'odds'])('/%s/ lets one choose a game, and leads to each', (room) => {
  const found = links(`${room}/index.html`);
  for (const game of gamesOf(room))
    expect(found.filter((href) => href.startsWith(`/${room}/${game}/`))).not.toEqual([]);
});

test('a page without a game leads to where a game is chosen', () => {
  for (const page of ['index.html', 'search/index.html', 'rulings/index.html', 'compare/index.html', '404.html'])
    expect(links(page)).toEqual(expect.arrayContaining(['/learn/', '/rules/', '/reference/', '/play/', '/about/']));
});

describe('from a page of one game the others are one click away', () => {
  const ofGame = [...pages].filter((page) => /^(?:learn|rules|reference|play|odds)\/[^/]+\/(?!.*steps\/)/.test(page));
  test.each(ofGame)('%s', (page) => {
    const [room, own] = page.split('/');
    for (const game of gamesOf(room!).filter((each) => each !== own))
      expect(links(page)).toContain(`/${room}/${game}/`);
  });
  test('and from a ruling to the rulings of another', () => {
    const rulings = [...pages].filter((page) => /^rulings\/[^/]+\//.test(page));
    expect(rulings.length).toBeGreaterThan(100);
    for (const ruling of rulings)
      for (const game of builtGames()) expect(links(ruling)).toContain(`/rulings/?game=${game}`);
  });
});

test('from a battle, Play in the header leads to the list of all battles', () => {
  const battles = [...pages].filter((page) => /^play\/[^/]+\/[^/]+\/index/.test(page));
  expect(battles.length).toBeGreaterThan(0);
  for (const page of battles) {
    const own = elements(fileText(page)).filter(({ attributes }) => attributes['aria-current'] === 'true');
    expect(own[0]!.attributes['href'], 'the first that is current is that of the header').toBe('/play/');
  }
});

test('each ruling and each board can be reported, and the page of reports is there', () => {
  const told = (page: string) => links(page).filter((href) => href.startsWith('/about/?'));
  const withBoards = [...pages].filter((page) => /^(?:learn\/[^/]+\/[^/]+\/index|rulings\/[^/]+\/index)/.test(page));
  for (const page of withBoards) {
    const boards = elements(fileText(page)).filter(({ attributes }) => attributes['data-board'] !== undefined);
    const isRuling = page.startsWith('rulings/');
    expect(told(page), page).toHaveLength(boards.length + (isRuling ? 1 : 0));
  }
  const ids = elements(fileText('about/index.html')).map(({ attributes }) => attributes['id']);
  expect(ids).toContain('report');
});

test('the page about the site names each game, its edition and its author’s rights', () => {
  const text = fileText('about/index.html');
  for (const game of builtGames()) expect(text).toContain(`/learn/${game}/`);
  expect(text).toMatch(/MIT licence/);
});
