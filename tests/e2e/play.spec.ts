import { expect, test } from '@playwright/test';

const LIST = /\/play\/$/;

test('from a page of a game the header leads to its battle, and from any other page to the list of battles', async ({
  page,
}) => {
  const play = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Play' });
  await page.goto('learn/two-by-two/');
  await play.click();
  await expect(page).toHaveURL(/\/play\/two-by-two\/the-village\/$/);
  await expect(play).toHaveAttribute('aria-current', 'true');
  await page.goto('404.html');
  await play.click();
  await expect(page).toHaveURL(LIST);
  await page.getByRole('link', { name: 'Play “The village”' }).click();
  await expect(page).toHaveURL(/\/play\/two-by-two\/the-village\/$/);
});

test('the home page leads to a whole battle, in the first window of a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const play = page.getByRole('link', { name: 'Play a whole battle' });
  await expect(play).toBeInViewport();
  await play.click();
  await expect(page).toHaveURL(LIST);
});

for (const width of [320, 390, 1340])
  test(`nothing overflows at ${width} px where battles are listed and played`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['play/', 'play/two-by-two/the-village/', 'play/paper-bayonet/learning-battle/']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
