import type { Spot } from '../../../scene/scene.ts';
import type { Views } from './hearing.ts';

/** A pointer that has moved fewer pixels than this counts as still. */
const STILL = 6;
/** How many times closer a turn of the wheel looks, for each pixel that it would scroll. */
const WHEEL = 0.0016;
/** A wheel that began to scroll the page so many milliseconds ago goes on scrolling it. */
const PAUSE = 250;

type At = Pick<PointerEvent, 'clientX' | 'clientY'>;

const apart = (a: At, b: At): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const between = (a: At, b: At): At => ({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });

/** What a pointer may pull or tap instead of the ground: units in hand, or that can be taken up. */
const UNITS = '[data-layer=selection] :is([data-m^=able-], [data-m=selected]), [data-layer=mover] .ghost > *';

/** The wheel, the mouse and the fingers that push and zoom a map. */
export function hearPointers(board: HTMLElement, views: Views, signal: AbortSignal): void {
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const pane = svg.parentElement!;
  /** The pointers that are down on the map. */
  const down = new Map<number, At>();
  let isPushing = false;
  let scrolled = -Infinity;

  const perPixel = () => views.view().width / pane.getBoundingClientRect().width;
  const spotOf = ({ clientX, clientY }: At): Spot => {
    const [{ left, top }, { x, y }, one] = [pane.getBoundingClientRect(), views.view(), perPixel()];
    return [x + (clientX - left) * one, y + (clientY - top) * one];
  };
  const isOnUnit = ({ clientX, clientY }: At): boolean =>
    [...svg.querySelectorAll(UNITS)].some((unit) => {
      const { left, right, top, bottom } = unit.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });

  function wheeled(event: WheelEvent) {
    if (event.timeStamp - scrolled < PAUSE && !event.ctrlKey) {
      scrolled = event.timeStamp;
      return;
    }
    // Farther than the whole map there is nothing to see: the wheel is left to the page.
    const isOut = event.deltaY > 0 && !board.classList.contains('zoomed');
    if (isOut && !event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === event.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
    views.zoom(Math.exp(-pixels * WHEEL * (event.ctrlKey ? 4 : 1)), spotOf(event));
  }
  function press(event: PointerEvent) {
    if (!svg.contains(event.target as Node) || event.button !== 0) return;
    const isTouch = event.pointerType === 'touch';
    const isFirst = down.size === 0;
    if (isFirst) isPushing = false;
    // One finger scrolls the page unless the map is zoomed. Two fingers always push and zoom it.
    if (isFirst && isOnUnit(event) && !isTouch) return;
    down.set(event.pointerId, event);
  }
  function move(event: PointerEvent) {
    const from = down.get(event.pointerId);
    if (from === undefined) return;
    if (!isPushing && apart(from, event) < STILL) return;
    if (down.size === 1 && !board.classList.contains('zoomed')) return;
    if (!isPushing && down.size === 1 && isOnUnit(from)) return;
    isPushing = true;
    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
    event.stopPropagation();
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    const [was, now] = other === undefined ? [from, event] : [between(from, other), between(event, other)];
    const [one, two] = [spotOf(was), spotOf(now)];
    down.set(event.pointerId, event);
    views.push([one[0] - two[0], one[1] - two[1]]);
    if (other !== undefined) views.zoom(apart(event, other) / Math.max(1, apart(from, other)), spotOf(now));
  }
  const lift = ({ pointerId }: PointerEvent) => void down.delete(pointerId);
  // The click that ends a push gives no order.
  function clicked(event: MouseEvent) {
    if (isPushing && svg.contains(event.target as Node)) event.stopPropagation();
    isPushing = false;
  }
  // A pull that has begun stops the event on the map itself, before it reaches the pane.
  pane.addEventListener('pointerdown', press, { signal });
  pane.addEventListener('pointermove', move, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, lift, { signal, capture: true });
  pane.addEventListener('click', clicked, { signal, capture: true });
  pane.addEventListener('wheel', wheeled, { signal, passive: false });
  addEventListener('scroll', () => (scrolled = performance.now()), { signal, passive: true });
}
