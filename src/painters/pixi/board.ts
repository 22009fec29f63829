import { CanvasSource, Container, Ticker, type WebGLRenderer } from 'pixi.js';
import { Figure } from './figure.ts';
import { type Mark, Marks } from './marks.ts';
import { fadeIn, DURATION, fadeOut, FIRST, type Motion, shake } from './motion.ts';
import { type Fit, fitOver, type Host, onScaleChange, onSchemeChange, onViewChange, overlay } from './overlay.ts';

export { sharedRenderer } from './renderer.ts';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map rests if nobody has pushed or zoomed it for so many milliseconds. */
const SETTLED = 160;

/**
 * The canvas over a board's map. It follows every change of the SVG's live layer: marks that were
 * there before move, new ones fade in, and removed ones fade out. From its first frame on, the
 * figure has `data-painter="pixi"`. If the context is lost, the canvas is removed and the SVG is
 * visible again. It paints only after changes, and requests animation frames only while something
 * moves.
 */
export class BoardCanvas {
  readonly #renderer: WebGLRenderer;
  readonly #host: Host;
  readonly #canvas: HTMLCanvasElement;
  readonly #surface: CanvasSource;
  readonly #root = new Container();
  #marks: Marks;
  readonly #cleanups: readonly (() => void)[];
  #fit: Fit;
  #figures: ReadonlyMap<string, Figure> = new Map<string, Figure>();
  #motions: readonly Motion[] = [];
  /** The progress of the motions, from 0 to 1. */
  #progress = 0;
  /** Frames since the SVG changed; null if the canvas is up to date. */
  #framesBehind: number | null = null;
  /** Whether more than the marks has changed, so that all figures must be drawn again. */
  #needsRedraw = false;
  #hasEnded = false;
  /** The timer that runs while the reader pushes or zooms the map; 0 if nobody does. */
  #settling = 0;

  /** Begins with what the SVG shows now, and paints nothing yet. Throws if the context is lost. */
  constructor(renderer: WebGLRenderer, host: Host) {
    if (renderer.context.isLost) throw new Error('The WebGL context was lost');
    this.#renderer = renderer;
    this.#host = host;
    this.#canvas = overlay(host);
    this.#fit = fitOver(this.#canvas, host);
    this.#surface = new CanvasSource({ resource: this.#canvas });
    this.#marks = new Marks(host.live);
    this.#redrawAll();
    const changes = new MutationObserver(this.#svgChanged);
    changes.observe(host.live, { attributes: true, childList: true, subtree: true });
    const { canvas } = renderer.context;
    canvas.addEventListener?.('webglcontextlost', this.end);
    this.#cleanups = [
      () => changes.disconnect(),
      () => canvas.removeEventListener?.('webglcontextlost', this.end),
      onSchemeChange(this.#schemeChanged),
      onScaleChange([host.frame, host.svg], this.#refit),
      onViewChange(host.svg, this.#viewChanged),
    ];
  }

  /** Paints now. If the context fails, removes the canvas and throws. */
  paint(): void {
    const { width, height } = this.#canvas;
    if (this.#hasEnded || this.#fit.scale === 0 || this.#settling !== 0) return;
    try {
      // Pixi does not clear the target: it would paint over the previous picture.
      this.#surface.context2D.clearRect(0, 0, width, height);
      this.#renderer.render({ container: this.#root, target: this.#surface });
      const { dataset } = this.#host.figure;
      // Setting it again would make the browser recalculate the styles of the whole board.
      if (dataset['painter'] !== 'pixi') dataset['painter'] = 'pixi';
    } catch (fault) {
      this.end();
      throw fault;
    }
  }

  #paintIfPossible(): void {
    try {
      this.paint();
    } catch {
      // The canvas has been removed, and the SVG is visible again.
    }
  }

  /** Removes the canvas and shows the SVG again. */
  readonly end = (): void => {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    delete this.#host.figure.dataset['painter'];
    this.#host.frame.classList.remove('under-canvas');
    this.#canvas.remove();
    Ticker.shared.remove(this.#tick);
    clearTimeout(this.#settling);
    for (const end of this.#cleanups) end();
    this.#clear();
    this.#root.destroy();
    this.#surface.destroy();
  };

  /** Draws all figures again, without motion. */
  #redrawAll(): void {
    this.#clear();
    const marks = this.#marks.now();
    this.#figures = new Map(marks.map((mark) => [mark.id, new Figure(mark, this.#fit)]));
    this.#root.addChild(...Array.from(this.#figures.values(), ({ body }) => body));
    this.#needsRedraw = false;
  }

  #clear(): void {
    this.#finishMotions();
    for (const figure of this.#figures.values()) figure.discard();
    this.#figures = new Map();
  }

  #finishMotions(): void {
    for (const motion of this.#motions) motion(1);
    this.#motions = [];
  }

  readonly #refit = (): void => {
    const { scale, pixel } = this.#fit;
    const [x, y] = pixel([0, 0]);
    this.#fit = fitOver(this.#canvas, this.#host);
    const { width, height } = this.#fit;
    const [nowX, nowY] = this.#fit.pixel([0, 0]);
    const isSame = this.#fit.scale === scale && nowX === x && nowY === y;
    if (this.#fit.scale === 0 || (!this.#surface.resize(width, height) && isSame)) return;
    // Whatever was measured while the board was hidden has no size.
    if (scale === 0) this.#marks = new Marks(this.#host.live);
    // Resizing empties a canvas, and readers must not see it empty.
    this.#redrawAll();
    this.#paintIfPossible();
    this.#needsRedraw = this.#framesBehind !== null;
  };

  /**
   * While a reader pushes or zooms the map, the SVG is visible: it follows at once, and the canvas
   * would draw every figure again for each frame.
   */
  readonly #viewChanged = (): void => {
    clearTimeout(this.#settling);
    delete this.#host.figure.dataset['painter'];
    this.#canvas.hidden = true;
    this.#settling = window.setTimeout(() => {
      this.#settling = 0;
      this.#canvas.hidden = false;
      this.#refit();
      this.#paintIfPossible();
    }, SETTLED);
  };

  readonly #schemeChanged = (): void => {
    this.#needsRedraw = true;
    this.#svgChanged([]);
  };

  readonly #svgChanged = (changes: readonly MutationRecord[]): void => {
    this.#marks.changed(changes);
    this.#framesBehind ??= 0;
    Ticker.shared.remove(this.#tick).add(this.#tick);
  };

  readonly #tick = ({ elapsedMS }: Ticker): void => {
    this.#progress = Math.min(1, this.#progress + elapsedMS / DURATION);
    // The frame that answers the reader's input should not wait for the canvas.
    if (this.#framesBehind === 0) {
      this.#framesBehind = 1;
      return;
    }
    if (this.#framesBehind === 1) this.#catchUp();
    for (const motion of this.#motions) motion(this.#progress);
    if (this.#progress === 1) this.#motions = [];
    if (this.#framesBehind === null && this.#motions.length === 0) Ticker.shared.remove(this.#tick);
    this.#paintIfPossible();
  };

  #catchUp(): void {
    this.#framesBehind = null;
    this.#progress = isStill() ? 1 : FIRST;
    if (this.#needsRedraw) this.#redrawAll();
    else this.#follow();
  }

  /** Moves the figures to what the SVG shows now. */
  #follow(): void {
    this.#finishMotions();
    const before = new Map(this.#figures);
    const next = new Map<string, Figure>();
    for (const mark of this.#marks.now()) {
      const old = before.get(mark.id);
      before.delete(mark.id);
      next.set(mark.id, this.#figureFor(old, mark));
    }
    const gone = Array.from(before.values(), (figure) => fadeOut(figure.body, () => figure.discard()));
    this.#motions = [...this.#motions, ...gone];
    this.#arrange(Array.from(next.values(), ({ body }) => body));
    this.#figures = next;
  }

  /**
   * Puts the bodies into this order, above those that fade out. If none was added or removed, they
   * already are in it.
   */
  #arrange(bodies: readonly Container[]): void {
    const { children } = this.#root;
    const from = children.length - bodies.length;
    if (bodies.some((body, at) => children[from + at] !== body)) this.#root.addChild(...bodies);
  }

  /**
   * The figure for a mark, with its motion: the old figure if it looks the same, otherwise a new
   * one.
   */
  #figureFor(old: Figure | undefined, mark: Mark): Figure {
    const moves = (...motions: readonly (Motion | null)[]) => {
      this.#motions = [...this.#motions, ...motions.filter((motion) => motion !== null)];
    };
    if (old?.mark === mark) return old;
    if (old?.mark.look === mark.look) {
      moves(old.moveFrom(old.mark, mark));
      return old;
    }
    const figure = new Figure(mark, this.#fit);
    // A mark without a position of its own is drawn in place, so it cannot move.
    if (old === undefined || !mark.hasPlace) moves(fadeIn(figure.body, mark.alpha));
    else moves(shake(figure.body), figure.moveFrom({ ...mark, at: old.mark.at }, mark));
    old?.discard();
    return figure;
  }
}
