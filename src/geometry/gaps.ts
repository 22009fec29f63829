import { areFarApart, corners, seenAlong, wayIn, type Base, type RelativePosition } from './bases.ts';
import { touching, wholeUm, type Um } from './lengths.ts';
import { edgesOf, holds, type Outline, type Stretch } from './outlines.ts';
import { orient, plus, size, way, wayToStretch, whole, type Point, type Vector } from './vectors.ts';

/** The shortest distance between two things, and the points between which it is measured. */
export interface Gap {
  readonly length: Um;
  readonly from: Point;
  readonly to: Point;
}

/** How far a place lies outside a base, across its facing and along it. */
const outside = ({ width, depth }: Base, { ahead, right }: RelativePosition): Vector => [
  Math.max(0, Math.abs(right) - width / 2),
  Math.max(0, Math.abs(ahead) - depth / 2),
];

/**
 * The gap between two bases: the shortest distance from edge to edge; 0 if they touch or overlap.
 * It is measured between the exact bases and not between rounded corners, so it is right to the
 * nearest micrometre and the same from both sides.
 */
export function gap(a: Base, b: Base): Um {
  const [ofB, ofA] = [cornersFrom(a, b), cornersFrom(b, a)];
  if (!ofB.areParted && !ofA.areParted) return 0 as Um;
  return wholeUm(Math.sqrt(Math.min(ofB.nearest, ofA.nearest)));
}

/** Where the corners of a base are, seen from another. */
interface Corners {
  /** Whether the line of one of its sides has them all beyond it. */
  readonly areParted: boolean;
  /** The square of the shortest distance from it to one of them. */
  readonly nearest: number;
}

/**
 * Looks at the corners of the other base in the frame of this one. Without lists, because nothing
 * is measured as often as the gaps between bases.
 */
function cornersFrom({ at, facing, width, depth }: Base, other: Base): Corners {
  const unit = size(facing);
  const x = other.at[0] - at[0];
  const y = other.at[1] - at[1];
  const left = wayIn(other, -1, 1);
  const right = wayIn(other, 1, 1);
  const w = width / 2;
  const d = depth / 2;
  let toRight = true;
  let toLeft = true;
  let ahead = true;
  let behind = true;
  let nearest = Infinity;
  for (let n = 0; n < 4; n++) {
    const corner = n % 2 === 0 ? left : right;
    const dx = n < 2 ? x + corner[0] : x - corner[0];
    const dy = n < 2 ? y + corner[1] : y - corner[1];
    const forward = (dx * facing[0] + dy * facing[1]) / unit;
    const aside = (dx * facing[1] - dy * facing[0]) / unit;
    toRight &&= aside >= w;
    toLeft &&= aside <= 0 - w;
    ahead &&= forward >= d;
    behind &&= forward <= 0 - d;
    const across = Math.max(0, Math.abs(aside) - w);
    const along = Math.max(0, Math.abs(forward) - d);
    nearest = Math.min(nearest, across * across + along * along);
  }
  return { areParted: toRight || toLeft || ahead || behind, nearest };
}

/**
 * Is the gap between two bases within a limit that is small compared with a table? The sizes alone
 * decide for bases that are far apart.
 */
export const isGapWithin = (a: Base, b: Base, limit: Um): boolean => !areFarApart(a, b, limit) && gap(a, b) <= limit;

/**
 * The shortest gap between one of some bases and one of others; infinite if there are none. Only
 * those are measured whose circles come nearer than the nearest so far.
 */
export function nearestGap(some: readonly Base[], others: readonly Base[]): Um {
  const wide = others.reduce((most, base) => Math.max(most, aroundOf(base)), 0);
  let nearest = Infinity;
  for (const a of some) {
    const round = aroundOf(a) + wide;
    for (const b of others) {
      const x = b.at[0] - a.at[0];
      const y = b.at[1] - a.at[1];
      const most = nearest + round;
      if (x * x + y * y < most * most) nearest = Math.min(nearest, gap(a, b));
    }
  }
  return nearest as Um;
}

/** How far the corners of a base are from its centre. */
const aroundOf = ({ width, depth }: Base): number => Math.sqrt(width * width + depth * depth) / 2;

/** The gap from a point to the nearest point of a base's edge; 0 on the base. */
export function gapTo(point: Point, base: Base): Gap {
  const { ahead, right } = seenAlong(base.facing, way(base.at, point));
  const [w, d] = [base.width / 2, base.depth / 2];
  const nearest = wayIn(base, clamped(right, w) / w, clamped(ahead, d) / d);
  const to = size(outside(base, { ahead, right })) === 0 ? point : plus(base.at, whole(nearest));
  return { length: wholeUm(size(outside(base, { ahead, right }))), from: point, to };
}

/**
 * The ways from one base to another that may be the shortest: between each corner of one and the
 * nearest point of the other. Bases that overlap may have none of length 0.
 */
export const waysBetween = (a: Base, b: Base): readonly Vector[] => [
  ...corners(a)
    .map((corner) => gapTo(corner, b))
    .map(({ from, to }) => way(from, to)),
  ...corners(b)
    .map((corner) => gapTo(corner, a))
    .map(({ from, to }) => way(to, from)),
];

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The gap from a point to the nearest edge of an outline; 0 inside it. */
export function gapToOutline(point: Point, outline: Outline): Gap {
  if (holds(outline, point)) return { length: 0 as Um, from: point, to: point };
  return gapToLine(point, edgesOf(outline));
}

/**
 * The gap from a point to the nearest of several stretches: a road, a wall, a table edge. Throws if
 * there are none.
 */
export function gapToLine(point: Point, stretches: readonly Stretch[]): Gap {
  const [nearest] = stretches
    .map((stretch) => wayToStretch(point, stretch))
    .map((by) => ({ length: wholeUm(size(by)), from: point, to: plus(point, whole(by)) }))
    .sort((a, b) => a.length - b.length);
  if (nearest === undefined) throw new Error('No stretches to measure to');
  return nearest;
}

/** The gap between two straight stretches, such as a line of fire and a wall; 0 if they cross. */
export function gapOfStretches(a: Stretch, b: Stretch): Um {
  const isParted = (line: Stretch, other: Stretch) => {
    const one = orient(line[0], line[1], other[0]);
    const two = orient(line[0], line[1], other[1]);
    return (one >= 0 && two >= 0) || (one <= 0 && two <= 0);
  };
  if (!isParted(a, b) && !isParted(b, a)) return 0 as Um;
  const between = (point: Point, stretch: Stretch) => size(wayToStretch(point, stretch));
  return wholeUm(Math.min(between(a[0], b), between(a[1], b), between(b[0], a), between(b[1], a)));
}

/**
 * The gap from a base to the nearest of several stretches, such as a wall or the edge of a wood; 0
 * if one runs into the base. The corners of the base are rounded.
 */
export function gapToStretches(base: Base, stretches: readonly Stretch[]): Um {
  if (stretches.flat().some((point) => gapTo(point, base).length === 0)) return 0 as Um;
  const edges = edgesOf(corners(base));
  return Math.min(...stretches.flatMap((stretch) => edges.map((edge) => gapOfStretches(edge, stretch)))) as Um;
}

/** Do two outlines touch or overlap? They need not be convex. */
export const areJoined = (a: Outline, b: Outline): boolean =>
  edgesOf(a).some((edge) => edgesOf(b).some((other) => touching(gapOfStretches(edge, other)))) ||
  holds(a, b[0]!) ||
  holds(b, a[0]!);
