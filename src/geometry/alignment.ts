import { lengthOf, outwards, seenAlong, wayToSide, type Base, type Side } from './bases.ts';
import { opposite } from './facings.ts';
import { plus, size, way, whole, type Point, type Vector } from './vectors.ts';

/**
 * Aligns a base with the side of another base that it touches: it turns square to that side, and
 * its front lies flush with it. The point `at` where they touched stays at the same place along
 * both edges. If `slide` is `full`, the base then slides as little as it can until the whole length
 * of the shorter edge is in contact. The result is right to the micrometre: it may reach into the
 * other base by that much, which is not an overlap.
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
 * The way from the other base's centre to the aligned base's centre. The middle of the aligned
 * front lies `aside` to the right of the middle of the side, which is at `[x, y]`.
 */
function toCentre({ depth }: Base, facing: Vector, [x, y]: Vector, aside: number): Vector {
  const unit = size(facing);
  const [ahead, right] = [depth / 2 / unit, aside / unit];
  return [x + (facing[1] * right - facing[0] * ahead), y - (facing[0] * right + facing[1] * ahead)];
}
