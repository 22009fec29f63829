const sheetOf = (board: HTMLElement): HTMLElement => board.querySelector<HTMLElement>('.sheet')!;

const isStuck = (board: HTMLElement): boolean => getComputedStyle(sheetOf(board)).position === 'sticky';

/**
 * If the map of a board sticks to the top of the window, a new step begins right below it, however
 * far the last one was scrolled.
 */
export function readFromStart(board: HTMLElement): void {
  // While the step changes, the page keeps its scroll position. In the next frame the styles are
  // known; reading them earlier would compute them twice.
  requestAnimationFrame(() => {
    if (!isStuck(board)) return;
    const { top } = board.getBoundingClientRect();
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  });
}

/**
 * If the map sticks and the panel lies below the window, moves the board up to the top of the
 * window.
 */
export function bringPanelUp(board: HTMLElement): void {
  requestAnimationFrame(() => {
    if (!isStuck(board)) return;
    const { top } = board.getBoundingClientRect();
    const panel = board.querySelector('[data-panel]')!.getBoundingClientRect().top;
    // The heading and the question take about a quarter of a phone's window.
    if (top < 0 || panel > innerHeight * 0.75) scrollBy({ top, behavior: 'instant' });
  });
}

/**
 * If the line of what is due is above the window, moves the board down until it is in the window.
 */
export function bringDueDown(board: HTMLElement): void {
  requestAnimationFrame(() => {
    const { top } = board.querySelector('.due')!.getBoundingClientRect();
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  });
}

/**
 * Tells the style sheet the height of the map: on a phone the map and the buttons stick to the top
 * of the window, one below the other. Returns a function that ends this.
 */
export function measureMap(board: HTMLElement): () => void {
  const sheet = sheetOf(board);
  const measure = () => board.style.setProperty('--map-height', `${sheet.getBoundingClientRect().height}px`);
  const sizes = new ResizeObserver(measure);
  sizes.observe(sheet);
  return () => sizes.disconnect();
}
