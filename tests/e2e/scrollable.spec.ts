import { expect } from '@playwright/test';
import { test } from './board/plain.ts';

test.use({ viewport: { width: 390, height: 800 } });

test('a table that is wider than a phone fades at its side until all of it has been seen', async ({ page }) => {
  await page.goto('reference/two-by-two/');
  const wide = page.getByRole('region', { name: 'The odds of a melee' });
  await wide.scrollIntoViewIfNeeded();
  await expect(wide).toHaveCSS('mask-image', /^linear-gradient/);
  await wide.evaluate((region) => region.scrollTo({ left: region.scrollWidth, behavior: 'instant' }));
  await expect(wide).toHaveCSS('mask-image', 'none');
  await expect(page.getByRole('region', { name: 'Units' })).toHaveCSS('mask-image', 'none');
});

test('a table that a phone has just room enough for fits', async ({ page }) => {
  await page.goto('reference/regiments-and-roundshot/');
  const figures = page.getByRole('region', { name: 'Figures' });
  await figures.scrollIntoViewIfNeeded();
  expect(await figures.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test('the fading hides no outline of the focus, and is not printed', async ({ page }) => {
  await page.goto('reference/two-by-two/');
  const wide = page.getByRole('region', { name: 'The odds of a melee' });
  await wide.scrollIntoViewIfNeeded();
  await expect(wide).toHaveCSS('mask-image', /^linear-gradient/);
  await page.emulateMedia({ media: 'print' });
  await expect(wide).toHaveCSS('mask-image', 'none');
  await page.emulateMedia({ media: 'screen' });
  await expect(wide).toHaveCSS('mask-image', /^linear-gradient/);
  // The outline is that of a reader who uses the keyboard.
  await page.keyboard.press('Tab');
  await wide.focus();
  await expect(wide).toBeFocused();
  await expect(wide).toHaveCSS('mask-image', 'none');
  await expect(wide).toHaveCSS('outline-style', 'solid');
});
