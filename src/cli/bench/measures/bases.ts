import { DESK, open } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';

const CLICKS = 15;
/** Longer than any animation, so that every click meets a board at rest. */
const BETWEEN = 1000;
const ROUNDS = 2;

/**
 * The time from a click until the first frame with the moved bases is on the canvas, on a board of 600 bases of which 60 move, at a quarter of
 * the processor’s speed; compared with a bare canvas with 600 sprites that does the same. Both by turns, so that other work on the machine meets both.
 */
export async function bases(bench: Bench): Promise<readonly Measurement[]> {
  const [board, canvas] = [await bench.rival('bases'), await bench.rival('sprites')];
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i += 1) {
    bench.say(`600 bases, CPU ×4, ${i + 1} of ${ROUNDS}`);
    ours.push(...(await clicks(bench, board.url, '[data-painter=pixi] canvas')));
    theirs.push(...(await clicks(bench, canvas.url, 'canvas')));
  }
  return [{ id: 'bases.4', value: median(ours), rival: { name: 'canvas with 600 sprites', value: median(theirs) } }];
}

async function clicks(bench: Bench, url: string, ready: string): Promise<readonly number[]> {
  const browser = await bench.browser();
  try {
    const { page, rest } = await open(browser, { ...DESK, cpu: 4 });
    await page.goto(url);
    const { x, y, width, height } = (await page.locator(ready).boundingBox())!;
    await rest();
    const times: number[] = [];
    for (let i = 0; i < CLICKS; i += 1) {
      await page.evaluate(watchDrawing);
      await page.mouse.click(x + width / 2, y + height / 2);
      times.push(await page.evaluate(() => window.__answered));
      await page.waitForTimeout(BETWEEN);
    }
    return times;
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    __answered: Promise<number>;
  }
}

/** Runs in the page: measures from the next click to the frame after something was drawn on a canvas. */
function watchDrawing(): void {
  window.__answered = new Promise((done) => {
    const clicked = ({ timeStamp }: MouseEvent) => {
      const before = window.__seen.drawn;
      const frame = () => {
        if (window.__seen.drawn > before) done(performance.now() - timeStamp);
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    addEventListener('click', clicked, { once: true, capture: true });
  });
}
