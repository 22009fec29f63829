import type { Scene } from '../../scene/scene.ts';
import type { Motion } from './motion.ts';
import { overlay } from './overlay.ts';
import { currentPalette } from './palette.ts';
import { openPress, type Press } from './press.ts';
import type { Brush } from './renderer.ts';
import { emptyStage } from './stage.ts';
import { DURATION } from './tween.ts';

/** Where a board stands on the page: its figure, the element that frames its map, and the map itself as SVG. */
export interface Host {
  readonly figure: HTMLElement;
  readonly frame: HTMLElement;
  readonly svg: SVGSVGElement;
}

/** The canvas of one board with what stands and moves on it. It paints when something has changed, and rests otherwise. */
export interface Easel {
  /** Puts a scene on the canvas: moved from the one before, or drawn afresh and at rest. */
  readonly put: (scene: Scene, afresh: boolean) => void;
  /** Ends at once what moves. */
  readonly finish: () => void;
  /** Paints now. Throws where the context fails, after the canvas was taken away. */
  readonly paint: () => void;
  /** Lays the canvas over the SVG again. */
  readonly refit: () => void;
  /** What to end together with the canvas. */
  readonly onEnd: (...ends: readonly (() => void)[]) => void;
  /** Takes the canvas away and shows the SVG. */
  readonly end: () => void;
}

/** A canvas over a board's SVG, still empty. */
export function easelFor({ figure, frame, svg }: Host, brush: Brush): Easel {
  const { pen, fit, remove } = overlay(frame, svg);
  const stage = emptyStage();
  let ends: readonly (() => void)[] = [];
  let motions: readonly Motion[] = [];
  let began: number | null = null;
  let asked = 0;
  let isOver = false;
  /** Before it is painted for the first time it asks for no frame: whoever makes it ready says when. */
  let isShown = false;
  let scene: Scene | null = null;
  let press: Press | null = null;
  let fitted = fit();

  const end = (): void => {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(asked);
    delete figure.dataset.painter;
    ends.forEach((each) => each());
    remove();
    stage.clear();
    press?.close();
  };
  const paint = (): void => {
    if (isOver || pen.canvas.width === 0 || pen.canvas.height === 0) return;
    if (motions.length === 0) {
      cancelAnimationFrame(asked);
      asked = 0;
    }
    isShown = true;
    try {
      brush.paint(stage.root, pen);
      figure.dataset.painter = 'pixi';
    } catch (fault) {
      end();
      throw fault;
    }
  };
  const move = (time: number, from: number): void => {
    const part = Math.min(1, (time - from) / DURATION);
    motions.forEach((motion) => motion(part));
    if (part === 1) motions = [];
  };
  const ask = (): void => {
    if (asked !== 0 || isOver || !isShown) return;
    asked = requestAnimationFrame((time) => {
      asked = 0;
      const from = began;
      began ??= time;
      // Nothing has moved yet in the frame that answers the reader: it need not wait for the canvas.
      if (from === null && motions.length > 0) {
        ask();
        return;
      }
      move(time, began);
      paint();
      if (motions.length > 0) ask();
    });
  };
  const finish = (): void => {
    motions.forEach((motion) => motion(1));
    motions = [];
    ask();
  };
  const redraw = (): void => {
    if (isOver || scene === null) return;
    finish();
    const before = press;
    press = openPress(currentPalette(), fitted);
    motions = stage.set(scene, press, true);
    before?.close();
    finish();
  };
  const refit = (): void => {
    const [before, { width, height }] = [fitted.scale, pen.canvas];
    fitted = fit();
    stage.root.scale.set(fitted.scale);
    stage.root.position.set(...fitted.origin);
    if (fitted.scale !== before) redraw();
    // A canvas of another size is empty, and must not be seen so.
    if (fitted.scale !== before || pen.canvas.width !== width || pen.canvas.height !== height) paint();
  };
  ends = [brush.onLost(end)];
  stage.root.scale.set(fitted.scale);
  stage.root.position.set(...fitted.origin);
  return {
    put: (next, afresh) => {
      if (isOver || (next === scene && !afresh)) return;
      scene = next;
      if (afresh || press === null) {
        redraw();
        return;
      }
      finish();
      motions = stage.set(scene, press, false);
      began = null;
    },
    finish,
    paint,
    refit,
    onEnd: (...more) => {
      ends = [...ends, ...more];
    },
    end,
  };
}
