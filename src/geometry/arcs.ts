import { outwards, seenFrom, sideOf, type Base, type Side } from './bases.ts';
import { turned, type Direction } from './facings.ts';
import { SAME } from './lengths.ts';
import { edgesOf, type Outline, type Stretch } from './outlines.ts';
import { cross, size, way, type Point, type Vector } from './vectors.ts';

/**
 * The ground in front of a side of a base: an arc of fire, or the strip straight ahead. Its two
 * borders start at the ends of that side, open outwards and never end.
 */
export interface Arc {
  readonly side: Stretch;
  /** The directions of its left and right borders, looking outwards. */
  readonly borders: readonly [left: Direction, right: Direction];
}

/**
 * The arc in front of a side of a base. `degrees`, from 0 to 90, is how far each border opens
 * outwards: 45 makes a quarter turn between the borders, 0 is straight ahead.
 */
export function arcOf(base: Base, degrees: number, side: Side = 'front'): Arc {
  const ahead = outwards(base, side);
  return { side: sideOf(base, side), borders: [turned(ahead, 'left', degrees), turned(ahead, 'right', degrees)] };
}

/** Does a point lie to the left of a line by more than `SAME`? */
const isLeftOf = (from: Vector, direction: Vector, point: Point): boolean =>
  cross(direction, way(from, point)) > SAME * size(direction);

/**
 * Is any part of a convex outline in an arc? At the border counts, to a hundredth of a millimetre.
 * Two convex shapes meet unless one of the arc's three borders, or one of the outline's edges,
 * separates them.
 */
export function reaches({ side: [left, right], borders: [toLeft, toRight] }: Arc, target: Outline): boolean {
  const isBeyond = (from: Point, direction: Vector) => target.every((point) => isLeftOf(from, direction, point));
  if (isBeyond(right, way(right, left)) || isBeyond(left, toLeft)) return false;
  if (target.every((point) => isLeftOf(right, [0 - toRight[0], 0 - toRight[1]], point))) return false;
  // Straight ahead is needed if the borders open to half a turn: the borders alone then make a
  // line, not an arc.
  const [across, up] = way(left, right);
  const directions: readonly Vector[] = [toLeft, toRight, [0 - up, across]];
  return !edgesOf(target).some(([from, to]) => {
    const edge = way(from, to);
    const isOut = isLeftOf(from, edge, left) && isLeftOf(from, edge, right);
    return isOut && directions.every((direction) => cross(edge, direction) >= 0);
  });
}

/** Is a point in an arc, or at its border? */
export const contains = (arc: Arc, point: Point): boolean => reaches(arc, [point]);

/**
 * The side of a base that a point lies in front of. Lines at 45° from the corners separate the
 * sides; a point on such a line counts to the front or the rear.
 */
export function quarterOf(base: Base, point: Point): Side {
  const { ahead, right } = seenFrom(base, point);
  const isAlong = Math.abs(ahead) - base.depth / 2 >= Math.abs(right) - base.width / 2 - SAME;
  if (isAlong) return ahead >= 0 ? 'front' : 'rear';
  return right > 0 ? 'right' : 'left';
}

/**
 * Is all of an outline behind the endless line of a base's front? A point on the line is not behind
 * it.
 */
export function isBehindFront(base: Base, target: Outline): boolean {
  const [left, right] = sideOf(base, 'front');
  return target.every((point) => isLeftOf(right, way(right, left), point));
}
