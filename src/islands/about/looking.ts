/** How the reader points at a map. */
export interface Looker {
  /**
   * The place under the pointer, as a text that is the same for the same place; null off the board.
   */
  readonly placeAt: (at: MouseEvent) => string | null;
  /** The rest after which a mouse has looked at a place, in milliseconds. */
  readonly rest: () => number;
  /** The reader looks at the place under this pointer. */
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
  // The press with which a pull begins is not heard of here.
  svg.addEventListener('drill:pulled', leave, { signal });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', up, { signal });
  svg.addEventListener('contextmenu', swallow, { signal });
  // Caught on its way down, before the map takes it for an order.
  svg.parentElement!.addEventListener('click', swallow, { signal, capture: true });
  return () => {
    stop();
    listeners.abort();
  };
}
