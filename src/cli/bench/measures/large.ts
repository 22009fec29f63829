import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isFont, kB, open, PHONE, type RequestedFile } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';

/** The pages that may be larger than a chapter. */
const KINDS = {
  home: /^index\.html$/,
  comparison: /^compare\/[^/]+\/index\.html$/,
  battle: /^play\/[^/]+\/[^/]+\/index\.html$/,
} as const;

/**
 * What the home page, the largest comparison and the largest battle load before the reader does
 * anything.
 */
export async function large(bench: Bench): Promise<readonly Measurement[]> {
  bench.say('Weight of home, comparison and battle');
  const site = await bench.site();
  const browser = await bench.browser();
  try {
    const loads: { readonly path: string; readonly bytes: number; readonly requests: number }[] = [];
    for (const { kind, path } of largestOf(site.root)) {
      const { page, requested, rest } = await open(browser, PHONE);
      await page.goto(site.url + path);
      await rest();
      const parsed = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return (navigation as PerformanceNavigationTiming).domContentLoadedEventStart;
      });
      // A reader who opens a battle wants to play: once it is parsed, the page itself requests the
      // modules for playing. They are not counted.
      const isBefore = ({ at }: RequestedFile) => kind !== 'battle' || at < parsed;
      const files = requested().filter(isBefore);
      loads.push({ path, bytes: kB(files.filter((file) => !isFont(file))), requests: files.length });
    }
    const heaviest = loads.toSorted((a, b) => b.bytes - a.bytes)[0]!;
    return [
      { id: 'large.bytes', value: heaviest.bytes, note: `/${heaviest.path}` },
      { id: 'large.requests', value: Math.max(...loads.map(({ requests }) => requests)) },
    ];
  } finally {
    await browser.close();
  }
}

/** The paths of the pages with the most HTML, one of each kind. */
function largestOf(root: string): readonly { readonly kind: string; readonly path: string }[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  const sizeOf = (name: string) => statSync(join(root, name)).size;
  return Object.entries(KINDS).map(([kind, address]) => {
    const [largest] = names.filter((name) => address.test(name)).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (largest === undefined) throw new Error(`There is no ${kind}`);
    return { kind, path: largest.replace(/index\.html$/, '') };
  });
}
