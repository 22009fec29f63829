import { expect, type Page } from '@playwright/test';
import { test } from './board/plain.ts';

const CHAPTER = 'learn/paper-bayonet/guns-and-line-of-sight/';

/** For each board of the page, whether its map is laid out with its terrain and units. */
const laidOut = (page: Page): Promise<readonly boolean[]> =>
  page
    .locator('[data-board] [data-layer=live]')
    .evaluateAll((maps) =>
      maps.map((map) => map.checkVisibility({ contentVisibilityAuto: true }) && map.childElementCount > 0),
    );

test('boards far from the window are not laid out', async ({ page }) => {
  await page.goto(CHAPTER);
  const [first, ...others] = await laidOut(page);
  expect(first).toBe(true);
  expect(others.at(-1)).toBe(false);
});

test('boards that the reader has passed stay laid out, however far away', async ({ page }) => {
  await page.goto(CHAPTER);
  const boards = page.locator('[data-board]');
  for (let i = 0; i < (await boards.count()); i += 1) {
    await boards.nth(i).scrollIntoViewIfNeeded();
    await expect(boards.nth(i)).not.toHaveAttribute('data-far');
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await laidOut(page)).not.toContain(false);
});
