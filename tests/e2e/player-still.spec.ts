import { expect, type Page } from '@playwright/test';
import { bare, type Board, boardOn, CHAPTER, HOME } from './board/board.ts';
import { chapters } from './board/chapters.ts';
import { test } from './board/plain.ts';

const SIZES = [
  { width: 1340, height: 820 },
  { width: 390, height: 844 },
];

/** Where the page is scrolled to, and where on the screen the button is. */
async function place(page: Page, { button }: Board): Promise<readonly [scrolled: number, x: number, y: number]> {
  const { x, y } = (await button('Next').boundingBox())!;
  return [await page.evaluate(() => scrollY), x, y];
}

/** Presses at one and the same point of the screen until the last step is there, and sees that nothing gives way under the finger. */
async function stepThrough(page: Page, board: Board): Promise<void> {
  const next = board.button('Next');
  const { x, y, width, height } = (await next.boundingBox())!;
  const before = await place(page, board);
  for (let at = 1; (await next.getAttribute('aria-disabled')) !== 'true'; at += 1) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(board.figure).toHaveAttribute('data-at', String(at));
    expect(await place(page, board), `after ${at} clicks`).toEqual(before);
  }
}

for (const size of SIZES) {
  test(`a finger that stays where it is steps every board of the chapter to its end: ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(CHAPTER);
    await page.evaluate(() => document.fonts.ready);
    const ids = await page.locator('[data-board]:has([data-turn=next])').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(chapters.find(({ path }) => path === CHAPTER)!.boards);
    for (const id of ids) {
      const board = boardOn(page, id);
      await board.button('Next').evaluate((next) => {
        next.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await test.step(id, () => stepThrough(page, board));
    }
  });

  test(`nothing moves either with the script open: ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(HOME);
    const board = boardOn(page);
    await board.script.click();
    await expect(board.figure.locator('.drawer [data-lit]').first()).toBeVisible();
    await board.button('Next').evaluate((next) => {
      next.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await stepThrough(page, board);
    await expect(board.figure.locator('.drawer [data-lit]').first()).toContainText('id: the-same-dice-in-the-open');
  });

  test(`nothing moves at the end of a short page: ${size.width} px`, async ({ page }) => {
    await page.setViewportSize({ ...size, height: 600 });
    await page.goto(`${bare('pb.clear-at-last')}#pb.clear-at-last:saved-by-the-trees`);
    const board = boardOn(page);
    await expect(board.title).toHaveText('Saved by the trees');
    // As far down as the button can still be seen.
    await board.button('Next').evaluate((next) => {
      scrollBy({ top: next.getBoundingClientRect().top - 4, behavior: 'instant' });
    });
    await stepThroughBack(page, board);
  });
}

/** The same with Back: from a long step to shorter ones. */
async function stepThroughBack(page: Page, board: Board): Promise<void> {
  const { x, y, width, height } = (await board.button('Back').boundingBox())!;
  const before = await place(page, board);
  for (let at = Number(await board.figure.getAttribute('data-at')) - 1; at >= 0; at -= 1) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(board.figure).toHaveAttribute('data-at', String(at));
    expect(await place(page, board), `at ${at}`).toEqual(before);
  }
}
