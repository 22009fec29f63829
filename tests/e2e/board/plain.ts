import { test as base, type Page } from '@playwright/test';

/**
 * For tests that need neither canvas nor motion: boards stay SVG, as they do for readers without WebGL. Software rendering would take most of
 * the time.
 */
export const test = base.extend({
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  page: async ({ page }, use) => {
    // The module throws instead of failing to load, because the page would report a failed request as an error.
    const body = 'throw new Error("no canvas in this test");';
    await page.route(/\/_astro\/board\.[^/]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await use(page);
  },
});

/**
 * Fetches the fonts of a page beforehand. A font that arrives late is not used on that page, so that measurements in pixels would depend on
 * how busy the machine is.
 */
export async function withFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.goto('about:blank');
}
