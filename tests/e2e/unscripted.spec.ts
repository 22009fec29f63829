import { expect, type Page } from '@playwright/test';
import { test } from './board/plain.ts';
import { boardOn } from './board/board.ts';

/** Lets a page have its document and nothing of its own scripts. */
const withoutScripts = (page: Page) => page.route(/_astro\/.*\.js$/, (route) => route.abort());

for (const [what, path] of [
  ['the search', 'search/'],
  ['a battle', 'play/paper-bayonet/learning-battle/'],
] as const)
  test(`${what} says that its script has not come, and loads again`, async ({ page }) => {
    await withoutScripts(page);
    await page.goto(path);
    const told = page.locator('.fault').filter({ visible: true }).first();
    await expect(told).toContainText(/has not come|could not be loaded/);
    await page.unroute(/_astro\/.*\.js$/);
    await told.getByRole('button').click();
    if (path === 'search/') {
      await page.getByRole('searchbox').fill('square');
      await expect(page.locator('.results li').first()).toBeVisible();
    } else await expect(boardOn(page).map).toHaveAttribute('role', 'application', { timeout: 30_000 });
    await expect(page.locator('[data-unscripted]')).toBeHidden();
  });

test('a script that throws at its start is told, too', async ({ page }) => {
  await page.addInitScript(() => {
    // The search cannot begin without it.
    Reflect.deleteProperty(window, 'URLSearchParams');
  });
  await page.goto('search/');
  await expect(page.locator('[data-unscripted]')).toContainText('The script of the search has not come.');
  await expect(page.locator('[data-unscripted]').getByRole('button', { name: 'Reload' })).toBeVisible();
});
