/** Notes on a board that its reader has solved one of its tasks or questions, and tells whoever keeps count. */
export function markSolved(board: HTMLElement, step: string): void {
  const solved = new Set((board.dataset['solved'] ?? '').split(' ').filter(Boolean)).add(step);
  board.dataset['solved'] = [...solved].join(' ');
  board.dispatchEvent(new CustomEvent('drill:solved', { bubbles: true }));
}

/** Notes a question as solved when its right answer is opened, also where that was before there was anyone to note it. */
export function watchAnswers(board: HTMLElement): void {
  const panel = board.querySelector<HTMLElement>('[data-panel]')!;
  const look = () => {
    if (panel.querySelector('.ask .choice[open] .yes') !== null) markSolved(board, panel.dataset['frame']!);
  };
  board.addEventListener('toggle', look, true);
  look();
}
