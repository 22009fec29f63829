/*
 * A board of 600 bases with the site's own painters: SVG that is changed on a click, and the canvas
 * that follows it. With `?models` it is a board of as many models, in bodies of 24.
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
import { bodyAt, BODIES, COUNT, HEIGHT, isFirst, standing, WIDTH } from '../parade';

const places = { sheet: 'earth', grid: false, description: [] } as const;

/** Bodies of 24 models in two ranks, with their officer and their colours. */
function bodies(clicks: number): Scene {
  const marks = Array.from({ length: BODIES }, (_, n): Mark => {
    const { x, y } = bodyAt(n, clicks);
    return {
      kind: 'base',
      id: `body-${n}`,
      at: [x, HEIGHT - y],
      facing: isFirst(n) ? [0, 1] : [0, -1],
      size: [192, 32],
      side: isFirst(n) ? 'first' : 'second',
      symbol: 'infantry',
      condition: 'steady',
      ranks: ['oooooCsooooo', 'oooooooooooo'],
    };
  });
  return { ...places, width: WIDTH, height: HEIGHT, alt: '600 models in 25 bodies', marks };
}

function bases(clicks: number): Scene {
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
  return { ...places, width: WIDTH, height: HEIGHT, alt: '600 bases', marks };
}

const scene = new URLSearchParams(location.search).has('models') ? bodies : bases;

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
