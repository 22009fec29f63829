/** How the reader points at a map. */
export interface Looker {
  /** A text that identifies the place under the pointer; null outside the board. */
  readonly placeAt: (at: MouseEvent) => string | null;
  /** How many milliseconds a mouse must rest on a place. */
  readonly rest: () => number;
  /** Called when the reader looks at the place under this pointer. */
  readonly look: (at: MouseEvent) => void;
  readonly away: () => void;
}

/** How long a finger must stay, in milliseconds, and how far it may move, in pixels. */
const [PRESS, SLIP] = [450, 10];

/**
 * Calls back when the reader rests the mouse on a place of the map or presses it for long. Returns
 * a function that stops this.
 */
export function looking(svg: SVGSVGElement, { placeAt, rest, look, away }: Looker): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  let place: string | null = null;
  let pressed: PointerEvent | null = null;
  /** A long press has opened the pop-up, so the click that may follow is no order. */
  let isLong = false;

  const stop = () => clearTimeout(timer);
  function leave() {
    stop();
    place = null;
    away();
  }
  function moved(event: PointerEvent) {
    if (event.pointerType !== 'mouse') {
      if (pressed !== null && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLIP)
        stop();
      return;
    }
    const here = placeAt(event);
    if (here === place) return;
    leave();
    place = here;
    if (here !== null && event.buttons === 0) timer = window.setTimeout(() => look(event), rest());
  }
  function down(event: PointerEvent) {
    stop();
    away();
    isLong = false;
    if (event.pointerType === 'mouse') return;
    pressed = event;
    timer = window.setTimeout(() => {
      isLong = true;
      look(event);
    }, PRESS);
  }
  const up = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') stop();
  };
  const swallow = (event: Event) => {
    if (!isLong) return;
    event.preventDefault();
    if (event.type === 'click') {
      isLong = false;
      event.stopImmediatePropagation();
    }
  };
  svg.addEventListener('pointermove', moved, { signal });
  svg.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave(), { signal });
  svg.addEventListener('pointerdown', down, { signal });
  // The press that begins a pull does not reach the listeners of this function.
  svg.addEventListener('drill:pulled', leave, { signal });
  // Nor do the movements that push the map.
  svg.addEventListener('drill:viewed', leave, { signal });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', up, { signal });
  svg.addEventListener('contextmenu', swallow, { signal });
  // In the capture phase, before the map takes it for an order.
  svg.parentElement!.addEventListener('click', swallow, { signal, capture: true });
  return () => {
    stop();
    listeners.abort();
  };
}
