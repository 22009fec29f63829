import type { BareScene } from '../../scene/scene.ts';
import type { Grip } from './move-draft.ts';
import { earlyTouch, mapInWindow, type At, type MapInWindow } from './map-input.ts';
import type { Input } from './ordering.ts';

/** What receives the input of a map. */
export interface Listener {
  readonly scene: BareScene;
  /** Takes an input. Returns false if it means nothing now: then it is left to the page. */
  readonly tell: (input: Input) => boolean;
  /** Whether units can be pulled on this map. */
  readonly hasGrips: boolean;
}

/**
 * A second click within so many milliseconds and pixels belongs to the first: nobody selects and
 * deselects at once.
 */
const DOUBLE = { time: 350, distance: 24 } as const;

const apart = (a: At, b: At): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Recognizes the second click of a double click. */
function doubleClicks(): (event: MouseEvent) => boolean {
  let last: MouseEvent | undefined;
  return (event) => {
    const isDouble =
      last !== undefined && event.timeStamp - last.timeStamp < DOUBLE.time && apart(event, last) < DOUBLE.distance;
    last = event;
    return isDouble;
  };
}

/** A pointer that has moved fewer pixels than this counts as still. */
const STILL = 3;

const gripAt = ({ target }: Event): Grip | null =>
  ((target as Element).closest<SVGElement>('[data-grip]')?.dataset['grip'] as Grip | undefined) ?? null;

/** The pulls at the grips of a map. */
interface Pulls {
  /**
   * Grabs the grip under the pointer. Returns false if there is none, or if nothing can be pulled
   * now.
   */
  readonly begin: (event: PointerEvent) => boolean;
  readonly isOn: () => boolean;
  /** Whether a grip was pressed and has not been pulled since. */
  readonly isPress: () => boolean;
  readonly move: (event: PointerEvent) => void;
  readonly end: () => void;
  /**
   * What the next click is: a click by itself, the end of a pull, or the press of a grip that was
   * not pulled.
   */
  readonly clickIs: () => 'own' | 'pull' | 'press';
}

/** Follows the pointer during a pull. Reports at most one pull per frame of the screen. */
function pullsOn(svg: SVGSVGElement, { scene, tell }: Listener): Pulls {
  /**
   * Read when a pull begins and never during it: reading would make the browser lay out the page at
   * each move.
   */
  let map: MapInWindow | null = null;
  let pending: At | null = null;
  let isPull = false;
  /** Where a grip was pressed that has not been pulled yet. */
  let pressed: At | null = null;

  function draw() {
    if (pending === null || map === null) return;
    const spot = map.spotOf(pending);
    pending = null;
    tell({ kind: 'pull', spot, pixel: map.pixel });
  }
  return {
    begin(event) {
      isPull = false;
      const grip = gripAt(event);
      if (grip === null || event.button !== 0 || map !== null) return false;
      const lies = mapInWindow(svg, scene);
      const isTouch = event.pointerType !== 'mouse';
      if (!tell({ kind: 'grab', grip, spot: lies.spotOf(event), isTouch })) return false;
      map = lies;
      isPull = true;
      pressed = { clientX: event.clientX, clientY: event.clientY };
      svg.setPointerCapture(event.pointerId);
      svg.focus({ preventScroll: true });
      return true;
    },
    isOn: () => map !== null,
    isPress: () => isPull && pressed !== null,
    move(event) {
      if (pressed !== null && apart(event, pressed) < STILL) return;
      pressed = null;
      if (pending === null) requestAnimationFrame(draw);
      pending = event;
    },
    end() {
      if (map === null) return;
      draw();
      map = null;
      tell({ kind: 'release' });
    },
    clickIs() {
      const is = !isPull ? 'own' : pressed === null ? 'pull' : 'press';
      isPull = false;
      return is;
    },
  };
}

/** Adds the pointer listeners of a map. */
function hearPointer(board: HTMLElement, svg: SVGSVGElement, listener: Listener, signal: AbortSignal): void {
  const { scene, tell, hasGrips } = listener;
  const pulls = pullsOn(svg, listener);
  const isDoubled = doubleClicks();
  let isTouch = false;
  let press: At | null = null;
  /**
   * Whether no click event will follow, because the default action of the touch on a grip was
   * prevented.
   */
  let isSilent = false;

  function click(at: At, isDouble: boolean) {
    const is = pulls.clickIs();
    if (is === 'pull') return;
    const { spotOf, pixel } = mapInWindow(svg, scene);
    const [spot, pressed] = [spotOf(at), spotOf(press ?? at)];
    tell({ kind: 'click', spot, press: pressed, isTouch, isDouble, isOnGrip: is === 'press', pixel });
  }
  function down(event: PointerEvent) {
    // Not every browser says which pointer a click came from.
    isTouch = event.pointerType !== 'mouse';
    press = event;
    if (!pulls.begin(event)) return;
    isSilent = false;
    event.preventDefault();
    // A finger that rests on a pad must not open the pop-up of the place under it.
    event.stopPropagation();
  }
  function moved(event: PointerEvent) {
    if (pulls.isOn()) {
      event.stopPropagation();
      pulls.move(event);
    } else if (event.pointerType === 'mouse') tell({ kind: 'hover', spot: mapInWindow(svg, scene).spotOf(event) });
  }
  function up() {
    const isMissed = isSilent && pulls.isOn() && pulls.isPress();
    pulls.end();
    if (isMissed) click(press!, false);
  }
  // A finger on a pad pulls; anywhere else it scrolls the page. Not all browsers respect
  // `touch-action` on a part of a drawing.
  function touched(event: TouchEvent) {
    if (gripAt(event) === null) return;
    event.preventDefault();
    isSilent = true;
  }
  svg.addEventListener('pointerdown', down, { signal, capture: true });
  svg.addEventListener('pointermove', moved, { signal, capture: true });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', pulls.end, { signal });
  // `click` instead of touch events: scrolling the page must give no order.
  svg.addEventListener('click', (event) => click(event, isDoubled(event)), { signal });
  if (hasGrips) svg.addEventListener('touchstart', touched, { signal, passive: false });

  const early = earlyTouch(board, svg);
  if (early === null) return;
  isTouch = matchMedia('(hover: none)').matches;
  // The click may give an order, which needs what the callers store once this function has
  // returned.
  queueMicrotask(() => signal.aborted || click(early, false));
}

/** Adds the pointer and key listeners of a map, and returns a function that removes them. */
export function listening(board: HTMLElement, svg: SVGSVGElement, listener: Listener): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const keyed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!listener.tell({ kind: 'key', key: event.key, isShift: event.shiftKey })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const role = svg.getAttribute('role');
  svg.setAttribute('role', 'application');
  svg.setAttribute('tabindex', '0');
  svg.dataset['keys'] = '';
  hearPointer(board, svg, listener, signal);
  svg.addEventListener('keydown', keyed, { signal });
  return () => {
    listeners.abort();
    svg.removeAttribute('tabindex');
    delete svg.dataset['keys'];
    if (role !== null) svg.setAttribute('role', role);
  };
}
