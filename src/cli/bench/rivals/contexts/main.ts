/*
 * Eight boards in the usual way to use Pixi: each has its own renderer, and so its own WebGL
 * context. They are drawn when the page receives the event `draw`.
 */
import { Container, Graphics, WebGLRenderer } from 'pixi.js';

const BOARDS = 8;
const [FILES, RANKS, SIDE] = [9, 7, 64];

function board(): Container {
  const root = new Container();
  for (let file = 0; file < FILES; file += 1) {
    for (let rank = 0; rank < RANKS; rank += 1) {
      const square = new Graphics()
        .rect(file * SIDE, rank * SIDE, SIDE, SIDE)
        .fill((file + rank) % 2 === 0 ? 0xe9dfc6 : 0xddd0b0);
      root.addChild(square);
    }
  }
  for (let unit = 0; unit < 8; unit += 1) {
    const figure = new Graphics().rect(8, 18, SIDE - 16, SIDE - 36).fill(unit % 2 === 0 ? 0x8f3223 : 0x3c5876);
    figure.position.set(unit * SIDE, (unit % RANKS) * SIDE);
    root.addChild(figure);
  }
  return root;
}

async function draw(): Promise<void> {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const renderer = new WebGLRenderer();
  await renderer.init({ canvas, width: FILES * SIDE, height: RANKS * SIDE, antialias: true });
  renderer.render(board());
  canvas.dataset.painter = 'pixi';
}

addEventListener('draw', () => {
  for (let i = 0; i < BOARDS; i += 1) void draw();
});
document.documentElement.dataset.ready = '';
