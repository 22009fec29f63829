// Runs in the page of the painters' tests: the painters as the site loads them, and the scenes to
// paint.
import { contentOf, morph } from '../../../src/painters/morph.ts';
import { BoardCanvas, sharedRenderer } from '../../../src/painters/pixi/board.ts';
import { svgLive } from '../../../src/painters/live.ts';
import type { Scene } from '../../../src/scene/scene.ts';

declare global {
  interface Window {
    painters: typeof painters;
  }
}

const one = (id: string, selector: string): Element => {
  const found = document.querySelector(`#${id} ${selector}`);
  if (found === null) throw new Error(`No ${selector} in ${id}`);
  return found;
};

const painters = {
  /** Puts the canvas over a board. */
  async take(id: string): Promise<void> {
    const figure = document.getElementById(id);
    const [frame, svg, live] = [one(id, '.frame'), one(id, 'svg.map'), one(id, '[data-layer=live]')];
    if (figure === null || !(frame instanceof HTMLElement) || !(svg instanceof SVGSVGElement)) throw new Error(id);
    new BoardCanvas(await sharedRenderer(), { figure, frame, svg, live }).paint();
  },
  /** Shows another scene on the SVG, which the canvas follows if there is one. */
  show(id: string, scene: Scene): void {
    const live = one(id, '[data-layer=live]');
    morph(live, contentOf(live, svgLive(scene)));
  },
};

window.painters = painters;
