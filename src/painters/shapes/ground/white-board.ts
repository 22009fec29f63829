import type { Spot } from '../../../scene/scene.ts';
import { circle } from '../path.ts';
import { hatching, ring, stroke } from '../pen.ts';
import type { Drawing } from '../shape.ts';
import { placesAround } from './along.ts';
import { scatter } from './scatter.ts';
import { waves } from './water.ts';

/*
 * Ground on a white board, as a marker draws it: strokes, and hatching in place of fills. `size` is
 * that of all drawings of ground. Edges are drawn on their exact lines.
 */

/** How a hand draws an edge of ground, and a line through it. */
const edge = (size: number) => ({ every: 34 * size, wavers: 1.5 * size, turns: 7 * size });
const through = (size: number) => ({ every: 46 * size, wavers: 3 * size, turns: 20 * size });

/** The widths of the pens: a fine one, the usual one, and a broad one. */
const [FINE, USUAL, BROAD] = [3, 5, 6] as const;

/** A dot of this many of its own widths. */
const dots = (places: readonly Spot[], radius: number): string => places.map((at) => circle(at, radius)).join('');

/** The areas. */
export const PEN_AREAS = {
  woods: (points, size) => [
    { d: hatching(points, 11 * size, 3 * size), stroke: 'pen-green', width: BROAD * size, opacity: 0.5 },
    { d: ring(points, edge(size)), stroke: 'pen-green', width: FINE * size },
  ],
  water: (points, size) => [
    { d: waves(scatter(points, 40 * size, 12 * size), 5), stroke: 'pen-blue', width: FINE * size },
    { d: ring(points, edge(size)), stroke: 'pen-blue', width: USUAL * size },
  ],
  town: (points, size) => [
    { d: hatching(points, 13 * size, 2 * size), stroke: 'pen-grey', width: FINE * size },
    { d: ring(points, edge(size)), stroke: 'pen-grey', width: USUAL * size },
  ],
  hamlet: (points, size) => [
    { d: dots(scatter(points, 27 * size, 10 * size), 5.5 * size), fill: 'pen-black' },
    { d: ring(points, edge(size)), stroke: 'pen-black', width: 1.6 * size, opacity: 0.6 },
  ],
  hill: (points, size) => [
    {
      d: dots(placesAround(points, 13 * size).map(({ at }) => at), 2.6 * size), // prettier-ignore
      fill: 'pen-brown',
    },
  ],
} as const satisfies Readonly<Record<string, (points: readonly Spot[], size: number) => Drawing>>;

/** The lines. A wall and a road are one stroke, however wide they are. */
export const PEN_LINES = {
  road: (points, _, size) => [{ d: stroke(points, through(size)), stroke: 'pen-red', width: USUAL * size }],
  wall: (points, _, size) => [{ d: stroke(points, edge(size)), stroke: 'pen-black', width: USUAL * size }],
} as const satisfies Readonly<Record<string, (points: readonly Spot[], width: number, size: number) => Drawing>>;
