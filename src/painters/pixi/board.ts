import type { Scene } from '../../scene/scene.ts';
import { easelFor, type Host } from './easel.ts';
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
 * A task of its own, when the browser has time: the start never blocks the reader. While the first board's frame is being drawn a browser may
 * have none for long; those after it do not wait for that.
 */
const idle = (): Promise<void> =>
  new Promise((done) => {
    const run = (deadline?: IdleDeadline): void => {
      given = deadline;
      done();
    };
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: isFirst ? 500 : A_BOARD });
    else setTimeout(run, 1);
  });

/** Goes on in the same task while the browser still has time for a board. */
const free = (): Promise<void> => ((given?.timeRemaining() ?? 0) > A_BOARD ? Promise.resolve() : idle());

/**
 * Lays a canvas over a board's SVG, which it hides from its first frame on (`data-painter="pixi"` on the figure) and shows again where
 * WebGL fails or is lost. Refused with the reason where there is no WebGL; the SVG then stays as it is.
 */
export function take(host: Host, scene: Scene): Promise<Board> {
  const taken = queue.then(() => start(host, scene));
  queue = taken.catch(() => undefined);
  return taken;
}

async function start(host: Host, first: Scene): Promise<Board> {
  let scene = first;
  await free();
  const brush = await sharedBrush();
  if (isFirst) await idle();
  const easel = easelFor(host, brush);
  easel.put(scene, true);
  if (isFirst) await idle();
  isFirst = false;
  easel.paint();
  const endScheme = onSchemeChange(() => easel.put(scene, true));
  const endScale = onScaleChange([host.frame, host.svg], easel.refit);
  easel.onEnd(endScheme, endScale);
  return {
    show: (next, { animate = true } = {}) => {
      scene = next;
      easel.put(scene, false);
      if (!animate || matchMedia('(prefers-reduced-motion: reduce)').matches) easel.finish();
    },
    skip: easel.finish,
    destroy: easel.end,
  };
}
