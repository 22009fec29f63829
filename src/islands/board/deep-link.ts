/**
 * The fragment of the address, decoded, because mail programs encode its colon as `%3A`. Empty if
 * it cannot be decoded.
 */
export function linkTarget(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Events that mean the reader has moved on. A screen reader activates controls with only a click.
 */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

/**
 * Scrolls a board to the top of the window, and again whenever the height of the page changes (as
 * it does while boards above it are loaded) until the reader moves on.
 */
export function scrollToBoard(board: HTMLElement): void {
  const growth = new ResizeObserver(() => board.scrollIntoView());
  growth.observe(document.body);
  for (const type of MOVES) addEventListener(type, () => growth.disconnect(), { once: true, passive: true });
}
