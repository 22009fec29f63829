import type { BoardCanvas } from '../../painters/pixi/board.ts';
import { nextTask, whenIdle } from './scheduling.ts';

/** Loads Pixi and creates its context, each in its own task. */
async function start() {
  await whenIdle();
  const { BoardCanvas, sharedRenderer } = await import('../../painters/pixi/board.ts');
  await whenIdle();
  return { BoardCanvas, renderer: await sharedRenderer() };
}

let pixi: ReturnType<typeof start> | undefined;
/** Boards are prepared one after the other, each in its own task. */
let queue: Promise<unknown> = Promise.resolve();

/** Waits until every board in the queue is prepared, including those added meanwhile. */
async function allReady(): Promise<void> {
  for (let last: unknown; last !== queue; await queue) last = queue;
}

/**
 * Puts a canvas over a board's map. Boards that are hydrated together are painted together, because
 * a frame with a new canvas is expensive.
 */
async function createCanvas(board: HTMLElement): Promise<BoardCanvas> {
  pixi ??= start();
  const { BoardCanvas, renderer } = await pixi;
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const live = svg.querySelector('[data-layer=live]')!;
  const made = queue
    .then(nextTask)
    .then(() => new BoardCanvas(renderer, { figure: board, frame: svg.parentElement!, svg, live }));
  queue = made.catch(() => undefined);
  const canvas = await made;
  await allReady();
  await nextTask();
  canvas.paint();
  return canvas;
}

/**
 * Paints a board on a canvas as soon as the browser has time, and returns a function that ends
 * this. Without WebGL, or once its context is lost, the board stays SVG. No information is lost
 * then, because the canvas only follows what the SVG shows.
 */
export function paintOnCanvas(board: HTMLElement): () => void {
  let canvas: BoardCanvas | null = null;
  let isGone = false;
  createCanvas(board)
    .then((made) => {
      canvas = made;
      if (isGone) made.end();
    })
    .catch((fault: unknown) => {
      console.info('The board stays SVG:', fault instanceof Error ? fault.message : fault);
    });
  return () => {
    isGone = true;
    canvas?.end();
  };
}
