const sheetOf = (board: HTMLElement): HTMLElement => board.querySelector<HTMLElement>('.sheet')!;

/** Where the map of a board sticks to the top of the window, a new step begins right beneath it, however far the last one was scrolled. */
export function readFromStart(board: HTMLElement): void {
  if (getComputedStyle(sheetOf(board)).position !== 'sticky') return;
  // The page first keeps its place while the step changes.
  requestAnimationFrame(() => {
    const { top } = board.getBoundingClientRect();
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  });
}

/** Tells the style sheet how high the map is: where it sticks, the buttons stick right beneath it. Returns a function that ends this. */
export function measureMap(board: HTMLElement): () => void {
  const sheet = sheetOf(board);
  const sizes = new ResizeObserver(() => board.style.setProperty('--map-height', `${sheet.offsetHeight}px`));
  sizes.observe(sheet);
  return () => sizes.disconnect();
}
