import { expect } from '@playwright/test';
import { violations } from './board/access.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const CHAPTER = './learn/paper-bayonet/the-charge/';

test('a mark opens the card of its clause: by hovering, by a click and by keyboard; Escape closes it', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const mark = page.locator('button.cite').nth(1);
  const card = page.locator(`[id="${await mark.getAttribute('popovertarget')}"]`);
  await expect(card).toBeHidden();
  await mark.hover();
  await expect(card, 'after a moment').toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();
  // What points at the mark or has the focus opens the card after a moment, and then a click or Enter would close it.
  await mark.evaluate((button) => button.style.setProperty('interest-delay', '60s'));
  await mark.click();
  await expect(card).toBeVisible();
  expect(await violations(page, { within: '.card:popover-open' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'The clause and its boards' }).click();
  await expect(page).toHaveURL(/rules\/paper-bayonet\/#pb\./);
});

own.describe('on a phone', () => {
  own.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  own('the card lies at the foot of the window, and a tap beside it closes it', async ({ page }) => {
    await page.goto(CHAPTER);
    const mark = page.locator('button.cite').first();
    await mark.tap();
    const card = page.locator(`[id="${await mark.getAttribute('popovertarget')}"]`);
    await expect(card).toBeVisible();
    const box = (await card.boundingBox())!;
    expect(Math.round(box.x)).toBe(12);
    expect(Math.round(box.y + box.height)).toBe(844 - 12);
    // On a machine that is busy a single tap may come before the popover listens to it.
    await expect(async () => {
      await page.touchscreen.tap(200, 60);
      await expect(card).toBeHidden({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  });
});

own.describe('without script', () => {
  own.use({ javaScriptEnabled: false });

  own('the cards open too', async ({ page }) => {
    await page.goto(`${CHAPTER}steps/`);
    const mark = page.locator('button.cite').first();
    await mark.click();
    await expect(page.locator(`[id="${await mark.getAttribute('popovertarget')}"]`)).toBeVisible();
  });
});
