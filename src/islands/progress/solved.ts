/**
 * Marks a task or question of a board as solved: lists it in an attribute, and dispatches an event
 * for the code that stores progress.
 */
export function markSolved(board: HTMLElement, step: string): void {
  const steps = new Set((board.dataset['solved'] ?? '').split(' ').filter(Boolean)).add(step);
  board.dataset['solved'] = [...steps].join(' ');
  board.dispatchEvent(new CustomEvent('drill:solved', { bubbles: true }));
}

/**
 * Marks a question as solved when its right answer is opened, even if that happened before this
 * script was loaded.
 */
export function watchAnswers(board: HTMLElement): void {
  const panel = board.querySelector<HTMLElement>('[data-panel]')!;
  const look = () => {
    if (panel.querySelector('.ask .choice[open] .yes')) markSolved(board, panel.dataset['frame']!);
  };
  board.addEventListener('toggle', look, true);
  look();
}
