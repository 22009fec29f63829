import { headingOf, spotOf } from '../../scene/table/board.ts';
import { type Projection, toDrawing, toScene } from '../../painters/projection.ts';
import type { Base } from '../../geometry/bases.ts';
import { um } from '../../geometry/lengths.ts';
import type { Point, Vector } from '../../geometry/vectors.ts';
import type { Spot } from '../../scene/scene.ts';

/** How a map is drawn, and how large it is on the screen. */
export interface MapView {
  readonly projection: Projection;
  /** Drawing units per pixel of the page. */
  readonly px: number;
  /** Where names and labels stand on the drawing; left out if nothing keeps off them. */
  readonly names?: readonly Box[];
  /** Where the names of ground stand: a pad may cover them, and another text may not. */
  readonly groundNames?: readonly Box[];
}

/** A box of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The spot of the drawing where a point of the table lies. */
export const onDrawing = ({ projection }: Pick<MapView, 'projection'>, point: Vector): Spot =>
  toDrawing(projection, spotOf(point));

/** The point of the table at a spot of the drawing. */
export function onTable({ projection }: Pick<MapView, 'projection'>, spot: Spot): Point {
  const [x, y] = toScene(projection, spot);
  return [um(x, 'mm'), um(y, 'mm')];
}

/** Micrometres of the table per pixel of the page. */
export const umPerPixel = ({ projection, px }: MapView): number => (px / projection.scale) * 1000;

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A spot as text in a path. */
export const spotText = ([x, y]: Spot): string => `${short(x)} ${short(y)}`;

/** A path through these points; closed for an outline. */
export const pathThrough = (view: Pick<MapView, 'projection'>, points: readonly Vector[], isClosed = false): string =>
  points.length === 0
    ? ''
    : `M${points.map((point) => spotText(onDrawing(view, point))).join('L')}${isClosed ? 'Z' : ''}`;

/**
 * The angle in degrees, clockwise, by which the drawing of something that faces up must be turned
 * to show this facing.
 */
export function headingDegrees({ facing }: Pick<Base, 'facing'>): number {
  const [x, y] = headingOf(facing);
  return (Math.atan2(x, y) * 180) / Math.PI;
}

/** The transform that moves the drawing of a base from where it was drawn to where it is now. */
export function moveBetween(view: Pick<MapView, 'projection'>, drawn: Base, now: Base): string {
  const [from, to] = [onDrawing(view, drawn.at), onDrawing(view, now.at)];
  const turn = headingDegrees(now) - headingDegrees(drawn);
  return `translate(${spotText(to)})rotate(${turn.toFixed(2)})translate(${spotText([-from[0], -from[1]])})`;
}
