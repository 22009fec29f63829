import { DESK, open } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';

const CLICKS = 15;
/** Longer than any animation, so that every click meets a board at rest. */
const BETWEEN = 1000;
/** Browsers report a click only if its frame took longer than this, in milliseconds. */
const SHORTEST = 16;
const ROUNDS = 2;

/**
 * A board of 600 bases, of which 60 move on a click, at a quarter of the processor’s speed. It is
 * compared with a bare canvas with 600 sprites that does the same. They take turns, so that other
 * work on the machine slows both.
 *
 * The gate is on what the browser itself reports, as in `click.ts`: the time from the click to the
 * next frame on the screen. On a board of the site, this frame shows the new text. It does not show
 * when bases start to move. The bare canvas draws them in this very frame, still at their old
 * places; the board's canvas follows a frame later, on purpose, so that the text need not wait for
 * it. The second figure, without a gate, shows this cost: the time from the click until the canvas
 * has drawn the first picture of the motion. A board of as many single models, in ranks, is held to
 * the same gate.
 */
export async function bases(bench: Bench): Promise<readonly Measurement[]> {
  const [board, canvas] = [await bench.rival('bases'), await bench.rival('sprites')];
  const [ours, theirs, models]: [Click[], Click[], Click[]] = [[], [], []];
  for (let i = 0; i < ROUNDS; i += 1) {
    bench.say(`600 bases, CPU ×4, ${i + 1} of ${ROUNDS}`);
    ours.push(...(await clicks(bench, board.url, '[data-painter=pixi] canvas')));
    theirs.push(...(await clicks(bench, canvas.url, 'canvas')));
    models.push(...(await clicks(bench, `${board.url}?models`, '[data-painter=pixi] canvas')));
  }
  const name = 'canvas with 600 sprites';
  const figure = (id: Measurement['id'], of: keyof Click, own: readonly Click[] = ours): Measurement => ({
    id,
    value: median(own.map((each) => each[of])),
    rival: { name, value: median(theirs.map((each) => each[of])) },
  });
  const note = `as the browser tells it, in steps of 8 ms, and never less than ${SHORTEST}`;
  return [
    { ...figure('bases.4', 'painted'), note },
    { ...figure('bases.models', 'painted', models), note: '25 bodies of 24 models, of which three move' },
    figure('bases.drawn', 'drawn'),
  ];
}

/**
 * The milliseconds from a click until its frame was on the screen, and until the canvas had drawn.
 */
interface Click {
  readonly painted: number;
  readonly drawn: number;
}

async function clicks(bench: Bench, url: string, ready: string): Promise<readonly Click[]> {
  const browser = await bench.browser();
  try {
    const { page, seen, rest } = await open(browser, { ...DESK, cpu: 4 });
    await page.goto(url);
    const { x, y, width, height } = (await page.locator(ready).boundingBox())!;
    await rest();
    const times: Click[] = [];
    for (let i = 0; i < CLICKS; i += 1) {
      await page.evaluate(watchDrawing);
      await page.mouse.click(x + width / 2, y + height / 2);
      const { at, drawn } = await page.evaluate(() => window.__answered);
      await page.waitForTimeout(BETWEEN);
      const told = (await seen()).inputs.find(({ type, began }) => type === 'click' && began === at);
      times.push({ painted: told === undefined ? SHORTEST : told.painted - told.began, drawn });
    }
    return times;
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** When the next click happened, and how many milliseconds passed until something was drawn. */
    __answered: Promise<{ readonly at: number; readonly drawn: number }>;
  }
}

/**
 * Runs in the page: measures from the next click to the frame after something was drawn on a
 * canvas.
 */
function watchDrawing(): void {
  window.__answered = new Promise((done) => {
    const clicked = ({ timeStamp: at }: MouseEvent) => {
      const before = window.__seen.drawn;
      const frame = () => {
        if (window.__seen.drawn > before) done({ at, drawn: performance.now() - at });
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    addEventListener('click', clicked, { once: true, capture: true });
  });
}
