import { complete } from './frames.ts';
import { stepsOf, withSymbols, type Steps } from './steps.ts';

/** Fetches the steps of a page synchronously, because the browser does not wait for anything asynchronous before it prints. */
function steps(path: string): Steps {
  const request = new XMLHttpRequest();
  request.open('GET', path, false);
  request.send();
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
    for (const board of boards()) {
      const path = board.dataset.steps;
      if (path !== undefined && !pages.has(path)) pages.set(path, steps(path));
      const later = path === undefined ? null : complete(board, pages.get(path)!).later;
      const printed = document.createElement('div');
      printed.className = 'printed';
      printed.innerHTML = later ?? board.querySelector('noscript')?.textContent ?? '';
      left.set(board, Number(board.dataset.at));
      turn(board, 0);
      board.append(printed);
    }
  });
  addEventListener('afterprint', () => {
    for (const each of document.querySelectorAll('.printed')) each.remove();
    for (const [board, at] of left) turn(board, at);
    left.clear();
  });
}
