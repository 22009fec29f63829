import { expect } from '@playwright/test';
import { test } from './board/plain.ts';

/** What requested each font of the page: `link` for a preload, `css` for the first layout. */
const askedBy = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map((each) => (each as PerformanceResourceTiming).initiatorType);

for (const [line, connection, by] of [
  ['a fast connection', { effectiveType: '4g', saveData: false }, 'link'],
  ['a connection that the browser does not report', undefined, 'link'],
  ['a slow connection, on which they would only delay the page', { effectiveType: '3g', saveData: false }, 'css'],
  ['a metered connection', { effectiveType: '4g', saveData: true }, 'css'],
] as const) {
  for (const path of ['', 'learn/paper-bayonet/guns-and-line-of-sight/']) {
    test(`on ${line} the fonts of /${path} are requested ${by === 'link' ? 'at once' : 'by the first layout'}`, async ({
      page,
    }) => {
      await page.addInitScript(
        (told) => Object.defineProperty(navigator, 'connection', { value: told, configurable: true }),
        connection,
      );
      await page.goto(path);
      await expect.poll(() => page.evaluate(askedBy).then((all) => all.length)).toBeGreaterThan(2);
      const asked = await page.evaluate(askedBy);
      // Italics are not used above the fold and never preloaded.
      expect(asked.filter((each) => each === 'link')).toHaveLength(by === 'link' ? 3 : 0);
    });
  }
}
