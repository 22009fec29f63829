import { edgesOf, type Outline } from './outlines.ts';
import { orient, plus, way, whole, type Point } from './vectors.ts';

/**
 * The part of a convex outline on one side of a line: to its right, or with `isLeft` to its left.
 */
function side(outline: Outline, [from, to]: readonly [Point, Point], isLeft: boolean): Outline {
  const off = (point: Point): number => orient(from, to, point) * (isLeft ? 1 : -1);
  return edgesOf(outline).flatMap(([a, b]): readonly Point[] => {
    const [one, other] = [off(a), off(b)];
    const kept = one >= 0 ? [a] : [];
    if (one === 0 || other === 0 || one > 0 === other > 0) return kept;
    const by = way(a, b);
    const share = one / (one - other);
    return [...kept, plus(a, whole([by[0] * share, by[1] * share]))];
  });
}

/** Whether an outline covers some ground: a cut along an edge leaves nothing but a line. */
function isGround(outline: Outline): boolean {
  const [first, ...rest] = outline;
  return rest.some((point, n) => n > 0 && orient(first!, rest[n - 1]!, point) !== 0);
}

/**
 * What is left of a convex outline without another convex one, in convex pieces. Corners are
 * clockwise, and are rounded to the micrometre where edges cross.
 */
export function without(outline: Outline, hole: Outline): readonly Outline[] {
  const pieces: Outline[] = [];
  let rest = outline;
  for (const edge of edgesOf(hole)) {
    pieces.push(side(rest, edge, true));
    rest = side(rest, edge, false);
  }
  // Outlines that do not overlap leave the first one whole.
  return isGround(rest) ? pieces.filter(isGround) : [outline];
}
