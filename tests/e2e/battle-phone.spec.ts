import { expect } from '@playwright/test';
import { openGame, withSameDice } from './board/game.ts';
import { boardOn, spot } from './board/board.ts';
import { test } from './board/plain.ts';

test.beforeEach(({ page }) => withSameDice(page));

for (const [width, height] of [
  [390, 844],
  [390, 700],
  [320, 640],
] as const)
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('what came of an order stands in the window with the map and all buttons', async ({ page }) => {
      await page.goto('play/two-by-two/the-village/#into-the-village.before');
      const board = boardOn(page);
      await expect(board.map).toHaveAttribute('role', 'application');
      await board.button('Roll for reinforcements at point 1').tap();
      await expect(page.locator('.answer .verdict')).toContainText('Roll for reinforcements at point 1.');
      for (const part of ['.due', '.pane', '.answer .verdict', '.orders'])
        await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
    });

    test('so does the reason why an order is refused', async ({ page }) => {
      const board = await openGame(page, 'round-3');
      // The enemy stands beyond what the opening view of a phone shows.
      await board.button('Whole map').tap();
      for (const square of ['e3', 'd8', 'd8']) {
        const { x, y } = await spot(board, square);
        // Waits longer than a double click: a reader does not tap twice that fast.
        await page.waitForTimeout(400);
        await page.touchscreen.tap(x, y);
      }
      await expect(page.locator('.answer .verdict')).toContainText('Not allowed.');
      for (const part of ['.due', '.pane', '.answer .verdict', '.orders'])
        await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
    });

    test('so does the end of a phase', async ({ page }) => {
      const board = await openGame(page, 'round-3');
      await board.button('End the artillery phase').first().tap();
      await expect(page.locator('.answer .verdict')).toBeInViewport({ ratio: 0.99 });
    });

    test('the buttons that zoom lie on nothing that can be tapped', async ({ page }) => {
      await openGame(page, 'round-3');
      const [zooms, pane] = [page.locator('.zooms'), page.locator('.pane')];
      const [above, map] = [(await zooms.boundingBox())!, (await pane.boundingBox())!];
      expect(above.y + above.height).toBeLessThanOrEqual(map.y);
    });
  });
