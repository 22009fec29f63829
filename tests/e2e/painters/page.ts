// What runs in the page of the painters' tests: the painters as a site loads them, and the scenes to paint.
import { morph } from '../../../src/painters/morph.ts';
import { type Board, take } from '../../../src/painters/pixi/board.ts';
import { svgLive } from '../../../src/painters/svg.ts';
import type { Scene } from '../../../src/scene/scene.ts';

declare global {
  interface Window {
    painters: typeof painters;
    boards: Map<string, Board>;
  }
}

const one = (id: string, selector: string): Element => {
  const found = document.querySelector(`#${id} ${selector}`);
  if (found === null) throw new Error(`No ${selector} in ${id}`);
  return found;
};

const painters = {
  /** Lays the canvas over a board. */
  async take(id: string, scene: Scene): Promise<void> {
    const figure = document.getElementById(id);
    const [frame, svg] = [one(id, '.frame'), one(id, 'svg.map')];
    if (figure === null || !(frame instanceof HTMLElement) || !(svg instanceof SVGSVGElement)) throw new Error(id);
    window.boards.set(id, await take({ figure, frame, svg }, scene));
  },
  /** Shows another scene, on the SVG and on the canvas where there is one. */
  show(id: string, scene: Scene, animate: boolean): void {
    morph(one(id, '[data-layer=live]'), svgLive(scene));
    window.boards.get(id)?.show(scene, { animate });
  },
  morph,
};

window.boards = new Map();
window.painters = painters;
