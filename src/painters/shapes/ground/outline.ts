import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { closed, open } from '../path.ts';
import type { Drawing } from '../shape.ts';
import { houses, type House } from './building.ts';
import { hachure } from './hill.ts';
import { scatter, alongEdge } from './scatter.ts';
import { reeds, waves } from './water.ts';
import { trees, type Tree } from './woods.ts';

type Draw = (points: readonly Spot[]) => Drawing;

const woods: Draw = (points) => {
  const rim = alongEdge(points, 25, 14).map(({ at }): Tree => [...at, 10]);
  const inner = scatter(points, 34, 30).map(([x, y]): Tree => [x, y, 10]);
  return [
    { d: closed(points), fill: 'woods', stroke: 'woods-edge', width: 3 },
    ...trees([...rim, ...inner].toSorted((a, b) => a[1] - b[1])),
  ];
};

const hill: Draw = (points) => [
  { d: closed(points), fill: 'hill' },
  { d: closed(points), stroke: 'hill-ink', width: 1.6, opacity: 0.6 },
  {
    d: alongEdge(points, 9, 20)
      .map(({ at, out }, index) => hachure(at, out, index % 2 === 0 ? 17 : 13, 3.6))
      .join(''),
    fill: 'hill-ink',
  },
];

const building: Draw = (points) => [
  { d: closed(points), fill: 'building', stroke: 'house-ink', width: 2 },
  ...houses(
    alongEdge(points, 44, 19).map(({ at, out }): House => [
      ...at,
      30,
      15,
      (Math.atan2(out[0], -out[1]) * 180) / Math.PI,
    ]),
  ),
];

const water: Draw = (points) => [
  { d: closed(points), fill: 'water', stroke: 'water-ink', width: 3 },
  { d: waves(scatter(points, 52, 20), 5), stroke: 'water-ink', width: 1.8, opacity: 0.8 },
];

const wetland: Draw = (points) => [
  { d: closed(points), fill: 'wetland' },
  { d: reeds(scatter(points, 44, 14)), stroke: 'wetland-ink', width: 2 },
];

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
  ];
};

const DRAWN: Readonly<Record<string, Draw>> = {
  open: () => [],
  woods,
  hill,
  building,
  water,
  lake: water,
  river: water,
  wetland,
  marsh: wetland,
  road: (points) => [{ d: closed(points), fill: 'road', stroke: 'road-ink', width: 2.4 }],
  bridge,
};

/** The terrain that can be drawn as an outline. A bridge must have four corners, and its first side is one of its rails. */
const OUTLINE_GROUNDS = Object.keys(DRAWN);

/** An area of terrain on a free table: its exact outline, filled with the drawing for its kind. Throws for unknown terrain. */
export function outline(projection: Projection, mark: Mark<'outline'>): Drawing {
  const draw = DRAWN[mark.ground];
  if (draw === undefined)
    throw new Error(`Unknown ground «${mark.ground}»: expected one of ${OUTLINE_GROUNDS.join(', ')}.`);
  return draw(mark.points.map((spot) => toDrawing(projection, spot)));
}
