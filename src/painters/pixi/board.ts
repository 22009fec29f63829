import type { Scene } from '../../scene/scene.ts';
import { type Easel, easelFor, type Host } from './easel.ts';
import { onScaleChange } from './overlay.ts';
import { onSchemeChange } from './palette.ts';
import { sharedBrush } from './renderer.ts';

export type { Host };

/** A board that is painted on a canvas over its SVG. */
export interface Board {
  /** Shows a scene with the next frame; `animate: false` goes there at once. The SVG below is to show the same scene. */
  show(scene: Scene, how?: { readonly animate?: boolean }): void;
  /** Ends at once what moves. */
  skip(): void;
  /** Takes the canvas away; the SVG is seen again. */
  destroy(): void;
}

/** The task in which the browser has time. */
let given: IdleDeadline | undefined;

/** Longer than a board takes to start on most machines, its context apart, in milliseconds. */
const A_BOARD = 20;

/** Boards start one after the other. */
let queue: Promise<unknown> = Promise.resolve();
/** The first board brings the context and the colours with it; those after it are light enough for a single task. */
let isFirst = true;

/**
 * A task of its own: the start never blocks the reader. The first board waits until the browser has time. While its frame is being drawn
 * there may be none for long: those after it only let through whatever the reader wants meanwhile.
 */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const run = (deadline?: IdleDeadline): void => {
      given = deadline;
      done();
    };
    if (isFirst && 'requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 });
    else setTimeout(run, 1);
  });

/** Goes on in the same task while the browser still has time for a board. */
const free = (): Promise<void> => ((given?.timeRemaining() ?? 0) > A_BOARD ? Promise.resolve() : pause());

/** Until every board that is being made ready is. */
async function ready(): Promise<void> {
  for (let last: unknown; last !== queue;) {
    last = queue;
    await queue;
  }
}

/**
 * Lays a canvas over a board's SVG, which it hides from its first frame on (`data-painter="pixi"` on the figure) and shows again where
 * WebGL fails or is lost. Boards that are woken together are painted together: each frame with a new canvas is dear where the processor
 * draws. Refused with the reason where there is no WebGL; the SVG then stays as it is.
 */
export async function take(host: Host, scene: Scene): Promise<Board> {
  const prepared = queue.then(() => prepare(host, scene));
  queue = prepared.catch(() => undefined);
  const { easel, board } = await prepared;
  await ready();
  easel.paint();
  return board;
}

async function prepare(host: Host, first: Scene): Promise<{ readonly easel: Easel; readonly board: Board }> {
  let scene = first;
  await free();
  const brush = await sharedBrush();
  if (isFirst) await pause();
  const easel = easelFor(host, brush);
  easel.put(scene, true);
  if (isFirst) await pause();
  isFirst = false;
  const endScheme = onSchemeChange(() => easel.put(scene, true));
  const endScale = onScaleChange([host.frame, host.svg], easel.refit);
  easel.onEnd(endScheme, endScale);
  const board: Board = {
    show: (next, { animate = true } = {}) => {
      scene = next;
      easel.put(scene, false);
      if (!animate || matchMedia('(prefers-reduced-motion: reduce)').matches) easel.finish();
    },
    skip: easel.finish,
    destroy: easel.end,
  };
  return { easel, board };
}
