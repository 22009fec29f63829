import { projectionOf, toScene } from '../../painters/projection.ts';
import type { BareScene, Spot } from '../../scene/scene.ts';

/** A point in viewport coordinates. */
type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Where the map was touched before the player was loaded. The page's script noted it on the board, as fractions of the map's size. */
export function earlyTouch(board: HTMLElement, svg: SVGSVGElement): At | null {
  const [x, y] = (board.dataset['touched'] ?? '').split(' ').map(Number);
  delete board.dataset['touched'];
  if (x === undefined || y === undefined) return null;
  const { left, top, width, height } = svg.getBoundingClientRect();
  return { clientX: left + x * width, clientY: top + y * height };
}

/** Touches the map where it was touched too early, as soon as all its listeners are there: the mover's too, which takes up what is near. */
export function touchLater(board: HTMLElement, svg: SVGSVGElement, signal: AbortSignal): void {
  const early = earlyTouch(board, svg);
  if (early === null) return;
  const again = new PointerEvent('click', { ...early, pointerType: 'touch' });
  queueMicrotask(() => signal.aborted || svg.dispatchEvent(again));
}

/** The spot of the scene under a pointer. */
export function spotOf({ clientX, clientY }: At, svg: SVGSVGElement, scene: BareScene): Spot {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return toScene(projectionOf(scene), [at.x, at.y]);
}

/** What input on a map does. */
export interface Listener {
  /** `isTouch` if there was no pointing before it. */
  readonly click: (spot: Spot, isTouch: boolean) => void;
  readonly hover: (spot: Spot) => void;
  /** The action of each key. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** Milliseconds and pixels within which a second click is part of the first: nobody means to select and deselect at once. */
const DOUBLE = { time: 350, distance: 24 } as const;

/** Tells the second click of a double click from a click of its own. */
function doubleClicks(): (event: MouseEvent) => boolean {
  let last: MouseEvent | undefined;
  return (event) => {
    const isDouble =
      last !== undefined &&
      event.timeStamp - last.timeStamp < DOUBLE.time &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < DOUBLE.distance;
    last = event;
    return isDouble;
  };
}

/** Adds the listeners for pointer and keys, and returns a function that removes them. */
export function listening(svg: SVGSVGElement, scene: BareScene, { click, hover, keys }: Listener): () => void {
  const isDouble = doubleClicks();
  let isTouch = false;
  // Not every browser says on a click which pointer it came from.
  const pressed = ({ pointerType }: PointerEvent) => (isTouch = pointerType !== 'mouse');
  const clicked = (event: MouseEvent) => {
    if (!isDouble(event)) click(spotOf(event, svg, scene), isTouch);
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover(spotOf(event, svg, scene));
  };
  const keydown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (action === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const role = svg.getAttribute('role');
  svg.setAttribute('role', 'application');
  svg.setAttribute('tabindex', '0');
  svg.dataset['keys'] = '';
  // `click` instead of touch events, so that scrolling the page gives no order.
  svg.addEventListener('click', clicked);
  svg.addEventListener('pointerdown', pressed);
  svg.addEventListener('pointermove', moved);
  svg.addEventListener('keydown', keydown);
  return () => {
    svg.removeEventListener('click', clicked);
    svg.removeEventListener('pointerdown', pressed);
    svg.removeEventListener('pointermove', moved);
    svg.removeEventListener('keydown', keydown);
    svg.removeAttribute('tabindex');
    delete svg.dataset['keys'];
    if (role !== null) svg.setAttribute('role', role);
  };
}
