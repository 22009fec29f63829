import { complete } from './frames.ts';
import { stepsOf, withSymbols, type Steps } from './steps.ts';

/** The steps of a page, fetched while the browser waits to print: it waits for nothing else. */
function steps(path: string): Steps {
  const request = new XMLHttpRequest();
  request.open('GET', path, false);
  request.send();
  return withSymbols(stepsOf(request.responseText));
}

/** Turns a board whose frames are loaded; one that was never touched is still at its first step. */
function turn(board: HTMLElement, to: number): void {
  if (Number(board.dataset.at) !== to)
    board.dispatchEvent(new CustomEvent('drill:turn', { detail: to, bubbles: true }));
}

/** Adds every step to the page for printing, and removes it afterwards. */
export function printing(): void {
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
