import { afterFrame } from '../board/scheduling.ts';

/**
 * What a zoomed map brings into sight, in this order: what the keyboard points at, where an order
 * leads, the selected unit, or the first unit that can get an order.
 */
const SUBJECTS = [
  '[data-layer=selection] [data-m=cursor]',
  '[data-layer=mover] .ghost > *',
  '[data-layer=selection] [data-m=selected]',
  '[data-layer=selection] [data-m^=able-]',
];

/**
 * How near to the edge of the map's pane a subject may lie, as a share of the pane's width and
 * height.
 */
const NEAR = 0.15;

/** A map that can be zoomed. */
export interface Zoom {
  /** Brings a unit into sight, if the map is zoomed. */
  readonly show: (unit: string) => void;
  readonly end: () => void;
}

/**
 * Lets a reader zoom a map with the button of its board: the map grows within its pane and can be
 * scrolled there. What the reader selects, orders or points at by keyboard scrolls into sight by
 * itself.
 */
export function createZoom(board: HTMLElement): Zoom {
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const pane = svg.parentElement!;
  const button = board.querySelector<HTMLButtonElement>('[data-do=zoom]')!;
  const { width, height } = svg.viewBox.baseVal;
  pane.style.setProperty('--shape', `${width} / ${height}`);
  const isZoomed = () => board.classList.contains('zoomed');
  /**
   * The markup of the subject that was brought into sight last. As long as it does not change, the
   * reader may scroll anywhere.
   */
  let last = '';
  /** Whether a finger or a button is down: a unit that is pulled must stay under it. */
  let isHeld = false;
  const listeners = new AbortController();
  const { signal } = listeners;

  function bring(subject: Element, isWanted: boolean) {
    const [box, window] = [subject.getBoundingClientRect(), pane.getBoundingClientRect()];
    const [across, down] = [(box.left + box.right) / 2 - window.left, (box.top + box.bottom) / 2 - window.top];
    const isSeen = (at: number, size: number) => at >= size * NEAR && at <= size * (1 - NEAR);
    if (!isWanted && isSeen(across, window.width) && isSeen(down, window.height)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || isWanted;
    pane.scrollBy({
      left: across - window.width / 2,
      top: down - window.height / 2,
      behavior: still ? 'instant' : 'smooth',
    });
  }
  const subject = (): Element | null =>
    SUBJECTS.map((selector) => svg.querySelector(selector)).find((found) => found !== null) ?? null;
  function follow() {
    const now = subject();
    if (!isZoomed() || now === null || now.matches(SUBJECTS.at(-1)!)) return;
    // A ghost moves by the transform of its group.
    const drawn = now.outerHTML + (now.parentElement?.getAttribute('transform') ?? '');
    if (drawn !== last && !isHeld) bring(now, false);
    last = drawn;
  }
  function pressed() {
    const isNow = board.classList.toggle('zoomed');
    button.textContent = isNow ? 'Whole map' : 'Closer';
    const now = subject();
    if (isNow && now !== null) bring(now, true);
    else if (isNow) pane.scrollTo({ left: pane.clientWidth / 2, top: pane.clientHeight / 2, behavior: 'instant' });
  }
  const changes = new MutationObserver(() => afterFrame(follow));
  for (const layer of svg.querySelectorAll('[data-layer=selection], [data-layer=mover]'))
    changes.observe(layer, { childList: true, subtree: true, attributes: true, attributeFilter: ['transform'] });
  const held = ({ type }: Event) => (isHeld = type === 'pointerdown');
  pane.addEventListener('pointerdown', held, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, held, { signal, capture: true });
  button.addEventListener('click', pressed, { signal });
  return {
    show(unit) {
      const piece = svg.querySelector(`[data-layer=live] [data-m="${CSS.escape(unit)}"]`);
      if (isZoomed() && piece !== null) bring(piece, false);
    },
    end() {
      changes.disconnect();
      listeners.abort();
    },
  };
}
