import { afterFrame } from '../../board/scheduling.ts';
import type { Spot } from '../../../scene/scene.ts';
import { hearPointers } from './pointers.ts';
import type { ViewBox } from './view-box.ts';

/** What pushes and zooms a map. Spots and lengths are those of its drawing. */
export interface Views {
  readonly view: () => ViewBox;
  /** Looks so many times closer; a spot keeps its place in the window. */
  readonly zoom: (times: number, at: Spot) => void;
  readonly push: (by: Spot) => void;
  /** One step closer, one step farther, and all of the map. */
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /**
   * Pushes the map, and shows more of it, just so far that this is in sight. What is to be tapped
   * stays large enough for that, unless `isWhole` asks for all of it.
   */
  readonly bring: (subjects: readonly ViewBox[], isWhole?: boolean) => void;
}

/** How far an arrow key pushes the map, as a share of the view. */
const PUSH = 0.15;

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What the keyboard points at or moves: it must be in sight after a key. */
const POINTED = '[data-layer=mover] .ghost > *, [data-layer=selection] [data-m=cursor]';
/** The unit in hand, and the edge of the ground that is lit around it. */
const [MOVED, LIT] = ['[data-layer=mover] .ghost', '[data-layer=mover] .reach > .edge'] as const;

/**
 * Lets a reader push and zoom a map: by its buttons, by keys, by wheel, with a mouse and with
 * fingers. Returns a function that ends this.
 */
export function hearZoom(board: HTMLElement, views: Views): () => void {
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const pane = svg.parentElement!;
  const listeners = new AbortController();
  const { signal } = listeners;
  const steps: Readonly<Record<string, () => void>> = {
    closer: views.nearer,
    farther: views.farther,
    whole: views.whole,
  };
  const KEYS: Readonly<Record<string, () => void>> = {
    '+': views.nearer,
    '=': views.nearer,
    '-': views.farther,
    '0': views.whole,
  };
  const isInHand = () => board.querySelector('[data-layer=mover] .ghost > *, .mover-panel:not([hidden])') !== null;

  /** Brings the first thing of each kind into view, or all that these kinds show. */
  function bring(kinds: readonly string[], isWhole = false) {
    const [window, { x, y, width }] = [pane.getBoundingClientRect(), views.view()];
    const one = width / window.width;
    const subjects = kinds.flatMap((kind) => svg.querySelector(kind)?.getBoundingClientRect() ?? []);
    views.bring(
      subjects
        .filter((subject) => subject.width > 0)
        .map((subject) => ({
          x: x + (subject.left - window.left) * one,
          y: y + (subject.top - window.top) * one,
          width: subject.width * one,
          height: subject.height * one,
        })),
      isWhole,
    );
  }
  const pointed = () => bring([POINTED]);
  function keyed(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== svg) return;
    const arrow = event.shiftKey && !isInHand() ? ARROWS[event.key] : undefined;
    const { width, height } = views.view();
    if (arrow !== undefined) views.push([arrow[0] * width * PUSH, arrow[1] * height * PUSH]);
    else if (KEYS[event.key] !== undefined) KEYS[event.key]!();
    else {
      if (ARROWS[event.key] !== undefined) afterFrame(pointed);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  function pressed({ target }: Event) {
    const step = (target as Element).closest<HTMLElement>('[data-zoom]')?.dataset['zoom'];
    if (step !== undefined) steps[step]!();
    // A button, or a written order, moves the unit in hand without a finger on the map.
    else if (!svg.contains(target as Element)) afterFrame(pointed);
  }
  pane.addEventListener('keydown', keyed, { signal, capture: true });
  board.addEventListener('click', pressed, { signal });
  // A unit that is taken up shows how far it can go, whatever the size of the map becomes. Later
  // the reader may have come closer to place it.
  const lit = ({ detail: { isFirst } }: CustomEvent<{ isFirst: boolean }>) => bring([MOVED, LIT], isFirst);
  svg.addEventListener('drill:lit', lit as EventListener, { signal });
  hearPointers(board, views, signal);
  return () => listeners.abort();
}
