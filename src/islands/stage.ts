import type { Scene } from '../scene/scene.ts';

/** What shows scenes on a board: the SVG always, and the canvas above it where there is one. */
export interface Stage {
  /** Puts a scene on the board; `live` is its markup where the SVG does not show it yet. */
  show(scene: Scene, live?: string): void;
  destroy(): void;
}

interface Canvas {
  show(scene: Scene): void;
  destroy(): void;
}

/** In Safari there is no idle time to be told of, and a page at rest may never be given any: so it waits half a second at most. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 200);
}

async function raise(board: HTMLElement, current: () => Scene): Promise<Canvas> {
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const { take } = await import('../painters/pixi/board.ts');
  return take({ figure: board, frame: svg.parentElement!, svg }, current());
}

/**
 * The stage of a board. The canvas is asked for once, in idle time; a board without WebGL, or whose context is lost, goes on as SVG, and
 * nothing is lost, since the SVG is kept current below.
 */
export function stageOf(board: HTMLElement, current: () => Scene): Stage {
  let canvas: Canvas | null = null;
  let gone = false;
  whenIdle(() => {
    raise(board, current)
      .then((raised) => {
        if (gone) {
          raised.destroy();
          return;
        }
        canvas = raised;
        raised.show(current());
      })
      .catch((fault: unknown) => {
        console.info('The board stays SVG:', fault instanceof Error ? fault.message : fault);
      });
  });
  return {
    show(scene, live) {
      const detail = { live, alt: scene.alt };
      if (live !== undefined) board.dispatchEvent(new CustomEvent('drill:draw', { detail, bubbles: true }));
      canvas?.show(scene);
    },
    destroy() {
      gone = true;
      canvas?.destroy();
    },
  };
}
