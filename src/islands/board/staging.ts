import { contentOf, morph } from '../../painters/morph.ts';

/**
 * Milliseconds from the order to its result. With dice it is long enough to show the dice and then
 * their sum, which CSS does.
 */
const PAUSE = 420;
const PAUSE_WITH_DICE = 1520;

/**
 * What shows where units stand: the lines around groups, below everything else; and names, bases,
 * badges and figures.
 */
const PIECES = ['[data-m^=group-]', '[data-k=name],[data-k^=ba],[data-k=model]'];
/** The outlines, arrows and crosses of a result. */
const TRACKS = '[data-m^=was-],[data-m^=went-],[data-m^=lost-]';

/** The function that ends the stages of a board; only while they last. */
const ends = new WeakMap<HTMLElement, () => void>();

/** Shows the rest of a result at once. Returns false if no stages were under way. */
export function skip(board: HTMLElement): boolean {
  const end = ends.get(board);
  end?.();
  return end !== undefined;
}

/**
 * The next picture, but with all pieces where they stand now. It shows what the order points at,
 * but neither its result nor the traces of the previous order.
 */
function withoutResult(live: Element, next: string): Element {
  const picture = contentOf(live, next);
  for (const track of picture.querySelectorAll(TRACKS)) track.remove();
  for (const pieces of PIECES) {
    const now = [...live.querySelectorAll(pieces)].filter((piece) => !piece.matches(TRACKS));
    const [first, ...others] = picture.querySelectorAll(pieces);
    first?.before(...now.map((piece) => piece.cloneNode(true)));
    for (const piece of first === undefined ? [] : [first, ...others]) piece.remove();
  }
  return picture;
}

/**
 * Shows an order with its result in stages: the order, its dice, their sum, and then, through
 * `finish`, the moved pieces. Meanwhile the board has `data-stage`, which makes CSS hide the later
 * parts of the panel, and *Next* shows the rest at once.
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
