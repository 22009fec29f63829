import type { Spot } from '../../../scene/scene.ts';

/** Deterministic noise from 0 to 1: drawings look irregular, but the same every time. */
export function noise(seed: number): number {
  const mixed = Math.imul((seed + 0x9e3779b9) ^ (seed >>> 15), 0x85ebca6b);
  return ((Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A point along the edge of an outline, and the outward direction there. */
export interface EdgePoint {
  readonly at: Spot;
  readonly out: Spot;
}

const next = (points: readonly Spot[], index: number): Spot => points[(index + 1) % points.length] ?? [0, 0];

const contains = (points: readonly Spot[], [x, y]: Spot): boolean =>
  points.filter(([ax, ay], index) => {
    const [bx, by] = next(points, index);
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

/** The distance from a point to the nearest edge. */
const toEdge = (points: readonly Spot[], [x, y]: Spot): number =>
  Math.min(
    ...points.map(([ax, ay], index) => {
      const [bx, by] = next(points, index);
      const part = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
      const t = Math.max(0, Math.min(1, part));
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
    }),
  );

const isFree = (taken: readonly Spot[], [x, y]: Spot, apart: number): boolean =>
  taken.every(([tx, ty]) => Math.hypot(tx - x, ty - y) >= apart);

/** Points along the edge, about `apart` from each other and `inset` inside it. */
export function alongEdge(points: readonly Spot[], apart: number, inset: number): readonly EdgePoint[] {
  const found: EdgePoint[] = [];
  points.forEach(([ax, ay], index) => {
    const [bx, by] = next(points, index);
    const length = Math.hypot(bx - ax, by - ay);
    const count = Math.max(1, Math.round(length / apart));
    for (let step = 0; step < count && length > 0; step += 1) {
      const t = (step + 0.5) / count;
      const [ox, oy] = [(by - ay) / length, -(bx - ax) / length];
      const inwards = contains(points, [ax + (bx - ax) * t - ox, ay + (by - ay) * t - oy]) ? 1 : -1;
      const at: Spot = [ax + (bx - ax) * t - ox * inset * inwards, ay + (by - ay) * t - oy * inset * inwards];
      const spots = found.map((rim) => rim.at);
      if (toEdge(points, at) > inset * 0.9 && isFree(spots, at, apart * 0.75)) {
        found.push({ at, out: [ox * inwards, oy * inwards] });
      }
    }
  });
  return found;
}

/** Points all over an outline, about `apart` from each other and at least `inset` from its edge. */
export function scatter(points: readonly Spot[], apart: number, inset: number): readonly Spot[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.ceil((Math.max(...xs) - left) / apart);
  const rows = Math.ceil((Math.max(...ys) - top) / apart);
  return Array.from({ length: columns * rows }, (_, index): Spot => {
    const [column, line] = [index % columns, Math.floor(index / columns)];
    const shift = line % 2 === 0 ? 0.25 : 0.75;
    return [
      left + (column + shift + (noise(index) - 0.5) * 0.35) * apart,
      top + (line + 0.5 + (noise(index + 999) - 0.5) * 0.35) * apart,
    ];
  }).filter((at) => contains(points, at) && toEdge(points, at) >= inset);
}

/**
 * The outline moved inwards by a distance from all of its edges. Empty if nothing is left of it, or
 * if it would cross itself.
 */
export function shrunk(points: readonly Spot[], by: number): readonly Spot[] {
  const inside = points.map((point, index): Spot => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = next(points, index);
    const [ax, ay] = unit([point[0] - before[0], point[1] - before[1]]);
    const [bx, by2] = unit([after[0] - point[0], after[1] - point[1]]);
    // The direction half way between the normals of both edges, and the length that keeps the
    // distance from both.
    const [nx, ny] = unit([-ay - by2, ax + bx]);
    const reach = by / Math.max(0.5, nx * -ay + ny * ax);
    const inwards = contains(points, [point[0] + nx * 0.5, point[1] + ny * 0.5]) ? 1 : -1;
    return [point[0] + nx * reach * inwards, point[1] + ny * reach * inwards];
  });
  return inside.every((spot) => contains(points, spot) && toEdge(points, spot) > by * 0.6) ? inside : [];
}

const unit = ([x, y]: Spot): Spot => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};
