/** The id in the address, even if a mail program has encoded its colon as `%3A`. */
export function linkTarget(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** What readers do to leave the place they were taken to. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls a board to the top of the window, and again when everything above it has its full height, unless the reader has moved on. */
export function scrollToBoard(board: HTMLElement, growing: readonly Promise<unknown>[]): void {
  board.scrollIntoView();
  let isGone = false;
  for (const type of MOVES) addEventListener(type, () => (isGone = true), { once: true, passive: true });
  const again = () => {
    if (!isGone) board.scrollIntoView();
  };
  void Promise.allSettled([document.fonts.ready, ...growing]).then(() => {
    again();
    // Boards above that come near the window only now take their own height in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(again));
  });
}
