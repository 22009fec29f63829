import { test as base } from '@playwright/test';

/**
 * For tests in which the canvas plays no part and nothing need move: boards stay SVG, as they do for readers without WebGL. Painting in
 * software would take most of the time.
 */
export const test = base.extend({
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  page: async ({ page }, use) => {
    await page.route(/\/_astro\/board\.[^/]+\.js$/, (route) => route.abort());
    await use(page);
  },
});
