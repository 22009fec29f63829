import { round, wholeUm, type Um } from './lengths.ts';

/**
 * A place on a free table in whole micrometres. The origin is the lower left corner of the table, y
 * points up.
 */
export type Point = readonly [x: Um, y: Um];

/** A way across the table: from one place to another, or a direction. Not always whole. */
export type Vector = readonly [x: number, y: number];

/**
 * The largest coordinate, in absolute value, of anything on or beside a table: 8 m. A table of 2.5
 * m and the things beside it are well within that.
 *
 * It makes `cross`, `dot` and `orient` of points exact. A difference of two coordinates is at most
 * 1.6e7, a product of two differences at most 2.56e14, and the sum or difference of two products at
 * most 5.2e14. All are whole numbers below 2^53 (9.007e15), which a double holds exactly. The same
 * holds for a direction, whose parts are at most 1e6 + 1, with a difference: 3.3e13 at most. So the
 * sign that tells on which side of a line a point lies is always right, in every JavaScript engine.
 */
export const FARTHEST = 8_000_000 as Um;

/** The point at these coordinates, which must be whole. */
export const pointAt = (x: number, y: number): Point => [x as Um, y as Um];

// Below, parts are accessed by index: all measuring goes through these few lines, and destructuring
// takes half as long again.

/** The point at a whole way from another point. */
export const plus = (from: Point, by: Vector): Point => pointAt(from[0] + by[0], from[1] + by[1]);

/** The way from `from` to `to`. Exact between points. */
export const way = (from: Vector, to: Vector): Vector => [to[0] - from[0], to[1] - from[1]];

/** The opposite way. Subtracting from zero never turns 0 into -0. */
export const reversed = (by: Vector): Vector => [0 - by[0], 0 - by[1]];

/**
 * A way rounded to whole micrometres. Round ways and not places: then the result does not depend on
 * the position on the table.
 */
export const whole = (by: Vector): Vector => [round(by[0]), round(by[1])];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1];

/** Positive if b points to the left of a, negative if to its right. */
export const cross = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0];

/**
 * Positive if p lies to the left of the line from a to b, negative to its right, zero on it. Exact
 * for points.
 */
export const orient = (a: Vector, b: Vector, p: Vector): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** The length of a way, not rounded. */
export const size = (by: Vector): number => Math.sqrt(by[0] * by[0] + by[1] * by[1]);

/**
 * The distance between two points to the nearest micrometre. The rounding is always right: the root
 * of a whole number n below 2^53 is never nearer to a half than 1 / (8 √n), which is more than the
 * error of a root in doubles.
 */
export const distance = (a: Point, b: Point): Um => wholeUm(size(way(a, b)));

/** The points at this distance from another: left of it, above it, right of it and below it. */
export const pointsAround = (at: Point, by: Um): readonly [Point, Point, Point, Point] => [
  plus(at, [0 - by, 0]),
  plus(at, [0, by]),
  plus(at, [by, 0]),
  plus(at, [0, 0 - by]),
];

/**
 * The mean of some points, to the micrometre. There must be one at least. It does not change when
 * the table is shifted.
 */
export function mean(points: readonly Point[]): Point {
  const [first] = points as readonly [Point, ...(readonly Point[])];
  const ways = points.map((point) => way(first, point));
  const part = (nth: 0 | 1): number => ways.reduce((sum, each) => sum + each[nth], 0) / ways.length;
  return plus(first, whole([part(0), part(1)]));
}

/**
 * The way from p to the nearest point of the stretch from a to b, not rounded. It does not change
 * when the table is shifted.
 */
export function wayToStretch(p: Vector, stretch: readonly [Vector, Vector]): Vector {
  const toA = way(p, stretch[0]);
  const along = way(stretch[0], stretch[1]);
  if (dot(toA, along) >= 0) return toA;
  const toB = way(p, stretch[1]);
  if (dot(toB, along) <= 0) return toB;
  // The foot of the perpendicular. Calculated so that the stretch from b to a gives the same to the
  // last bit.
  const off = cross(toA, along) / dot(along, along);
  return [along[1] * off, 0 - along[0] * off];
}
