import { expect } from '@playwright/test';
import { boardOn } from './board/board.ts';
import { withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';

test.beforeEach(({ page }) => withSameDice(page));

for (const width of [390, 360])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

    test('where the game stands is told whole, also after many orders', async ({ page }) => {
      await page.goto('play/two-by-two/the-village/#closing-up.before');
      const board = boardOn(page);
      await expect(board.map).toHaveAttribute('role', 'application');
      await page.locator('.where').evaluate((line) => line.append(' 114 orders given, 114 orders given'));
      const cut = () => page.locator('.where').evaluate((line) => line.scrollHeight - line.clientHeight);
      // A line that is cut hides more than the rounding of its height.
      await expect.poll(cut).toBeLessThan(6);
    });
  });
