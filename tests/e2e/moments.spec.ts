import { expect } from '@playwright/test';
import { test } from './board/plain.ts';

const PAGE = 'learn/paper-bayonet/a-whole-battle/';

test('a long board is opened at any moment of its game, and its list follows the steps', async ({ page }) => {
  await page.goto(PAGE);
  const board = page.locator('[data-board="pb.learning-battle"]');
  const moments = board.getByLabel('Moment of the game');
  const shown = (): Promise<string | null> =>
    moments.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]!.label);
  const where = board.locator('[data-panel] .where');

  const name = await moments.locator('optgroup[label="Round 2"] option').first().textContent();
  await moments.selectOption({ label: name!.trim() });
  await expect(where).toContainText(name!.trim());
  await board.getByRole('button', { name: 'Last step' }).click();
  await expect(where).toContainText('Round 6');
  expect(await shown()).toContain('Round 6');
  await moments.focus();
  await page.keyboard.press('Home');
  await expect(where).toContainText('Step 1 of');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('where the steps are written out, each chapter of the game has its heading', async ({ page }) => {
    await page.goto(PAGE);
    for (const chapter of ['Round 1', 'Round 6', 'The end'])
      await expect(page.getByRole('heading', { name: chapter, exact: true })).toHaveCount(1);
  });
});
