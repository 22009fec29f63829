/** What the address names, also where a mail program has written its colon as `%3A`. */
export function linkTarget(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** What readers do to go elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Brings a board to the top of the window, and once more when all above it has its full height, unless the reader has gone on. */
export function scrollToBoard(board: HTMLElement, growing: readonly Promise<unknown>[]): void {
  board.scrollIntoView();
  let isGone = false;
  for (const type of MOVES) addEventListener(type, () => (isGone = true), { once: true, passive: true });
  void Promise.allSettled([document.fonts.ready, ...growing]).then(() => {
    if (!isGone) board.scrollIntoView();
  });
}
