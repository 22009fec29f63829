import type { Um } from '../../../geometry/lengths.ts';
import type { Problem } from '../../../core/result.ts';
import { clockwise, crossesItself, edgesOf, type Outline, type Stretch } from '../../../geometry/outlines.ts';
import { along, facingAlong, NORTH, square, turned } from '../../../geometry/facings.ts';
import { mean, orient, plus, reversed, way, type Point } from '../../../geometry/vectors.ts';

/**
 * A piece of terrain on a free table: an area with an outline, or a line, such as a road or a wall.
 * The game decides what its kind means.
 */
export interface Terrain {
  readonly kind: string;
  /** The name as a sentence uses it: `the wood`. */
  readonly name: string;
  /** The corners of an area, clockwise; null for a line. */
  readonly outline: Outline | null;
  /** The points of a line; null for an area. */
  readonly line: readonly Point[] | null;
  /** The width of a line as it is drawn, and of its bed. */
  readonly width: Um;
  /** The height of the ground as a level; 0 is the table. */
  readonly level: number;
}

/** The straight pieces of a line, or the edges of an area. */
export const stretchesOf = ({ outline, line }: Pick<Terrain, 'outline' | 'line'>): readonly Stretch[] =>
  outline === null ? (line ?? []).slice(1).map((to, n) => [line![n]!, to] as const) : edgesOf(outline);

/** The bed of a line as convex outlines, one per straight piece, half the width to each side. */
export const bedOf = (piece: Terrain): readonly Outline[] =>
  stretchesOf(piece).map(([from, to]) => {
    const aside = along(square(facingAlong(way(from, to)), 'left'), Math.max(1, piece.width / 2));
    return clockwise([plus(from, aside), plus(to, aside), plus(to, reversed(aside)), plus(from, reversed(aside))]);
  });

/** The middle of a piece of terrain: the mean of its corners, or the middle point of a line. */
export const middleOfTerrain = ({ outline, line }: Terrain): Point => mean(outline ?? line!);

/** A circle is drawn with this many corners. */
const CORNERS = 32;

/** The outline of a circle. */
export const circleOutline = (at: Point, radius: Um): Outline =>
  clockwise(
    Array.from({ length: CORNERS }, (_, n) => plus(at, along(turned(NORTH, 'right', (360 * n) / CORNERS), radius))),
  );

/** The outline of a polygon that is written at `path`, or what is wrong with its corners. */
export function polygonOutline(corners: readonly Point[], path: string): Outline | Problem {
  const twice = corners.findIndex((point, n) => corners.slice(0, n).some((each) => String(each) === String(point)));
  if (twice > 0) return { path: `${path}.${twice}`, found: 'a point that is there already', wanted: 'another point' };
  const [first, second] = corners;
  if (corners.every((point) => orient(first!, second!, point) === 0))
    return { path, found: 'points in a line', wanted: 'points that enclose some ground' };
  if (crossesItself(corners))
    return { path, found: 'an outline that crosses or touches itself', wanted: 'the corners in their order around it' };
  return clockwise(corners);
}

/**
 * Groups of things of which each meets another of its group, in the order of their first things:
 * the parts of a wood, the arms of a stream.
 */
export function groups<Each>(
  all: readonly Each[],
  meet: (one: Each, other: Each) => boolean,
): readonly (readonly Each[])[] {
  const found: Each[][] = [];
  for (const each of all) {
    const met = found.filter((group) => group.some((other) => meet(other, each)));
    const [first] = met;
    if (first === undefined) found.push([each]);
    else {
      first.push(...met.slice(1).flat(), each);
      for (const other of met.slice(1)) found.splice(found.indexOf(other), 1);
    }
  }
  return found;
}
