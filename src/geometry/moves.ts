import { HALF_TURN } from './angles.ts';
import { wayIn, type Base } from './bases.ts';
import { along, opposite, radiansTo, spun, turned, type Direction, type Hand } from './facings.ts';
import { wholeUm, type Um } from './lengths.ts';
import { plus, whole, type Vector } from './vectors.ts';

/** A base moved by a whole way, its facing kept. */
export const moved = <B extends Base>(base: B, by: Vector): B => ({ ...base, at: plus(base.at, by) });

/**
 * Straight on along a direction, the facing kept: ahead, back, aside or obliquely. To the nearest
 * micrometre.
 */
export const shift = <B extends Base>(base: B, direction: Direction, by: Um): B => moved(base, along(direction, by));

/** Straight ahead; straight back where the length is below zero. */
export const advance = <B extends Base>(base: B, by: Um): B => shift(base, base.facing, by);

/** Straight on at an angle to the facing, which is kept: 45° obliquely, 90° a step to the side. */
export const oblique = <B extends Base>(base: B, hand: Hand, degrees: number, by: Um): B =>
  shift(base, turned(base.facing, hand, degrees), by);

/** Pivots on the spot, about the centre, to a facing. */
export const pivot = <B extends Base>(base: B, to: Direction): B => ({ ...base, facing: to });

/** Turns to face the rear, about the centre. */
export const aboutFace = <B extends Base>(base: B): B => pivot(base, opposite(base.facing));

const across = (hand: Hand): number => (hand === 'left' ? -1 : 1);

/**
 * Wheels forward about the front corner on that hand to a facing. That corner stays where it is, to
 * the micrometre.
 */
export function wheel<B extends Base>(base: B, hand: Hand, to: Direction): B {
  const next = { ...base, facing: to };
  const [before, after] = [whole(wayIn(base, across(hand), 1)), whole(wayIn(next, across(hand), 1))];
  return moved(next, [before[0] - after[0], before[1] - after[1]]);
}

/**
 * Wheels forward about the front corner on that hand until the other front corner has gone this
 * far: what a ruler measures.
 */
export const wheelBy = <B extends Base>(base: B, hand: Hand, by: Um): B => wheel(base, hand, wheeled(base, hand, by));

/** The facing after the outer front corner has gone this far in a wheel. */
export const wheeled = ({ facing, width }: Pick<Base, 'facing' | 'width'>, hand: Hand, by: number): Direction =>
  spun(facing, hand, by / width);

/** How far the outer front corner goes in a wheel to a facing. */
export const wheelLength = ({ facing, width }: Pick<Base, 'facing' | 'width'>, hand: Hand, to: Direction): Um =>
  wholeUm(width * radiansTo(facing, hand, to));

/** How far the outer front corner goes in a wheel of half a turn; no wheel is swept farther. */
export const halfWheel = ({ width }: Pick<Base, 'width'>): Um => wholeUm(width * HALF_TURN);

/** The base in another shape, with the middle of its front kept in its place, or its centre. */
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
