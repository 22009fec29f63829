import { SAME } from './lengths.ts';
import { cross, dot, orient, size, wayToStretch, way, type Point, type Vector } from './vectors.ts';

/**
 * The corners of a shape that does not cross itself, clockwise (y up): the outside of an edge is on
 * its left. It need not be convex unless a function says so. `clockwise` puts corners of any order
 * into this one.
 */
export type Outline = readonly Point[];

/** A straight piece between two points. */
export type Stretch = readonly [Point, Point];

/** The edges of an outline, in the order of its corners. */
export const edgesOf = (outline: Outline): readonly Stretch[] =>
  outline.map((from, n) => [from, outline[n + 1 === outline.length ? 0 : n + 1]!]);

/**
 * Twice the area of an outline; positive if its corners go round to the left. Exact on a table of
 * 2.5 m for up to 700 corners.
 */
export function twiceArea(outline: Outline): number {
  const [first] = outline;
  return edgesOf(outline).reduce((sum, [from, to]) => sum + cross(way(first!, from), way(first!, to)), 0);
}

/** The corners in clockwise order. Throws if they enclose nothing. */
export function clockwise(points: readonly Point[]): Outline {
  const area = points.length < 3 ? 0 : twiceArea(points);
  if (area === 0) throw new Error(`These corners enclose nothing: ${JSON.stringify(points)}`);
  return area < 0 ? points : points.toReversed();
}

/** Do two stretches share a point? Exact for whole micrometres. */
function meet([a, b]: Stretch, [c, d]: Stretch): boolean {
  const [ofC, ofD, ofA, ofB] = [orient(a, b, c), orient(a, b, d), orient(c, d, a), orient(c, d, b)];
  if (ofC === 0 && ofD === 0) return [c, d].some((each) => isBetween(each, a, b)) || isBetween(a, c, d);
  return Math.sign(ofC) * Math.sign(ofD) <= 0 && Math.sign(ofA) * Math.sign(ofB) <= 0;
}

/** Does a point of the line through two others lie between them? */
const isBetween = (point: Point, from: Point, to: Point): boolean => dot(way(point, from), way(point, to)) <= 0;

/** Do the edges between these corners, in this order, cross, touch or turn back on each other? */
export function crossesItself(corners: readonly Point[]): boolean {
  const edges = edgesOf(corners);
  const last = edges.length - 1;
  return edges.some((edge, n) => {
    const [from, corner] = edge;
    const [, to] = edges[n === last ? 0 : n + 1]!;
    const turnsBack = orient(from, corner, to) === 0 && dot(way(corner, from), way(corner, to)) > 0;
    // An edge shares a corner with the next one, and the last edge with the first.
    return turnsBack || edges.slice(n + 2, n === 0 ? last : undefined).some((other) => meet(edge, other));
  });
}

/** Does an outline never bend inwards? */
export const isConvex = (outline: Outline): boolean =>
  edgesOf(outline).every(([from, to], n) => orient(from, to, outline[(n + 2) % outline.length]!) <= 0);

/** An outline shifted by a whole way. */
export const shifted = (outline: Outline, [dx, dy]: Vector): Outline =>
  outline.map(([x, y]) => [x + dx, y + dy] as const as Point);

/** Do two convex outlines share more than their edges? Exact for whole micrometres. */
export const overlapping = (a: Outline, b: Outline): boolean => !hasParting(a, b) && !hasParting(b, a);

/**
 * Does one edge of `a` have all of `b` on its outside? Two convex outlines are apart only if an
 * edge of one of them separates them. A loop, because it is called more often than anything else.
 */
function hasParting(a: Outline, b: Outline): boolean {
  let from = a[a.length - 1]!;
  for (const to of a) {
    let isParting = true;
    for (const point of b)
      if (orient(from, to, point) < 0) {
        isParting = false;
        break;
      }
    if (isParting) return true;
    from = to;
  }
  return false;
}

/**
 * Does a point lie inside an outline or at its edge? At most a hundredth of a millimetre away
 * counts as at the edge.
 */
export function holds(outline: Outline, point: Point): boolean {
  const edges = edgesOf(outline);
  if (edges.some((edge) => size(wayToStretch(point, edge)) <= SAME)) return true;
  // The edges that a ray to the right crosses. Each of them changes inside to outside or back.
  const crossed = edges.filter(
    ([from, to]) => from[1] > point[1] !== to[1] > point[1] && orient(from, to, point) > 0 === to[1] > from[1],
  );
  return crossed.length % 2 === 1;
}

/** A part of a line or a move, in micrometres from its start. Not rounded. */
export type Span = readonly [from: number, to: number];

/**
 * The parts of the line through two points that lie inside an outline of any shape: in micrometres
 * from the first point, in order; negative before it. Running along an edge is not inside. Which
 * corners lie on which side is exact. Only their order along the line is calculated in doubles, to
 * about 1e-8 µm. A mirrored outline gives the same result to the last bit.
 */
export const spansInside = (line: Stretch, outline: Outline): readonly Span[] => spansInUnion(line, [outline]);

/**
 * The parts of the line through two points that lie inside the union of some outlines, which may
 * overlap or share edges. Where the line runs along an edge, it is inside if there is ground on
 * both its sides: `among` is all the ground that counts there, and some of it is of these outlines.
 */
export function spansInUnion(
  line: Stretch,
  outlines: readonly Outline[],
  among: readonly Outline[] = outlines,
): readonly Span[] {
  const own = besideLine(line, outlines);
  if (among === outlines) return merged(inBoth(own.left, own.right));
  const all = besideLine(line, among);
  return merged([...inBoth(own.left, all.right), ...inBoth(all.left, own.right)]);
}

/** The parts of a line that have ground at their left, and at their right. */
interface Beside {
  readonly left: readonly Span[];
  readonly right: readonly Span[];
}

/**
 * The parts of the line through two points that have one of these outlines a hair to the left, and
 * a hair to the right.
 */
function besideLine([u, v]: Stretch, outlines: readonly Outline[]): Beside {
  const line = way(u, v);
  const length = size(line);
  if (length === 0) return { left: [], right: [] };
  const left: Span[] = [];
  const right: Span[] = [];
  for (const outline of outlines) {
    if (isParted(u, v, outline)) continue;
    const sides = outline.map((point) => orient(u, v, point));
    const places = outline.map(([x, y]) => ((x - u[0]) * line[0] + (y - u[1]) * line[1]) / length);
    // A corner on the line counts as right of a line a hair to the left, and the other way round.
    left.push(...spansBetween(sides, places, (side) => side > 0));
    right.push(...spansBetween(sides, places, (side) => side >= 0));
  }
  return { left: merged(left), right: merged(right) };
}

/**
 * Does all of an outline lie on one side of the line through two points? A loop, because most lines
 * pass most outlines by.
 */
function isParted(u: Point, v: Point, outline: Outline): boolean {
  let [isLeft, isRight] = [true, true];
  for (const point of outline) {
    const side = orient(u, v, point);
    if (side <= 0) isLeft = false;
    if (side >= 0) isRight = false;
    if (!isLeft && !isRight) return false;
  }
  return true;
}

/** The parts of a line between the places where an outline crosses it. */
function spansBetween(
  sides: readonly number[],
  places: readonly number[],
  isLeft: (side: number) => boolean,
): readonly Span[] {
  const found: number[] = [];
  sides.forEach((one, n) => {
    const m = n + 1 === sides.length ? 0 : n + 1;
    const other = sides[m]!;
    if (isLeft(one) !== isLeft(other)) found.push((places[n]! * other - places[m]! * one) / (other - one));
  });
  found.sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let n = 0; n + 1 < found.length; n += 2) spans.push([found[n]!, found[n + 1]!]);
  return spans;
}

/** What two lists of spans share. */
const inBoth = (some: readonly Span[], others: readonly Span[]): readonly Span[] =>
  some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): readonly Span[] => {
      const [low, high] = [Math.max(from, start), Math.min(to, end)];
      return low < high ? [[low, high]] : [];
    }),
  );

/** Spans in order; those that overlap or touch are joined. */
export function merged(spans: readonly Span[]): readonly Span[] {
  if (spans.length < 2) return spans;
  const all: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last === undefined || from > last[1]) all.push([from, to]);
    else all[all.length - 1] = [last[0], Math.max(last[1], to)];
  }
  return all;
}

/**
 * An outline cut into convex pieces: itself if it is convex, otherwise triangles. Throws if it
 * crosses itself.
 */
export function convexPieces(outline: Outline): readonly Outline[] {
  if (isConvex(outline)) return [outline];
  const pieces: Outline[] = [];
  let rest: Outline = outline;
  while (rest.length > 3) {
    const ear = rest.findIndex((_, n) => isEar(rest, n));
    if (ear < 0) throw new Error(`An outline crosses itself: ${JSON.stringify(outline)}`);
    pieces.push(triangleAt(rest, ear));
    rest = rest.filter((_, n) => n !== ear);
  }
  return [...pieces, rest].filter(([a, b, c]) => orient(a!, b!, c!) < 0);
}

const triangleAt = (outline: Outline, n: number): Outline => {
  const count = outline.length;
  return [outline[(n + count - 1) % count]!, outline[n]!, outline[(n + 1) % count]!];
};

/** Can this corner be cut off by a straight line inside the outline? */
function isEar(outline: Outline, n: number): boolean {
  const ear = triangleAt(outline, n);
  const bend = orient(ear[0]!, ear[1]!, ear[2]!);
  if (bend >= 0) return bend === 0;
  return outline.every(
    (point) =>
      ear.some(([x, y]) => x === point[0] && y === point[1]) ||
      edgesOf(ear).some(([from, to]) => orient(from, to, point) > 0),
  );
}
