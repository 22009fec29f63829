import { morph } from '../painters/morph.ts';

/** What one frame of a board puts on the page. */
interface Page {
  readonly frame: HTMLElement;
  readonly live: string;
  readonly panel: string;
  readonly alt: string;
}

const kept = new WeakMap<Element, readonly Page[]>();
const one = <E extends Element = HTMLElement>(within: Element, selector: string): E =>
  within.querySelector<E>(selector)!;

const page = (frame: HTMLElement, svg: Element, panel: Element): Page => ({
  frame,
  live: one(svg, '[data-layer=live]').innerHTML,
  panel: panel.innerHTML,
  alt: svg.getAttribute('aria-label') ?? '',
});

/** The frames of a board: the first is on the page, the others are the text of its `<noscript>`. */
function pages(board: Element): readonly Page[] {
  const known = kept.get(board);
  if (known !== undefined) return known;
  const panel = one(board, '[data-panel]');
  const rest = document.createElement('template');
  rest.innerHTML = board.querySelector('noscript')?.textContent ?? '';
  const later = Array.from(rest.content.children, (frame) =>
    page(frame as HTMLElement, one(frame, 'svg'), one(frame, '.panel')),
  );
  const all = [page(panel.cloneNode() as HTMLElement, one(board, '.sheet svg'), panel), ...later];
  kept.set(board, all);
  return all;
}

/** Shows a frame of a board and says so: the one place where a board's pages turn. */
function turn(board: HTMLElement, to: number): void {
  const all = pages(board);
  const at = Math.max(0, Math.min(all.length - 1, to));
  const { frame, live, panel, alt } = all[at]!;
  board.dataset.at = String(at);
  const svg = one(board, '.sheet svg');
  svg.setAttribute('aria-label', alt);
  morph(one(svg, '[data-layer=live]'), live);
  const shown = one(board, '[data-panel]');
  shown.innerHTML = panel;
  Object.assign(shown.dataset, frame.dataset);
  for (const button of board.querySelectorAll<HTMLButtonElement>('[data-turn]')) {
    const back = /first|back/.test(button.dataset.turn ?? '');
    button.disabled = back ? at === 0 : at === all.length - 1;
  }
  one<HTMLInputElement>(board, '[data-scrub]').value = String(at + 1);
  one(board, '[data-live]').textContent = frame.dataset.says ?? '';
  board.dispatchEvent(new CustomEvent('drill:turned', { detail: at }));
}

const TO: Readonly<Record<string, (at: number) => number>> = {
  first: () => 0,
  back: (at) => at - 1,
  next: (at) => at + 1,
  last: () => Infinity,
};
const KEYS: Readonly<Record<string, string>> = { ArrowRight: 'next', ArrowLeft: 'back', Home: 'first', End: 'last' };

/** Turns a board in a named direction, and wakes its island: this is an intent. */
function go(board: HTMLElement, where: string): void {
  turn(board, TO[where]!(Number(board.dataset.at)));
  board.dispatchEvent(new Event('drill:wake'));
}

const boardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-board]') : null;

/** Opens the board and the step that the address names: `#pb.clear-at-last:two-woods`. */
function open(): void {
  const [id = '', step] = decodeURIComponent(location.hash.slice(1)).split(':');
  const board = document.getElementById(id);
  if (step === undefined || board?.dataset.board === undefined) return;
  const at = pages(board).findIndex(({ frame }) => frame.dataset.frame === step);
  if (at >= 0) turn(board, at);
  board.scrollIntoView();
}

/** On paper every step is there. */
function print(board: HTMLElement, on: boolean): void {
  board.querySelector('.printed')?.remove();
  if (!on) return;
  const all = document.createElement('div');
  all.className = 'printed';
  all.innerHTML = board.querySelector('noscript')?.textContent ?? '';
  turn(board, 0);
  board.append(all);
}

/** Answers every board of the page from the first moment on, without any framework. */
export function turnPages(): void {
  addEventListener('click', (event) => {
    const where = (event.target as Element).closest<HTMLElement>('[data-turn]')?.dataset.turn;
    const board = boardOf(event.target);
    if (where !== undefined && board !== null) go(board, where);
    const deed = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset.do;
    if (deed === undefined || board === null || board.dataset.live !== undefined) return;
    // Asked for before the island is alive: it is noted, and done as soon as it is.
    event.preventDefault();
    board.dataset.wants = deed;
    board.dispatchEvent(new Event('drill:wake'));
  });
  addEventListener('input', (event) => {
    const scrub = (event.target as Element).closest<HTMLInputElement>('[data-scrub]');
    const board = boardOf(scrub);
    if (scrub !== null && board !== null) turn(board, scrub.valueAsNumber - 1);
  });
  addEventListener('keydown', (event) => {
    const board = boardOf(event.target);
    const where = KEYS[event.key];
    if (
      board === null ||
      where === undefined ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.target as Element).closest('input,select,textarea,[data-keys]')
    )
      return;
    event.preventDefault();
    go(board, where);
  });
  addEventListener('drill:turn', (event) => {
    const board = boardOf(event.target);
    if (board !== null) turn(board, (event as CustomEvent<number>).detail);
  });
  for (const [when, on] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const) {
    addEventListener(when, () =>
      document.querySelectorAll<HTMLElement>('[data-board]').forEach((board) => print(board, on)),
    );
  }
  addEventListener('hashchange', open);
  open();
}
