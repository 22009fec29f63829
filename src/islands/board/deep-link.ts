/**
 * The fragment of the address, decoded, because mail programs encode its colon as `%3A`, and
 * without what the sentence around a link has left at its end: a full stop, a comma, a bracket, a
 * space. All names on this site end with a letter or a digit. Empty if it cannot be decoded.
 */
export function linkTarget(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).replace(/[^\p{L}\p{N}]+$/u, '');
  } catch {
    return '';
  }
}

/**
 * These events show that the reader has moved on. A screen reader activates controls with a click
 * alone.
 */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

/**
 * Scrolls a board to the top of the window, and again whenever the height of the page changes, for
 * example because boards above it are loaded. Stops when the reader moves on.
 */
export function scrollToBoard(board: HTMLElement): void {
  const growth = new ResizeObserver(() => board.scrollIntoView());
  growth.observe(document.body);
  for (const type of MOVES) addEventListener(type, () => growth.disconnect(), { once: true, passive: true });
}
