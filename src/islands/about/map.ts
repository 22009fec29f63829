import type { Awaiting, Target } from '../../games/contract/engine.ts';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import { spotOf } from '../orders/map-input.ts';
import { session, type Session } from '../orders/session.ts';
import { createPopup } from './element.ts';
import { lightUnder, type Lit } from './light.ts';
import { looking } from './looking.ts';
import { namesOnPanel } from './panel.ts';
import { surroundingsOf } from './surroundings.ts';

/** What a map shows now. */
export interface ShownBoard {
  readonly data: BoardData;
  readonly frame: () => FrameData;
  readonly shown: () => Awaiting;
}

/**
 * How many milliseconds a mouse must rest on a place: longer in a task, where the reader is about
 * to give an order.
 */
const [REST, REST_IN_TASK] = [150, 600];

/** A mere place, of which nothing may be measured: what is told of it is for those who hear it. */
const isBare = ({ game: { rules } }: Session, state: Awaiting, target: Target): boolean =>
  'point' in target && rules.mayMeasure?.(rules.seen(state)) === false;

/**
 * Lets everything on a map explain itself: hover, a long press, or the map's own cursor opens a
 * pop-up about the place. The names of units in the panel and in the text description light their
 * pieces. Returns a function that ends this.
 */
export function answerOnMap(board: HTMLElement, { data, frame, shown }: ShownBoard): () => void {
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const popup = createPopup(board);
  const light = lightUnder(svg);
  const listeners = new AbortController();
  const { signal } = listeners;
  /** Counts the places that the reader looks at, so that a late answer is dropped. */
  let looks = 0;

  function away() {
    looks += 1;
    popup.hide();
    light.clear();
    svg.removeAttribute('aria-describedby');
  }
  async function withSession(then: (at: Session) => void) {
    looks += 1;
    const now = looks;
    // Without a network there is no pop-up; the next look tries again.
    const at = await session(data).catch(() => null);
    if (at !== null && now === looks && !signal.aborted) then(at);
  }
  const lit = (units: Lit) => void withSession((at) => light.show(at, frame().scene, shown(), units));
  function about(at: Session, target: Target) {
    const told = at.tools.aboutOf(at.game, shown(), target);
    light.show(at, frame().scene, shown(), told);
    popup.show(told, () =>
      surroundingsOf({ board, svg, game: at.game, scene: frame().scene, state: shown() }, target, told),
    );
  }
  const ask = (targetOf: (at: Session) => Target | null) =>
    void withSession((at) => {
      const target = targetOf(at);
      if (target !== null && isBare(at, shown(), target)) away();
      else if (target !== null) about(at, target);
    });

  const isTask = () => board.querySelector('[data-panel][data-kind=task]') !== null;
  const targetAt = (event: MouseEvent, at: Session) => at.game.input.target(shown(), spotOf(event, svg, frame().scene));
  const release = looking(svg, {
    // On a grid each square is a place; on any other map each block of 16 by 16 pixels.
    placeAt(event) {
      const { scene } = frame();
      const [x, y] = spotOf(event, svg, scene);
      if (x < 0 || y < 0 || x >= scene.width || y >= scene.height) return null;
      return scene.grid ? `${Math.floor(x)} ${Math.floor(y)}` : `${event.clientX >> 4} ${event.clientY >> 4}`;
    },
    rest: () => (isTask() ? REST_IN_TASK : REST),
    look: (event) => ask((at) => targetAt(event, at)),
    away,
  });
  const cursor = (event: Event) => ask(() => (event as CustomEvent<Target>).detail);
  board.addEventListener('drill:cursor', cursor, { signal });
  svg.addEventListener('blur', away, { signal });
  svg.addEventListener('drill:viewed', away, { signal });
  board.addEventListener('drill:turned', away, { signal });
  board.addEventListener('drill:draw', away, { signal });
  board.addEventListener('drill:pulled', away, { signal });
  const closes = ({ key }: KeyboardEvent) => key === 'Escape' && away();
  document.addEventListener('keydown', closes, { signal, capture: true });
  const elsewhere = ({ target }: Event) => {
    if (popup.isOpen() && !board.contains(target as Node)) away();
  };
  document.addEventListener('pointerdown', elsewhere, { signal });
  const names = namesOnPanel(board, {
    load: () => session(data),
    shown,
    light: (units) => lit({ units, links: [] }),
    ask: (unit) => ask(({ game }) => game.input.locate(shown(), unit)),
    away,
    popup: popup.element,
  });
  return () => {
    release();
    names();
    listeners.abort();
    popup.element.remove();
  };
}
