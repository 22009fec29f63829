import type { Annotation } from '../core/annotations.ts';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import { frameOf, spotAt } from '../painters/frame.ts';
import type { Scene, Spot } from '../scene/scene.ts';
import type { BoardData, FrameData } from './data.ts';
import { buttons, lit, open, pointed, preview, type Field, type Grasp, type Offer } from './grasp.ts';
import { marksOf } from './marks.ts';
import type { Table } from './table.ts';

/** A board at which a reader may point, and who is told what he means. */
export interface Pointing {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly order: (order: OrderLike) => void;
  /** What stands on buttons now. */
  readonly offers: (offers: readonly Offer[]) => void;
  readonly says: (text: string) => void;
  /** Takes back an answer that stands on the board; false where there is none. */
  readonly takeBack: () => boolean;
}

/** A reader's hand on a board. */
export interface Pointer {
  /** Points on from this board, with nothing taken up. Where an answer stands on it, nothing is ordered before that is taken back; the board shows why it is not right. */
  readonly on: (state: Awaiting, answer?: readonly Annotation[]) => void;
  /** What one of the buttons does. */
  readonly choose: (offer: Offer) => void;
  /** Lights units and draws what a hint speaks of, until the hint is closed. */
  readonly hint: (name: string, units: readonly string[], shows: readonly Annotation[]) => void;
  readonly end: () => void;
}

/**
 * Lets a reader point on a board, by mouse, finger or keyboard: first at an own unit, then at the place for it; `order` is called with what
 * that means. Draws the cursor, the unit taken up, its reach, and what would come of an order in a layer of its own.
 */
export function pointing(set: Table, at: Pointing): Pointer {
  const { scene } = at.frame;
  const svg = at.board.querySelector<SVGSVGElement>('.sheet svg')!;
  const layer = layerOn(svg);
  const deeds = deedsOn(set, at, layer);
  const release = listening(svg, scene, deeds);
  const early = earlyTouch(at.board, svg);
  if (early !== null) deeds.click(spotOf(early, svg, scene));
  return {
    ...deeds,
    end() {
      release();
      layer.remove();
    },
  };
}

interface Deeds extends Omit<Pointer, 'end'> {
  readonly click: (spot: Spot) => void;
  readonly hover: (spot: Spot) => void;
  /** What is done by each key. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** A hint on the board. */
interface Hinted {
  readonly units: readonly string[];
  readonly shows: readonly Annotation[];
}

function deedsOn(set: Table, at: Pointing, layer: SVGGElement): Deeds {
  const { game } = at.data;
  const start = at.frame.before;
  const fieldOf = (state: Awaiting): Field => {
    const hand = set.tools.handOf(game);
    return { engine: set.engine, hand, state, choices: set.tools.choicesOf(set.engine, hand, state) };
  };
  let field = fieldOf(start);
  let grasp = open(field);
  let answered: readonly Annotation[] | undefined;
  const hints = new Map<string, Hinted>();

  function draw() {
    const { hand, state } = field;
    const hinted = [...hints.values()];
    const places = hinted.flatMap(({ units }) => units.map((unit) => hand.placeOf(start, unit)));
    const ahead = preview(field, grasp);
    const shown = (on: Awaiting, shows: readonly Annotation[]) => marksOf(set, game, on, shows);
    const marks =
      answered === undefined
        ? [
            ...lit(
              field,
              grasp,
              places.filter((place) => place !== null),
            ),
            ...shown(
              start,
              hinted.flatMap(({ shows }) => shows),
            ),
            ...shown(state, ahead?.shows ?? []),
          ]
        : shown(state, answered);
    layer.innerHTML = set.tools.svgLive({ ...at.frame.scene, marks });
  }
  function hold(now: Grasp) {
    grasp = now;
    draw();
    at.offers(answered === undefined ? buttons(field, grasp) : []);
  }
  function choose(offer: Offer) {
    if ('order' in offer) at.order(offer.order);
    else {
      at.says(`${offer.says}.`);
      hold({ ...grasp, taken: offer.take, offers: [] });
    }
  }
  function point(place: string, keys: boolean) {
    if (at.takeBack()) return;
    const { taken, says, offers } = pointed(field, grasp.taken, place);
    if (says !== '') at.says(says);
    const [only] = offers;
    hold({ cursor: place, taken, keys, offers: offers.length > 1 ? offers : [] });
    if (offers.length > 1) at.says(`${offers.length} orders lead there: choose one below the map.`);
    else if (only !== undefined) choose(only);
  }
  const step = (across: number, along: number) => () => {
    const { hand, state } = field;
    const cursor = hand.step(state, grasp.cursor, across, along);
    hold({ ...grasp, cursor, keys: true, offers: [] });
    const ahead = preview(field, grasp);
    const may = ahead === null ? '' : ahead.isRefused ? '. Not allowed' : '. Allowed';
    at.says(hand.says(state, cursor) + may);
  };
  const enter = () => point(grasp.cursor, true);
  const drop = () => hold({ ...grasp, taken: null, keys: true, offers: [] });
  hold(grasp);
  return {
    on(state, answer) {
      answered = answer;
      field = fieldOf(state);
      const { cursor, keys } = grasp;
      hold({ ...open(field), cursor, keys });
    },
    choose,
    hint(name, units, shows) {
      if (units.length + shows.length > 0) hints.set(name, { units, shows });
      else hints.delete(name);
      draw();
    },
    click(spot) {
      const place = field.hand.placeAt(field.state, spot);
      if (place !== null) point(place, false);
    },
    hover(spot) {
      const place = grasp.taken === null ? null : field.hand.placeAt(field.state, spot);
      if (place !== null && place !== grasp.cursor && grasp.offers.length === 0) {
        grasp = { ...grasp, cursor: place, keys: false };
        draw();
      }
    },
    keys: { ...arrows(step), Enter: enter, ' ': enter, Escape: drop },
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
function listening(svg: SVGSVGElement, scene: Scene, { click, hover, keys }: Deeds): () => void {
  const clicked = (event: MouseEvent) => click(spotOf(event, svg, scene));
  const moved = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover(spotOf(event, svg, scene));
  };
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
  svg.addEventListener('click', clicked);
  svg.addEventListener('pointermove', moved);
  svg.addEventListener('keydown', keydown);
  return () => {
    svg.removeEventListener('click', clicked);
    svg.removeEventListener('pointermove', moved);
    svg.removeEventListener('keydown', keydown);
    svg.removeAttribute('tabindex');
    delete svg.dataset['keys'];
    if (role !== null) svg.setAttribute('role', role);
  };
}
