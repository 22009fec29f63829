import type { Spot } from '../../scene/scene.ts';
import { noise } from './ground/scatter.ts';
import { open, row, tenths } from './path.ts';

/*
 * How a marker draws on a white board: strokes that waver a little, and hatching in place of fills.
 */

/**
 * How a hand draws a line, in drawing units: a point so often and so far beside it at most, and how
 * far from a corner it begins to turn.
 */
interface Hand {
  readonly every: number;
  readonly wavers: number;
  readonly turns: number;
}

/** Points along a line, its corners among them; all but the corners lie a little beside it. */
function wavered(points: readonly Spot[], { every, wavers, turns }: Hand): readonly Spot[] {
  const pieces = points.slice(1).flatMap(([tx, ty], n): readonly Spot[] => {
    const [fx, fy] = points[n]!;
    const length = Math.hypot(tx - fx, ty - fy) || 1;
    const at = (far: number, aside: number): Spot => [
      fx + ((tx - fx) * far - (ty - fy) * aside) / length,
      fy + ((ty - fy) * far + (tx - fx) * aside) / length,
    ];
    const inner = length - 2 * turns;
    if (inner <= turns) return [[tx, ty]];
    const count = Math.max(1, Math.round(inner / every));
    const between = Array.from({ length: count + 1 }, (_, step): Spot => {
      const isEnd = step === 0 || step === count;
      const aside = isEnd ? 0 : (noise(Math.round(length) * 31 + n * 17 + step) * 2 - 1) * wavers;
      return at(turns + (inner * step) / count, aside);
    });
    return [...between, [tx, ty]];
  });
  return [...points.slice(0, 1), ...pieces];
}

const half = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];

/**
 * Bends from a point on, each around one point and to another. They are told from where the one
 * before ended, which is shorter.
 */
function bent(from: Spot, bends: readonly (readonly [around: Spot, to: Spot])[]): string {
  let last = tenths(from);
  return bends
    .map(([around, to]) => {
      const start = last;
      last = tenths(to);
      return `q${row(around[0] - start[0], around[1] - start[1], last[0] - start[0], last[1] - start[1])}`;
    })
    .join('');
}

/** A wavering stroke along a line, from end to end; its corners are rounded. */
export function stroke(points: readonly Spot[], hand: Hand): string {
  const way = wavered(points, hand);
  if (way.length < 3) return open(way);
  const bends = way.slice(1, -1).map((at, n): readonly [Spot, Spot] => [at, half(at, way[n + 2]!)]);
  return `${open(way.slice(0, 1))}${bent(way[0]!, bends)}L${row(...way.at(-1)!)}`;
}

/** A wavering stroke around an outline that ends where it began; its corners are rounded. */
export function ring(points: readonly Spot[], hand: Hand): string {
  const way = wavered([...points, ...points.slice(0, 1)], hand).slice(1);
  const from = half(way.at(-1)!, way[0]!);
  const bends = way.map((at, n): readonly [Spot, Spot] => [at, half(at, way[(n + 1) % way.length]!)]);
  return `${open([from])}${bent(from, bends)}z`;
}

/** The direction of hatching: up to the right, steep. */
const SLANT = [Math.cos(-0.9), Math.sin(-0.9)] as const;

/**
 * Parallel strokes all over an outline, so far apart and so far from its edge. Strokes that follow
 * each other are one zigzag, as a hand draws them.
 */
export function hatching(points: readonly Spot[], apart: number, edge: number): string {
  const [c, s] = SLANT;
  const turned = points.map(([x, y]): Spot => [x * c + y * s, y * c - x * s]);
  const back = ([u, v]: Spot): Spot => [u * c - v * s, u * s + v * c];
  const heights = turned.map(([, v]) => v);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const rows = Math.max(1, Math.floor((bottom - top) / apart));
  const lines = Array.from({ length: rows }, (_, n) => {
    const v = top + ((n + 0.5) * (bottom - top)) / rows;
    const met = turned.flatMap(([ax, ay], m): readonly number[] => {
      const [bx, by] = turned[(m + 1) % turned.length]!;
      return ay > v === by > v ? [] : [ax + ((bx - ax) * (v - ay)) / (by - ay)];
    });
    const ends = met.toSorted((a, b) => a - b);
    return ends.flatMap((from, m): readonly (readonly [Spot, Spot])[] => {
      const to = ends[m + 1];
      if (m % 2 === 1 || to === undefined || to - from < 2 * edge) return [];
      const shake = (seed: number): number => edge + noise(n * 53 + m * 7 + seed) * apart * 0.3;
      const ends2: readonly [Spot, Spot] = [[from + shake(1), v], [to - shake(2), v + (noise(n + 9) - 0.5) * apart * 0.4]]; // prettier-ignore
      return [ends2];
    });
  });
  let d = '';
  let goesOn = false;
  lines.forEach((spans, n) => {
    const isOne = spans.length === 1;
    spans.forEach(([from, to]) => {
      const [start, end] = n % 2 === 0 ? [from, to] : [to, from];
      d += goesOn && isOne ? `L${row(...back(start))} ${row(...back(end))}` : open([back(start), back(end)]);
    });
    goesOn = isOne;
  });
  return d;
}
