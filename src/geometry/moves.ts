import { HALF_TURN } from './angles.ts';
import { wayIn, type Base } from './bases.ts';
import { along, opposite, radiansTo, spun, turned, type Direction, type Hand } from './facings.ts';
import { wholeUm, type Um } from './lengths.ts';
import { plus, whole, type Vector } from './vectors.ts';

/** A straight way: which way it goes, and how far. */
export interface Straight {
  readonly direction: Direction;
  readonly by: Um;
}

/** A base moved by a whole way; it keeps its facing. */
export const moved = <B extends Base>(base: B, by: Vector): B => ({ ...base, at: plus(base.at, by) });

/**
 * Moves straight along a direction, to the nearest micrometre: ahead, back, aside or obliquely. The
 * base keeps its facing.
 */
export const shift = <B extends Base>(base: B, direction: Direction, by: Um): B => moved(base, along(direction, by));

/** Moves straight ahead; straight back if the length is negative. */
export const advance = <B extends Base>(base: B, by: Um): B => shift(base, base.facing, by);

/**
 * Moves at an angle to the facing, which stays the same: 45° is oblique, 90° a step to the side.
 */
export const oblique = <B extends Base>(base: B, hand: Hand, degrees: number, by: Um): B =>
  shift(base, turned(base.facing, hand, degrees), by);

/** Turns on the spot, about the centre, to a facing. */
export const pivot = <B extends Base>(base: B, to: Direction): B => ({ ...base, facing: to });

/** Turns to face the rear, about the centre. */
export const aboutFace = <B extends Base>(base: B): B => pivot(base, opposite(base.facing));

const across = (hand: Hand): number => (hand === 'left' ? -1 : 1);

/**
 * Wheels forward to a facing about the front corner on that hand. That corner stays where it is, to
 * the micrometre.
 */
export function wheel<B extends Base>(base: B, hand: Hand, to: Direction): B {
  const next = { ...base, facing: to };
  const [before, after] = [whole(wayIn(base, across(hand), 1)), whole(wayIn(next, across(hand), 1))];
  return moved(next, [before[0] - after[0], before[1] - after[1]]);
}

/**
 * Wheels forward about the front corner on that hand until the other front corner has moved this
 * far, as a ruler measures it.
 */
export const wheelBy = <B extends Base>(base: B, hand: Hand, by: Um): B => wheel(base, hand, wheeled(base, hand, by));

/** The facing after a wheel in which the outer front corner moves this far. */
export const wheeled = ({ facing, width }: Pick<Base, 'facing' | 'width'>, hand: Hand, by: number): Direction =>
  spun(facing, hand, by / width);

/** How far the outer front corner moves in a wheel to a facing. */
export const wheelLength = ({ facing, width }: Pick<Base, 'facing' | 'width'>, hand: Hand, to: Direction): Um =>
  wholeUm(width * radiansTo(facing, hand, to));

/** How far the outer front corner moves in a wheel of half a turn. No wheel is longer. */
export const halfWheel = ({ width }: Pick<Base, 'width'>): Um => wholeUm(width * HALF_TURN);

/** The base with another shape. Either the middle of its front or its centre stays in place. */
export function reshaped<B extends Base>(
  base: B,
  { width, depth }: Pick<Base, 'width' | 'depth'>,
  keep: 'front' | 'centre' = 'front',
): B {
  const next = { ...base, width, depth };
  if (keep === 'centre') return next;
  const [before, after] = [whole(wayIn(base, 0, 1)), whole(wayIn(next, 0, 1))];
  return moved(next, [before[0] - after[0], before[1] - after[1]]);
}
