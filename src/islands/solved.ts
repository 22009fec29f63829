/** Adds a step to those that a board lists in an attribute, and dispatches an event for the code that stores progress. */
function mark(board: HTMLElement, what: 'tried' | 'solved', step: string): void {
  const steps = new Set((board.dataset[what] ?? '').split(' ').filter(Boolean)).add(step);
  board.dataset[what] = [...steps].join(' ');
  board.dispatchEvent(new CustomEvent(`drill:${what}`, { bubbles: true }));
}

/** Marks a task or question of a board as tried, whatever came of it. */
export const markTried = (board: HTMLElement, step: string): void => mark(board, 'tried', step);

/** Marks a task or question of a board as solved. */
export const markSolved = (board: HTMLElement, step: string): void => mark(board, 'solved', step);

/** Marks a question as tried when an answer is opened, and as solved when it is the right one, even if that happened before this script was loaded. */
export function watchAnswers(board: HTMLElement): void {
  const panel = board.querySelector<HTMLElement>('[data-panel]')!;
  const look = () => {
    const [open, step] = [panel.querySelector('.ask .choice[open]'), panel.dataset['frame']!];
    if (open !== null) markTried(board, step);
    if (open?.querySelector('.yes')) markSolved(board, step);
  };
  board.addEventListener('toggle', look, true);
  look();
}
