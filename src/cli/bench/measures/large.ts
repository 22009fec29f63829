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

type Kind = keyof typeof KINDS;

/** A page, and what it loads before the reader does anything. */
interface Load {
  readonly path: string;
  readonly bytes: number;
  readonly requests: number;
}

/** The loads of the largest pages of these kinds. */
async function loadsOf(bench: Bench, site: Awaited<ReturnType<Bench['site']>>, kinds: readonly Kind[]) {
  const browser = await bench.browser();
  try {
    const loads: Load[] = [];
    for (const { kind, path } of largestOf(site.root, kinds)) {
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
    return loads;
  } finally {
    await browser.close();
  }
}

/** The heaviest of these loads, and the most requests. */
const worst = (loads: readonly Load[], of: 'large' | 'five'): readonly Measurement[] => {
  const heaviest = loads.toSorted((a, b) => b.bytes - a.bytes)[0]!;
  return [
    { id: `${of}.bytes`, value: heaviest.bytes, note: `/${heaviest.path}` },
    { id: `${of}.requests`, value: Math.max(...loads.map(({ requests }) => requests)) },
  ];
};

/**
 * What the home page, the largest comparison and the largest battle load before the reader does
 * anything.
 */
export async function large(bench: Bench): Promise<readonly Measurement[]> {
  bench.say('Weight of home, comparison and battle');
  return worst(await loadsOf(bench, await bench.site(), ['home', 'comparison', 'battle']), 'large');
}

/**
 * The same of the home page and the largest comparison of a site with five games: five tables, five
 * columns.
 */
export async function five(bench: Bench): Promise<readonly Measurement[]> {
  bench.say('Weight of home and comparison with five games');
  return worst(await loadsOf(bench, await bench.five(), ['home', 'comparison']), 'five');
}

/** The paths of the pages with the most HTML, one of each kind. */
function largestOf(root: string, kinds: readonly Kind[]): readonly { readonly kind: Kind; readonly path: string }[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  const sizeOf = (name: string) => statSync(join(root, name)).size;
  return kinds.map((kind) => {
    const [largest] = names.filter((name) => KINDS[kind].test(name)).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (largest === undefined) throw new Error(`There is no ${kind}`);
    return { kind, path: largest.replace(/index\.html$/, '') };
  });
}
