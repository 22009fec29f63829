/*
 * A board of 600 bases with the site's own painters: SVG that is changed on a click, and the canvas
 * that follows it.
 */
import '../../../../styles/tokens.css';
import '../../../../painters/board.css';
import '../../../../painters/pixi/canvas.css';
import './page.css';
import { contentOf, morph } from '../../../../painters/morph.ts';
import { BoardCanvas, sharedRenderer } from '../../../../painters/pixi/board.ts';
import { svgLive } from '../../../../painters/live.ts';
import { svgBoard, svgSprite } from '../../../../painters/svg.ts';
import type { Mark, Scene } from '../../../../scene/scene.ts';
import { COUNT, HEIGHT, isFirst, standing, WIDTH } from '../parade';

function scene(clicks: number): Scene {
  const marks = Array.from({ length: COUNT }, (_, n): Mark => {
    const { x, y, degrees } = standing(n, clicks);
    const angle = (degrees * Math.PI) / 180;
    return {
      kind: 'base',
      id: `base-${n}`,
      at: [x, HEIGHT - y],
      facing: [Math.sin(angle), Math.cos(angle)],
      size: [25, 12],
      side: isFirst(n) ? 'first' : 'second',
      symbol: 'infantry',
      condition: 'steady',
      formation: 'line',
    };
  });
  return { width: WIDTH, height: HEIGHT, sheet: 'earth', grid: false, alt: '600 bases', description: [], marks };
}

// As on the pages of the site, the markup of the steps exists before the first click.
const steps = [svgLive(scene(0)), svgLive(scene(1))] as const;
const figure = document.querySelector('figure')!;
const frame = figure.querySelector<HTMLElement>('.frame')!;
frame.innerHTML = svgBoard(scene(0), { id: 'map' });
document.body.insertAdjacentHTML('afterbegin', svgSprite([scene(0)]));
const svg = frame.querySelector('svg')!;
const live = svg.querySelector('[data-layer=live]')!;
new BoardCanvas(await sharedRenderer(), { figure, frame, svg, live }).paint();

let at = 0;
figure.addEventListener('click', () => {
  at += 1;
  morph(live, contentOf(live, steps[at % 2 === 0 ? 0 : 1]));
});
