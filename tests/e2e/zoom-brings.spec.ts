import { expect } from '@playwright/test';
import { boardOn, spot } from './board/board.ts';
import { openGame, withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';
import { onTable } from './board/table.ts';

test.beforeEach(({ page }) => withSameDice(page));

test.describe('at 390 px by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what an order does is brought into view on a map that was pushed away, and then the map stays', async ({
    page,
  }) => {
    const board = await openGame(page, 'round-3');
    for (let times = 0; times < 4; times += 1) await board.button('Closer').tap();
    await board.map.focus();
    for (let times = 0; times < 12; times += 1) await board.map.press('Shift+ArrowUp');
    const isSeen = async (...squares: readonly string[]) => {
      const pane = (await page.locator('.pane').boundingBox())!;
      const spots = await Promise.all(squares.map((square) => spot(board, square)));
      return spots.every(({ x, y }) => x > pane.x && x < pane.x + pane.width && y > pane.y && y < pane.y + pane.height);
    };
    expect(await isSeen('h3', 'c8')).toBe(false);
    await page.locator('.all-orders > summary').tap();
    await page
      .locator('.all-orders summary')
      .filter({ hasText: /right gun/ })
      .tap();
    await page
      .locator('.all-orders button')
      .filter({ hasText: /Fire the right gun at the first grenadiers/ })
      .tap();
    await expect(page.locator('.answer .verdict')).not.toBeEmpty();
    await expect.poll(() => isSeen('h3', 'c8')).toBe(true);
  });

  test('a formation that is taken up is shown with the whole ground that it can reach', async ({ page }) => {
    await page.goto('play/regiments-and-roundshot/the-mill-at-kreuzdorf/');
    const board = boardOn(page);
    await expect(board.map).toHaveAttribute('role', 'application');
    for (const name of ['Roll for reinforcements', 'End the Reinforcement phase', 'End the Strategy phase'])
      await board.button(name).tap();
    await expect(page.locator('.where')).toContainText('Grand Manoeuvre phase');
    const before = await board.map.getAttribute('viewBox');
    const dragoons = await onTable(board, 25.4).middle('[data-layer=live] > [data-m=dragoons-2]');
    await page.touchscreen.tap(dragoons.x, dragoons.y);
    await expect(page.locator('.answer .verdict')).toContainText('Selected: the first dragoons.');
    const edge = board.map.locator('[data-layer=mover] .reach > .edge');
    await expect(edge).toHaveCount(1);
    await expect.poll(() => board.map.getAttribute('viewBox')).not.toBe(before);
    // While the map moves, its edge is drawn anew and has no box for a moment.
    const isWhole = async (): Promise<boolean> => {
      const [pane, reach] = [await page.locator('.pane').boundingBox(), await edge.boundingBox()];
      if (pane === null || reach === null) return false;
      const isAcross = reach.x >= pane.x && reach.x + reach.width <= pane.x + pane.width;
      return isAcross && reach.y >= pane.y && reach.y + reach.height <= pane.y + pane.height;
    };
    await expect.poll(isWhole).toBe(true);
  });

  test('a unit that a key selects is brought into view with the ground that it can reach', async ({ page }) => {
    const board = await openGame(page, 'round-3');
    for (let times = 0; times < 4; times += 1) await board.button('Closer').tap();
    await board.map.focus();
    for (let times = 0; times < 12; times += 1) await board.map.press('Shift+ArrowUp');
    const before = await board.map.getAttribute('viewBox');
    await board.map.press('Enter');
    const selected = board.map.locator('[data-layer=selection] [data-m=selected]');
    await expect(selected).toHaveCount(1);
    await expect.poll(() => board.map.getAttribute('viewBox')).not.toBe(before);
    await expect
      .poll(() =>
        selected.evaluate((mark) => {
          const [pane, at] = [document.querySelector('.pane')!, mark].map((each) => each.getBoundingClientRect());
          return (
            at!.left >= pane!.left && at!.right <= pane!.right && at!.top >= pane!.top && at!.bottom <= pane!.bottom
          );
        }),
      )
      .toBe(true);
  });
});
