const sheetOf = (board: HTMLElement): HTMLElement => board.querySelector<HTMLElement>('.sheet')!;

const isStuck = (board: HTMLElement): boolean => getComputedStyle(sheetOf(board)).position === 'sticky';

/**
 * Where the map of a board sticks to the top of the window, a new step begins right beneath it,
 * however far the last one was scrolled.
 */
export function readFromStart(board: HTMLElement): void {
  // The page first keeps its place while the step changes. By then its styles are known too: to ask
  // for them earlier would reckon them twice.
  requestAnimationFrame(() => {
    if (!isStuck(board)) return;
    const { top } = board.getBoundingClientRect();
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  });
}

/**
 * Where the map sticks and what the panel says lies below the window, the board moves up to the top
 * of the window.
 */
export function bringPanelUp(board: HTMLElement): void {
  requestAnimationFrame(() => {
    if (!isStuck(board)) return;
    const { top } = board.getBoundingClientRect();
    const panel = board.querySelector('[data-panel]')!.getBoundingClientRect().top;
    // The heading and what is asked take about a quarter of a phone's window.
    if (top < 0 || panel > innerHeight * 0.75) scrollBy({ top, behavior: 'instant' });
  });
}

/**
 * Tells the style sheet how high the map is. On a phone map and buttons then stick to the top of
 * the window, one beneath the other. Returns a function that ends this.
 */
export function measureMap(board: HTMLElement): () => void {
  const sheet = sheetOf(board);
  const measure = () => board.style.setProperty('--map-height', `${sheet.getBoundingClientRect().height}px`);
  const sizes = new ResizeObserver(measure);
  sizes.observe(sheet);
  return () => sizes.disconnect();
}
