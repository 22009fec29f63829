import { isBeforePlay, type Awaiting } from '../../games/contract/engine.ts';
import type { Mark } from '../../scene/scene.ts';
import type { OrderingBoard, DrawnBoard } from '../orders/createOrdering.ts';
import { addSymbols, type PlayedOrder, type Session } from '../orders/session.ts';
import type { Game } from './createGame.ts';
import { boxesOf, concernOf } from './zoom/concern.ts';
import { subjectsOf } from './zoom/framing.ts';
import { createZoom, type Zoom, type Zoomed } from './zoom/zoom.ts';

/** A battle whose map is drawn and zoomed. */
interface OnMap {
  readonly board: HTMLElement;
  readonly at: Session;
  /** The id of the battle. */
  readonly id: string;
  readonly zoomed: Zoomed;
}

/** What the map of a battle shows. */
export interface View {
  /** Draws the board as the game stands, with what the last order shows. */
  readonly draw: (shown: PlayedOrder | null) => void;
  /** Begins to be pushed and zoomed. Returns a function that ends this. */
  readonly begin: () => () => void;
  /** Frames the map to what is due and to the last result; `isNew` if no order has been given. */
  readonly frame: (isNew: boolean) => void;
  /** Brings these marks into view, if they are not there. */
  readonly bring: (marks: readonly Mark[]) => void;
}

/** Creates what the map of a battle shows: the board, and which part of it. */
export function createView({ board, at, id, zoomed }: OnMap, game: Game, ordering: OrderingBoard): View {
  const { rules } = at.game;
  let zoom: Zoom | null = null;
  /** The board without an order that was only tried. */
  let stands: DrawnBoard | null = null;
  /** The board before the last order. */
  let last: Awaiting | null = null;
  const resultOf = ({ scene }: DrawnBoard, before: Awaiting) => concernOf(scene, at.game.scene(rules.seen(before), []));

  /** Draws the board again with texts for the part that the map shows. */
  function redraw(now: Zoomed) {
    Object.assign(zoomed, now);
    const tried = ordering.attempted();
    const shown = tried ?? stands;
    if (shown === null) return;
    const scene = { ...shown.scene, ...zoomed };
    const drawn = { ...shown, scene, live: at.tools.svgLive(scene) };
    if (tried === null) stands = drawn;
    ordering.show(drawn, tried !== null);
  }
  return {
    draw(shown) {
      const state = rules.seen(game.state());
      const scene = at.game.scene(state, shown?.shows ?? [], shown?.before);
      addSymbols(at, scene);
      last = shown?.before ?? null;
      stands = { state, scene, live: at.tools.svgLive(scene) };
      ordering.show(stands, false);
      board.querySelector('.description ul')!.innerHTML = at.tools.descriptionItems(scene);
    },
    begin() {
      zoom = createZoom({ board, battle: id, redraw });
      return () => zoom?.end();
    },
    frame(isNew) {
      if (zoom === null) return;
      const state = rules.seen(game.state());
      const subjects = subjectsOf(at.game, state, at.game.scene(state, []));
      const { id: start } = game.start();
      if (isNew) zoom.open(start, subjects);
      else {
        // What a side has just placed before play, its reader has seen where he placed it.
        const isShown = stands !== null && last !== null && !isBeforePlay(last);
        zoom.follow(start, subjects, isShown ? resultOf(stands!, last!) : []);
      }
    },
    bring(marks) {
      if (stands !== null) zoom?.bring(boxesOf(marks, stands.scene));
    },
  };
}
