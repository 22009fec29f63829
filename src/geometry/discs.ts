import { cosSin, DEGREE } from './angles.ts';
import { corners, type Base } from './bases.ts';
import { gapTo } from './gaps.ts';
import { atMost, SAME, type Um } from './lengths.ts';
import { edgesOf, twiceArea, type Outline } from './outlines.ts';
import { orient, plus, size, way, whole, type Point, type Vector } from './vectors.ts';

/*
 * How much of something lies under a round template. A circle has no whole micrometres, so it is
 * measured as a polygon of 360 corners, each at a whole micrometre: its area is 1 part in 20,000
 * less than that of the circle, and the same on every machine.
 */

/** The corners of an eighth of a circle of radius 1, from the x axis on. */
const EIGHTH: readonly Vector[] = Array.from({ length: 46 }, (_, degree) => cosSin(degree * DEGREE));

/** The corners of a quarter, each the mirror image of another. */
const QUARTER: readonly Vector[] = [
  ...EIGHTH,
  ...EIGHTH.slice(1, -1)
    .map(([x, y]): Vector => [y, x])
    .toReversed(),
];

/** A disc about a place as a polygon. It looks the same after every quarter turn. */
export function discOutline(at: Point, radius: Um): Outline {
  const quarter = QUARTER.map(([x, y]) => whole([x * radius, y * radius]));
  const turns = [
    quarter,
    quarter.map(([x, y]): Vector => [0 - y, x]),
    quarter.map(([x, y]): Vector => [0 - x, 0 - y]),
    quarter.map(([x, y]): Vector => [y, 0 - x]),
  ];
  // Clockwise, as all outlines.
  return turns
    .flat()
    .toReversed()
    .map((by) => plus(at, by));
}

/**
 * The part of a convex outline to the right of the line through two points. Without lists of edges,
 * because a disc has many.
 */
function cut(outline: Outline, [from, to]: readonly [Point, Point]): Outline {
  const left: Point[] = [];
  const sides = outline.map((point) => orient(from, to, point));
  for (let n = 0; n < outline.length; n += 1) {
    const next = n + 1 === outline.length ? 0 : n + 1;
    const [a, ofA, ofB] = [outline[n]!, sides[n]!, sides[next]!];
    if (ofA <= 0) left.push(a);
    if ((ofA <= 0 || ofB >= 0) && (ofA >= 0 || ofB <= 0)) continue;
    const [x, y] = way(a, outline[next]!);
    const part = ofA / (ofA - ofB);
    left.push(plus(a, whole([x * part, y * part])));
  }
  return left;
}

/**
 * Twice the area that two convex outlines share, in square micrometres. Where edges cross is
 * rounded to the micrometre, and all else is exact. It does not change when both are shifted.
 */
export function twiceSharedArea(one: Outline, other: Outline): number {
  const shared = edgesOf(other).reduce((left, edge) => cut(left, edge), one);
  return shared.length < 3 ? 0 : Math.abs(twiceArea(shared));
}

/** How much of a base lies under a disc: more than half of it, less, or nothing. */
export type Covered = 'mostly' | 'partly' | 'not';

/** If the middle of a base is so far outside a disc, less than half of it is covered: 0.1 mm. */
const OUTSIDE = 10 * SAME;

/**
 * How much of a base lies under a disc. A base that only touches its edge lies under it partly, and
 * so does one of which exactly half is covered. The disc is drawn once for all bases.
 */
export function coveredBy(at: Point, radius: Um): (base: Base) => Covered {
  let disc: Outline | null = null;
  return (base) => {
    const far = radius + (base.width + base.depth) / 2 + SAME;
    if (Math.abs(base.at[0] - at[0]) > far || Math.abs(base.at[1] - at[1]) > far) return 'not';
    if (!atMost(gapTo(at, base).length, radius)) return 'not';
    const outline = corners(base);
    if (outline.every((corner) => size(way(at, corner)) <= radius)) return 'mostly';
    if (size(way(at, base.at)) > radius + OUTSIDE) return 'partly';
    disc ??= discOutline(at, radius);
    return twiceSharedArea(disc, outline) > Math.abs(twiceArea(outline)) / 2 ? 'mostly' : 'partly';
  };
}
