import { CanvasSource, Texture } from 'pixi.js';
import type { Shape } from './marks.ts';

/** An axis-aligned rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const strokeOf = ({ path }: Shape): number => Number(path.getAttribute('stroke-width'));

/** An area enlarged by the strokes of its shapes, whose joins and caps are round. */
export function withStrokes({ x, y, width, height }: DOMRect, shapes: readonly Shape[]): Box {
  const more = Math.max(0, ...shapes.map(strokeOf)) / 2;
  return { left: x - more, top: y - more, right: x + width + more, bottom: y + height + more };
}

/** Draws a shape in its current colours on the page. */
function draw(context: OffscreenCanvasRenderingContext2D, shape: Shape): void {
  const { path } = shape;
  const { fill, stroke } = getComputedStyle(path);
  const outline = new Path2D(path.getAttribute('d') ?? '');
  context.globalAlpha = Number(path.getAttribute('opacity') ?? 1);
  if (fill !== 'none') {
    context.fillStyle = fill;
    context.fill(outline);
  }
  if (stroke !== 'none') {
    context.strokeStyle = stroke;
    context.lineWidth = strokeOf(shape);
    context.lineCap = path.getAttribute('stroke-linecap') === 'butt' ? 'butt' : 'round';
    context.stroke(outline);
  }
}

/**
 * A texture of a box in whole pixels, drawn with the browser's 2D context. Must be destroyed
 * together with its source.
 */
export function textureOf(shapes: readonly Shape[], { left, top, right, bottom }: Box, matrix: DOMMatrix): Texture {
  const canvas = new OffscreenCanvas(right - left, bottom - top);
  // Drawn by the CPU: for such small pictures that is faster than a detour over the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas');
  context.lineJoin = 'round';
  const onto = new DOMMatrix().translate(-left, -top).multiply(matrix);
  for (const shape of shapes) {
    context.setTransform(onto.multiply(shape.matrix));
    draw(context, shape);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
