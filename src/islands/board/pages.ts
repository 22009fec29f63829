import { contentOf, morph } from '../../painters/morph.ts';
import { linkTarget, scrollToBoard } from './deep-link.ts';
import { handleClauseLinks } from '../clauses/links.ts';
import { allFrames, loadedFrames, frameCount, query, spokenText, type FrameContent } from './frames.ts';
import { hydrateNow, hydrateOnIntent, whenIdle } from './hydrate.ts';
import { forgetGone, settle, handleRetries, loadFor, sayGone } from './loading.ts';
import { handlePrinting } from './printing.ts';
import { skip, stage } from './staging.ts';

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

const liveLayer = (board: Element): HTMLElement => query(board, '.sheet [data-layer=live]');

/**
 * Changes the live layer of a board's SVG. Only this function and the stages of a result change it.
 */
function draw(board: Element, live: string, alt: string): void {
  query(board, '.sheet svg').setAttribute('aria-label', alt);
  const layer = liveLayer(board);
  morph(layer, contentOf(layer, live));
}

/**
 * Shows a frame of a board and announces it; in stages if it is the next frame and has a result.
 * Nothing else changes the frame.
 */
function show(board: HTMLElement, pages: readonly FrameContent[], to: number, isStaged = false): void {
  const at = Math.max(0, Math.min(pages.length - 1, to));
  const isNext = at === Number(board.dataset.at) + 1;
  skip(board);
  const { frame, live, panel, strip, description, alt } = pages[at]!;
  board.dataset.at = String(at);
  // A request to roll that waits for the player belongs to the previous step.
  if (board.dataset.wants === 'roll') delete board.dataset.wants;
  delete board.dataset.pressed;
  delete board.dataset.touched;
  delete board.dataset.entered;
  forgetGone(board);
  if (board.dataset.wants === undefined) settle(board);
  const shown = query(board, '[data-panel]');
  const isInside = shown.contains(document.activeElement);
  shown.innerHTML = panel;
  // The focus may have been on a link that is now gone: it stays in the panel.
  if (isInside) shown.focus({ preventScroll: true });
  query(board, '.description ul').innerHTML = description;
  const place = board.querySelector('[data-strip]');
  if (place !== null) place.innerHTML = strip;
  Object.assign(shown.dataset, frame.dataset);
  // Boards side by side may hide the order with its dice and sums: there is no waiting for them.
  const order = isStaged && isNext && !isStill.matches && shown.querySelector('.result .order');
  const hasStages = order && order.checkVisibility();
  if (!hasStages) draw(board, live, alt);
  for (const button of board.querySelectorAll<HTMLButtonElement>('[data-turn]')) {
    const where = button.dataset.turn!;
    const back = /first|back/.test(where);
    // A disabled button would lose the focus, and with it the reader's place on the page.
    button.ariaDisabled = String(back ? at === 0 : at === frameCount(board) - 1);
    // Once the player is loaded, it chooses the name with more knowledge.
    if (where === 'next') query(button, 'span').textContent = /t?ask/.test(shown.dataset.kind!) ? 'Skip' : 'Next';
  }
  const scrub = board.querySelector<HTMLInputElement>('[data-scrub]');
  if (scrub !== null) scrub.value = String(at + 1);
  const chapters = board.querySelector<HTMLSelectElement>('[data-chapters]');
  if (chapters !== null)
    chapters.selectedIndex = Array.from(chapters.options).findLastIndex(({ value }) => Number(value) <= at + 1);
  query(board, '[data-live]').textContent = spokenText(shown);
  board.dispatchEvent(new CustomEvent('drill:turned', { detail: at }));
  // After everything else, because until the stages end *Next* belongs to them.
  if (hasStages) stage(board, liveLayer(board), live, () => draw(board, live, alt));
}

/**
 * Changes a board without moving the page. When a board at the end of the page becomes shorter, the
 * browser would scroll up and move the button away from under the reader's finger, so the board
 * keeps as much of its height as the window needs.
 */
function withoutScrolling(board: HTMLElement, change: () => void): void {
  const from = scrollY;
  change();
  board.style.minHeight = '';
  const missing = from + innerHeight - document.documentElement.scrollHeight;
  if (missing <= 0) return;
  board.style.minHeight = `${board.offsetHeight + missing}px`;
  scrollTo({ top: from, behavior: 'instant' });
}

/** Goes to another frame of a board: at once if it is loaded, otherwise as soon as it is. */
function turn(board: HTMLElement, to: (at: number) => number, isStaged = true): void {
  const pages = loadedFrames(board);
  const wanted = () => Math.max(0, to(Number(board.dataset.at)));
  const go = (found: readonly FrameContent[]) => withoutScrolling(board, () => show(board, found, wanted(), isStaged));
  if (wanted() < pages.length || pages.length === frameCount(board)) {
    go(pages);
    return;
  }
  void loadFor(board, () => allFrames(board).then(go), 'alert');
}

const TO: Readonly<Record<string, (at: number) => number>> = {
  first: () => 0,
  back: (at) => at - 1,
  next: (at) => at + 1,
  last: () => Infinity,
};
const KEYS: Readonly<Record<string, string>> = { ArrowRight: 'next', ArrowLeft: 'back', Home: 'first', End: 'last' };

const boardOf = (target: EventTarget | null | false): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-board]') : null;

/**
 * Opens the board and the step that the address names: `#<prefix>.clear-at-last:two-woods`. A
 * reader's own position, `?position=…#<prefix>.clear-at-last`, is opened by the player of that
 * board. If the page has no such board, the player of the first board says so.
 */
function open(): void {
  const [id = '', step] = linkTarget().split(':');
  const first = location.search.includes('position=') && query(document, '[data-board]');
  const board = boardOf(document.getElementById(id) ?? first);
  if (board === null) return;
  // The board before a step may be a frame of its own; otherwise it is the frame before.
  const name = step?.split('.before')[0];
  /** Shows the step if it is among these frames; returns whether it is. */
  const go = (pages: readonly FrameContent[]): boolean => {
    const at = (id?: string) => pages.findIndex(({ frame }) => frame.dataset.frame === id);
    const to = at(step) < 0 ? at(name) - 1 : at(step);
    // If the step is shown already, the reader may have begun to answer.
    if (to >= 0 && to !== Number(board.dataset.at)) show(board, pages, to);
    // A reader who follows a link to a task wants to solve it. Its orders may all be buttons that
    // the player adds.
    if (to >= 0 && board.querySelector('[data-kind=task]') !== null) hydrateNow(board);
    return to >= 0;
  };
  /** Looks for the step among all frames; a step that the board does not have is told. */
  const lookFor = async () => {
    const found = { isThere: true };
    await loadFor(board, async () => (found.isThere = go(await allFrames(board))), 'alert');
    if (!found.isThere && step !== undefined && id === board.id) sayGone(board, step);
  };
  if (!go(loadedFrames(board))) void lookFor();
  if (first) hydrateNow(board);
  scrollToBoard(board);
  // The boards above are filled in at once, so that their height changes before the reader looks.
  for (const each of document.querySelectorAll<HTMLElement>('[data-far]')) void allFrames(each).catch(() => undefined);
}

const isOnMap = (target: EventTarget | null): boolean => (target as Element).closest('.sheet') !== null;

function clicked({ target }: Event): void {
  const board = boardOf(target);
  const button = (target as Element).closest<HTMLElement>('[data-turn]');
  if (board === null || ((button?.dataset.turn === 'next' || isOnMap(target)) && skip(board))) return;
  if (button !== null && button.ariaDisabled !== 'true') turn(board, TO[button.dataset.turn!]!);
}

function typed(event: KeyboardEvent): void {
  const board = boardOf(event.target);
  const where = KEYS[event.key];
  // On a task's map the keys give orders. A key pressed before the player is loaded must not step
  // past the task.
  const used = (event.target as Element).closest('input,select,textarea,summary,.map[tabindex]') !== null;
  if (board === null || where === undefined || used || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (where !== 'next' || !skip(board)) turn(board, TO[where]!);
}

/** Makes every board of the page work from the start, without a framework. */
export function turnPages(): void {
  addEventListener('click', clicked);
  addEventListener('keydown', typed);
  addEventListener('input', ({ target }) => {
    const board = boardOf(target);
    const where = board === null ? null : (target as Element).closest<HTMLInputElement>('[data-scrub],[data-chapters]');
    if (board !== null && where !== null) turn(board, () => Number(where.value) - 1, false);
  });
  addEventListener('drill:turn', (event) => turn(boardOf(event.target)!, () => (event as CustomEvent<number>).detail));
  addEventListener('drill:draw', (event) => {
    const { live, alt } = (event as CustomEvent<Pick<FrameContent, 'live' | 'alt'>>).detail;
    draw(boardOf(event.target)!, live, alt);
  });
  addEventListener('hashchange', open);
  addEventListener('load', () => void whenIdle().then(() => document.documentElement.classList.add('settled')));
  handleRetries();
  hydrateOnIntent();
  handlePrinting();
  handleClauseLinks();
  open();
}
