import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFont, kB, open, PHONE } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { CHAPTER } from '../config.ts';

/**
 * The weight of a chapter before the reader does anything, and what its other boards load when it
 * is first scrolled.
 */
export async function page(bench: Bench): Promise<readonly Measurement[]> {
  bench.say('Weight of a chapter');
  const [site, chess] = [await bench.site(), await bench.rival('chess')];
  const browser = await bench.browser();
  const { width, height } = PHONE;
  const reader = { width, height, phone: true } as const;
  try {
    const own = await open(browser, reader);
    await own.page.goto(site.url + CHAPTER);
    await own.rest();
    const before = [...own.requested()];
    const elements = await own.page.evaluate(() => document.querySelectorAll('*').length);
    await own.page.locator('[data-board]').first().scrollIntoViewIfNeeded();
    await own.page.mouse.wheel(0, 100);
    await own.rest();
    const read = own.requested().slice(before.length);

    const other = await open(browser, reader);
    await other.page.goto(chess.url);
    await other.rest();
    const html = readFileSync(join(site.root, CHAPTER, 'index.html'));
    const fonts = before.filter(isFont);
    return [
      {
        id: 'page.bytes',
        value: kB(before.filter((file) => !isFont(file))),
        rival: { name: 'chessground page', value: kB(other.requested()) },
      },
      {
        id: 'page.requests',
        value: before.length,
        rival: { name: 'chessground page', value: other.requested().length },
      },
      { id: 'page.fonts', value: kB(fonts), note: `${fonts.length} files` },
      { id: 'page.html', value: html.length / 1000 },
      { id: 'page.elements', value: elements },
      {
        id: 'page.read',
        value: kB(read),
        note: `${read.length} file${read.length === 1 ? '' : 's'}, once for all boards`,
      },
    ];
  } finally {
    await browser.close();
  }
}
