import { expect, type Page } from '@playwright/test';
import { boardOn } from './board/board.ts';
import { withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';
import { onTable } from './board/table.ts';

/* What a reader needs next stands in the window, and nothing is spent that he has not seen. */

const BATTLE = 'play/regiments-and-roundshot/the-mill-at-kreuzdorf/';
const FUSILIERS = '[data-layer=live] > [data-m=fusiliers-3]';

test.beforeEach(({ page }) => withSameDice(page));

/** Opens the battle and ends the phases before the French manoeuvre. */
async function manoeuvre(page: Page) {
  await page.goto(BATTLE);
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  await board.button('Roll for reinforcements').click();
  await board.button('End the Reinforcement phase').click();
  await board.button('End the Strategy phase').click();
  await expect(page.locator('.where')).toContainText('Grand Manoeuvre phase');
  return board;
}

for (const [screen, size] of Object.entries({ 'a desk': [1340, 900], 'a phone': [390, 844] } as const))
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width: size[0], height: size[1] }, hasTouch: size[0] < 500 });

    test('what confirms a march stands before the further orders, in the window', async ({ page }) => {
      const { figure, map, button } = await manoeuvre(page);
      await map.scrollIntoViewIfNeeded();
      const { x, y } = await onTable(boardOn(page), 25.4).middle(FUSILIERS);
      await (size[0] < 500 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await expect(page.locator('.answer .verdict')).toContainText('Selected: the first fusiliers.');
      await expect(page.locator('.answer .verdict')).toBeInViewport({ ratio: 0.9 });
      for (const name of ['Confirm', 'Cancel']) await expect(button(name)).toBeInViewport({ ratio: 1 });
      const further = figure.locator('.further');
      await expect(further).not.toHaveAttribute('open');
      await expect(figure.getByRole('button', { name: /^Form the fusiliers/ })).toHaveCount(0);
      await further.locator('summary').click();
      await expect(figure.getByRole('button', { name: /^Form the fusiliers/ }).first()).toBeVisible();
    });
  });

test('the card that a march takes is marked before it is confirmed, and another can be chosen', async ({ page }) => {
  const board = await manoeuvre(page);
  const strip = page.locator('fieldset.strip');
  await expect(strip).toContainText('French: your cards');
  await expect(strip.locator('[aria-pressed=true]')).toHaveCount(0);
  const { middle } = onTable(board, 25.4);
  const { x, y } = await middle(FUSILIERS);
  await page.mouse.click(x, y);
  await page.keyboard.press('ArrowUp');
  await expect(strip.locator('[aria-pressed=true]')).toHaveText(/^3 Three/);
  await expect(strip).toContainText('The order goes with the Three, unless you choose another.');
  await strip.getByRole('button', { name: /^Five/ }).click();
  await expect(strip.locator('[aria-pressed=true]')).toHaveText(/^5 Five/);
  await expect(strip).not.toContainText('The order goes with');
  await board.button('Confirm').click();
  await expect(page.locator('.result')).toContainText('The French play the Five.');
});

test('a question to the other side comes into the window, with whose cards these are', async ({ page }) => {
  await page.setViewportSize({ width: 1340, height: 700 });
  const board = await manoeuvre(page);
  await page.getByRole('checkbox', { name: /^Always ask whoever holds a card/ }).check();
  const { middle } = onTable(board, 25.4);
  const { x, y } = await middle(FUSILIERS);
  await page.mouse.click(x, y);
  await page.keyboard.press('ArrowUp');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.locator('.asked')).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked')).toHaveText('Austrians: your choice.');
  await expect(page.locator('.asked')).toBeInViewport({ ratio: 1 });
  await expect(board.button('Play no card')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('fieldset.strip')).toContainText('Austrians: your cards');
});

test('Enter on the map selects its first unit, also if it is pressed before the player is there', async ({ page }) => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  // Held back from the start: a browser may move the focus to the step of the address by itself,
  // which loads the player.
  await page.route(/\/_astro\/player\..*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('embed/rr.down-the-high-road/#rr.down-the-high-road:through-the-forest');
  const { figure, map } = boardOn(page, 'rr.down-the-high-road');
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(figure).not.toHaveAttribute('data-alive');
  letGo();
  await expect(figure.locator('.feedback')).toContainText('Selected: the grenadiers.');
});
