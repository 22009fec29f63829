import { COMPASS, type CompassPoint } from './compass.ts';
import { lengthOf, outwards, wayToSide, type Base, type Side } from './bases.ts';
import { facingTo, NORTH, opposite, square, turned, UNIT, type Direction } from './facings.ts';
import type { Um } from './lengths.ts';
import { dot, plus, size, whole, type Point, type Vector } from './vectors.ts';

/** The facing of a compass point. */
export const facingOf = (word: CompassPoint): Direction => turned(NORTH, 'right', 45 * COMPASS.indexOf(word));

/** How a base is placed at a side of another base. */
export interface Beside {
  readonly side: Side;
  /** From edge to edge. */
  readonly gap: Um;
  /** Along that side: forward on a flank, to the other base's right at its front and rear. */
  readonly shift: Um;
  /**
   * Towards the other base, away from it, or the same way as it; or a direction, which must be
   * within 45° of square to it.
   */
  readonly facing: 'toward' | 'away' | 'same' | Direction;
}

/**
 * A base of this size, square to a side of another, at a gap. Its centre is rounded once, relative
 * to the other's centre.
 */
export function beside(
  of: Base,
  shape: Pick<Base, 'width' | 'depth'>,
  { side, gap, shift, facing: written }: Beside,
): Base {
  const out = outwards(of, side);
  const facing = facingBeside(of, out, written);
  const isAlong = 2 * Math.abs(dot(facing, out)) > size(facing) * size(out);
  const far = gap + (isAlong ? shape.depth : shape.width) / 2;
  const aside = side === 'left' || side === 'right' ? of.facing : square(of.facing, 'right');
  const edge = wayToSide(of, side);
  const by: Vector = [
    edge[0] + ((out[0] * far) / size(out) + (aside[0] * shift) / size(aside)),
    edge[1] + ((out[1] * far) / size(out) + (aside[1] * shift) / size(aside)),
  ];
  return { at: plus(of.at, whole(by)), facing, width: shape.width, depth: shape.depth };
}

function facingBeside(of: Base, out: Direction, written: Beside['facing']): Direction {
  if (typeof written !== 'string') return written;
  if (written === 'same') return of.facing;
  return written === 'toward' ? opposite(out) : out;
}

/**
 * This many bases like the given one in a row, with gaps between them. The given base is the first,
 * and the others follow to its right.
 */
export const inRow = (first: Base, count: number, gap: Um): readonly Base[] =>
  Array.from({ length: count }, (_, n) => {
    const [x, y] = square(first.facing, 'right');
    const far = (n * (lengthOf(first, 'front') + gap)) / size([x, y]);
    return { ...first, at: plus(first.at, whole([x * far, y * far])) };
  });

/** The facing of a base towards a place. A base that stands on the place keeps its facing. */
export const lookingAt = (base: Base, place: Point): Direction => facingTo(base.at, place, base.facing);

/**
 * Is this a vector of whole numbers with the length of a facing? For states that come from
 * elsewhere.
 */
export const isFacing = ([x, y]: Vector): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(size([x, y]) - UNIT) <= 1;
