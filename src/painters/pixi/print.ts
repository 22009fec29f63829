import { Texture } from '#pixilib/rendering/renderers/shared/texture/Texture';
import { ImageSource } from '#pixilib/rendering/renderers/shared/texture/sources/ImageSource';
import type { Token } from '../theme.ts';
import type { Shape } from '../shapes/shape.ts';
import { type Extent, extentOf } from './extent.ts';

/** Shapes that were inked once, by the browser's own pen, to be laid down wherever they are shown. */
export interface Print {
  readonly texture: Texture;
  /** Pixels in a unit of the drawing. */
  readonly density: number;
  /** Where its upper left corner lies from the origin of its shapes, in its pixels. */
  readonly corner: readonly [x: number, y: number];
}

/** How shapes are inked. */
export interface Inking {
  readonly colour: (token: Token) => string;
  readonly density: number;
  /** Where the origin of the shapes lies from a corner of a pixel, in pixels. */
  readonly origin: readonly [x: number, y: number];
  /** Nothing is inked beyond it. */
  readonly within?: Extent;
}

/** What shapes cover with their strokes; nothing sharper than a round corner ever stands out of a stroke. */
function covered(shapes: readonly Shape[]): Extent | null {
  const extents = shapes.flatMap((shape) => {
    const extent = extentOf(shape.d);
    const half = 'stroke' in shape ? shape.width / 2 : 0;
    if (extent === null) return [];
    return {
      left: extent.left - half,
      top: extent.top - half,
      right: extent.right + half,
      bottom: extent.bottom + half,
    };
  });
  if (extents.length === 0) return null;
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    top: Math.min(...extents.map(({ top }) => top)),
    right: Math.max(...extents.map(({ right }) => right)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

const common = (a: Extent, b: Extent): Extent => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** One stroke of the brush. */
function ink(pen: CanvasRenderingContext2D, shape: Shape, colour: Inking['colour']): void {
  const path = new Path2D(shape.d);
  pen.globalAlpha = 'opacity' in shape ? (shape.opacity ?? 1) : 1;
  if ('fill' in shape) {
    pen.fillStyle = colour(shape.fill);
    pen.fill(path);
  }
  if ('stroke' in shape) {
    pen.strokeStyle = colour(shape.stroke);
    pen.lineWidth = shape.width;
    pen.lineCap = 'cut' in shape && shape.cut === true ? 'butt' : 'round';
    pen.stroke(path);
  }
}

/** Inks shapes; `null` where there is nothing to see. The print is to be destroyed with its texture's source. */
export function printOf(shapes: readonly Shape[], { colour, density, origin, within }: Inking): Print | null {
  const all = covered(shapes);
  if (all === null) return null;
  const { left, top, right, bottom } = within === undefined ? all : common(all, within);
  // An empty pixel all around keeps the edges soft when the print is turned.
  const [x, y] = [Math.floor(left * density + origin[0]) - 1, Math.floor(top * density + origin[1]) - 1];
  const width = Math.ceil(right * density + origin[0]) + 1 - x;
  const height = Math.ceil(bottom * density + origin[1]) + 1 - y;
  if (width <= 2 || height <= 2) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas');
  const corner = [x - origin[0], y - origin[1]] as const;
  pen.setTransform(density, 0, 0, density, -corner[0], -corner[1]);
  pen.lineJoin = 'round';
  for (const shape of shapes) ink(pen, shape, colour);
  return { texture: new Texture({ source: new ImageSource({ resource: canvas }) }), density, corner };
}
