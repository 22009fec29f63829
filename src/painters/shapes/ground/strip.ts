import type { Mark, Sheet, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { open, oval, row } from '../path.ts';
import type { Drawing, Shape } from '../shape.ts';
import { placesAlong, strokesAt } from './along.ts';
import { hachure } from './hill.ts';
import { sizeAt } from './outline.ts';
import { PEN_LINES } from './white-board.ts';
import { trees, type Tree } from './woods.ts';

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

/** A river that can be forded everywhere: a broad bed, with stones from bank to bank. */
const ford: Draw = (points, width, size) => {
  const across = placesAlong(points, 62 * size);
  const stones = across.flatMap(({ at: [x, y], way: [dx, dy] }) =>
    [-0.36, -0.12, 0.12, 0.36].map((part, n) => {
      const [by, aside] = [part * Math.max(width, 26 * size), (n % 2 === 0 ? 2 : -2) * size];
      return oval([x - dy * by + dx * aside, y + dx * by + dy * aside], 4.4 * size, 3 * size);
    }),
  );
  return [...stream(points, width, size), { d: stones.join(''), fill: 'stone', stroke: 'water-ink', width: 1.4 }];
};

/** A wall that nobody looks over: three courses of stone, and its shadow beside it. */
const highWall: Draw = (points, _, size) => {
  const thick = 13 * Math.max(0.8, size);
  const joints = placesAlong(points, 10 * size).map(({ at: [x, y], way: [dx, dy] }, n) => {
    const [from, to] = n % 2 === 0 ? [-0.5, -0.17] : [0.17, 0.5];
    return open([[x - dy * thick * from, y + dx * thick * from], [x - dy * thick * to, y + dx * thick * to]]); // prettier-ignore
  });
  const courses = [-0.17, 0.17].map((part) =>
    open(points.map(([x, y], n): Spot => {
      const [[ax, ay], [bx, by]] = [points[Math.max(0, n - 1)]!, points[Math.min(points.length - 1, n + 1)]!];
      const long = Math.hypot(bx - ax, by - ay) || 1;
      return [x - ((by - ay) / long) * thick * part, y + ((bx - ax) / long) * thick * part];
    })),
  ); // prettier-ignore
  return [
    { d: open(points.map(([x, y]): Spot => [x + 3 * size, y + 5 * size])), stroke: 'shade', width: thick, cut: true, opacity: 0.35 }, // prettier-ignore
    { d: open(points), stroke: 'wall-ink', width: thick + 3, cut: true },
    { d: open(points), stroke: 'stone', width: thick, cut: true },
    { d: courses.join('') + joints.join(''), stroke: 'wall-ink', width: 1.3, cut: true },
  ];
};

/** A hedge higher than a man: two rows of bushes. */
const highHedge: Draw = (points, _, size) => {
  const radius = Math.max(6, Math.round(9 * size));
  const rows = placesAlong(points, 12 * size).flatMap(({ at: [x, y], way: [dx, dy] }, n): readonly Tree[] => {
    const aside = (n % 2 === 0 ? 0.45 : -0.45) * radius;
    return [[x - dy * aside, y + dx * aside, radius]];
  });
  return [{ d: open(points), stroke: 'hedge', width: 4, cut: true }, ...trees(rows.toSorted((a, b) => a[1] - b[1]))];
};

/**
 * Works of earth: a bank with the teeth of its slope, which are drawn on both sides because
 * whoever comes first lies behind it.
 */
const entrenchment: Draw = (points, _, size) => {
  const [thick, tooth] = [9 * size, 8 * size];
  const teeth = [1, -1].flatMap((hand) =>
    placesAlong(points, 11 * size).map(({ at: [x, y], way: [dx, dy] }) => {
      const foot = (thick / 2) * hand;
      return hachure([x - dy * foot, y + dx * foot], [-dy * hand, dx * hand], tooth, 5 * size);
    }),
  );
  return [
    { d: teeth.join(''), fill: 'road-ink' },
    { d: open(points), stroke: 'wall-ink', width: thick + 2.6, cut: true },
    { d: open(points), stroke: 'road', width: thick - 1, cut: true },
  ];
};

const DRAWN: Readonly<Record<string, Draw>> = {
  road,
  stream,
  river: stream,
  ford,
  wall,
  hedge,
  'high-wall': highWall,
  'high-hedge': highHedge,
  entrenchment,
};

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
