import { expect } from '@playwright/test';
import { violations } from './board/access.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const CHAPTER = './learn/paper-bayonet/the-charge/';

test('a mark opens the pop-up of its clause: by hovering, by a click and by keyboard; Escape closes it', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const mark = page.locator('button.cite').nth(1);
  const popup = page.locator(`[id="${await mark.getAttribute('popovertarget')}"]`);
  await expect(popup).toBeHidden();
  await mark.hover();
  await expect(popup, 'after a moment').toBeVisible();
  await page.mouse.move(5, 5);
  await expect(popup).toBeHidden();
  // A pointer on the mark, or focus, opens the pop-up after a moment. A click or Enter would then
  // close it.
  await mark.evaluate((button) => button.style.setProperty('interest-delay', '60s'));
  await mark.click();
  await expect(popup).toBeVisible();
  expect(await violations(page, { within: '.popup:popover-open' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await popup.getByRole('link', { name: 'The clause and its boards' }).click();
  await expect(page).toHaveURL(/rules\/paper-bayonet\/#pb\./);
});

own('a rule under a result opens its card, and leaves the reader on the board', async ({ page }) => {
  await page.goto('./learn/two-by-two/what-a-hit-does/#tt.easy-and-hard-to-hit');
  const board = page.locator('[data-board="tt.easy-and-hard-to-hit"]');
  const link = board.locator('[data-panel] .by a.clause').first();
  while (!(await link.isVisible())) await board.getByRole('button', { name: 'Next' }).click();
  const address = page.url();
  const title = (await link.textContent())!.trim();
  await link.click();
  const card = page.locator('.popup:popover-open');
  await expect(card.locator('b')).toHaveText(title);
  await expect(card.locator('p')).not.toBeEmpty();
  expect(page.url()).toBe(address);
  expect(await violations(page, { within: '.popup:popover-open' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'The clause and its boards' }).click();
  await expect(page).toHaveURL(/rules\/two-by-two\/#tt\./);
});

own.describe('on a phone', () => {
  own.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  own('the pop-up lies at the foot of the window, and a tap beside it closes it', async ({ page }) => {
    await page.goto(CHAPTER);
    const mark = page.locator('button.cite').first();
    await mark.tap();
    const popup = page.locator(`[id="${await mark.getAttribute('popovertarget')}"]`);
    await expect(popup).toBeVisible();
    const box = (await popup.boundingBox())!;
    expect(Math.round(box.x)).toBe(12);
    expect(Math.round(box.y + box.height)).toBe(844 - 12);
    // On a busy machine, a single tap may come before the popover listens to it.
    await expect(async () => {
      await page.touchscreen.tap(200, 60);
      await expect(popup).toBeHidden({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  });
});

own.describe('without script', () => {
  own.use({ javaScriptEnabled: false });

  own('the pop-ups open too', async ({ page }) => {
    await page.goto(`${CHAPTER}steps/`);
    const mark = page.locator('button.cite').first();
    await mark.click();
    await expect(page.locator(`[id="${await mark.getAttribute('popovertarget')}"]`)).toBeVisible();
  });
});
