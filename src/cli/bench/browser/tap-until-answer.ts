import type { WatchedPage } from './page.ts';
import type { PageTimings } from './probe.ts';

/** Milliseconds between the taps of an impatient reader. */
const BETWEEN = 60;
const LONGEST = 60_000;
/** The browser reports a frame this many milliseconds after it was shown, or sooner. */
const TOLD_AFTER = 600;

/** The page, what to tap, and where, as fractions of the width and height of that element. */
export interface Target {
  readonly url: string;
  readonly tap: string;
  readonly at: readonly [across: number, down: number];
}

/**
 * Loads a page and taps its board again and again, from the moment it appears until it answers.
 * Returns the milliseconds from the start of the navigation to the frame that shows the answer.
 */
export async function tapUntilAnswer({ page, session, seen }: WatchedPage, { url, tap, at }: Target): Promise<number> {
  const until = Date.now() + LONGEST;
  page.goto(url).catch(() => undefined);
  while (Date.now() < until) {
    // `evaluate` fails while the page is being replaced.
    const found = await page.evaluate(look, tap).catch(() => null);
    if (found?.answered === true) break;
    if (found !== null && found.box !== null) {
      const [left, top, width, height] = found.box;
      const point = { x: left + width * at[0], y: top + height * at[1] };
      void session
        .send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
        .catch(() => undefined);
      void session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined);
    }
    await new Promise((done) => setTimeout(done, BETWEEN));
  }
  await new Promise((done) => setTimeout(done, TOLD_AFTER));
  return painted(await seen());
}

/**
 * Runs in the page: has it answered, and where is the element to tap? Scrolls to it first, as a
 * reader would.
 */
function look(tap: string): { readonly answered: boolean; readonly box: [number, number, number, number] | null } {
  const answered = typeof (window as Partial<Window>).__seen?.answered === 'number';
  const target = document.querySelector(tap);
  if (target === null) return { answered, box: null };
  const { top, bottom } = target.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top: y, width, height } = target.getBoundingClientRect();
  return { answered, box: width > 20 ? [left, y, width, height] : null };
}

/**
 * The time of the frame that shows the answer. If the input was too short to be reported, the time
 * of the next frame.
 */
function painted({ answered, inputs }: PageTimings): number {
  if (answered === null) throw new Error('The board never answered');
  const ends = inputs
    .filter((input) => input.began <= answered && answered <= input.painted)
    .map((input) => input.painted);
  return ends.length > 0 ? Math.min(...ends) : answered + 16;
}
