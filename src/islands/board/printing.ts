import { allFrames, complete, stepsPages } from './frames.ts';
import { sayMissing, loadFor } from './loading.ts';
import { stepsOf, withSymbols, type Steps } from './steps.ts';

/**
 * Fetches the steps of a page synchronously, because the browser does not wait for anything
 * asynchronous before it prints.
 */
function fetchNow(path: string): Steps {
  const request = new XMLHttpRequest();
  request.open('GET', path, false);
  try {
    request.send();
  } catch {
    // Without a network there are no steps. Each board says so.
  }
  return withSymbols(stepsOf(request.responseText));
}

/** Goes to a frame of a board, unless the board already shows it. */
function turn(board: HTMLElement, to: number): void {
  if (Number(board.dataset.at) !== to)
    board.dispatchEvent(new CustomEvent('drill:turn', { detail: to, bubbles: true }));
}

/** Adds every step of every board to the page for printing, and removes them afterwards. */
export function handlePrinting(): void {
  /** The frame that each board showed before printing. */
  const left = new Map<HTMLElement, number>();
  const boards = () => Array.from(document.querySelectorAll<HTMLElement>('[data-board]'));
  addEventListener('beforeprint', () => {
    const pages = new Map<string, Steps>();
    /** The later frames of a board. */
    const laterOf = (board: HTMLElement): string => {
      const path = board.dataset.steps;
      if (path === undefined) return board.querySelector('noscript')?.textContent ?? '';
      const loaded = stepsPages.get(path);
      const steps = pages.get(path) ?? (loaded === undefined || loaded instanceof Promise ? fetchNow(path) : loaded);
      pages.set(path, steps);
      return complete(board, steps).later;
    };
    for (const board of boards()) {
      left.set(board, Number(board.dataset.at));
      turn(board, 0);
      const printed = document.createElement('div');
      printed.className = 'printed';
      try {
        printed.innerHTML = laterOf(board);
      } catch {
        sayMissing(board);
        void loadFor(board, () => allFrames(board));
      }
      board.append(printed);
    }
  });
  addEventListener('afterprint', () => {
    for (const each of document.querySelectorAll('.printed')) each.remove();
    for (const [board, at] of left) turn(board, at);
    left.clear();
  });
}
