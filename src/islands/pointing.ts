import type { Annotation } from '../core/annotations.ts';
import type { Awaiting, OrderLike, Target } from '../games/engine.ts';
import { projectionOf, toScene } from '../painters/projection.ts';
import { choicesOf } from '../scene/input.ts';
import type { Scene, Spot } from '../scene/scene.ts';
import type { BoardData, FrameData } from './data.ts';
import { annotationMarks } from '../scene/module.ts';
import {
  activate,
  buttons,
  highlights,
  initial,
  movesTo,
  preview,
  type Field,
  type Offer,
  type Selection,
} from './selection.ts';
import type { Session } from './session.ts';

/** A board that takes pointer and keyboard input, and the callbacks for the results. */
export interface Pointing {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly order: (order: OrderLike) => void;
  /** Shows these offers as buttons. */
  readonly offers: (offers: readonly Offer[]) => void;
  /** Shows a note, and announces it to screen readers, in other words if they are given. */
  readonly says: (text: string, spoken?: string) => void;
  /** Announces a text to screen readers. */
  readonly spoken: (text: string) => void;
  /** Takes back the answer on the board; false if there is none. */
  readonly takeBack: () => boolean;
}

/** The pointer and keyboard input of a board. */
export interface Pointer {
  /** Continues from this state, with nothing selected. If `answer` is given, the state shows a wrong answer, annotated with the reasons, which must be taken back before the next order. */
  readonly on: (state: Awaiting, answer?: readonly Annotation[]) => void;
  /** Does what the button of an offer says. */
  readonly choose: (offer: Offer) => void;
  /** Highlights the units of a hint and draws its annotations; with two empty lists it removes them again. */
  readonly hint: (name: string, units: readonly string[], shows: readonly Annotation[]) => void;
  readonly end: () => void;
}

/**
 * Lets a reader give orders on a board by mouse, touch or keyboard: first select one of their units, then point at a target. `order` is called
 * with the resulting order. Draws the cursor, the selected unit, its reach and a preview of the order in a separate layer.
 */
export function pointing(session: Session, at: Pointing): Pointer {
  const { scene } = at.frame;
  const svg = at.board.querySelector<SVGSVGElement>('.sheet svg')!;
  const layer = layerOn(svg);
  const actions = actionsOn(session, at, layer);
  const release = listening(svg, scene, actions);
  const early = earlyTouch(at.board, svg);
  if (early !== null) actions.click(spotOf(early, svg, scene));
  return {
    ...actions,
    end() {
      release();
      layer.remove();
    },
  };
}

interface Actions extends Omit<Pointer, 'end'> {
  readonly click: (spot: Spot) => void;
  readonly hover: (spot: Spot) => void;
  /** The action of each key. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** The units and annotations of a hint. */
interface Hinted {
  readonly units: readonly string[];
  readonly shows: readonly Annotation[];
}

function actionsOn({ game, tools }: Session, at: Pointing, layer: SVGGElement): Actions {
  const start = at.frame.before;
  const fieldOf = (state: Awaiting): Field => ({ game, state, choices: choicesOf(game.rules, state) });
  let field = fieldOf(start);
  let selection = initial(field);
  let answered: readonly Annotation[] | undefined;
  const hints = new Map<string, Hinted>();

  function draw() {
    const { state } = field;
    const hinted = [...hints.values()];
    const places = hinted.flatMap(({ units }) => units.map((unit) => game.input.locate(start, unit)));
    const ahead = preview(field, selection);
    const shown = (on: Awaiting, shows: readonly Annotation[]) => annotationMarks(game, on, shows);
    const marks =
      answered === undefined
        ? [
            ...highlights(
              field,
              selection,
              places.filter((place) => place !== null),
            ),
            ...shown(
              start,
              hinted.flatMap(({ shows }) => shows),
            ),
            ...shown(state, ahead?.shows ?? []),
          ]
        : shown(state, answered);
    layer.innerHTML = tools.svgLive({ ...at.frame.scene, marks });
  }
  function hold(now: Selection) {
    selection = now;
    draw();
    at.offers(answered === undefined ? buttons(field, selection) : []);
  }
  function choose(offer: Offer) {
    if ('order' in offer) at.order(offer.order);
    else {
      at.says(`${offer.says}.`);
      hold({ ...selection, unit: offer.select, offers: [] });
    }
  }
  function point(target: Target, keys: boolean) {
    if (at.takeBack()) return;
    const { unit, says, spoken, offers } = activate(field, selection.unit, target);
    if (says !== '') at.says(says, spoken);
    const [only] = offers;
    hold({ cursor: target, unit, keys, offers: offers.length > 1 ? offers : [] });
    if (offers.length > 1) at.says(`${offers.length} orders are possible there. Choose one below the map.`);
    else if (only !== undefined) choose(only);
  }
  const step = (across: number, along: number) => () => {
    const { state } = field;
    const cursor = game.input.step(state, selection.cursor, across, along);
    hold({ ...selection, cursor, keys: true, offers: [] });
    const ahead = preview(field, selection);
    const may = ahead === null ? '' : ahead.isRefused ? '. Not allowed' : '. Allowed';
    at.spoken(game.input.says(state, cursor) + may);
    // The card of the map shows what is there.
    at.board.dispatchEvent(new CustomEvent('drill:cursor', { detail: cursor }));
  };
  const enter = () => point(selection.cursor, true);
  const drop = () => hold({ ...selection, unit: null, keys: true, offers: [] });
  hold(selection);
  return {
    on(state, answer) {
      answered = answer;
      field = fieldOf(state);
      const { cursor, keys } = selection;
      hold({ ...initial(field), cursor, keys });
    },
    choose,
    hint(name, units, shows) {
      if (units.length + shows.length > 0) hints.set(name, { units, shows });
      else hints.delete(name);
      draw();
    },
    click(spot) {
      const target = game.input.target(field.state, spot);
      if (target !== null) point(target, false);
    },
    hover(spot) {
      const target = selection.unit === null ? null : game.input.target(field.state, spot);
      if (target !== null && movesTo(selection, target) && selection.offers.length === 0) {
        selection = { ...selection, cursor: target, keys: false };
        draw();
      }
    },
    keys: { ...arrows(step), Enter: enter, ' ': enter, Escape: drop },
  };
}

const arrows = (step: (across: number, along: number) => () => void): Actions['keys'] => ({
  ArrowUp: step(0, 1),
  ArrowDown: step(0, -1),
  ArrowLeft: step(-1, 0),
  ArrowRight: step(1, 0),
});

function layerOn(svg: SVGSVGElement): SVGGElement {
  const layer = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
  layer.dataset['layer'] = 'selection';
  return layer;
}

/** A point in viewport coordinates. */
type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Where the map was touched before the player was loaded. The page's script noted it on the board, as fractions of the map's size. */
function earlyTouch(board: HTMLElement, svg: SVGSVGElement): At | null {
  const [x, y] = (board.dataset['touched'] ?? '').split(' ').map(Number);
  delete board.dataset['touched'];
  if (x === undefined || y === undefined) return null;
  const { left, top, width, height } = svg.getBoundingClientRect();
  return { clientX: left + x * width, clientY: top + y * height };
}

/** The spot of the scene under a pointer. */
export function spotOf({ clientX, clientY }: At, svg: SVGSVGElement, scene: Scene): Spot {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return toScene(projectionOf(scene), [at.x, at.y]);
}

/** Adds the listeners for pointer and keys, and returns a function that removes them. */
function listening(svg: SVGSVGElement, scene: Scene, { click, hover, keys }: Actions): () => void {
  const clicked = (event: MouseEvent) => click(spotOf(event, svg, scene));
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
