import type { Mark, Sheet, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { circle, closed, open, row } from '../path.ts';
import type { Drawing } from '../shape.ts';
import { houses, type House } from './building.ts';
import { hachure } from './hill.ts';
import { placesAround, strokesAt } from './along.ts';
import { alongEdge, scatter, shrunk } from './scatter.ts';
import { slope } from './slope.ts';
import { reeds, waves } from './water.ts';
import { PEN_AREAS } from './white-board.ts';
import { trees, type Tree } from './woods.ts';

/**
 * Draws an area. `size` is 1 if a base is as large as a counter of the grid; `up` is the outline of
 * the ground above a slope.
 */
type Draw = (points: readonly Spot[], size: number, up?: readonly Spot[]) => Drawing;

/** Woods: an edge like a string of beads, and trees a little inside it. */
const wooded =
  (apart: number): Draw =>
  (points, size) => {
    const radius = Math.max(6, Math.round(10 * size));
    const rim = alongEdge(points, radius * 2.6, radius * 1.5).map(({ at }): Tree => [...at, radius]);
    const inner = scatter(points, radius * apart, radius * 3.2).map(([x, y]): Tree => [x, y, radius]);
    return [
      { d: closed(points), fill: 'woods' },
      ...trees([...rim, ...inner].toSorted((a, b) => a[1] - b[1])),
      { d: closed(points), stroke: 'woods-rim', width: 2 },
      // Beads: strokes of length 0 with round caps.
      {
        d: placesAround(points, 13)
          .map(({ at }) => `M${row(...at)}h0`)
          .join(''),
        stroke: 'woods-rim',
        width: 6,
      },
    ];
  };

/** An open wood: its edge is dashed, and its trees stand so far apart that troops pass. */
const openWood: Draw = (points, size) => {
  const radius = Math.max(6, Math.round(10 * size));
  const all = scatter(points, radius * 4, radius * 1.4).map(([x, y]): Tree => [x, y, radius]);
  return [
    { d: closed(points), fill: 'woods', opacity: 0.55 },
    ...trees(all),
    { d: strokesAt(placesAround(points, 15), 4.5), stroke: 'woods-rim', width: 2.6 },
  ];
};

/** A dense wood: its trees touch each other, but for its edge, which stays clear to be measured. */
const denseWood: Draw = (points, size) => {
  const radius = Math.max(6, Math.round(10 * size));
  const rim = alongEdge(points, radius * 2, radius * 1.3).map(({ at }): Tree => [...at, radius]);
  const inner = scatter(points, radius * 2.05, radius * 2.4).map(([x, y]): Tree => [x, y, radius]);
  return [
    { d: closed(points), fill: 'woods-edge' },
    ...trees([...rim, ...inner].toSorted((a, b) => a[1] - b[1])),
    { d: closed(points), stroke: 'woods-rim', width: 4 },
  ];
};

/** A hill: hachures from its top down to the exact line of its foot. */
const hill: Draw = (points, size) => {
  const top = shrunk(points, 26 * size);
  return [
    { d: closed(points), fill: 'hill' },
    ...(top.length === 0
      ? []
      : ([
          { d: closed(top), fill: 'hill-top' },
          { d: closed(top), stroke: 'hill-ink', width: 1.6, opacity: 0.6 },
        ] as const)),
    { d: closed(points), stroke: 'hill-ink', width: 2.2 },
    {
      d: alongEdge(points, 12, 22 * size)
        .map(({ at, out }, index) => hachure(at, out, (index % 2 === 0 ? 16 : 11) * size, 3.4))
        .join(''),
      fill: 'hill-ink',
    },
  ];
};

/** A town: a double line around it, houses along its edge, and space for units in its middle. */
const town: Draw = (points, size) => {
  const depth = Math.max(11, 17 * size);
  const inner = shrunk(points, 4.5);
  return [
    { d: closed(points), fill: 'building' },
    { d: closed(points), stroke: 'house-ink', width: 2.2 },
    ...(inner.length === 0 ? [] : [{ d: closed(inner), stroke: 'house-ink', width: 1.2, opacity: 0.7 } as const]),
    ...houses(
      alongEdge(points, depth * 2.6, depth * 0.95).map(({ at, out }): House => [
        ...at,
        depth * 1.75,
        depth,
        (Math.atan2(out[0], -out[1]) * 180) / Math.PI,
      ]),
    ),
  ];
};

/** Rough ground: a dashed edge, stones and tufts. */
const rough: Draw = (points, size) => {
  const places = scatter(points, Math.max(22, 30 * size), 9);
  const stones = places.filter((_, n) => n % 2 === 0);
  const tufts = places.filter((_, n) => n % 2 === 1);
  return [
    { d: closed(points), fill: 'rough' },
    {
      d: strokesAt(placesAround(points, 15), 4),
      stroke: 'rough-ink',
      width: 2.4,
    },
    { d: stones.map(([x, y]) => `M${row(x - 6, y + 3)}l2-6 7-1 4 5-2 3z`).join(''), fill: 'stone', stroke: 'rough-ink', width: 1.6 }, // prettier-ignore
    { d: tufts.map(([x, y]) => `M${row(x - 4, y + 3)}q1-5-2-7M${row(x, y + 3)}v-8M${row(x + 4, y + 3)}q-1-5 2-7`).join(''), stroke: 'rough-ink', width: 1.6 }, // prettier-ignore
  ];
};

const water: Draw = (points) => [
  { d: closed(points), fill: 'water', stroke: 'water-ink', width: 3 },
  { d: waves(scatter(points, 52, 20), 5), stroke: 'water-ink', width: 1.8, opacity: 0.8 },
];

const wetland: Draw = (points) => [
  { d: closed(points), fill: 'wetland' },
  { d: reeds(scatter(points, 44, 14)), stroke: 'wetland-ink', width: 2 },
];

/** A bridge: planks across, and wings at the four ends of its rails. */
const bridge: Draw = (points) => {
  const [a = [0, 0], b = a, c = a, d = a] = points;
  const step = (from: Spot, to: Spot, part: number): Spot => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const planks = Array.from({ length: 9 }, (_, index) =>
    open([step(a, b, (index + 1) / 10), step(d, c, (index + 1) / 10)]),
  );
  return [
    { d: closed(points), fill: 'bridge' },
    { d: planks.join(''), stroke: 'bridge-ink', width: 1.2, opacity: 0.6 },
    { d: open([a, b]) + open([d, c]), stroke: 'bridge-ink', width: 4 },
    { d: [a, b, c, d].map((at) => circle(at, 3.4)).join(''), fill: 'bridge-ink' },
  ];
};

const DRAWN: Readonly<Record<string, Draw>> = {
  open: () => [],
  woods: wooded(3.2),
  copse: wooded(4.4),
  hill,
  building: town,
  town,
  rough,
  water,
  lake: water,
  river: water,
  wetland,
  marsh: wetland,
  road: (points) => [{ d: closed(points), fill: 'road', stroke: 'road-ink', width: 2.4 }],
  bridge,
  'open-wood': openWood,
  'dense-wood': denseWood,
  'gentle-slope': slope(1),
  'medium-slope': slope(2),
  'steep-slope': slope(3),
  'extreme-slope': slope(4),
};

/** The drawings that a sheet has of its own. */
const OF_SHEET: Partial<Readonly<Record<Sheet, Readonly<Record<string, Draw>>>>> = { 'white-board': PEN_AREAS };

/**
 * The terrain that can be drawn as an outline. A bridge must have four corners, and its first edge
 * is one of its rails.
 */
const OUTLINE_GROUNDS = Object.keys(DRAWN);

/**
 * The scale for which the drawings of terrain are made: with this many drawing units per millimetre
 * of table, a base is as large as a counter of the grid.
 */
const USUAL_SCALE = 3;

/** The size of terrain drawings at this scale. */
export const sizeAt = ({ scale }: Pick<Projection, 'scale'>): number =>
  Math.min(1.6, Math.max(0.6, scale / USUAL_SCALE));

/**
 * An area of terrain on a free table: its exact outline, filled with the drawing of its kind, which
 * is that of the sheet if it has one. Throws for unknown terrain.
 */
export function outline(projection: Projection, mark: Mark<'outline'>, sheet: Sheet): Drawing {
  const own = OF_SHEET[sheet];
  const draw = own?.[mark.ground] ?? DRAWN[mark.ground];
  if (draw === undefined) {
    const known = [...new Set([...OUTLINE_GROUNDS, ...Object.keys(own ?? {})])];
    throw new Error(`Unknown ground «${mark.ground}»: expected one of ${known.join(', ')}.`);
  }
  return draw(
    mark.points.map((spot) => toDrawing(projection, spot)),
    sizeAt(projection),
    mark.up?.map((spot) => toDrawing(projection, spot)),
  );
}
