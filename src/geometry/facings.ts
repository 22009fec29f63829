import { angleOf, cosSin, DEGREE, quartersLeft } from './angles.ts';
import { round } from './lengths.ts';
import { cross, dot, reversed, size, way, whole, type Point, type Vector } from './vectors.ts';

/**
 * A facing on a free table: a vector of whole numbers whose length is `UNIT` to within 1; y points
 * up. Two facings can be compared by their parts.
 */
export type Direction = readonly [x: number, y: number];

/** The length of a facing. One part in a million is 1 µm aside at 1 m. */
export const UNIT = 1_000_000;

export const NORTH: Direction = [0, UNIT];

export type Hand = 'left' | 'right';

/**
 * The facing along a vector, to the nearest vector of whole numbers. Throws where there is no
 * vector to follow.
 */
export function facingAlong(vector: Vector): Direction {
  const length = size(vector);
  if (length === 0) throw new Error('No way, no facing: the vector is [0, 0]');
  return whole([(vector[0] / length) * UNIT, (vector[1] / length) * UNIT]);
}

/** The facing from one point to another; `otherwise` where they are the same. */
export const facingTo = (from: Point, to: Point, otherwise: Direction): Direction =>
  from[0] === to[0] && from[1] === to[1] ? otherwise : facingAlong(way(from, to));

/** The opposite facing: that of an about-face. */
export const opposite = (facing: Direction): Direction => reversed(facing);

/** The facing a quarter turn to one hand. Exact. */
export const square = (facing: Direction, hand: Hand): Direction => quartersLeft(facing, hand === 'left' ? 1 : -1);

/** A facing turned to one hand by an angle in radians, to the nearest vector of whole numbers. */
export function spun(facing: Direction, hand: Hand, radians: number): Direction {
  // Rounded once more, a facing could come out a little longer or shorter; no turn at all must not
  // change it.
  if (radians === 0) return facing;
  const [cos, sin] = cosSin(hand === 'left' ? radians : 0 - radians);
  return facingAlong([facing[0] * cos - facing[1] * sin, facing[0] * sin + facing[1] * cos]);
}

/**
 * A facing turned to one hand by an angle in degrees, as an author writes it. Exact by quarter
 * turns; otherwise to the nearest vector of whole numbers, 0.00004° at most. Rules tell turns by
 * the facing that they lead to.
 */
export function turned(facing: Direction, hand: Hand, degrees: number): Direction {
  const quarters = round(degrees / 90);
  const rest = degrees - 90 * quarters;
  const near = quartersLeft(facing, hand === 'left' ? quarters : 0 - quarters);
  return rest === 0 ? near : spun(near, hand, rest * DEGREE);
}

/**
 * How far one must turn to that hand to come from one facing to another, in radians: from 0 up to,
 * and not including, a whole turn.
 */
export function radiansTo(from: Vector, hand: Hand, to: Vector): number {
  const left = angleOf([dot(from, to), cross(from, to)]);
  const turn = hand === 'left' ? left : 0 - left;
  return turn < 0 ? turn + 360 * DEGREE : turn + 0;
}

/** The angle between two facings by the shorter way, in degrees from 0 to 180. */
export const degreesBetween = (a: Direction, b: Direction): number =>
  Math.abs(angleOf([dot(a, b), cross(a, b)])) / DEGREE;

/**
 * A length along a direction, to the nearest micrometre; backwards where the length is below zero.
 */
export function along(direction: Direction, length: number): Vector {
  const unit = size(direction);
  return whole([(direction[0] * length) / unit, (direction[1] * length) / unit]);
}
