import type { BoardCanvas } from '../painters/pixi/board.ts';
import { idle } from './idle.ts';

/** Boards start one after the other: those after the first find the context open, and the code of Pixi warm. */
let queue: Promise<unknown> = Promise.resolve();

/** Lays the canvas over a board's map, in tasks of their own, so that the reader is never kept waiting. */
async function raise(board: HTMLElement): Promise<BoardCanvas> {
  const { BoardCanvas, sharedRenderer } = await import('../painters/pixi/board.ts');
  await idle();
  const renderer = await sharedRenderer();
  await idle();
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const live = svg.querySelector('[data-layer=live]')!;
  const canvas = new BoardCanvas(renderer, { figure: board, frame: svg.parentElement!, svg, live });
  await idle();
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
  queue = queue
    .then(() => idle())
    .then(() => raise(board))
    .then((raised) => {
      canvas = raised;
      if (isGone) raised.end();
    })
    .catch((fault: unknown) => {
      console.info('The board stays SVG:', fault instanceof Error ? fault.message : fault);
    });
  return () => {
    isGone = true;
    canvas?.end();
  };
}
