import { test as base, type Page } from '@playwright/test';

/**
 * For tests in which the canvas plays no part and nothing need move: boards stay SVG, as they do for readers without WebGL. Painting in
 * software would take most of the time.
 */
export const test = base.extend({
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  page: async ({ page }, use) => {
    // A request that fails is a fault the page would tell of; a module that gives up is not.
    const body = 'throw new Error("no canvas in this test");';
    await page.route(/\/_astro\/board\.[^/]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await use(page);
  },
});

/**
 * Fetches the fonts of a page beforehand. A font that comes late is not used on that page, and then lines are as long as the system's font
 * makes them: what is measured in pixels would hang on how busy the machine is.
 */
export async function withFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.goto('about:blank');
}
