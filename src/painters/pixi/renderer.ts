// Pixi by its parts: its figures, its batches and its textures. Each part that is left out is a kilobyte that no reader loads; none needs eval.
import type { Container } from '#pixilib/scene/container/Container';
import type { WebGLOptions, WebGLPipes } from '#pixilib/rendering/renderers/gl/WebGLRenderer';
import { AbstractRenderer } from '#pixilib/rendering/renderers/shared/system/AbstractRenderer';
import { RenderGroupSystem } from '#pixilib/scene/container/RenderGroupSystem';
import { SpritePipe } from '#pixilib/scene/sprite/SpritePipe';
import { Quads } from './quads.ts';
import { PIPES, SYSTEMS } from './screen.ts';

const WEBGL = 1;
type Config = ConstructorParameters<typeof AbstractRenderer>[0];

const named = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts).map(([name, value]) => ({ name, value }));
const parts = {
  systems: named({ ...SYSTEMS, renderGroup: RenderGroupSystem }),
  renderPipes: named({ ...PIPES, batch: Quads, sprite: SpritePipe }),
  renderPipeAdaptors: [],
};

class PrintRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  constructor() {
    // Pixi's types ask of every part what only its own parts among themselves would ask.
    super({ name: 'webgl', type: WEBGL, ...(parts as unknown as Pick<Config, keyof typeof parts>) });
  }
}

/** What paints all boards of a page, one after the other, each onto a canvas of its own. */
export interface Brush {
  /** Paints figures onto a canvas, in its pixels, over nothing. */
  paint(root: Container, onto: CanvasRenderingContext2D): void;
  /** Calls back when the context is lost. Returns the way to end it. */
  onLost(then: () => void): () => void;
}

/** The next size in broad steps: a canvas that grows with each board would be made anew as often. */
const stepped = (pixels: number): number => Math.ceil(pixels / 256) * 256;

async function start(): Promise<Brush> {
  const renderer = new PrintRenderer();
  await renderer.init({ skipExtensionImports: true });
  const { canvas } = renderer;
  return {
    paint(root, onto) {
      const { width, height } = onto.canvas;
      if (canvas.width < width) canvas.width = stepped(width);
      if (canvas.height < height) canvas.height = stepped(height);
      renderer.render({ container: root });
      onto.clearRect(0, 0, width, height);
      onto.drawImage(canvas, 0, 0, width, height, 0, 0, width, height);
    },
    onLost(then) {
      canvas.addEventListener('webglcontextlost', then);
      return () => canvas.removeEventListener('webglcontextlost', then);
    },
  };
}

let shared: Promise<Brush> | undefined;

/** The one brush of the page, for browsers allow few contexts. Refused where there is no WebGL, and for good once its context is lost. */
export function sharedBrush(): Promise<Brush> {
  shared ??= start().then((brush) => {
    brush.onLost(() => {
      shared = Promise.reject(new Error('The WebGL context was lost'));
      shared.catch(() => undefined);
    });
    return brush;
  });
  return shared;
}
