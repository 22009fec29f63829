import type { Mark, Sheet, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { open, row } from '../path.ts';
import type { Drawing, Shape } from '../shape.ts';
import { placesAlong, strokesAt } from './along.ts';
import { sizeAt } from './outline.ts';
import { PEN_LINES } from './white-board.ts';
import { trees } from './woods.ts';

type Draw = (points: readonly Spot[], width: number, size: number) => Drawing;

/** A filled bed between two ink lines on its exact borders. */
const bed = (points: readonly Spot[], width: number, [ink, fill]: readonly [Ink, Fill]): readonly Shape[] => [
  { d: open(points), stroke: ink, width: width + 2, cut: true },
  { d: open(points), stroke: fill, width: Math.max(1, width - 2), cut: true },
];
type Ink = 'road-ink' | 'water-ink';
type Fill = 'road' | 'water';

const road: Draw = (points, width) => [
  ...bed(points, width, ['road-ink', 'road']),
  // The ruts of wheels.
  {
    d: strokesAt(placesAlong(points, 26), 7),
    stroke: 'road-ink',
    width: 1.2,
    opacity: 0.7,
  },
];

const stream: Draw = (points, width) => [
  ...bed(points, width, ['water-ink', 'water']),
  {
    d: placesAlong(points, 34)
      .map(({ at: [x, y], way: [dx, dy] }, n) => {
        const aside = (n % 2 === 0 ? 0.18 : -0.18) * width;
        const [ax, ay] = [x - dy * aside, y + dx * aside];
        return `M${row(ax - dx * 8, ay - dy * 8)}q${row(dx * 8 - dy * 3, dy * 8 + dx * 3, dx * 16, dy * 16)}`;
      })
      .join(''),
    stroke: 'water-ink',
    width: 1.3,
  },
];

/** Two courses of stone. A wall is drawn thicker than its line, which is its foot. */
const wall: Draw = (points, _, size) => {
  const thick = 7 * size;
  const joints = placesAlong(points, 11 * size).map(({ at: [x, y], way: [dx, dy] }, n) => {
    const out = (n % 2 === 0 ? 1 : -1) * thick * 0.5;
    return open([[x, y], [x - dy * out, y + dx * out]]); // prettier-ignore
  });
  return [
    { d: open(points), stroke: 'wall-ink', width: thick + 3, cut: true },
    { d: open(points), stroke: 'stone', width: thick, cut: true },
    { d: open(points) + joints.join(''), stroke: 'wall-ink', width: 1.3, cut: true },
  ];
};

const hedge: Draw = (points, _, size) => [
  { d: open(points), stroke: 'hedge', width: 2.4, cut: true },
  ...trees(placesAlong(points, 15 * size).map(({ at }) => [...at, Math.max(4, Math.round(6 * size))])),
];

const DRAWN: Readonly<Record<string, Draw>> = { road, stream, river: stream, wall, hedge };

/** The drawings that a sheet has of its own. */
const OF_SHEET: Partial<Readonly<Record<Sheet, Readonly<Record<string, Draw>>>>> = { 'white-board': PEN_LINES };

/** The terrain that can be drawn along a line. */
const STRIP_GROUNDS = Object.keys(DRAWN);

/**
 * Terrain along a line of a free table: a bed of its exact width, or a wall or hedge on the line.
 * The drawing is that of the sheet if it has one. Throws for unknown terrain.
 */
export function strip(projection: Projection, { points, width, ground }: Mark<'strip'>, sheet: Sheet): Drawing {
  const draw = OF_SHEET[sheet]?.[ground] ?? DRAWN[ground];
  if (draw === undefined) throw new Error(`Unknown ground «${ground}»: expected one of ${STRIP_GROUNDS.join(', ')}.`);
  return draw(
    points.map((spot) => toDrawing(projection, spot)),
    width * projection.scale,
    sizeAt(projection),
  );
}
