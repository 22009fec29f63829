import { parsed, stepsOf, withSymbols, type Steps, type Written } from './steps.ts';

/** The content of one frame of a board. */
export interface Page {
  /** The frame's element, whose data attributes give its id, step and kind. */
  readonly frame: HTMLElement;
  readonly live: string;
  readonly panel: string;
  /** The markup of the list items of the text description. */
  readonly description: string;
  readonly alt: string;
}

const kept = new WeakMap<Element, readonly Page[]>();
const fetched = new Map<string, Promise<Steps>>();

/** The element for a selector that always matches. */
export const one = (within: ParentNode, selector: string): HTMLElement => within.querySelector<HTMLElement>(selector)!;

const page = (frame: HTMLElement, svg: Element, panel: Element, description: Element): Page => ({
  frame,
  description: description.innerHTML,
  live: one(svg, '[data-layer=live]').innerHTML,
  panel: panel.innerHTML,
  alt: svg.getAttribute('aria-label') ?? '',
});

/** Reads a later frame. Its description is inside its panel, for readers without scripts. */
function laterPage(frame: HTMLElement): Page {
  const panel = one(frame, '.panel');
  const description = one(panel, '.description');
  description.remove();
  return page(frame, one(frame, 'svg'), panel, one(description, 'ul'));
}

/** How many frames a board has. */
export const frameCount = (board: HTMLElement): number => Number(board.dataset.frames);

/** The frames of a board that are loaded: all of them, or those that its page contains, or none if the board is further down and not reached yet. */
export function atHand(board: HTMLElement): readonly Page[] {
  const known = kept.get(board);
  if (known !== undefined) return known;
  return board.dataset.far === undefined ? keep(board, board.querySelector('noscript')?.textContent ?? '') : [];
}

/** Reads the first frame from the page and the others from `later`, the text of a `<noscript>`, so that nothing is sent twice. */
function keep(board: HTMLElement, later: string): readonly Page[] {
  const panel = one(board, '[data-panel]');
  const onPage = () =>
    page(panel.cloneNode() as HTMLElement, one(board, '.sheet svg'), panel, one(board, '.description ul'));
  const first = kept.get(board)?.[0] ?? onPage();
  const pages = [first, ...Array.from(parsed(later).children, (frame) => laterPage(frame as HTMLElement))];
  kept.set(board, pages);
  return pages;
}

/** Fetches the page that contains every step of every board, once for all boards. If that fails, the next call tries again. */
async function fetchSteps(path: string): Promise<Steps> {
  const getting = fetched.get(path) ?? readSteps(path);
  fetched.set(path, getting);
  getting.catch(() => fetched.delete(path));
  return getting;
}

async function readSteps(path: string): Promise<Steps> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return withSymbols(stepsOf(await answer.text()));
}

/** A board on such a page. Throws if the page does not contain it. */
function written({ boards }: Steps, board: HTMLElement): Written {
  const found = boards.get(board.id);
  if (found === undefined) throw new Error(`No steps of ${board.id}`);
  return found;
}

const whole = new WeakSet<Element>();

const LEFT_OUT = ['.description ul', '[data-layer=ground]', '[data-layer=live]', '[data-panel]'];

/** Fills in what the page left out of a board further down: the text description, the terrain, the units and the result. */
export function complete(board: HTMLElement, steps: Steps): Written {
  const found = written(steps, board);
  if (board.dataset.far === undefined || whole.has(board)) return found;
  whole.add(board);
  const from = parsed(found.board);
  for (const part of LEFT_OUT) one(board, part).innerHTML = one(from, part).innerHTML;
  return found;
}

/** Fetches and fills in what the page left out of a board. */
export async function fill(board: HTMLElement): Promise<void> {
  if (board.dataset.steps !== undefined) complete(board, await fetchSteps(board.dataset.steps));
}

/** All frames of a board, fetched if they are not loaded. If that fails, the next call tries again. */
export async function all(board: HTMLElement): Promise<readonly Page[]> {
  const isAll = (pages: readonly Page[]) => pages.length === frameCount(board);
  if (isAll(atHand(board))) return atHand(board);
  const steps = await fetchSteps(board.dataset.steps!);
  return isAll(atHand(board)) ? atHand(board) : keep(board, complete(board, steps).later);
}
