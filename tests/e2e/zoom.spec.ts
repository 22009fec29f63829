import { expect, type Page } from '@playwright/test';
import { boardOn } from './board/board.ts';
import { withSameDice } from './board/game.ts';
import { test } from './painters/software.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => withSameDice(page));

/**
 * The boxes of the pane of a map, of the map itself, of its canvas, and of a unit, all measured
 * from the corner of the pane.
 */
const boxes = (page: Page, unit: string) =>
  page.evaluate((id) => {
    const pane = document.querySelector('.pane')!.getBoundingClientRect();
    const box = (selector: string) => {
      const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return { left: left - pane.left, top: top - pane.top, width, height };
    };
    const piece = box(`[data-layer=live] > [data-m="${id}"]`);
    return { pane: box('.pane'), map: box('.pane > .map'), canvas: box('.pane > .over-map'), piece };
  }, unit);

async function opened(page: Page) {
  await page.goto('play/two-by-two/the-village/#closing-up.before');
  const board = boardOn(page);
  await expect(board.figure).toHaveAttribute('data-painter', 'pixi', { timeout: 30_000 });
  await expect(board.map).toHaveAttribute('role', 'application');
  // A font that arrives late moves what is below the text.
  await page.evaluate(() => document.fonts.ready);
  return board;
}

test('on a phone a map can be looked at closely, and nothing around it moves', async ({ page }) => {
  const board = await opened(page);
  const before = await boxes(page, 'eighth');
  expect(before.piece.width).toBeLessThan(16);
  const below = async () => {
    const [controls, pane] = [await page.locator('.controls').boundingBox(), await page.locator('.pane').boundingBox()];
    return controls!.y - pane!.y;
  };
  const stood = await below();
  await board.button('Closer').tap();
  await expect(board.button('Whole map')).toBeVisible();
  await expect
    .poll(async () => (await boxes(page, 'eighth')).piece.width, 'wide enough for a finger')
    .toBeGreaterThan(30);
  const close = await boxes(page, 'eighth');
  expect(close.pane.height).toBeCloseTo(before.pane.height, 0);
  expect(await below()).toBeCloseTo(stood, 0);
  await expect(async () => {
    await page.evaluate(() => document.querySelector('.pane')!.scrollBy(70, 50));
    const { map, canvas } = await boxes(page, 'eighth');
    expect(Math.abs(canvas.left - map.left) + Math.abs(canvas.top - map.top), 'the canvas goes along').toBeLessThan(2);
    expect(canvas.width).toBeCloseTo(map.width, 0);
  }).toPass();
  await board.button('Whole map').tap();
  await expect.poll(() => boxes(page, 'eighth'), 'all is as it was').toEqual(before);
});

test('what is tapped, pulled, or chosen by keyboard is in sight on a map that is looked at closely', async ({
  page,
}) => {
  const board = await opened(page);
  await board.button('Closer').tap();
  await page.evaluate(() => document.querySelector('.pane')!.scrollTo(0, 0));
  const eighth = page.locator('[data-layer=live] > [data-m=eighth]');
  await eighth.scrollIntoViewIfNeeded();
  await eighth.tap({ force: true });
  await expect(board.said).toContainText(/^The eighth .* Selected/);
  const pad = page.locator('[data-layer=mover] [data-grip=push]');
  await expect(pad).toBeVisible();
  await page.evaluate(() => document.querySelector('.pane')!.scrollTo(600, 600));
  await board.map.press('ArrowUp');
  const isSeen = async () => {
    const pane = (await page.locator('.pane').boundingBox())!;
    const ghost = (await page.locator('[data-layer=mover] .ghost').boundingBox())!;
    return ghost.x > pane.x && ghost.x + ghost.width < pane.x + pane.width && ghost.y > pane.y;
  };
  await expect.poll(isSeen, 'the unit that goes ahead').toBe(true);
  await board.button('Confirm').tap();
  await expect(page.locator('.where')).toContainText('1 order given');
});
