import { Matrix } from '#pixilib/maths/matrix/Matrix';
import { Texture } from '#pixilib/rendering/renderers/shared/texture/Texture';
import { ImageSource } from '#pixilib/rendering/renderers/shared/texture/sources/ImageSource';
import type { Spot } from '../../scene/scene.ts';
import type { Token } from '../theme.ts';
import type { Shape } from '../shapes/shape.ts';
import { common, type Extent, extentOf, hull } from './extent.ts';

/** Shapes that were inked once, by the browser's own pen, to be laid down wherever they are shown. */
export interface Print {
  readonly texture: Texture;
  /** Pixels in a unit of the drawing. */
  readonly density: number;
  /** Where its upper left corner lies from the origin of its shapes, in its pixels. */
  readonly corner: Spot;
}

/** Shapes, and how they lie in a print. */
export interface Sketch {
  readonly shapes: readonly Shape[];
  readonly at?: Spot;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** How sketches are inked. */
export interface Inking {
  readonly colour: (token: Token) => string;
  readonly density: number;
  /** Where the origin of the drawing lies from a corner of a pixel, in pixels. */
  readonly origin: Spot;
  /** Nothing is inked beyond it. */
  readonly within?: Extent;
}

const matrixOf = ({ at = [0, 0], turn = 0, mirrored = false }: Sketch): Matrix =>
  new Matrix()
    .scale(mirrored ? -1 : 1, 1)
    .rotate((turn * Math.PI) / 180)
    .translate(...at);

/** What of a shape never changes, for most shapes are those of stamps, and are inked again and again. */
interface Known {
  readonly path: Path2D;
  readonly extent: Extent | null;
}

const known = new WeakMap<Shape, Known>();

function knownOf(shape: Shape): Known {
  const found = known.get(shape) ?? { path: new Path2D(shape.d), extent: extentOf(shape.d) };
  known.set(shape, found);
  return found;
}

/** What a sketch covers with its strokes; nothing sharper than a round corner ever stands out of a stroke. */
function covered(sketch: Sketch): readonly Extent[] {
  const matrix = matrixOf(sketch);
  return sketch.shapes.flatMap((shape) => {
    const { extent } = knownOf(shape);
    if (extent === null) return [];
    const half = 'stroke' in shape ? shape.width / 2 : 0;
    const [left, top] = [extent.left - half, extent.top - half];
    const [right, bottom] = [extent.right + half, extent.bottom + half];
    const corners: readonly Spot[] = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ];
    const { a, b, c, d, tx, ty } = matrix;
    return hull(corners.map(([x, y]): Spot => [a * x + c * y + tx, b * x + d * y + ty]));
  });
}

/** One stroke of the brush. */
function ink(pen: OffscreenCanvasRenderingContext2D, shape: Shape, colour: Inking['colour']): void {
  const { path } = knownOf(shape);
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

/** Inks sketches; `null` where there is nothing to see. The print is to be destroyed with its texture's source. */
export function printOf(sketches: readonly Sketch[], { colour, density, origin, within }: Inking): Print | null {
  const extents = sketches.flatMap(covered);
  if (extents.length === 0) return null;
  const all = hull(
    extents.flatMap(({ left, top, right, bottom }): Spot[] => [
      [left, top],
      [right, bottom],
    ]),
  );
  const { left, top, right, bottom } = within === undefined ? all : common(all, within);
  // An empty pixel all around keeps the edges soft when the print is turned.
  const [x, y] = [Math.floor(left * density + origin[0]) - 1, Math.floor(top * density + origin[1]) - 1];
  const width = Math.ceil(right * density + origin[0]) + 1 - x;
  const height = Math.ceil(bottom * density + origin[1]) + 1 - y;
  if (width <= 2 || height <= 2) return null;
  const canvas = new OffscreenCanvas(width, height);
  // Inked by the processor: so small a picture is on its way to WebGL before the other way round has begun.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas');
  const corner: Spot = [x - origin[0], y - origin[1]];
  pen.lineJoin = 'round';
  for (const sketch of sketches) {
    const { a, b, c, d, tx, ty } = new Matrix(density, 0, 0, density, -corner[0], -corner[1]).append(matrixOf(sketch));
    pen.setTransform(a, b, c, d, tx, ty);
    for (const shape of sketch.shapes) ink(pen, shape, colour);
  }
  return { texture: new Texture({ source: new ImageSource({ resource: canvas }) }), density, corner };
}

/** Throws a print away. */
export const discardPrint = (print: Print | null): void => print?.texture.destroy(true);
