/**
 * Changes a board without moving the page: where it becomes shorter at the end of the page, the browser would scroll up and take the button
 * from under the reader's finger. The board then keeps as much of its height as the window needs.
 */
export function still(board: HTMLElement, change: () => void): void {
  const from = scrollY;
  change();
  board.style.minHeight = '';
  const missing = from + innerHeight - document.documentElement.scrollHeight;
  if (missing <= 0) return;
  board.style.minHeight = `${board.offsetHeight + missing}px`;
  scrollTo({ top: from, behavior: 'instant' });
}
