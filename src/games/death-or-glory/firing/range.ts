import { corners, middleOf, outwards, seenFrom, sideOf, type Base, type Side } from '../../../geometry/bases.ts';
import { degreesBetween, opposite } from '../../../geometry/facings.ts';
import { gap, gapTo } from '../../../geometry/gaps.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import { read, type Reading } from '../rulings.ts';

/** A measured range: its length, and the lines that were measured. */
export interface Range {
  readonly length: Um;
  readonly lines: readonly (readonly [from: Point, to: Point])[];
}

/** Fronts that differ by no more than this, in degrees, are parallel. @ruling dg-053 */
const PARALLEL = 1;

/**
 * The side of a target that the straight line from a point to its centre crosses.
 * @ruling dg-053
 */
export function sideTowards(target: Base, from: Point): Side {
  const { ahead, right } = seenFrom(target, from);
  const isAlong = Math.abs(ahead) * target.width >= Math.abs(right) * target.depth;
  if (isAlong) return ahead >= 0 ? 'front' : 'rear';
  return right > 0 ? 'right' : 'left';
}

/** The nearest points of two bases. */
export function nearestPoints(one: Base, other: Base): readonly [Point, Point] {
  const ends = [
    ...corners(one).map((corner): readonly [Point, Point] => [corner, gapTo(corner, other).to]),
    ...corners(other).map((corner): readonly [Point, Point] => [gapTo(corner, one).to, corner]),
  ];
  return ends.reduce((best, each) => (distance(...each) < distance(...best) ? each : best));
}

/**
 * The range from one side of a base to a target: between the nearest points if the two are
 * parallel, otherwise the mean of three lines between their edges and centres, on the side of the
 * target that the line between the two crosses.
 * @clause dg.fire.range dg.fire.range-oblique @ruling dg-053
 */
export function rangeOf(state: Reading, firer: Base, target: Base, side: Side = 'front'): Range {
  const from = middleOf(firer, side);
  const towards = sideTowards(target, from);
  const facing = opposite(outwards(target, towards));
  if (degreesBetween(outwards(firer, side), facing) <= PARALLEL)
    return { length: gap(firer, target), lines: [nearestPoints(firer, target)] };
  const [left, right] = sideOf(firer, side);
  const [first, second] = sideOf(target, towards);
  // Seen from the target, the first end of its side is at its left: at the right of the firer.
  const isSame = read(state, 'dg-053') === 'same-hand';
  const lines = [
    [left, isSame ? second : first],
    [right, isSame ? first : second],
    [from, middleOf(target, towards)],
  ] as const;
  return { length: wholeUm(lines.reduce((sum, line) => sum + distance(...line), 0) / 3), lines };
}
