import { expect, type Page } from '@playwright/test';
import { CHAPTER } from './board/board.ts';
import { test } from './board/plain.ts';

const STEPS_PAGE = /\/steps\/$/;

/** Errors that no script handled. */
function uncaught(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  return found;
}

/** The number of boards on the page without units on their map. */
const emptyBoards = (page: Page): Promise<number> =>
  page
    .locator('[data-board] [data-layer=live]')
    .evaluateAll((maps) => maps.filter((map) => map.childElementCount === 0).length);

test.describe('printing without a network', () => {
  const print = (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = (page: Page): Promise<readonly number[]> =>
    page
      .locator('[data-board]')
      .evaluateAll((boards) => boards.map((board) => board.querySelectorAll('.printed [data-frame]').length));

  test('says on each board what is missing', async ({ page, context }) => {
    const errors = uncaught(page);
    await page.goto(CHAPTER);
    const count = await page.locator('[data-far]').count();
    await context.setOffline(true);
    await print(page);
    await page.emulateMedia({ media: 'print' });
    // The first board lacks its later steps.
    await expect(page.getByText('This board could not be loaded.')).toHaveCount(count + 1);
    expect(await page.locator('.fault').evaluateAll((all) => all.every((fault) => fault.checkVisibility()))).toBe(true);
    await expect(page.locator('.fault button:visible')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.printed')).toHaveCount(0);
    await context.setOffline(false);
    await expect.poll(() => emptyBoards(page), { timeout: 30_000 }).toBe(0);
    expect(errors).toEqual([]);
  });

  test('prints every step of a chapter that is loaded', async ({ page, context }) => {
    await page.goto(CHAPTER);
    await page.keyboard.press('Shift');
    await expect.poll(() => emptyBoards(page), { timeout: 30_000 }).toBe(0);
    await context.setOffline(true);
    await print(page);
    expect((await printed(page)).filter((frames) => frames === 0)).toEqual([]);
    await expect(page.locator('.fault')).toHaveCount(0);
  });

  test('does not print what a captive portal answers, and does not keep it', async ({ page }) => {
    const errors = uncaught(page);
    const body = '<!doctype html><title>Welcome</title><main><p>Please log in to the hotel.</p></main>';
    await page.route(STEPS_PAGE, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(CHAPTER);
    await print(page);
    await expect(page.locator('.fault')).not.toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.unroute(STEPS_PAGE);
    await print(page);
    expect((await printed(page)).filter((frames) => frames === 0)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
