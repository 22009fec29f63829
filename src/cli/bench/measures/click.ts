import { DESK, open } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { CHAPTER, PAINTED } from '../config.ts';

const CLICKS = 30;
/** Longer than any animation, so that every click meets a board at rest. */
const BETWEEN = 1000;
/** Browsers report a click only if its frame took longer than this, in milliseconds. */
const SHORTEST = 16;
const BOARD = '[data-board]';

/**
 * The time from a click to the frame that shows the response, as reported by the browser, on a
 * board painted by Pixi; compared with a canvas drawn by hand.
 */
export async function click(bench: Bench): Promise<readonly Measurement[]> {
  const [site, canvas] = [await bench.site(), await bench.rival('canvas')];
  const measurements: Measurement[] = [];
  for (const cpu of [1, 4] as const) {
    bench.say(`Clicks, CPU ×${cpu}`);
    const turns = (i: number) => `${BOARD} [data-turn=${i % 2 === 0 ? 'next' : 'back'}]`;
    const ours = await clicks(bench, { url: site.url + CHAPTER, cpu, first: turns(0), ready: PAINTED, on: turns });
    const theirs = await clicks(bench, { url: canvas.url, cpu, first: null, ready: 'canvas', on: () => 'canvas' });
    const note = `as the browser tells it, in steps of 8 ms, and never less than ${SHORTEST}`;
    measurements.push({
      id: `click.${cpu}`,
      value: median(ours),
      rival: { name: 'bare canvas', value: median(theirs) },
      note,
    });
  }
  return measurements;
}

interface Page {
  readonly url: string;
  readonly cpu: number;
  /** What to click to activate the board. */
  readonly first: string | null;
  /** The selector that matches once the board is active. */
  readonly ready: string;
  readonly on: (i: number) => string;
}

async function clicks(bench: Bench, { url, cpu, first, ready, on }: Page): Promise<readonly number[]> {
  const browser = await bench.browser();
  try {
    const { page, seen, rest } = await open(browser, { ...DESK, cpu });
    await page.goto(url);
    if (first !== null) {
      await page.locator(first).first().click();
      await page.waitForSelector(ready);
      await page.locator(on(1)).first().click();
    }
    await rest();
    const before = (await seen()).inputs.length;
    for (let i = 0; i < CLICKS; i += 1) {
      const { x, y, width, height } = (await page.locator(on(i)).first().boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(BETWEEN);
    }
    const reported = (await seen()).inputs.slice(before).filter(({ type }) => type === 'click');
    const short = Array.from({ length: CLICKS - reported.length }, () => SHORTEST);
    return [...reported.map(({ began, painted }) => painted - began), ...short];
  } finally {
    await browser.close();
  }
}
