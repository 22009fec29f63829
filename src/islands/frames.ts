import { fetchMain } from './fetched.ts';

/** What one frame of a board puts on the page. */
export interface Page {
  /** The frame's own element, for what it says of itself: its id, its step, its kind. */
  readonly frame: HTMLElement;
  readonly live: string;
  readonly panel: string;
  /** What stands where, as the items of a list. */
  readonly twin: string;
  readonly alt: string;
}

const kept = new WeakMap<Element, readonly Page[]>();
const fetched = new Map<string, Promise<Document>>();

/** The one element of this kind that every board has. */
export const one = (within: ParentNode, selector: string): HTMLElement => within.querySelector<HTMLElement>(selector)!;

const page = (frame: HTMLElement, svg: Element, panel: Element, twin: Element): Page => ({
  frame,
  twin: twin.innerHTML,
  live: one(svg, '[data-layer=live]').innerHTML,
  panel: panel.innerHTML,
  alt: svg.getAttribute('aria-label') ?? '',
});

/** A frame that is not on the page yet: its twin stands in its panel, where it is read without script. */
function later(frame: HTMLElement): Page {
  const panel = one(frame, '.panel');
  const twin = one(panel, '.twin');
  twin.remove();
  return page(frame, one(frame, 'svg'), panel, one(twin, 'ul'));
}

/** The frames of a board that are at hand; null where the later ones must be fetched first. */
export function at(board: HTMLElement): readonly Page[] | null {
  const known = kept.get(board);
  if (known !== undefined) return known;
  return board.dataset.steps === undefined ? keep(board, board.querySelector('noscript')?.textContent ?? '') : null;
}

/** The first frame is on the page, the others are the text of a `<noscript>`, so that no byte of them is sent twice. */
function keep(board: HTMLElement, text: string): readonly Page[] {
  const panel = one(board, '[data-panel]');
  const rest = document.createElement('template');
  rest.innerHTML = text;
  const frames = Array.from(rest.content.children, (frame) => later(frame as HTMLElement));
  const all = [
    page(panel.cloneNode() as HTMLElement, one(board, '.sheet svg'), panel, one(board, '.twin ul')),
    ...frames,
  ];
  kept.set(board, all);
  return all;
}

/** Takes over the stamps that the frames of another page are drawn with. */
export function withStamps(steps: Document): Document {
  const stamps = one(document, '.sprite defs');
  for (const stamp of steps.querySelectorAll('.sprite defs > *'))
    if (document.getElementById(stamp.id) === null) stamps.append(stamp);
  return steps;
}

/** Fetches the page on which every step of a board is written out, once for all boards. */
const fetchSteps = async (path: string): Promise<Document> => withStamps(await fetchMain(path));

/** What the page itself left out of a board: the list of its units, and far down the units and the result too. */
export function complete(board: HTMLElement, whole: HTMLElement): void {
  const parts = board.dataset.far === undefined ? ['.twin ul'] : ['.twin ul', '[data-layer=live]', '[data-panel]'];
  for (const part of parts) one(board, part).innerHTML = one(whole, part).innerHTML;
}

/** All frames of a board, fetched where they are not at hand. Where that fails the next call tries again. */
export async function all(board: HTMLElement): Promise<readonly Page[]> {
  const here = at(board);
  if (here !== null) return here;
  const path = board.dataset.steps!;
  const getting = fetched.get(path) ?? fetchSteps(path);
  fetched.set(path, getting);
  try {
    const steps = await getting;
    const whole = steps.getElementById(board.id);
    if (whole === null) throw new Error(`${path} has no board ${board.id}`);
    if (at(board) === null) complete(board, whole);
    return at(board) ?? keep(board, whole.querySelector('noscript')?.innerHTML ?? '');
  } catch (fault) {
    fetched.delete(path);
    throw fault;
  }
}
