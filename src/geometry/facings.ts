import { angleOf, cosSin, DEGREE, quartersLeft } from './angles.ts';
import { round } from './lengths.ts';
import { cross, dot, reversed, size, way, whole, type Point, type Vector } from './vectors.ts';

/**
 * A facing on a free table: a vector of whole numbers whose length is within 1 of `UNIT`. y points
 * up. Two facings can be compared by their parts.
 */
export type Direction = readonly [x: number, y: number];

/** The length of a facing. An error of one part in a million is 1 µm aside at 1 m. */
export const UNIT = 1_000_000;

export const NORTH: Direction = [0, UNIT];

export type Hand = 'left' | 'right';

/**
 * The facing along a vector, to the nearest vector of whole numbers. Throws for the zero vector.
 */
export function facingAlong(vector: Vector): Direction {
  const length = size(vector);
  if (length === 0) throw new Error('No way, no facing: the vector is [0, 0]');
  return whole([(vector[0] / length) * UNIT, (vector[1] / length) * UNIT]);
}

/** The facing from one point to another; `otherwise` if they are the same point. */
export const facingTo = (from: Point, to: Point, otherwise: Direction): Direction =>
  from[0] === to[0] && from[1] === to[1] ? otherwise : facingAlong(way(from, to));

/** The opposite facing: that of an about-face. */
export const opposite = (facing: Direction): Direction => reversed(facing);

/** The facing a quarter turn to the left or right. Exact. */
export const square = (facing: Direction, hand: Hand): Direction => quartersLeft(facing, hand === 'left' ? 1 : -1);

/**
 * A facing turned to the left or right by an angle in radians, to the nearest vector of whole
 * numbers.
 */
export function spun(facing: Direction, hand: Hand, radians: number): Direction {
  // Without a turn, the facing must not change: rounding it once more could change its length a
  // little.
  if (radians === 0) return facing;
  const [cos, sin] = cosSin(hand === 'left' ? radians : 0 - radians);
  return facingAlong([facing[0] * cos - facing[1] * sin, facing[0] * sin + facing[1] * cos]);
}

/**
 * A facing turned to the left or right by an angle in degrees, as an author writes it. Exact for
 * quarter turns; otherwise to the nearest vector of whole numbers, wrong by at most 0.00004°. Rules
 * describe a turn by the facing that it leads to.
 */
export function turned(facing: Direction, hand: Hand, degrees: number): Direction {
  const quarters = round(degrees / 90);
  const rest = degrees - 90 * quarters;
  const near = quartersLeft(facing, hand === 'left' ? quarters : 0 - quarters);
  return rest === 0 ? near : spun(near, hand, rest * DEGREE);
}

/**
 * The angle of the turn to that hand that leads from one facing to another, in radians: from 0 up
 * to, but not including, a whole turn.
 */
export function radiansTo(from: Vector, hand: Hand, to: Vector): number {
  const left = angleOf([dot(from, to), cross(from, to)]);
  const turn = hand === 'left' ? left : 0 - left;
  return turn < 0 ? turn + 360 * DEGREE : turn + 0;
}

/** The smaller angle between two facings, in degrees from 0 to 180. */
export const degreesBetween = (a: Direction, b: Direction): number =>
  Math.abs(angleOf([dot(a, b), cross(a, b)])) / DEGREE;

/**
 * The way of this length along a direction, to the nearest micrometre; backwards if the length is
 * negative.
 */
export function along(direction: Direction, length: number): Vector {
  const unit = size(direction);
  return whole([(direction[0] * length) / unit, (direction[1] * length) / unit]);
}
