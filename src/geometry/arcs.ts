import { outwards, seenFrom, sideOf, type Base, type Side } from './bases.ts';
import { turned, type Direction } from './facings.ts';
import { SAME } from './lengths.ts';
import { edgesOf, type Outline, type Stretch } from './outlines.ts';
import { cross, size, way, type Point, type Vector } from './vectors.ts';

/**
 * The ground before a side of a base, between two lines that open outwards from the ends of that
 * side and go on for ever: an arc of fire, or the strip straight ahead.
 */
export interface Arc {
  readonly side: Stretch;
  /** The directions of its left and its right border, for who looks outwards. */
  readonly borders: readonly [left: Direction, right: Direction];
}

/**
 * The arc before a side of a base; `degrees` is how far each border opens outwards, from 0 to 90:
 * 45 is a quarter, 0 is straight ahead.
 */
export function arcOf(base: Base, degrees: number, side: Side = 'front'): Arc {
  const ahead = outwards(base, side);
  return { side: sideOf(base, side), borders: [turned(ahead, 'left', degrees), turned(ahead, 'right', degrees)] };
}

/** Does a point lie to the left of a line by more than lengths may differ and be the same? */
const isLeftOf = (from: Vector, direction: Vector, point: Point): boolean =>
  cross(direction, way(from, point)) > SAME * size(direction);

/**
 * Is any part of a convex outline in an arc? At the border counts, to a hundredth of a millimetre.
 * One of the arc's three borders or one of the outline's edges parts them, or they meet.
 */
export function reaches({ side: [left, right], borders: [toLeft, toRight] }: Arc, target: Outline): boolean {
  const isBeyond = (from: Point, direction: Vector) => target.every((point) => isLeftOf(from, direction, point));
  if (isBeyond(right, way(right, left)) || isBeyond(left, toLeft)) return false;
  if (target.every((point) => isLeftOf(right, [0 - toRight[0], 0 - toRight[1]], point))) return false;
  // Straight ahead matters where the borders open to half a turn: they alone are then a line and no
  // arc.
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
 * The side of a base before which a point lies: lines at 45° from the corners part them. A point on
 * such a line counts to the front or the rear.
 */
export function quarterOf(base: Base, point: Point): Side {
  const { ahead, right } = seenFrom(base, point);
  const isAlong = Math.abs(ahead) - base.depth / 2 >= Math.abs(right) - base.width / 2 - SAME;
  if (isAlong) return ahead >= 0 ? 'front' : 'rear';
  return right > 0 ? 'right' : 'left';
}

/**
 * Is all of an outline behind the line of a base's front, which goes on both ways for ever? At the
 * line is not behind it.
 */
export function isBehindFront(base: Base, target: Outline): boolean {
  const [left, right] = sideOf(base, 'front');
  return target.every((point) => isLeftOf(right, way(right, left), point));
}
