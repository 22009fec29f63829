import type { Page } from '@playwright/test';

/** How to step through the boards of a page. */
export interface Way {
  readonly by: 'mouse' | 'keyboard';
  /** The width of the window, which the page must not exceed. */
  readonly width: number;
}

/** A board with the ids of its frames. */
type Built = readonly [id: string, frames: readonly string[]];
type Boards = readonly Built[];

/** Runs in the page: steps through each board and returns what is wrong. */
async function walkHere([boards, { by, width }]: readonly [Boards, Way]): Promise<readonly string[]> {
  async function until(isSo: () => boolean): Promise<boolean> {
    const end = performance.now() + 20_000;
    while (!isSo() && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
    return isSo();
  }
  /** Scrolls to an element and returns what is hit in its centre. */
  function hit(element: HTMLElement): Element | null {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  }
  /** Presses the button if nothing covers it, or the key on the focused element. */
  async function goOn(next: HTMLElement): Promise<string | null> {
    if (by === 'keyboard') {
      const key = { key: 'ArrowRight', code: 'ArrowRight', bubbles: true, cancelable: true };
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', key));
      return null;
    }
    // Boards near the window are laid out, which moves everything below them.
    if (!(await until(() => next.contains(hit(next)))))
      return `${hit(next)?.outerHTML.slice(0, 80) ?? 'nothing'} lies on Next`;
    next.click();
    return null;
  }
  /** What is wrong with a board at a step. */
  async function wrongAt(board: HTMLElement, at: number, frame: string): Promise<string | null> {
    const panel = board.querySelector<HTMLElement>('[data-panel]')!;
    const shown = () => `${board.dataset['at'] ?? ''} ${panel.dataset['frame'] ?? ''}`;
    if (!(await until(() => shown() === `${at} ${frame}`))) return `shows ${shown()}`;
    if ((panel.querySelector('h3')?.textContent ?? '').trim() === '') return 'has no title';
    if (!board.querySelector('.sheet svg.map')!.checkVisibility()) return 'has no map';
    if (document.documentElement.scrollWidth > width) return `reaches to ${document.documentElement.scrollWidth} px`;
    return null;
  }
  async function toItsEnd(board: HTMLElement, frames: readonly string[]): Promise<string | null> {
    const next = board.querySelector<HTMLElement>('[data-turn=next]')!;
    if (by === 'keyboard') next.focus();
    for (const [at, frame] of frames.entries()) {
      const wrong = (at > 0 ? await goOn(next) : null) ?? (await wrongAt(board, at, frame));
      if (wrong !== null) return `${frame}: ${wrong}`;
    }
    return next.getAttribute('aria-disabled') === 'true' ? null : 'goes on behind its last step';
  }
  const faults: string[] = [];
  for (const [id, frames] of boards) {
    const fault = await toItsEnd(document.getElementById(id)!, frames);
    if (fault !== null) faults.push(`${id}: ${fault}`);
  }
  return faults;
}

/**
 * Steps through each board of a page. At each step it checks that the step is the expected one,
 * that it has a title and a map, and that nothing overflows the window. Returns what is wrong. It
 * runs in the page, because a round trip for each check would take most of the time.
 */
export const walk = (page: Page, boards: Boards, way: Way): Promise<readonly string[]> =>
  page.evaluate(walkHere, [boards, way] as const);
