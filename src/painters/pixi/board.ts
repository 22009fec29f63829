import type { Scene } from '../../scene/scene.ts';
import { frameOf } from '../frame.ts';
import { DURATION, type Motion } from './motion.ts';
import { currentPalette, onSchemeChange } from './palette.ts';
import { onScaleChange, overlay } from './overlay.ts';
import { type Brush, sharedBrush } from './renderer.ts';
import { emptyStage } from './stage.ts';

/** Where a board stands on the page: its figure, the element that frames its map, and the map itself as SVG. */
export interface Host {
  readonly figure: HTMLElement;
  readonly frame: HTMLElement;
  readonly svg: SVGSVGElement;
}

/** A board that is painted on a canvas over its SVG. */
export interface Board {
  /** Shows a scene with its next frame; `animate: false` goes there at once. The SVG below must show the same scene. */
  show(scene: Scene, how?: { readonly animate?: boolean }): void;
  /** Ends what moves at once. */
  skip(): void;
  /** Takes the canvas away; the SVG is seen again. */
  destroy(): void;
}

/** A task of its own, when the browser has time: start-up never blocks the reader. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 1);
  });

/** Boards start one after the other. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Lays a canvas over a board's SVG, which it hides after its first frame (`data-painter="pixi"` on the figure) and shows again where WebGL
 * fails or is lost. Refused with the reason where there is no WebGL; the SVG then stays as it is.
 */
export function take(host: Host, scene: Scene): Promise<Board> {
  const taken = queue.then(() => start(host, scene));
  queue = taken.catch(() => undefined);
  return taken;
}

async function start(host: Host, first: Scene): Promise<Board> {
  await idle();
  const brush = await sharedBrush();
  await idle();
  const board = boardOn(host, first, brush);
  await idle();
  board.draw();
  return board;
}

function boardOn({ figure, frame, svg }: Host, first: Scene, brush: Brush): Board & { draw(): void } {
  const { pen, fit, remove } = overlay(frame, svg);
  const stage = emptyStage();
  let scene = first;
  let motions: readonly Motion[] = [];
  let began = 0;
  let asked = 0;
  let isOver = false;

  const finish = (): void => {
    motions.forEach((motion) => motion(1));
    motions = [];
  };
  const surrender = (): void => {
    isOver = true;
    cancelAnimationFrame(asked);
    delete figure.dataset.painter;
    [endScheme, endScale, endLost].forEach((end) => end());
    remove();
  };
  const paint = (): void => {
    const [left, top, width, height] = frameOf(scene).view;
    const [across, down] = [pen.canvas.width / width, pen.canvas.height / height];
    if (across === 0 || down === 0) return;
    stage.root.scale.set(across, down);
    stage.root.position.set(-left * across, -top * down);
    brush.paint(stage.root, pen);
    figure.dataset.painter = 'pixi';
  };
  const draw = (): void => {
    try {
      paint();
    } catch {
      surrender();
    }
  };
  const frameDue = (time: number): void => {
    asked = 0;
    if (began === 0) began = time;
    const part = Math.min(1, (time - began) / DURATION);
    motions.forEach((motion) => motion(part));
    if (part === 1) motions = [];
    draw();
    if (motions.length > 0) ask();
  };
  const ask = (): void => {
    if (asked === 0 && !isOver) asked = requestAnimationFrame(frameDue);
  };
  const put = (afresh: boolean): void => {
    finish();
    motions = stage.set(scene, currentPalette(), afresh);
    began = 0;
  };
  const redraw = (): void => {
    put(true);
    finish();
    ask();
  };
  const endScheme = onSchemeChange(redraw);
  const endScale = onScaleChange([frame, svg], () => {
    fit();
    ask();
  });
  const endLost = brush.onLost(surrender);
  fit();
  put(true);
  finish();

  return {
    draw,
    show(next, { animate = true } = {}) {
      if (isOver) return;
      scene = next;
      put(false);
      if (!animate || matchMedia('(prefers-reduced-motion: reduce)').matches) finish();
      ask();
    },
    skip() {
      finish();
      ask();
    },
    destroy() {
      if (isOver) return;
      surrender();
      stage.clear();
    },
  };
}
