import { expect } from '@playwright/test';
import { test } from './board/plain.ts';

/** What requested each font of the page: `link` for a preload, `css` for the first layout. */
const askedBy = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map((each) => (each as PerformanceResourceTiming).initiatorType);

const CONNECTIONS = [
  ['a fast connection', { effectiveType: '4g', saveData: false }, 'at once'],
  ['a connection that the browser does not report', undefined, 'at once'],
  ['a slow connection, on which they would only delay the page', { effectiveType: '3g', saveData: false }, 'late'],
  ['a metered connection', { effectiveType: '4g', saveData: true }, 'late'],
] as const;

for (const [name, wanted, isPreloaded] of [
  ['at once where the connection allows it', 'at once', true],
  ['by the first layout on a slow or metered connection', 'late', false],
] as const) {
  test(`fonts are requested ${name}`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    for (const [line, connection] of CONNECTIONS.filter(([, , when]) => when === wanted)) {
      const script = await page.addInitScript(
        (told) => Object.defineProperty(navigator, 'connection', { value: told, configurable: true }),
        connection,
      );
      // Chapters have words in italics in the first window, the home page has none.
      for (const [path, fonts] of [
        ['', 3],
        ['learn/paper-bayonet/guns-and-line-of-sight/', 4],
      ] as const) {
        // prettier-ignore
        // The preload of a font that the browser still has in its cache would not be reported.
        await browser.send('Network.clearBrowserCache');
        await page.goto(path);
        await expect.poll(() => page.evaluate(askedBy).then((all) => all.length)).toBeGreaterThan(2);
        const asked = await page.evaluate(askedBy);
        expect(
          asked.filter((each) => each === 'link'),
          `/${path} on ${line}`,
        ).toHaveLength(isPreloaded ? fonts : 0);
      }
      await script.dispose();
    }
  });
}
