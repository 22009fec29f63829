import { lengthOf, outwards, seenAlong, wayToSide, type Base, type Side } from './bases.ts';
import { opposite } from './facings.ts';
import { plus, size, way, whole, type Point, type Vector } from './vectors.ts';

/**
 * The last shuffle on contact: a base turns square to the side of another that it touches, and its
 * front lies flush with it. The point at which they touched keeps its place along both, whoever's
 * corner it was. With `full` it then slides, no farther than it must, until the shorter of the two
 * touches with its whole length. The result is right to the micrometre: it may dip into the other
 * by that much, which is no overlap.
 */
export function aligned<B extends Base>(
  base: B,
  other: Base,
  side: Side,
  { at, slide }: { readonly at: Point; readonly slide: 'none' | 'full' },
): B {
  const facing = opposite(outwards(other, side));
  const theirs = wayToSide(other, side);
  const onTheirs = seenAlong(facing, minus(way(other.at, at), theirs)).right;
  const onMine = seenAlong(base.facing, minus(way(base.at, at), wayToSide(base, 'front'))).right;
  const spare = slide === 'none' ? Infinity : Math.abs(lengthOf(other, side) - base.width) / 2;
  const aside = Math.max(-spare, Math.min(spare, onTheirs - onMine));
  return { ...base, facing, at: plus(other.at, whole(toCentre(base, facing, theirs, aside))) };
}

const minus = ([ax, ay]: Vector, [bx, by]: Vector): Vector => [ax - bx, ay - by];

/**
 * From the other's centre to that of a base whose front's middle lies so far to the right of the
 * middle of the side.
 */
function toCentre({ depth }: Base, facing: Vector, [x, y]: Vector, aside: number): Vector {
  const unit = size(facing);
  const [ahead, right] = [depth / 2 / unit, aside / unit];
  return [x + (facing[1] * right - facing[0] * ahead), y - (facing[0] * right + facing[1] * ahead)];
}
