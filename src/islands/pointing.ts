import type { OrderLike } from '../games/engine.ts';
import type { Mark, Spot } from '../scene/scene.ts';
import { frameOf, spotAt } from '../painters/frame.ts';
import type { BoardData, FrameData } from './data.ts';
import type { Table } from './table.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Lets a reader point on a board, by mouse, finger or keyboard: first at an own unit, then at the place for it; `order` is called with what
 * that means. Draws the cursor, the unit taken up and its reach in a layer of its own. Gives back how to end it.
 */
export function pointing(
  board: HTMLElement,
  { engine, tools }: Table,
  { game }: BoardData,
  { before, scene }: FrameData,
  order: (order: OrderLike) => void,
  says: (text: string) => void,
): () => void {
  const hand = tools.handOf(game);
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const layer = svg.appendChild(document.createElementNS(SVG, 'g'));
  layer.dataset['layer'] = 'hand';
  const options = engine.options(before).flatMap((option) => (option.kind === 'order' ? [option.order] : []));
  const first = options.map((each) => ('unit' in each ? String(each.unit) : null)).find((unit) => unit !== null);
  let cursor = first === null || first === undefined ? hand.placeAt(before, [0.5, 0.5])! : hand.placeOf(before, first);
  let taken: string | null = null;
  let keys = false;

  function draw() {
    const reach = taken === null ? [] : hand.reach(before, options, taken);
    const marks: Mark[] = reach.map((place) => hand.light(`reach-${place}`, place, 'reach'));
    if (taken !== null) marks.push(hand.light('taken', hand.placeOf(before, taken), 'light'));
    if (keys) marks.push(hand.light('cursor', cursor, 'light'));
    layer.innerHTML = tools.svgLive({ ...scene, marks });
  }

  function point(place: string) {
    const own = hand.own(before, place);
    if (own !== null && own !== taken) {
      taken = own;
      says(
        `${hand.says(before, place)}. Taken up; it may go to ${hand.reach(before, options, own).join(', ') || 'no square'}.`,
      );
    } else if (taken !== null && own !== taken) {
      const given = hand.order(before, options, taken, place);
      taken = null;
      if (given !== null) order(given);
    } else taken = null;
    draw();
  }

  /** The spot of the scene under a pointer. */
  function spotOf(event: MouseEvent): Spot {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return spotAt(frameOf(scene), [at.x, at.y]);
  }

  function onPointer(event: MouseEvent) {
    const place = hand.placeAt(before, spotOf(event));
    keys = false;
    if (place === null) return;
    cursor = place;
    point(place);
  }

  function onKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow === undefined && event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    keys = true;
    if (arrow !== undefined) {
      cursor = hand.step(before, cursor, ...arrow);
      says(hand.says(before, cursor));
    } else if (event.key === 'Escape') taken = null;
    else return point(cursor);
    draw();
  }

  const role = svg.getAttribute('role');
  svg.setAttribute('role', 'application');
  svg.setAttribute('tabindex', '0');
  svg.dataset['keys'] = '';
  // A click and not a touch: a finger that only scrolls the page gives no order.
  svg.addEventListener('click', onPointer);
  svg.addEventListener('keydown', onKey);
  draw();
  return () => {
    svg.removeEventListener('click', onPointer);
    svg.removeEventListener('keydown', onKey);
    svg.removeAttribute('tabindex');
    delete svg.dataset['keys'];
    if (role !== null) svg.setAttribute('role', role);
    layer.remove();
  };
}
