/** Where the map of a board sticks to the top of the window, a new step begins right beneath it, however far the last one was scrolled. */
export function readFromStart(board: HTMLElement): void {
  if (getComputedStyle(board.querySelector('.sheet')!).position !== 'sticky') return;
  // The page first keeps its place while the step changes.
  requestAnimationFrame(() => {
    const { top } = board.getBoundingClientRect();
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  });
}
