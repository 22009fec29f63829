import type { BareScene } from '../../scene/scene.ts';
import type { Grip } from './move-draft.ts';
import { earlyTouch, mapInWindow, type At, type MapInWindow } from './map-input.ts';
import type { Input } from './ordering.ts';

/** What receives the input of a map. */
export interface Listener {
  readonly scene: BareScene;
  /** Takes an input. Returns false if it means nothing now: then it is left to the page. */
  readonly tell: (input: Input) => boolean;
  /** Whether an input would mean something now. */
  readonly means: (input: Input) => boolean;
  /** Whether units can be pulled on this map. */
  readonly hasGrips: boolean;
}

/**
 * A second click within so many milliseconds and pixels may belong to the first: nobody selects and
 * deselects at once.
 */
const DOUBLE = { time: 350, distance: 24 } as const;

const apart = (a: At, b: At): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

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

/** A pointer that has moved fewer pixels than this counts as still. */
const STILL = 3;
/** A finger trembles: one that rests on a unit counts as still for longer. */
const STILL_FINGER = 8;
/** After so many milliseconds a touch is a long press, which opens the pop-up and is no tap. */
const LONG = 450;

/** A unit that is pressed, before it is taken up by a pull. */
interface PressedUnit {
  readonly at: PointerEvent;
  readonly map: MapInWindow;
  readonly input: Extract<Input, { readonly kind: 'seize' }>;
}

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
  /** Whether a unit is pressed that a pull would take up. */
  readonly isOnUnit: () => boolean;
  /**
   * Takes up the unit that is pressed once the pointer has moved far enough. Returns false if the
   * pointer has not, or if no unit is pressed.
   */
  readonly seize: (event: PointerEvent) => boolean;
  /** Whether a grip or a unit was pressed and has not been pulled since. */
  readonly isPress: () => boolean;
  readonly move: (event: PointerEvent) => void;
  readonly end: () => void;
  /**
   * What the next click is: a click by itself, the end of a pull, or the press of this grip that
   * was not pulled.
   */
  readonly clickIs: () => 'own' | 'pull' | Grip;
}

/** Follows the pointer during a pull. Reports at most one pull per frame of the screen. */
function pullsOn(svg: SVGSVGElement, { scene, tell, means, hasGrips }: Listener): Pulls {
  /**
   * Read when a pull begins and never during it: reading would make the browser lay out the page at
   * each move.
   */
  let map: MapInWindow | null = null;
  let pending: At | null = null;
  let isPull = false;
  /** Where a grip was pressed that has not been pulled yet. */
  let pressed: At | null = null;
  let grip: Grip | null = null;
  let unit: PressedUnit | null = null;

  function draw() {
    if (pending === null || map === null) return;
    const spot = map.spotOf(pending);
    pending = null;
    tell({ kind: 'pull', spot, pixel: map.pixel });
  }
  function start({ pointerId }: PointerEvent, lies: MapInWindow) {
    map = lies;
    isPull = true;
    svg.setPointerCapture(pointerId);
    svg.focus({ preventScroll: true });
  }
  function move(event: PointerEvent) {
    if (pressed !== null && apart(event, pressed) < STILL) return;
    pressed = null;
    if (pending === null) requestAnimationFrame(draw);
    pending = event;
  }
  return {
    begin(event) {
      isPull = false;
      unit = null;
      if (!hasGrips || event.button !== 0 || map !== null || !event.isPrimary) return false;
      const lies = mapInWindow(svg, scene);
      const [spot, isTouch] = [lies.spotOf(event), event.pointerType !== 'mouse'];
      grip = gripAt(event);
      if (grip === null) {
        const input = { kind: 'seize', spot, isTouch, pixel: lies.pixel } as const;
        if (means(input)) unit = { at: event, map: lies, input };
        return false;
      }
      if (!tell({ kind: 'grab', grip, spot, isTouch })) return false;
      start(event, lies);
      pressed = { clientX: event.clientX, clientY: event.clientY };
      return true;
    },
    isOn: () => map !== null,
    isOnUnit: () => unit !== null,
    seize(event) {
      if (unit === null || apart(event, unit.at) < (unit.input.isTouch ? STILL_FINGER : STILL)) return false;
      const { map: lies, input, at } = unit;
      unit = null;
      // The button may have come up outside the window.
      if (event.buttons === 0 || event.pointerId !== at.pointerId || !tell(input)) return false;
      start(event, lies);
      pressed = null;
      move(event);
      return true;
    },
    isPress: () => unit !== null || (isPull && pressed !== null),
    move,
    end() {
      unit = null;
      if (map === null) return;
      draw();
      map = null;
      tell({ kind: 'release' });
    },
    clickIs() {
      const is = isPull ? (pressed === null ? 'pull' : grip!) : 'own';
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
  let press: PointerEvent | null = null;
  /**
   * Whether no click event will follow, because the default action of the touch on a grip was
   * prevented.
   */
  let isSilent = false;

  function click(at: At, first: At | null) {
    const is = pulls.clickIs();
    if (is === 'pull') return;
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
    else if (event.pointerType === 'mouse') tell({ kind: 'hover', spot: mapInWindow(svg, scene).spotOf(event) });
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

  const early = earlyTouch(board, svg);
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
  return () => {
    listeners.abort();
    svg.removeAttribute('tabindex');
    delete svg.dataset['keys'];
    if (role !== null) svg.setAttribute('role', role);
  };
}
