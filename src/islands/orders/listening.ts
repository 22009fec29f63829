import { earlyAt, mapInWindow, type At } from './map-input.ts';
import { apart, gripAt, pullsOn, STILL, type Listener } from './pulls.ts';

/**
 * A second click within so many milliseconds and pixels may belong to the first: nobody selects and
 * deselects at once.
 */
const DOUBLE = { time: 350, distance: 24 } as const;

/** Recognizes the second click of a double click. Returns the first; null for any other click. */
function doubleClicks(): (event: MouseEvent) => At | null {
  let last: MouseEvent | null = null;
  return (event) => {
    const first = last;
    last = event;
    if (first === null || event.timeStamp - first.timeStamp >= DOUBLE.time) return null;
    return apart(event, first) < DOUBLE.distance ? first : null;
  };
}

/** After so many milliseconds a touch is a long press, which opens the pop-up and is no tap. */
const LONG = 450;

/** Adds the pointer listeners of a map. */
function hearPointer(board: HTMLElement, svg: SVGSVGElement, listener: Listener, signal: AbortSignal): void {
  const { scene, tell, hasGrips } = listener;
  const pulls = pullsOn(svg, listener);
  const isDoubled = doubleClicks();
  let isTouch = false;
  let press: (At & { readonly timeStamp?: number }) | null = null;
  /**
   * Whether no click event will follow, because the default action of the touch on a grip was
   * prevented.
   */
  let isSilent = false;

  /** Pulls the unit that was pressed before the player was loaded. Returns false if none was. */
  function pulledEarly(at: At): boolean {
    press = earlyAt(board, svg, 'pressed');
    if (press === null || !hasGrips || apart(press, at) < STILL) return false;
    const { spotOf, pixel } = mapInWindow(svg, scene);
    if (!tell({ kind: 'seize', spot: spotOf(press), isTouch, pixel })) return false;
    tell({ kind: 'pull', spot: spotOf(at), pixel });
    tell({ kind: 'release' });
    return true;
  }
  function click(at: At, first: At | null) {
    const is = pulls.clickIs();
    if (is === 'pull' || (press === null && pulledEarly(at))) return;
    const { spotOf, pixel } = mapInWindow(svg, scene);
    const [spot, pressed] = [spotOf(at), spotOf(press ?? at)];
    const doubles = first === null ? null : spotOf(first);
    tell({ kind: 'click', spot, press: pressed, isTouch, doubles, grip: is === 'own' ? null : is, pixel });
  }
  function down(event: PointerEvent) {
    // Not every browser says which pointer a click came from.
    isTouch = event.pointerType !== 'mouse';
    press = event;
    isSilent = false;
    if (!pulls.begin(event)) return;
    event.preventDefault();
    // A finger that rests on a pad must not open the pop-up of the place under it.
    event.stopPropagation();
  }
  function moved(event: PointerEvent) {
    if (pulls.isOn()) {
      event.stopPropagation();
      pulls.move(event);
    } else if (pulls.seize(event)) event.stopPropagation();
    else if (event.pointerType === 'mouse') {
      const { spotOf, pixel } = mapInWindow(svg, scene);
      tell({ kind: 'hover', spot: spotOf(event), pixel });
    }
  }
  function up({ timeStamp }: PointerEvent) {
    const isTap = pulls.isOn() || timeStamp - (press?.timeStamp ?? 0) < LONG;
    const isMissed = isSilent && pulls.isPress() && isTap;
    pulls.end();
    if (isMissed) click(press!, null);
  }
  // A finger on a pad or on a unit that can be moved pulls; anywhere else it scrolls the page. Not
  // all browsers respect `touch-action` on a part of a drawing.
  function touched(event: TouchEvent) {
    const isOnUnit = pulls.isOnUnit() && event.touches.length === 1;
    if (gripAt(event) === null && !isOnUnit) return;
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

  const early = earlyAt(board, svg, 'touched');
  if (early === null) return;
  isTouch = matchMedia('(hover: none)').matches;
  // The click may give an order, which needs what the callers store once this function has
  // returned.
  queueMicrotask(() => signal.aborted || click(early, null));
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
  if (board.dataset['entered'] !== undefined) {
    delete board.dataset['entered'];
    // The callers store what it needs once this function has returned.
    queueMicrotask(() => signal.aborted || listener.tell({ kind: 'key', key: 'Enter', isShift: false }));
  }
  return () => {
    listeners.abort();
    svg.removeAttribute('tabindex');
    delete svg.dataset['keys'];
    if (role !== null) svg.setAttribute('role', role);
  };
}
