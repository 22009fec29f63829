import type { Scene } from '../../../scene/scene.ts';
import { followed, shownIn } from './following.ts';
import { openingView, widest, type Pane, type Subjects } from './framing.ts';
import { hearZoom } from './hearing.ts';
import { keepView, keptView } from './kept-view.ts';
import { around, closer, contains, fitted, keptTo, middle, boxAt, type ViewBox } from './view-box.ts';

/** A map that can be pushed and zoomed. */
export interface Zoom {
  /**
   * Shows the part of the map that a battle opens with, or the part that was shown before a reload.
   */
  readonly open: (start: string, subjects: Subjects) => void;
  /**
   * Follows the game after an order. The view stays as long as all that is due, or as much of it as
   * one view can show, is in sight and large enough to be tapped. A view that the reader has chosen
   * stays as long as anything that is due is in sight. What the result of the order concerns is
   * brought into view in any case.
   */
  readonly follow: (start: string, subjects: Subjects, result: readonly ViewBox[]) => void;
  /** Brings this into view, if it is not there. */
  readonly bring: (boxes: readonly ViewBox[]) => void;
  readonly end: () => void;
}

/** How far a map is zoomed, for what draws its texts. */
export interface Zoomed {
  /** How many times smaller texts are drawn than usual. */
  closer: number;
  /** The part of the drawing that the map shows. */
  window?: Scene['window'];
}

/** What a zoomed map tells. */
export interface ZoomOf {
  readonly board: HTMLElement;
  /** The id of the battle, under which its view is kept. */
  readonly battle: string;
  /**
   * Called when texts must be drawn again: in another size, or because the map shows another part.
   */
  readonly redraw: (zoomed: Zoomed) => void;
}

/** The size of names on the screen, in pixels: on a phone, and on larger windows. */
const NAMES = { phone: 13, large: 16 } as const;
/** The size of names on the drawing. */
const DRAWN = 29;
/** How many times closer than the widest view a reader may look. */
const CLOSEST = 10;
/** How many times closer a press of a button or a key looks. */
const STEP = 1.5;

/** The shapes of a window differ by less than this if only its size was rounded. */
const SAME_SHAPE = 0.002;

/**
 * Shows this part of a drawing. `--px` is the length of the drawing that one pixel shows: places to
 * tap keep their size on the screen.
 */
function showBox(svg: SVGSVGElement, { x, y, width, height }: ViewBox, pixels: number): void {
  svg.setAttribute('viewBox', [x, y, width, height].map((part) => part.toFixed(2)).join(' '));
  svg.style.setProperty('--px', (width / pixels).toFixed(4));
}

/** Names are placed again once nobody has pushed the map for so many milliseconds. */
const SETTLED = 200;

const nameSize = (): number => (matchMedia('(min-width: 48rem)').matches ? NAMES.large : NAMES.phone);

/** All of a drawing, as a view. */
function drawingOf({ viewBox }: SVGSVGElement): ViewBox {
  const { x, y, width, height } = viewBox.baseVal;
  return { x, y, width, height };
}

/**
 * Draws again once a map rests, counted anew by each call of `again`. While the result of an order
 * waits for its dice, nothing is drawn.
 */
function settlingOf(board: HTMLElement, draw: () => void) {
  let timer = 0;
  function again() {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (board.dataset['stage'] === undefined) draw();
      else again();
    }, SETTLED);
  }
  return { again, end: () => clearTimeout(timer) };
}

/** The closer view that a button leads to: from the whole map at once to what can be tapped. */
function nearer(box: ViewBox, subjects: Subjects, pane: Pane): ViewBox {
  const due = around(subjects.due);
  const at = due === null || !contains(box, due) ? middle(box) : middle(due);
  return closer(box, Math.max(STEP, box.width / widest(subjects, pane)), at);
}

/** Creates the view of a map: which part of its drawing the map shows. */
export function createZoom({ board, battle, redraw }: ZoomOf): Zoom {
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const pane = svg.parentElement!;
  const whole = drawingOf(svg);
  let box = whole;
  let start = '';
  let isOwn = false;
  let subjects: Subjects = { due: [], all: [], smallest: whole.width };
  let text = 0;
  const size = () => ({ width: pane.clientWidth || 1, height: pane.clientHeight || 1 });
  const shape = () => size().width / size().height;
  function set(next: ViewBox) {
    const full = fitted(whole, shape());
    const most = Math.min(Math.max(next.width, full.width / CLOSEST), full.width);
    box = keptTo(whole, boxAt(middle(next), most, shape()));
    showBox(svg, box, size().width);
    board.classList.toggle('zoomed', box.width < full.width * 0.999);
    const closer = (DRAWN * size().width) / box.width / nameSize();
    if (Math.abs(closer / text - 1) > 0.02) {
      text = closer;
      svg.style.setProperty('--closer', closer.toFixed(3));
      redraw(zoomed());
    }
    settling.again();
    svg.dispatchEvent(new CustomEvent('drill:viewed', { bubbles: true }));
    if (start !== '') keepView(battle, { start, box, isOwn });
  }
  const zoomed = (): Zoomed => ({ closer: text, window: [box.x, box.y, box.width, box.height] });
  const settling = settlingOf(board, () => redraw(zoomed()));
  function own(next: ViewBox) {
    isOwn = true;
    set(next);
  }
  function open(of: string, now: Subjects) {
    const kept = keptView(battle, of);
    [start, subjects, isOwn] = [of, now, kept?.isOwn ?? false];
    set(kept === null ? openingView(now, size(), whole) : kept.box);
  }
  function resized() {
    if (Math.abs(box.width / box.height / shape() - 1) < SAME_SHAPE) set(box);
    else set(isOwn ? box : openingView(subjects, size(), whole));
  }
  function bring(boxes: readonly ViewBox[], isWhole = false) {
    const next = shownIn(box, boxes, { subjects, whole, pane: size() }, isWhole);
    if (next !== box) set(next);
  }
  const sizes = new ResizeObserver(resized);
  sizes.observe(pane);
  const release = hearZoom(board, {
    view: () => box,
    zoom: (times, at) => own(closer(box, times, at)),
    push: ([across, down]) => own({ ...box, x: box.x + across, y: box.y + down }),
    nearer: () => own(nearer(box, subjects, size())),
    farther: () => own(closer(box, 1 / STEP, middle(box))),
    whole: () => own(fitted(whole, shape())),
    bring,
  });
  return {
    open,
    bring,
    follow(of, now, result) {
      if (of !== start) {
        open(of, now);
        return;
      }
      subjects = now;
      const next = followed({ box, isOwn, whole, pane: size() }, now, result);
      if (next !== box) set(next);
    },
    end() {
      settling.end();
      sizes.disconnect();
      release();
    },
  };
}
