import { test as base, type Page } from '@playwright/test';

/**
 * The flag of Chromium that keeps boards as SVG, as for readers without WebGL: drawing WebGL by
 * software would take a third of the time.
 */
const WITHOUT_WEBGL = '--disable-3d-apis';

/**
 * For tests that need no canvas. Each has its own page, as new as for a reader who visits for the
 * first time.
 */
export const test = base.extend<object, { readonly kept: Page }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), WITHOUT_WEBGL] }),
    { scope: 'worker' },
  ],
  // Defined here, and not where it is used, so that both kinds of tests share their browsers.
  kept: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL! });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Fetches the fonts of a page beforehand. A font that arrives late is not used on that page, so
 * measurements in pixels would depend on how busy the machine is.
 */
export async function withFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.goto('about:blank');
}
