import { parsed, stepsOf, withSymbols, type Steps, type BoardMarkup } from './steps.ts';

/** The content of one frame of a board. */
export interface FrameContent {
  /** The frame's element, whose data attributes give its id, step and kind. */
  readonly frame: HTMLElement;
  readonly live: string;
  readonly panel: string;
  /** What lies beside the board. */
  readonly strip: string;
  /** The markup of the list items of the text description. */
  readonly description: string;
  readonly alt: string;
}

const cache = new WeakMap<Element, readonly FrameContent[]>();
/** The pages of steps by path: loaded pages, and those that are being fetched. */
export const stepsPages = new Map<string, Steps | Promise<Steps>>();
/**
 * After a failure the cache is not used: a bad network may have answered with something else than
 * the page, and that may be cached.
 */
let cacheMode: RequestCache = 'default';

/** The element for a selector that always matches. */
export const query = (within: ParentNode, selector: string): HTMLElement =>
  within.querySelector<HTMLElement>(selector)!;

const content = (
  frame: HTMLElement,
  [svg, panel, description]: readonly [svg: Element, panel: Element, description: Element],
  strip: string,
): FrameContent => ({
  frame,
  strip,
  description: description.innerHTML,
  live: query(svg, '[data-layer=live]').innerHTML,
  panel: panel.innerHTML,
  alt: svg.getAttribute('aria-label') ?? '',
});

/**
 * Reads a later frame. Its strip and its description are inside its panel, for readers without
 * scripts.
 */
function laterContent(frame: HTMLElement): FrameContent {
  const panel = query(frame, '.panel');
  const description = query(panel, '.description');
  description.remove();
  const strip = panel.querySelector('.strip');
  strip?.remove();
  return content(frame, [query(frame, 'svg'), panel, query(description, 'ul')], strip?.outerHTML ?? '');
}

/** How many frames a board has. */
export const frameCount = (board: HTMLElement): number => Number(board.dataset.frames);

/**
 * The frames of a board that are loaded: all frames, or those that the page contains, or none if
 * the board is further down and not yet reached.
 */
export function loadedFrames(board: HTMLElement): readonly FrameContent[] {
  const known = cache.get(board);
  if (known !== undefined) return known;
  return board.dataset.far === undefined ? store(board, board.querySelector('noscript')?.textContent ?? '') : [];
}

/**
 * Reads the first frame from the page and the others from `later`, the text of a `<noscript>`, so
 * that nothing is sent twice.
 */
function store(board: HTMLElement, later: string): readonly FrameContent[] {
  const panel = query(board, '[data-panel]');
  const onPage = () =>
    content(
      panel.cloneNode() as HTMLElement,
      [query(board, '.sheet svg'), panel, query(board, '.description ul')],
      board.querySelector('[data-strip]')?.innerHTML ?? '',
    );
  const first = cache.get(board)?.[0] ?? onPage();
  const pages = [first, ...Array.from(parsed(later).children, (frame) => laterContent(frame as HTMLElement))];
  cache.set(board, pages);
  return pages;
}

/** Milliseconds after which an answer that has not begun is given up. */
const GIVEN_UP = 30_000;

/** Fetches like `fetch`, but fails if the answer does not come: some networks never tell. */
export async function fetchInTime(path: string, init: RequestInit = {}): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), GIVEN_UP);
  try {
    return await fetch(path, { ...init, signal: waiting.signal });
  } finally {
    // Once it has begun, it may take as long as a slow network needs.
    clearTimeout(timer);
  }
}

/** Fetches a page that contains every step of every board. */
async function fetchSteps(path: string): Promise<Steps> {
  const answer = await fetchInTime(path, { cache: cacheMode });
  const steps = withSymbols(stepsOf(answer.ok ? await answer.text() : ''));
  stepsPages.set(path, steps);
  return steps;
}

/**
 * Fetches a board with all its frames, and fills in what the page left out of it. The page of steps
 * is fetched once for all boards. If that fails, or if its answer is not such a page or only a part
 * of it, the next call fetches it again.
 */
async function fetchBoard(board: HTMLElement): Promise<BoardMarkup> {
  const path = board.dataset.steps!;
  const getting = stepsPages.get(path) ?? fetchSteps(path);
  stepsPages.set(path, getting);
  try {
    return complete(board, await getting);
  } catch (fault) {
    stepsPages.delete(path);
    cacheMode = 'reload';
    throw fault;
  }
}

/**
 * The markup of a board on a page of steps. Throws if the page does not contain the board, or has
 * another number of frames for it than this page.
 */
function markupOf({ boards }: Steps, { id, dataset }: HTMLElement): BoardMarkup {
  const found = boards.get(id);
  if (!found?.board.includes(`data-frames="${dataset.frames}"`)) throw new Error(id);
  return found;
}

const whole = new WeakSet<Element>();

const FILLED_IN = ['.description ul', '[data-layer=ground]', '[data-layer=live]', '[data-panel]'];

/**
 * Fills in what the page left out of a board further down: the text description, the terrain, the
 * units and the result.
 */
export function complete(board: HTMLElement, steps: Steps): BoardMarkup {
  const found = markupOf(steps, board);
  if (board.dataset.far === undefined || whole.has(board)) return found;
  whole.add(board);
  const from = parsed(found.board);
  for (const part of FILLED_IN) query(board, part).innerHTML = query(from, part).innerHTML;
  return found;
}

/** Fetches and fills in what the page left out of a board. */
export async function fill(board: HTMLElement): Promise<void> {
  if (board.dataset.steps !== undefined) await fetchBoard(board);
}

/**
 * All frames of a board, fetched if they are not loaded. If that fails, the next call tries again.
 */
export async function allFrames(board: HTMLElement): Promise<readonly FrameContent[]> {
  const isAll = (pages: readonly FrameContent[]) => pages.length === frameCount(board);
  if (isAll(loadedFrames(board))) return loadedFrames(board);
  const { later } = await fetchBoard(board);
  return isAll(loadedFrames(board)) ? loadedFrames(board) : store(board, later);
}

/**
 * The parts of a panel that screen readers announce for a frame: heading, narration and result,
 * without the tables.
 */
const SPOKEN = 'h3,.way,.say,.question,.order,.headline,tfoot th,.event,.chain>summary';
/** Parts that are folded; the line of an event in a chain is not. */
const FOLDED = 'details:not(.chain),.chain>:not(summary)';

/**
 * The text that screen readers announce for a frame. Its parts are joined as sentences, so that a
 * screen reader pauses between them. Folded parts, such as what a battle did, are left for readers
 * to open.
 */
export function spokenText(panel: ParentNode): string {
  const parts = Array.from(panel.querySelectorAll(SPOKEN))
    .filter((part) => part.closest(FOLDED) === null)
    .map(({ textContent }) => textContent.trim());
  return parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(' ');
}
