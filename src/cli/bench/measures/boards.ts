import { DESK, open } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { CHAPTER, FIRST_NEXT, PAINTED } from '../config.ts';

const BOARDS = 8;
const STILL = 1000;

/**
 * The time until eight boards, all activated at once, are drawn on their canvases. It is compared
 * with eight Pixi renderers, each with its own context. All modules are loaded beforehand, so that
 * the figure is the time of drawing and not of loading.
 */
export async function boards(bench: Bench): Promise<readonly Measurement[]> {
  const [site, contexts] = [await bench.site(), await bench.rival('contexts')];
  const modules = await modulesOf(bench, site.url + CHAPTER);
  const ours = { url: site.url + CHAPTER, modules, ready: PAINTED, begin: wakeAll };
  const theirs = { url: contexts.url, modules: [], ready: 'canvas[data-painter=pixi]', begin: tell };
  const [own, other]: [DrawingFigures[], DrawingFigures[]] = [[], []];
  for (let i = 0; i < bench.runs; i += 1) {
    bench.say(`Eight boards, ${i + 1} of ${bench.runs}`);
    own.push(await drawn(bench, ours));
    other.push(await drawn(bench, theirs));
  }
  const name = 'a context each';
  const of = (all: readonly DrawingFigures[], key: keyof DrawingFigures) => median(all.map((each) => each[key]));
  return [
    { id: 'boards.drawn', value: of(own, 'ms'), rival: { name, value: of(other, 'ms') } },
    {
      id: 'boards.contexts',
      value: Math.max(...own.map((each) => each.contexts)),
      rival: { name, value: of(other, 'contexts') },
    },
  ];
}

interface DrawingFigures {
  readonly ms: number;
  readonly contexts: number;
}

/** The modules a board loads until it is drawn on its canvas. */
async function modulesOf(bench: Bench, url: string): Promise<readonly string[]> {
  const browser = await bench.browser();
  try {
    const { page, requested, rest } = await open(browser, DESK);
    await page.goto(url);
    await page.locator(FIRST_NEXT).first().click();
    await page.waitForSelector(PAINTED);
    await rest();
    return requested()
      .filter(({ url: each }) => each.endsWith('.js'))
      .map((each) => each.url);
  } finally {
    await browser.close();
  }
}

/** A page with boards. */
interface Page {
  readonly url: string;
  /** The modules to load before the clock starts. */
  readonly modules: readonly string[];
  /** The selector of a board that has been drawn. */
  readonly ready: string;
  /** Runs in the page: starts drawing this many boards. */
  readonly begin: (count: number) => void;
}

async function drawn(bench: Bench, { url, modules, ready, begin }: Page): Promise<DrawingFigures> {
  const browser = await bench.browser();
  try {
    const { page, seen, rest } = await open(browser, DESK);
    await page.goto(url);
    await page.evaluate((urls) => Promise.all(urls.map((each) => import(each))), modules);
    // Boards further down are only completed once the page is scrolled.
    await page.mouse.wheel(0, 50);
    await rest();
    await page.waitForTimeout(STILL);
    await page.evaluate(watchReady, [ready, BOARDS] as const);
    await page.evaluate(begin, BOARDS);
    return { ms: await page.evaluate(() => window.__ready), contexts: (await seen()).contexts };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    __ready: Promise<number>;
  }
}

/**
 * Runs in the page: measures from the first event of `begin` until this many elements match the
 * selector and their frame is painted.
 */
function watchReady([ready, count]: readonly [string, number]): void {
  let began = 0;
  for (const type of ['pointerover', 'draw'])
    addEventListener(type, () => (began ||= performance.now()), { capture: true });
  window.__ready = new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll(ready).length < count) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Runs in the page: sends the reader's first intent to each of the first boards. */
function wakeAll(count: number): void {
  for (const board of Array.from(document.querySelectorAll('[data-board]')).slice(0, count))
    board.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Runs in the rival's page: starts its drawing. */
function tell(): void {
  dispatchEvent(new Event('draw'));
}
