import { contentOf, morph } from '../../painters/morph.ts';

/**
 * Milliseconds from the order to its result. With dice there is time for them and for their sum,
 * which CSS shows one after the other.
 */
const PAUSE = 420;
const PAUSE_WITH_DICE = 1520;

/** Bases, badges and figures. */
const PIECES = '[data-k^=ba],[data-k=model]';
/** The outlines and arrows of a result. */
const TRACKS = '[data-m^=was-],[data-m^=went-]';

/** How to end the staging of a board that is under way. */
const ends = new WeakMap<HTMLElement, () => void>();

/** Shows the rest of a result at once. Returns false if nothing was being staged. */
export function skip(board: HTMLElement): boolean {
  const end = ends.get(board);
  end?.();
  return end !== undefined;
}

/**
 * The next picture with all pieces where they stand now: what an order points at, without what it
 * does, nor what the one before it did.
 */
function withoutResult(live: Element, next: string): Element {
  const picture = contentOf(live, next);
  const now = [...live.querySelectorAll(PIECES)].filter((piece) => !piece.matches(TRACKS));
  const stands = now.map((piece) => piece.cloneNode(true));
  picture.querySelector(PIECES)?.before(...stands);
  for (const piece of picture.querySelectorAll(`${PIECES},${TRACKS}`)) if (!stands.includes(piece)) piece.remove();
  return picture;
}

/**
 * Shows an order with its result in stages: the order, its dice, its sum, and then by `finish` what
 * moves. While it lasts, the board has `data-stage`, for which CSS hides the later parts of the
 * panel, and *Next* shows the rest at once.
 */
export function stage(board: HTMLElement, live: Element, next: string, finish: () => void): void {
  const pause = board.querySelector('[data-panel] .dice') === null ? PAUSE : PAUSE_WITH_DICE;
  const end = () => {
    clearTimeout(timer);
    ends.delete(board);
    delete board.dataset.stage;
    finish();
  };
  const timer = setTimeout(end, pause);
  ends.set(board, end);
  morph(live, withoutResult(live, next));
  board.dataset.stage = '';
}
