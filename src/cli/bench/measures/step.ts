import type { Page } from '@playwright/test';
import { DESK, open } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { quantile } from '../statistics.ts';
import { CHAPTER, NEXT } from '../config.ts';

/**
 * How long frames are recorded after a click, in milliseconds: the duration of a step's animation.
 */
const WATCHED = 340;
/** If fewer images than this were drawn on the canvas, nothing was animated. */
const MOTION = 4;
/** Enough boards to include units that march, waver and flee. */
const BOARDS = 7;
const CANVAS_CLICKS = 12;

/**
 * The gaps between the frames of animated steps, with WebGL drawn by the processor; compared with a
 * canvas drawn by hand.
 */
export async function step(bench: Bench): Promise<readonly Measurement[]> {
  bench.say('Frames of animated steps');
  const [site, canvas] = [await bench.site(), await bench.rival('canvas')];
  const browser = await bench.browser();
  try {
    const { page, rest } = await open(browser, DESK);
    await page.goto(site.url + CHAPTER);
    const ours: (readonly number[])[] = [];
    for (let board = 0; board < BOARDS; board += 1) {
      const figure = page.locator('[data-board]').nth(board);
      await figure.scrollIntoViewIfNeeded();
      await figure.hover();
      await page.locator('[data-board]').nth(board).and(page.locator('[data-painter=pixi]')).waitFor();
      await rest();
      ours.push(...(await steps(page, `[data-board="${await figure.getAttribute('data-board')}"] ${NEXT}`)));
    }
    if (ours.length === 0) throw new Error('No step of these boards moves anything on its canvas');

    const other = await open(browser, DESK);
    await other.page.goto(canvas.url);
    await other.rest();
    const theirs: (readonly number[])[] = [];
    for (let i = 0; i < CANVAS_CLICKS; i += 1) theirs.push((await frames(other.page, 'canvas')).gaps);

    const name = 'bare canvas';
    const note = `${ours.length} animated steps, WebGL drawn by the processor`;
    return [
      {
        id: 'step.gap.worst',
        value: Math.max(...ours.flat()),
        rival: { name, value: Math.max(...theirs.flat()) },
        note,
      },
      { id: 'step.gap.p95', value: quantile(ours.flat(), 0.95), rival: { name, value: quantile(theirs.flat(), 0.95) } },
    ];
  } finally {
    await browser.close();
  }
}

/** Steps through a board and returns the gaps of every animated step. */
async function steps(page: Page, next: string): Promise<readonly (readonly number[])[]> {
  const found: (readonly number[])[] = [];
  while (await page.locator(next).isVisible()) {
    const { gaps, drawn } = await frames(page, next);
    if (drawn >= MOTION) found.push(gaps);
    await page.waitForTimeout(WATCHED);
  }
  return found;
}

interface Frames {
  /** Milliseconds between frames. */
  readonly gaps: readonly number[];
  /** The number of images drawn on a canvas meanwhile. */
  readonly drawn: number;
}

/** Clicks an element and records the frames that follow. */
async function frames(page: Page, selector: string): Promise<Frames> {
  await page.evaluate(watchFrames, WATCHED);
  await page.locator(selector).click();
  return page.evaluate(() => window.__frames);
}

declare global {
  interface Window {
    __frames: Promise<Frames>;
  }
}

/** Runs in the page: records the frames after the next click. */
function watchFrames(watched: number): void {
  window.__frames = new Promise((done) => {
    const from = () => {
      const before = window.__seen.drawn;
      const times: number[] = [];
      const frame = (time: number) => {
        times.push(time);
        if (time - times[0]! < watched) requestAnimationFrame(frame);
        else done({ gaps: times.slice(1).map((each, i) => each - times[i]!), drawn: window.__seen.drawn - before });
      };
      requestAnimationFrame(frame);
    };
    addEventListener('click', from, { once: true });
  });
}
