import { DESK, inlineScripts, isScript, kB, open } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';

/** A word that stands on many pages of every game. */
const QUERY = 'charge';

/**
 * What the search page has loaded when it answers the first query: the titles of all games, and the
 * scripts.
 */
export async function search(bench: Bench): Promise<readonly Measurement[]> {
  bench.say('Search: the first query');
  const site = await bench.site();
  const browser = await bench.browser();
  try {
    const { page, requested, rest } = await open(browser, DESK);
    await page.goto(`${site.url}search/`);
    await page.locator('input[type=search]').fill(QUERY);
    await page.locator('.results a').first().waitFor();
    await rest();
    const scripts = requested().filter(isScript);
    const index = requested().filter(({ type }) => type === 'fetch');
    if (index.length === 0) throw new Error('The first query has loaded no titles');
    return [
      {
        id: 'search.first',
        value: kB([...scripts, ...index]) + (await inlineScripts(page)),
        note: `the titles alone: ${kB(index).toFixed(1)} kB`,
      },
    ];
  } finally {
    await browser.close();
  }
}
