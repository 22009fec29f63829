import type { Point } from '../../geometry/vectors.ts';
import { pointAt } from '../../scene/table/input.ts';
import { toScene } from '../../painters/projection.ts';
import { round } from '../../geometry/lengths.ts';
import type { Grip } from './aiming.ts';
import type { Paper } from './paper.ts';

/** Where a pointer is. */
type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What is done with a unit that is taken hold of. */
export interface Pulls {
  /** Looks at the page, and says how large the map is on it. */
  readonly measure: () => Paper;
  /** Begins to pull; false if nothing can be pulled now. */
  readonly grab: (grip: Grip, at: Point, isTouch: boolean) => boolean;
  readonly pull: (to: Point) => void;
  readonly drop: () => void;
  /** Is a click at a grip that was not pulled meant for what lies under it? */
  readonly isMeant: (event: MouseEvent) => boolean;
}

/** A pointer that has moved by fewer pixels than this has not moved. */
const STILL = 3;

const gripAt = ({ target }: Event): Grip | null =>
  ((target as Element).closest<SVGElement>('[data-grip]')?.dataset['grip'] as Grip | undefined) ?? null;

/** Lets the pads and the ghost of a map be pulled by mouse, pen or finger. One pull is drawn a frame. Returns a function that ends it. */
export function pullsOn(svg: SVGSVGElement, { measure, grab, pull, drop, isMeant }: Pulls): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** Where the map lies in the window. It is read as a pull begins, never while it lasts: the browser would lay out the page at each move. */
  let frame: { readonly map: DOMMatrix; readonly projection: Paper['projection'] } | null = null;
  let pending: At | null = null;
  /** Whether the click that follows belongs to a pull. */
  let isPull = false;
  /** Where a grip was pressed that has not been pulled since. */
  let pressed: At | null = null;
  /** Whether no click will follow, since the touch that pressed a grip was kept from the page. */
  let isSilent = false;

  const pointOf = ({ clientX, clientY }: At): Point => {
    const { map, projection } = frame!;
    const [across, up] = toScene(projection, [(clientX - map.e) / map.a, (clientY - map.f) / map.d]);
    return pointAt([round(across * 10) / 10, round(up * 10) / 10]);
  };
  function draw() {
    if (pending === null || frame === null) return;
    const at = pending;
    pending = null;
    pull(pointOf(at));
  }
  function end() {
    if (frame === null) return;
    draw();
    frame = null;
    drop();
  }
  const down = (event: PointerEvent) => {
    isPull = false;
    const grip = gripAt(event);
    if (grip === null || event.button !== 0 || frame !== null) return;
    frame = { map: svg.getScreenCTM()!, projection: measure().projection };
    if (!grab(grip, pointOf(event), event.pointerType !== 'mouse')) return void (frame = null);
    isPull = true;
    pressed = { clientX: event.clientX, clientY: event.clientY };
    isSilent = false;
    svg.setPointerCapture(event.pointerId);
    event.preventDefault();
    // A finger that rests on a pad asks for no pop-up of the place under it.
    event.stopImmediatePropagation();
    svg.focus({ preventScroll: true });
  };
  const move = (event: PointerEvent) => {
    if (frame === null) return;
    event.stopImmediatePropagation();
    if (pressed !== null && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < STILL)
      return;
    pressed = null;
    if (pending === null) requestAnimationFrame(draw);
    pending = event;
  };
  const up = ({ pointerType }: PointerEvent) => {
    const isOwn = frame !== null;
    end();
    if (!isOwn || !isSilent || pressed === null) return;
    svg.dispatchEvent(new PointerEvent('click', { ...pressed, pointerType, bubbles: true, cancelable: true }));
  };
  const click = (event: MouseEvent) => {
    if (isPull && !(pressed !== null && isMeant(event))) event.stopImmediatePropagation();
    isPull = false;
  };
  // A finger on a pad pulls; anywhere else it scrolls the page. Browsers do not all heed `touch-action` on a part of a drawing.
  const touch = (event: TouchEvent) => {
    if (gripAt(event) === null) return;
    event.preventDefault();
    isSilent = true;
  };
  svg.addEventListener('pointerdown', down, { signal, capture: true });
  svg.addEventListener('pointermove', move, { signal, capture: true });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', end, { signal });
  svg.addEventListener('click', click, { signal, capture: true });
  svg.addEventListener('touchstart', touch, { signal, passive: false });
  return () => listeners.abort();
}
