import type { BoardCanvas } from '../painters/pixi/board.ts';

/**
 * Resolves when the browser has time, half a second from now at the latest. (What `pages.ts` has of its own for this stands within the page, and
 * would become a file of its own if it were shared.)
 */
const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 200);
  });

/** Ends a task, so that whatever the reader wants meanwhile is let through. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Pixi with its context, each begun in a task of its own. */
async function start() {
  await whenIdle();
  const { BoardCanvas, sharedRenderer } = await import('../painters/pixi/board.ts');
  await whenIdle();
  return { BoardCanvas, renderer: await sharedRenderer() };
}

let pixi: ReturnType<typeof start> | undefined;
/** Boards are made ready one after the other, each in a task of its own. */
let queue: Promise<unknown> = Promise.resolve();

/** Until every board that is being made ready is. */
async function allReady(): Promise<void> {
  for (let last: unknown; last !== queue; await queue) last = queue;
}

/** Lays the canvas over a board's map. Boards whose players come together are painted together: a frame with a new canvas is dear. */
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
 * Has a board painted on a canvas as soon as there is time. A board without WebGL, or whose context is lost, goes on as SVG, and nothing is
 * lost, since the canvas only follows what the SVG shows. Gives back how to end it.
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
