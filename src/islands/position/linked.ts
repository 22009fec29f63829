/** The position that an address contains. */
export interface LinkedPosition {
  readonly text: string;
  /** The board that the address names, if the page has none of that name. */
  readonly missing: string | null;
  /** The reader's own charts that it was made with, as the link has them; empty if none. */
  readonly charts: string;
}

/**
 * The board that the address names, decoded, without what a sentence has left at its end.
 * (`pages.ts` has its own copy of this, see `kept-steps.ts`.)
 */
function namedBoard(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).replace(/[^\p{L}\p{N}]+$/u, '');
  } catch {
    return '';
  }
}

/**
 * The position that the address contains for this board. If the address names a board that the page
 * does not have, the first board of the page gets the position, to say so. Null if there is none.
 */
export function positionFor(board: HTMLElement): LinkedPosition | null {
  const asked = new URLSearchParams(location.search);
  const [text, charts] = [asked.get('position'), asked.get('charts') ?? ''];
  const id = namedBoard();
  if (text === null || id.includes(':')) return null;
  if (id === board.id) return { text, missing: null, charts };
  const isFirst = board === document.querySelector('[data-board]');
  return isFirst && id.includes('.') && document.getElementById(id) === null ? { text, missing: id, charts } : null;
}
