import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { Token } from '../../theme.ts';
import { along, circle, closed, dashes, open } from '../path.ts';
import type { Picture, Shape } from '../shape.ts';
import { besides, type Disc } from './besides.ts';

/*
 * Lines on a free table. They end at exactly the point that was measured. A pale casing makes them
 * visible on all ground.
 */

interface Ray {
  readonly ink: Token;
  readonly width: number;
  /** The lengths of a dash and of the gap after it; undefined for a solid line. */
  readonly dash?: readonly [number, number];
  /** The length of its arrowhead; 0 for none. */
  readonly tip: number;
  /** Whether the corners of its way are marked. */
  readonly nodes?: true;
}

const RAYS: Readonly<Record<Mark<'trace'>['sense'], Ray>> = {
  sight: { ink: 'trace-sight', width: 5, tip: 17 },
  move: { ink: 'trace-move', width: 5, tip: 19, nodes: true },
  charge: { ink: 'trace-charge', width: 7, tip: 24, nodes: true },
  flight: { ink: 'trace-move', width: 4.5, dash: [9, 9], tip: 17 },
  line: { ink: 'area-zone', width: 3.4, dash: [13, 8], tip: 0 },
};
const CASING = 6;

const between = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [bx - ax, by - ay];

const cased = (d: string, width: number): Shape => ({ d, stroke: 'label', width: width + CASING, opacity: 0.75 });

/** The line through these points, solid or dashed, with a gap where it would cross a chit. */
function line(points: readonly Spot[], { ink, width, dash }: Ray, chits: readonly Disc[]): readonly Shape[] {
  const pieces = besides(points, chits, (width + CASING) / 2);
  const whole = pieces.map(open).join('');
  if (whole === '') return [];
  const dashed = (piece: readonly Spot[], [length, apart]: readonly [number, number]): string =>
    piece.slice(1).map((to, n) => dashes(piece[n]!, to, length, apart)).join(''); // prettier-ignore
  const d = dash === undefined ? whole : pieces.map((piece) => dashed(piece, dash)).join('');
  return [cased(whole, width), { d, stroke: ink, width }];
}

/**
 * The points where a way turns sharply. The many points of a wheel, which is drawn as a curve, are
 * not among them.
 */
const turns = (points: readonly Spot[]): readonly Spot[] =>
  points.slice(1, -1).filter((at, n) => {
    const [a, b] = [between(points[n]!, at), between(at, points[n + 2]!)];
    const cos = (a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b) || 1);
    return cos < 0.93;
  });

const cross = ([x, y]: Spot, arm: number): readonly string[] =>
  [1, -1].map((hand) =>
    open([
      [x - arm, y - arm * hand],
      [x + arm, y + arm * hand],
    ]),
  );

/** A way up to a spot on it, and the rest. The spot need not be a corner. */
function cutAt(
  points: readonly Spot[],
  stop: Spot,
): { readonly gone: readonly Spot[]; readonly rest: readonly Spot[] } {
  const off = points.slice(1).map((to, n) => {
    const from = points[n]!;
    const way = between(from, to);
    const part = ((stop[0] - from[0]) * way[0] + (stop[1] - from[1]) * way[1]) / (way[0] ** 2 + way[1] ** 2 || 1);
    const t = Math.max(0, Math.min(1, part));
    return Math.hypot(stop[0] - from[0] - t * way[0], stop[1] - from[1] - t * way[1]);
  });
  const leg = off.indexOf(Math.min(...off));
  return { gone: [...points.slice(0, leg + 1), stop], rest: [stop, ...points.slice(leg + 1)] };
}

/** A stopped ray: red up to the stop, a cross, and dots for the rest. */
function stoppedRay(points: readonly Spot[], stop: Spot, { width }: Ray, chits: readonly Disc[]): readonly Shape[] {
  const { gone, rest } = cutAt(points, stop);
  const dots = rest.slice(1).map((to, n) => dashes(rest[n]!, to, 1, 12)).join(''); // prettier-ignore
  return [
    { d: dots, stroke: 'label', width: width + 4, opacity: 0.6 },
    { d: dots, stroke: 'trace-stopped', width },
    ...line(gone, { ink: 'trace-stopped', width, tip: 0 }, chits),
    ...cross(stop, 11).map((d): Shape => ({ d, stroke: 'label', width: 12 })),
    ...cross(stop, 11).map((d): Shape => ({ d, stroke: 'trace-stopped', width: 6 })),
  ];
}

/** The points of a way without repetitions: a unit that turns on the spot does not move. */
const distinct = (points: readonly Spot[]): readonly Spot[] => {
  const found = points.filter(([x, y], n) => n === 0 || Math.hypot(x - points[n - 1]![0], y - points[n - 1]![1]) > 0.5);
  return found.length > 1 ? found : points;
};

/**
 * A line of sight, a way or a straight line on a free table. It leads under the chits of units, so
 * that they can be read.
 */
export function ray(projection: Projection, mark: Mark<'trace'>, chits: readonly Disc[] = []): Picture {
  const look = RAYS[mark.sense];
  const points = distinct(mark.points.map((spot) => toDrawing(projection, spot)));
  if (mark.stopped !== undefined)
    return { parts: stoppedRay(points, toDrawing(projection, mark.stopped), look, chits) };
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const way = between(before, end);
  const length = Math.hypot(...way);
  const tip = Math.min(look.tip, length * 0.8);
  const neck = along(end, way, -tip);
  const aside: Spot = [-way[1], way[0]];
  const head = closed([end, along(neck, aside, tip * 0.45), along(neck, aside, -tip * 0.45)]);
  return {
    parts: [
      ...(tip === 0 ? [] : [cased(head, 0)]),
      ...line([...points.slice(0, -1), tip === 0 ? end : along(end, way, -tip * 0.8)], look, chits),
      ...(tip === 0 ? [] : [{ d: head, fill: look.ink }]),
      ...(look.nodes === true
        ? turns(points).map((at): Shape => ({ d: circle(at, 6), fill: 'label', stroke: look.ink, width: 3 }))
        : []),
    ],
  };
}
