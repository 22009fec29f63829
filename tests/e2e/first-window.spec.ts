import { expect } from '@playwright/test';
import { test } from './board/kept.ts';
import { withFonts } from './board/plain.ts';

/** The viewport of a medium-sized phone, without the browser's own bars. */
const PHONE = { width: 412, height: 823 };

test('on a phone the button for the next step of a chapter is visible without scrolling', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withFonts(page, 'learn/paper-bayonet/guns-and-line-of-sight/');
  await page.goto('learn/paper-bayonet/guns-and-line-of-sight/');
  const next = page.locator('[data-board] [data-turn=next]').first();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('the list of chapters shows the current chapter and replaces the kicker', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('learn/paper-bayonet/guns-and-line-of-sight/');
  const summary = page.locator('.side summary');
  await expect(summary).toHaveText(/^\s*Paper Bayonet · chapter 5 · \d+\sminutes\s*$/);
  await expect(page.locator('.kicker')).toBeHidden();
  await summary.click();
  await expect(page.locator('.side').getByRole('link', { name: 'Line of sight' })).toBeVisible();
});

test('the home page says for whom it is and what to do first, with the button for it in the first window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1340, height: 900 });
  await withFonts(page, '');
  await page.goto('');
  await expect(page.getByText('For anyone who wants to play at a table')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Begin: chapter 1, / }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-board] [data-turn=next]').first()).toBeInViewport({ ratio: 1 });
});

test('the board of the home page leads on after its last step, and not before', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('');
  const board = page.locator('[data-board]').first();
  const onward = board.getByRole('link', { name: /^Go on: chapter 1$/ });
  await expect(onward).toBeHidden();
  await board.locator('[data-panel]').press('End');
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.click();
  await expect(page).toHaveURL(/\/learn\//);
});
