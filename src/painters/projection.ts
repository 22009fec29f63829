import type { Scene, Spot } from '../scene/scene.ts';

/**
 * The mapping from a scene (y up) to its drawing (y down). Every drawing is about 1100 units wide,
 * so that lines, symbols and text have the same size on all boards: a unit is half a pixel if the
 * board is 520 px wide.
 */
export interface Projection {
  readonly grid: boolean;
  /**
   * Drawing units per scene unit: 100 for a square of the grid, a round number for a millimetre of
   * a table.
   */
  readonly scale: number;
  /** The lower left corner of the part of the scene that is drawn. */
  readonly from: Spot;
  /** The size of the ground, without its margin. */
  readonly width: number;
  readonly height: number;
  /** The view box: the whole drawing with its margin. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** How many times smaller texts are drawn than usual. */
  readonly closer: number;
  /** The part of the drawing that a zoomed map shows; undefined for all of it. */
  readonly window?: Projection['view'] | undefined;
}

/** The side of a square in drawing units. */
export const SQUARE = 100;

const SCALES = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 10];
const ACROSS = 1100;

/**
 * The margin on the left and below, with the names of files and ranks, and the narrower margin on
 * the other sides.
 */
export const MARGIN = 46;
const RIM = 10;

/** The margin of a table that is measured in millimetres, whose numbers have up to four digits. */
const WIDE = 72;

/** The margin on the left and below that a scene has for its scale. */
const marginOf = ({ grid, measure }: Pick<Scene, 'grid' | 'measure'>): number => {
  if (!grid && measure === undefined) return RIM;
  return measure?.length === 1 ? WIDE : MARGIN;
};

const tableScale = (width: number): number =>
  SCALES.reduce((best, next) =>
    Math.abs(Math.log((width * next) / ACROSS)) < Math.abs(Math.log((width * best) / ACROSS)) ? next : best,
  );

/** The projection of a scene, or of the part of it that is drawn. */
export function projectionOf({
  width,
  height,
  grid,
  measure,
  view: { from, to } = { from: [0, 0], to: [width, height] },
  closer = 1,
  window,
}: Pick<Scene, 'width' | 'height' | 'grid' | 'view' | 'measure' | 'closer' | 'window'>): Projection {
  const [across, up] = [to[0] - from[0], to[1] - from[1]];
  // A table that is higher than wide is drawn narrower on a page, and its texts with it.
  const scale = grid ? SQUARE : tableScale(up > across ? Math.sqrt(across * up) : across);
  const margin = marginOf({ grid, measure });
  const [w, h] = [Math.round(across * scale), Math.round(up * scale)];
  // Below, all numbers are as high.
  const below = Math.min(margin, MARGIN);
  const view = [-margin, -RIM, w + margin + RIM, h + below + RIM] as const;
  return { grid, scale, from, width: w, height: h, view, closer, window };
}

/** Converts a point of the scene to the drawing. */
export const toDrawing = ({ scale, height, from }: Projection, [x, y]: Spot): Spot => [
  (x - from[0]) * scale,
  height - (y - from[1]) * scale,
];

/** Converts a point of the drawing back to the scene, for pointer input. */
export const toScene = ({ scale, height, from }: Projection, [x, y]: Spot): Spot => [
  from[0] + x / scale,
  from[1] + (height - y) / scale,
];
