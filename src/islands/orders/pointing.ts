import type { Annotation } from '../../core/annotations.ts';
import type { Awaiting, OrderLike, Target } from '../../games/contract/engine.ts';
import { choicesOf, sameTarget } from '../../scene/input.ts';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import { earlyTouch, listening, spotOf, type Listener } from './map-input.ts';
import { annotationMarks } from '../../scene/module.ts';
import type { Spot } from '../../scene/scene.ts';
import { meantBy, walked } from './places.ts';
import {
  activate,
  buttons,
  foreseen,
  highlights,
  initial,
  isPlacing,
  preview,
  selecting,
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
  /** Whether the places where something may be placed are shown; in a task they are what is asked. */
  readonly isOpen?: boolean;
  /** Shows these offers as buttons. */
  readonly offers: (offers: readonly Offer[]) => void;
  /** Shows a note, and announces it to screen readers, in other words if they are given. */
  readonly says: (text: string, spoken?: string) => void;
  /** Announces a text to screen readers. */
  readonly spoken: (text: string) => void;
  /** Takes back the answer on the board; false if there is none. */
  readonly takeBack: () => boolean;
  /** Told which unit is selected, before the board is drawn. True if it is ordered by hand, so that nothing else is foreseen for it. */
  readonly takes?: (unit: string | null) => boolean;
}

/** The pointer and keyboard input of a board. */
export interface Pointer {
  /** Continues from this state, with nothing selected. If `answer` is given, the state shows a wrong answer, annotated with the reasons, which must be taken back before the next order. */
  readonly on: (state: Awaiting, answer?: readonly Annotation[]) => void;
  /** Does what the button of an offer says. */
  readonly choose: (offer: Offer) => void;
  /** Highlights the units of a hint and draws its annotations; with two empty lists it removes them again. */
  readonly hint: (name: string, units: readonly string[], shows: readonly Annotation[]) => void;
  /** Selects nothing any more. */
  readonly drop: () => void;
  readonly end: () => void;
}

/**
 * Lets a reader give orders on a board by mouse, touch or keyboard: first select one of their units, then point at a target. `order` is called
 * with the resulting order. Draws the cursor, the selected unit, its reach and a preview of the order in a separate layer.
 */
export function pointing(session: Session, at: Pointing): Pointer {
  const { mover } = session;
  return mover === undefined ? pointer(session, at) : mover.handling(session, at, (inner) => pointer(session, inner));
}

function pointer(session: Session, at: Pointing): Pointer {
  const { scene } = at.frame;
  const svg = at.board.querySelector<SVGSVGElement>('.sheet svg')!;
  const layer = layerOn(svg);
  const actions = actionsOn(session, at, layer);
  const release = listening(svg, scene, actions);
  const early = earlyTouch(at.board, svg);
  if (early !== null) actions.click(spotOf(early, svg, scene), matchMedia('(hover: none)').matches);
  return {
    ...actions,
    choose(offer) {
      actions.choose(offer);
      // The button that was pressed may be gone, and the keyboard goes on at the map.
      svg.focus({ preventScroll: true });
    },
    end() {
      release();
      layer.remove();
    },
  };
}

interface Actions extends Omit<Pointer, 'end'>, Listener {}

/** The units and annotations of a hint. */
interface Hinted {
  readonly units: readonly string[];
  readonly shows: readonly Annotation[];
}

function actionsOn({ game, tools }: Session, at: Pointing, layer: SVGGElement): Actions {
  const start = at.frame.before;
  const fieldOf = (state: Awaiting): Field => ({
    ...{ game, state, choices: choicesOf(game.rules, state) },
    isOpen: at.isOpen === true,
  });
  let field = fieldOf(start);
  let selection = initial(field);
  let answered: readonly Annotation[] | undefined;
  let isTaken = false;
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
    isTaken = at.takes?.(answered === undefined ? now.unit : null) ?? false;
    draw();
    at.offers(answered === undefined ? buttons(field, selection) : []);
  }
  function choose(offer: Offer) {
    if ('order' in offer) {
      at.order(offer.order);
      // What a refused order shows is drawn by whoever judged it: previewed as well, it would be there twice.
      if (selection.isStale !== true) {
        selection = { ...selection, isStale: true };
        draw();
      }
    } else {
      const { says, spoken } = selecting(field, offer.select);
      at.says(says, spoken);
      hold({ ...selection, unit: offer.select, offers: [], isStale: true });
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
  /** On touch the first tap on a place shows the order that the second will give. False if there is nothing to show, or if this is the second. */
  function foresee(target: Target): boolean {
    const isSecond = selection.offers[0]?.isMain === true && sameTarget(selection.cursor, target);
    const offer = answered !== undefined || isSecond ? null : foreseen(field, selection.unit, target);
    if (offer === null) return false;
    hold({ ...selection, cursor: target, keys: false, offers: [offer], isStale: false });
    at.says(`${offer.says}? Tap there again, or press the button.`);
    return true;
  }
  const step = (across: number, along: number) => () => {
    const { state } = field;
    const cursor = walked(field, selection, across, along);
    hold({ ...selection, cursor, keys: true, offers: [], isStale: false });
    const ahead = preview(field, selection);
    const may = ahead === null ? '' : ahead.isRefused ? '. Not allowed' : '. Allowed';
    at.spoken(game.input.says(state, cursor) + may);
    // The pop-up of the map shows what is there.
    at.board.dispatchEvent(new CustomEvent('drill:cursor', { detail: cursor }));
  };
  const enter = () => point(selection.cursor, true);
  function drop() {
    if (answered === undefined && selection.unit !== null) at.says('Deselected.');
    hold({ ...initial(field), cursor: selection.cursor, keys: true });
  }
  function targetAt(spot: Spot): Target | null {
    const there = game.input.target(field.state, spot);
    return there === null ? null : meantBy(field, selection.unit, there);
  }
  hold(selection);
  return {
    on(state, answer) {
      answered = answer;
      field = fieldOf(state);
      const { cursor, keys } = selection;
      hold({ ...initial(field), cursor, keys, isStale: true });
    },
    choose,
    drop,
    hint(name, units, shows) {
      if (units.length + shows.length > 0) hints.set(name, { units, shows });
      else hints.delete(name);
      draw();
    },
    click(spot, isTouch) {
      const target = targetAt(spot);
      if (target !== null && !(isTouch && foresee(target))) point(target, false);
    },
    hover(spot) {
      const isIdle = isTaken || (selection.unit === null && !isPlacing(field));
      const target = isIdle ? null : targetAt(spot);
      if (target !== null && !sameTarget(selection.cursor, target) && selection.offers.length === 0) {
        selection = { ...selection, cursor: target, keys: false, isStale: false };
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
