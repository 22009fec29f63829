import { expect } from '@playwright/test';
import { openGame, withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';

test.beforeEach(({ page }) => withSameDice(page));

test('the board of a game takes the whole width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1340, height: 900 });
  const board = await openGame(page, 'round-3');
  const box = (await board.figure.boundingBox())!;
  expect(box.x + box.width).toBeGreaterThan(1270);
  const bottom = (await board.button('End the artillery phase').first().boundingBox())!;
  expect(bottom.y + bottom.height, 'map and buttons share the window').toBeLessThan(900);
});

test('on a phone all edges to choose from are in sight, and so is what is asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const board = await openGame(page);
  const edges = page.locator('.orders button', { hasText: /^Take the/ });
  await expect(async () => {
    await board.button('Roll off').first().click();
    await expect(edges).toHaveCount(8, { timeout: 500 });
  }).toPass();
  for (const edge of await edges.all()) await expect(edge).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-due] .asked')).toBeInViewport({ ratio: 1 });
});

test('either side may concede, after asking, and that can be undone', async ({ page }) => {
  const board = await openGame(page, 'round-3');
  await board.button('Concede').click();
  await board.button('Play on').click();
  await expect(board.panel.page().locator('.where')).toContainText('Before “A Square is a target”');
  await board.button('Concede').click();
  await board.button('Concede the game for the Allies').click();
  await expect(board.panel.page().locator('.over')).toHaveText(
    'The game ends: the French win, because the other side concedes.',
  );
  await expect(page.locator('.concede'), 'it is over').toHaveCount(0);
  await page.reload();
  await expect(board.panel.page().locator('.over')).toContainText('because the other side concedes');
  await expect(
    page.locator('.due, [data-panel]').getByText('because the other side concedes'),
    'told once',
  ).toHaveCount(1);
  await board.button('Undo').click();
  await expect(board.button('Concede')).toBeVisible();
});
