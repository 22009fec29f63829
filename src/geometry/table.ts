/** A length on a free table. It is branded, so that a plain number cannot be passed by mistake. */
export type Mm = number & { readonly unit: 'mm' };

/**
 * Millimetres per unit of length of each rulebook. Convert only where lengths enter or leave the engine. `bracket` is the [1] in 2 by 2.
 */
export const MM = { inch: 25.4, bracket: 19.05, cm: 10, mm: 1 } as const;

/** The only way to make an `Mm` from a plain number. */
export const mm = (count: number, measure: keyof typeof MM = 'mm'): Mm => (count * MM[measure]) as Mm;

/** A point on a free table: the origin is the lower left corner, y points up. */
export type Point = readonly [x: Mm, y: Mm];

/** A facing on a free table: a vector of length 1, y points up. */
export type Direction = readonly [x: number, y: number];

/** The footprint of a unit on a free table: its centre, its facing, and its size across and along that facing. */
export interface Base {
  readonly at: Point;
  readonly facing: Direction;
  readonly width: Mm;
  readonly depth: Mm;
}

/** Lengths that differ by less than this many millimetres count as equal: no rule depends on a hundredth of a millimetre. */
export const EPSILON = 0.01;

/** The corners of a base, in this order: front left, front right, rear right, rear left. */
export function corners({ at: [x, y], facing: [fx, fy], width, depth }: Base): readonly [Point, Point, Point, Point] {
  const [rx, ry] = [fy, -fx];
  const corner = (across: number, along: number): Point => [
    (x + (rx * across * width) / 2 + (fx * along * depth) / 2) as Mm,
    (y + (ry * across * width) / 2 + (fy * along * depth) / 2) as Mm,
  ];
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}

/** The distance between two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): Mm => Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) as Mm;

/** The facing from one point to another; `otherwise` where they are the same. */
export function facingTo(from: Point, to: Point, otherwise: Direction): Direction {
  const far = distance(from, to);
  return far === 0 ? otherwise : [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
}

/** The points that lie so far from another: left of it, above, right and below. */
export const pointsAround = ([x, y]: Point, by: number): readonly [Point, Point, Point, Point] => [
  [mm(x - by), y],
  [x, mm(y + by)],
  [mm(x + by), y],
  [x, mm(y - by)],
];

/** Does a point lie on a base, or at its edge? */
export function covers({ at, facing: [fx, fy], width, depth }: Base, [x, y]: Point): boolean {
  const [dx, dy] = [x - at[0], y - at[1]];
  const [along, across] = [dx * fx + dy * fy, dx * fy - dy * fx];
  return Math.abs(along) <= depth / 2 + EPSILON && Math.abs(across) <= width / 2 + EPSILON;
}

/**
 * Does a point lie before the front of a base, between the lines that open outward from its corners? They go
 * `slope` aside for each 1 ahead: 1 is 45 degrees, 0 straight ahead.
 */
export function isInArc({ at, facing: [fx, fy], width, depth }: Base, slope: number, [x, y]: Point): boolean {
  const [dx, dy] = [x - at[0], y - at[1]];
  const [ahead, across] = [dx * fx + dy * fy - depth / 2, dx * fy - dy * fx];
  return ahead >= -EPSILON && Math.abs(across) <= width / 2 + slope * ahead + EPSILON;
}

/** A length as a rulebook writes it, to the tenth: `[3]`, `5.5 in`. */
export function lengthText(length: number, measure: keyof typeof MM): string {
  const count = Math.round((10 * length) / MM[measure]) / 10;
  return measure === 'bracket' ? `[${count}]` : `${count} ${measure === 'inch' ? 'in' : measure}`;
}
