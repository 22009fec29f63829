import type { OrderLike } from '../games/engine.ts';
import { frameOf, spotAt } from '../painters/frame.ts';
import type { Scene, Spot } from '../scene/scene.ts';
import type { BoardData, FrameData } from './data.ts';
import { lit, open, pointed, type Field, type Grasp, type Pointed } from './grasp.ts';
import type { Table } from './table.ts';

/** A board at which a reader may point, and who is told what he means. */
export interface Pointing {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly order: (order: OrderLike) => void;
  readonly says: (text: string) => void;
  /** Takes back an order that is carried out on the board; false where there is none. */
  readonly takeBack: () => boolean;
}

/**
 * Lets a reader point on a board, by mouse, finger or keyboard: first at an own unit, then at the place for it; `order` is called with what
 * that means. Draws the cursor, the unit taken up and its reach in a layer of its own. Gives back how to end it.
 */
export function pointing({ engine, tools }: Table, at: Pointing): () => void {
  const { before: state, scene } = at.frame;
  const svg = at.board.querySelector<SVGSVGElement>('.sheet svg')!;
  const layer = layerOn(svg);
  const options = engine.options(state).flatMap((option) => (option.kind === 'order' ? [option.order] : []));
  const field: Field = { hand: tools.handOf(at.data.game), state, options };
  const draw = (grasp: Grasp) => (layer.innerHTML = tools.svgLive({ ...scene, marks: lit(field, grasp) }));
  const { click, keys } = deedsOn(field, at, draw);
  const release = listening(svg, (event) => click(spotOf(event, svg, scene)), keys);
  const early = earlyTouch(at.board, svg);
  if (early !== null) click(spotOf(early, svg, scene));
  return () => {
    release();
    layer.remove();
  };
}

const NOTHING: Pointed = { taken: null, says: null, order: null };

interface Deeds {
  readonly click: (spot: Spot) => void;
  /** What is done by each key. */
  readonly keys: Readonly<Record<string, () => void>>;
}

function deedsOn(field: Field, { order, says, takeBack }: Pointing, draw: (grasp: Grasp) => void): Deeds {
  const { hand, state } = field;
  let grasp = open(field);
  const hold = (now: Grasp) => draw((grasp = now));
  const step = (across: number, along: number) => () => {
    const cursor = hand.step(state, grasp.cursor, across, along);
    says(hand.says(state, cursor));
    hold({ ...grasp, cursor, keys: true });
  };
  const point = (cursor: string, keys: boolean) => {
    const now = takeBack() ? NOTHING : pointed(field, grasp.taken, cursor);
    if (now.says !== null) says(now.says);
    if (now.order !== null) order(now.order);
    hold({ cursor, taken: now.taken, keys });
  };
  const choose = () => point(grasp.cursor, true);
  const drop = () => hold({ ...grasp, taken: null, keys: true });
  hold(grasp);
  return {
    click(spot) {
      const place = hand.placeAt(state, spot);
      if (place !== null) point(place, false);
    },
    keys: { ...arrows(step), Enter: choose, ' ': choose, Escape: drop },
  };
}

const arrows = (step: (across: number, along: number) => () => void): Deeds['keys'] => ({
  ArrowUp: step(0, 1),
  ArrowDown: step(0, -1),
  ArrowLeft: step(-1, 0),
  ArrowRight: step(1, 0),
});

function layerOn(svg: SVGSVGElement): SVGGElement {
  const layer = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
  layer.dataset['layer'] = 'hand';
  return layer;
}

/** A point of the window. */
type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Where the map was touched before there was anything to answer it: kept on the board by its first script, in parts of the map. */
function earlyTouch(board: HTMLElement, svg: SVGSVGElement): At | null {
  const [x, y] = (board.dataset['touched'] ?? '').split(' ').map(Number);
  delete board.dataset['touched'];
  if (x === undefined || y === undefined) return null;
  const { left, top, width, height } = svg.getBoundingClientRect();
  return { clientX: left + x * width, clientY: top + y * height };
}

/** The spot of the scene under a pointer. */
function spotOf({ clientX, clientY }: At, svg: SVGSVGElement, scene: Scene): Spot {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return spotAt(frameOf(scene), [at.x, at.y]);
}

/** Makes a board answer to a pointer and to keys. Gives back how to end it. */
function listening(svg: SVGSVGElement, click: (event: MouseEvent) => void, keys: Deeds['keys']): () => void {
  const keydown = (event: KeyboardEvent) => {
    const deed = keys[event.key];
    if (deed === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  const role = svg.getAttribute('role');
  svg.setAttribute('role', 'application');
  svg.setAttribute('tabindex', '0');
  svg.dataset['keys'] = '';
  // A click and not a touch: a finger that only scrolls the page gives no order.
  svg.addEventListener('click', click);
  svg.addEventListener('keydown', keydown);
  return () => {
    svg.removeEventListener('click', click);
    svg.removeEventListener('keydown', keydown);
    svg.removeAttribute('tabindex');
    delete svg.dataset['keys'];
    if (role !== null) svg.setAttribute('role', role);
  };
}
