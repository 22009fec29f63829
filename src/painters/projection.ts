import type { Scene, Spot } from '../scene/scene.ts';

/**
 * How a scene lies on its drawing, whose y grows downwards. Every drawing is about 1100 units wide, so that lines, symbols and writing
 * have one size on all boards: half a pixel a unit where the board is 520 px wide.
 */
export interface Projection {
  readonly grid: boolean;
  /** Drawing units in one scene unit: 100 in a square, a round number in a millimetre. */
  readonly scale: number;
  /** The ground itself, without its margin. */
  readonly width: number;
  readonly height: number;
  /** The whole drawing with its margin. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
}

/** A square's side. */
export const SQUARE = 100;

const SCALES = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 10];
const ACROSS = 1100;

/** The margin left and below, where the squares are named, and the rim elsewhere. */
export const MARGIN = 46;
const RIM = 10;

const tableScale = (width: number): number =>
  SCALES.reduce((best, next) =>
    Math.abs(Math.log((width * next) / ACROSS)) < Math.abs(Math.log((width * best) / ACROSS)) ? next : best,
  );

/** The projection of a scene. */
export function projectionOf({ width, height, grid }: Pick<Scene, 'width' | 'height' | 'grid'>): Projection {
  const scale = grid ? SQUARE : tableScale(Math.max(width, height));
  const margin = grid ? MARGIN : RIM;
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return { grid, scale, width: w, height: h, view: [-margin, -RIM, w + margin + RIM, h + margin + RIM] };
}

/** A point of the scene on the drawing. */
export const toDrawing = ({ scale, height }: Projection, [x, y]: Spot): Spot => [x * scale, height - y * scale];

/** The point of the scene under a point of the drawing: the way back, for taps and drags. */
export const toScene = ({ scale, height }: Projection, [x, y]: Spot): Spot => [x / scale, (height - y) / scale];
