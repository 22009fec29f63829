import { expect, type Page } from '@playwright/test';
import { boardOn, embedPath, type Board } from './board/board.ts';
import { test } from './board/plain.ts';

/** A page with a board of each game. */
const COMPARED = 'compare/the-charge/';

/** The games of that page, by what the ids of their boards and clauses begin with. */
const GAMES: Readonly<Record<string, string>> = {
  cf: 'campaign-1805',
  dg: 'death-or-glory',
  pb: 'paper-bayonet',
  rr: 'regiments-and-roundshot',
  tt: 'two-by-two',
};

/** The game of a board, by its id. */
const gameAt = (id: string): { readonly game: string; readonly clauses: RegExp } => {
  const [begins = ''] = id.split('.');
  return { game: GAMES[begins] ?? `no game for ${id}`, clauses: new RegExp(`#${begins}\\.`) };
};

/** The games whose chunks a page has requested. */
function gamesAskedFor(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const chunk = /\/_astro\/([a-z0-9-]+)\.[^/]*\.js/.exec(request.url())?.[1];
    if (chunk !== undefined && Object.values(GAMES).includes(chunk)) found.add(chunk);
  });
  return found;
}

/** The first clause that the sum of the reader's own roll links to. */
const rulesOf = ({ figure }: Board) => figure.locator('.rolled .sum .clause').first();

/** Steps to the first roll of a board, and rolls. The boards of a comparison have one bar. */
async function roll(board: Board, next = board.button('Next')): Promise<void> {
  while (await board.figure.locator('[data-do=roll]').isHidden()) await next.click();
  await board.button('Roll it yourself').click();
  await expect(board.figure.locator('.rolled .dice li')).not.toHaveCount(0);
}

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

test('each game on a page is stepped and rolled by its own rules', async ({ page }) => {
  const asked = gamesAskedFor(page);
  await page.goto(COMPARED);
  const ids = await page.locator('[data-board]').evaluateAll((all) => all.map(({ id }) => id));
  const next = page.locator('[data-bar] [data-go=next]');
  const rolled: string[] = [];
  for (const id of ids) {
    const { game, clauses } = gameAt(id);
    // The games roll at different steps, and the bar steps all boards: each begins anew.
    await page.goto(COMPARED);
    await roll(boardOn(page, id), next);
    await expect(rulesOf(boardOn(page, id))).toHaveAttribute('href', clauses);
    rolled.push(game);
    expect([...asked]).toEqual(rolled);
  }
  expect(rolled.length).toBe(Object.keys(GAMES).length);
  const [first = ''] = ids;
  await page.goto(COMPARED);
  await roll(boardOn(page, first), next);
  await boardOn(page, first).button('Roll again').click();
  await expect(rulesOf(boardOn(page, first))).toHaveAttribute('href', gameAt(first).clauses);
  expect([...asked]).toEqual(rolled);
});

test('a page of one game asks for no other, and a live result brings no drawing twice', async ({ page }) => {
  const asked = gamesAskedFor(page);
  await page.goto(embedPath('tt.the-same-three'));
  const board = boardOn(page);
  await roll(board);
  for (const again of [2, 3, 4]) {
    await board.button('Roll again').click();
    await expect(board.figure.locator('.tally')).toContainText(`Your ${again} rolls:`);
  }
  expect([...asked]).toEqual(['two-by-two']);
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });
  expect(twice).toEqual([]);
});
