import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing, SQUARE } from '../../projection.ts';
import type { Token } from '../../theme.ts';
import { along, closed, dashes, open } from '../path.ts';
import type { Picture, Shape } from '../shape.ts';
import { attempt } from './attempt.ts';
import type { Disc } from './besides.ts';
import { lance } from './lance.ts';
import { ray } from './rays.ts';
import { freest, kept, type Block } from './free-space.ts';
import { labelHalf, textLabel } from './text-label.ts';

const between = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [bx - ax, by - ay];
const length = ([x, y]: Spot): number => Math.hypot(x, y);

/** The length of a way under a counter on the grid, from the middle of its square. */
const UNDER = 38;

/** A line begins and ends at the edge of a counter, not under it. */
function trimmed(from: Spot, to: Spot): readonly [Spot, Spot] {
  const way = between(from, to);
  const cut = Math.min(UNDER, length(way) / 3);
  return [along(from, way, cut), along(to, way, -cut)];
}

/** An arrowhead. */
const tip = (at: Spot, way: Spot, size: number): string => {
  const back = along(at, way, -size);
  const side: Spot = [-way[1], way[0]];
  return closed([at, along(back, side, size * 0.5), along(back, side, -size * 0.5)]);
};

/** The cross where a line is stopped. */
const barrier = ([x, y]: Spot): readonly string[] => [
  open([
    [x - 13, y - 13],
    [x + 13, y + 13],
  ]),
  open([
    [x + 13, y - 13],
    [x - 13, y + 13],
  ]),
];

interface Ink {
  readonly stroke: Token;
  readonly width: number;
  readonly dash?: number;
  readonly gap?: number;
  readonly tip: number;
}
const INK: Readonly<Record<Mark<'trace'>['sense'], Ink>> = {
  sight: { stroke: 'trace-sight', width: 5, dash: 18, tip: 22 },
  move: { stroke: 'trace-move', width: 7, dash: 1, gap: 13, tip: 24 },
  charge: { stroke: 'trace-charge', width: 9, tip: 34 },
  flight: { stroke: 'trace-move', width: 5, dash: 4, tip: 24 },
  line: { stroke: 'trace-sight', width: 3, tip: 0 },
};

/** One segment of a line with a pale halo, so that it is visible on all terrain. */
function stretch(from: Spot, to: Spot, { stroke, width, dash, gap = 12 }: Ink): readonly Shape[] {
  const whole = open([from, to]);
  return [
    { d: whole, stroke: 'label', width: width + 5, opacity: 0.6 },
    { d: dash === undefined ? whole : dashes(from, to, dash, gap), stroke, width },
  ];
}

/**
 * A segment that is stopped: it ends at a cross before the obstacle, and continues as dots behind
 * it.
 */
function stopped(
  { from, to, stop }: { readonly from: Spot; readonly to: Spot; readonly stop: Spot },
  ink: Ink,
): readonly Shape[] {
  const way = between(from, to);
  const near = along(stop, way, -Math.min(40, length(between(from, stop))));
  const far = along(stop, way, 40);
  const goesOn = length(way) > length(between(from, far));
  const rest: readonly Shape[] = goesOn
    ? [{ d: dashes(far, to, 1, 13), stroke: 'trace-stopped', width: 4, opacity: 0.75 }]
    : [];
  return [
    ...stretch(from, near, { ...ink, stroke: 'trace-stopped' }),
    ...rest,
    ...barrier(near).map((d) => ({ d, stroke: 'label', width: 13 }) as const),
    ...barrier(near).map((d) => ({ d, stroke: 'trace-stopped', width: 7 }) as const),
  ];
}

/** The last segment, with an arrowhead if the line has one. */
function last(from: Spot, to: Spot, ink: Ink): readonly Shape[] {
  if (ink.tip === 0) return stretch(from, to, ink);
  const way = between(from, to);
  const point = tip(to, way, ink.tip);
  return [
    { d: point, stroke: 'label', width: 5, opacity: 0.6 },
    ...stretch(from, along(to, way, -ink.tip * 0.8), ink),
    { d: point, fill: ink.stroke },
  ];
}

/**
 * The legs of a way. Only its two ends are trimmed; between them it runs through the squares on it.
 */
function legsOf(points: readonly Spot[], sense: Mark<'trace'>['sense']) {
  const legs = points.slice(1).map((to, i): readonly [Spot, Spot] => [points[i]!, to]);
  return legs.map(([from, to], i): readonly [Spot, Spot] => {
    const [start, end] = trimmed(from, to);
    if (sense !== 'move') return [start, end];
    return [i === 0 ? start : from, i === legs.length - 1 ? end : to];
  });
}

/**
 * A polyline: a line of sight is dashed, a move dotted, a charge a lance, a flight finely dashed,
 * and a plain line has no arrowhead. A refused move or charge has a form of its own. On a free
 * table it is a ray, which leads under `chits`.
 */
export function trace(projection: Projection, mark: Mark<'trace'>, chits: readonly Disc[] = []): Picture {
  if (!projection.grid) return ray(projection, mark, chits);
  const { sense } = mark;
  const ink = INK[sense];
  const points = mark.points.map((spot) => toDrawing(projection, spot));
  const drawn = (spot: Spot | undefined) => (spot === undefined ? null : toDrawing(projection, spot));
  const [stop, touches] = [drawn(mark.stopped), drawn(mark.touches)];
  const [start] = mark.points;
  const isUnfired = sense === 'sight' && mark.stopped?.join() === start?.join();
  if (stop !== null && (sense === 'move' || sense === 'charge' || isUnfired))
    return { parts: attempt(points, stop, UNDER) };
  if (sense === 'charge') return { parts: lance([points[0]!, points.at(-1)!], touches, UNDER) };
  const legs = legsOf(points, sense);
  return {
    parts: legs.flatMap(([from, to], i) => {
      if (i < legs.length - 1) return stretch(from, to, ink);
      return stop === null ? last(from, to, ink) : stopped({ from, to, stop }, ink);
    }),
  };
}

/** The distance of a ruler from the line that it measures. */
const ASIDE = 40;

/**
 * The spots for a ruler's label: on the ruler, from its middle outwards, and then farther and
 * farther beside it.
 */
function labelSpots(from: Spot, to: Spot, below: Spot, half: Spot): readonly Spot[] {
  const way = between(from, to);
  const parts = Math.max(1, Math.round(Math.max(Math.abs(way[0]), Math.abs(way[1])) / SQUARE)) * 2;
  const gaps = Array.from({ length: parts - 1 }, (_, i) => (i + 1) / parts);
  const inwards = gaps.toSorted((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
  const on = inwards.map((part): Spot => along(from, way, length(way) * part));
  const [bx, by] = along([0, 0], below, 1);
  const thick = Math.abs(bx) * half[0] + Math.abs(by) * half[1];
  const shifts = [0, thick / 2, thick, -2 * ASIDE, -2 * ASIDE - thick];
  return shifts.flatMap((shift) => on.map((spot) => along(spot, below, shift)));
}

/**
 * A distance measured on the grid: a thin line with marked ends and a label, beside the line that
 * it measures.
 */
export function ruler(projection: Projection, mark: Mark<'ruler'>, covered: readonly Block[]): Picture {
  const [a, b] = [toDrawing(projection, mark.from), toDrawing(projection, mark.to)];
  const side: Spot = [-(b[1] - a[1]), b[0] - a[0]];
  const below: Spot = side[1] < 0 || (side[1] === 0 && side[0] < 0) ? [-side[0], -side[1]] : side;
  const [from, to] = [along(a, below, ASIDE), along(b, below, ASIDE)];
  const end = (at: Spot): string => open([along(at, below, -11), along(at, below, 11)]);
  const half = labelHalf(mark.text);
  const spots = labelSpots(from, to, below, half).map((spot) => kept(spot, half, projection));
  return {
    parts: [
      { d: open([from, to]) + end(from) + end(to), stroke: 'label', width: 7, opacity: 0.8 },
      { d: open([from, to]) + end(from) + end(to), stroke: 'label-ink', width: 3 },
      textLabel(mark.text, freest(spots, half, { covered, subjects: [a, b], projection })),
    ],
  };
}
