/** The id in the address, even if a mail program has encoded its colon as `%3A`. */
export function linkTarget(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** What readers do to leave the place they were taken to; a screen reader presses with a click alone. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

/**
 * Scrolls a board to the top of the window, and again whenever the page changes its height, as it does while boards above are filled and come
 * near; until the reader moves on.
 */
export function scrollToBoard(board: HTMLElement): void {
  const growth = new ResizeObserver(() => board.scrollIntoView());
  growth.observe(document.body);
  for (const type of MOVES) addEventListener(type, () => growth.disconnect(), { once: true, passive: true });
}
