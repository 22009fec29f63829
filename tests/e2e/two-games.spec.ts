import { expect, type Page } from '@playwright/test';
import { boardOn, embedPath, type Board } from './board/board.ts';
import { test } from './board/plain.ts';

/** A page with boards of both games. */
const BOTH = 'compare/the-charge/';

/** The games whose chunks a page has requested. */
function gamesAskedFor(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const game = /\/_astro\/(two-by-two|paper-bayonet)\.[^/]*\.js/.exec(request.url())?.[1];
    if (game !== undefined) found.add(game);
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

test('each of two games on one page is stepped and rolled by its own rules', async ({ page }) => {
  const asked = gamesAskedFor(page);
  await page.goto(BOTH);
  const ids = await page.locator('[data-board]').evaluateAll((all) => all.map(({ id }) => id));
  const [squares, table] = ids.map((id) => boardOn(page, id)) as [Board, Board];
  const next = page.locator('[data-bar] [data-go=next]');
  await roll(squares, next);
  await expect(rulesOf(squares)).toHaveAttribute('href', /#pb\./);
  expect([...asked]).toEqual(['paper-bayonet']);
  await roll(table, next);
  await expect(rulesOf(table)).toHaveAttribute('href', /#tt\./);
  await squares.button('Roll again').click();
  await expect(rulesOf(squares)).toHaveAttribute('href', /#pb\./);
  expect([...asked].sort()).toEqual(['paper-bayonet', 'two-by-two']);
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
