import { atMost, wholeUm, type Um } from './lengths.ts';
import { merged, spansInUnion, type Outline, type Span, type Stretch } from './outlines.ts';
import { cross, distance, dot, orient, plus, size, way, whole, type Point, type Vector } from './vectors.ts';

/** The straight pieces of a path, without pieces of length 0. */
export const piecesOf = (path: readonly Point[]): readonly Stretch[] =>
  path.slice(1).flatMap((to, n) => (distance(path[n]!, to) === 0 ? [] : [[path[n]!, to] as const]));

/** The length of a path: the sum of its pieces, each rounded to the micrometre. */
export const lengthOfPath = (path: readonly Point[]): Um =>
  piecesOf(path).reduce((sum, [from, to]) => sum + distance(from, to), 0) as Um;

/** The spans cut to the piece of a path: from 0 to its length. */
export const onPiece = ([from, to]: Stretch, spans: readonly Span[]): readonly Span[] => {
  const length = size(way(from, to));
  return spans.flatMap(([start, end]): readonly Span[] => {
    const [low, high] = [Math.max(0, start), Math.min(length, end)];
    return low < high ? [[low, high]] : [];
  });
};

const total = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + (to - from), 0);

/**
 * How much of a path lies inside an outline of any shape: of the path of a unit's centre through a
 * wood, or of a line of sight into it. Along an edge is outside.
 */
export const lengthInside = (path: readonly Point[], outline: Outline): Um => lengthInUnion(path, [outline]);

/**
 * How much of a path lies inside the union of some outlines. Along an edge is inside if there is
 * ground of `among` on both sides.
 */
export const lengthInUnion = (
  path: readonly Point[],
  outlines: readonly Outline[],
  among: readonly Outline[] = outlines,
): Um =>
  wholeUm(piecesOf(path).reduce((sum, piece) => sum + total(onPiece(piece, spansInUnion(piece, outlines, among))), 0));

/**
 * How much of a path lies within a distance of a line, such as a march on a road whose half width
 * is `within`.
 */
export const lengthNear = (path: readonly Point[], line: readonly Stretch[], within: Um): Um =>
  wholeUm(piecesOf(path).reduce((sum, piece) => sum + total(spansNear(piece, line, within)), 0));

/** Does all of a path stay within a distance of a line? */
export const keepsNear = (path: readonly Point[], line: readonly Stretch[], within: Um): boolean =>
  atMost((lengthOfPath(path) - lengthNear(path, line, within)) as Um, 0 as Um);

/** The parts of a piece that lie within a distance of the nearest stretch of a line, in order. */
export const spansNear = (piece: Stretch, line: readonly Stretch[], within: Um): readonly Span[] =>
  merged(
    onPiece(
      piece,
      line.flatMap((stretch) => nearStretch(piece, stretch, within)),
    ),
  );

/**
 * The part of a piece that is near a stretch: near one of its ends, or beside it. These are three
 * convex shapes, and a line crosses each of them once.
 */
function nearStretch([from, to]: Stretch, [a, b]: Stretch, within: number): readonly Span[] {
  const line = way(from, to);
  const length = size(line);
  const nearEnd = (end: Point): readonly Span[] => {
    const place = dot(way(from, end), line) / length;
    const off = cross(line, way(from, end)) / length;
    const half = Math.sqrt(within * within - off * off);
    return half > 0 ? [[place - half, place + half]] : [];
  };
  const stretch = way(a, b);
  const [far, across] = [size(stretch), cross(line, stretch) / length];
  if (far === 0) return nearEnd(a);
  const ahead = dot(line, stretch) / length;
  // Between the two lines at right angles to the stretch at its ends, and not too far aside.
  const between = slab(dot(way(a, from), stretch), ahead, [0, far * far]);
  const beside = slab(cross(way(a, from), stretch), across, [-within * far, within * far]);
  const [low, high] = [Math.max(between[0], beside[0]), Math.min(between[1], beside[1])];
  return [...nearEnd(a), ...nearEnd(b), ...(low < high ? [[low, high] as const] : [])];
}

/** The span in which a value that starts at `start` and grows evenly lies between two limits. */
function slab(start: number, growth: number, [least, most]: Span): Span {
  if (growth === 0) return start >= least && start <= most ? [-Infinity, Infinity] : [0, 0];
  const [one, other] = [(least - start) / growth, (most - start) / growth];
  return [Math.min(one, other), Math.max(one, other)];
}

/**
 * How often a path crosses a line, such as a stream, from one side to the other. A path that only
 * touches it, ends on it or turns back from it does not cross it. Points on the line are counted
 * once on one side and once on the other, and the smaller count is returned.
 */
export function crossings(path: readonly Point[], line: readonly Stretch[]): number {
  const isLeft = ([from, to]: Stretch, point: Point, least: number) => orient(from, to, point) >= least;
  const count = (least: number, leastOfLine: number): number =>
    piecesOf(path).flatMap((piece) =>
      line.filter(
        (stretch) =>
          isLeft(stretch, piece[0], least) !== isLeft(stretch, piece[1], least) &&
          isLeft(piece, stretch[0], leastOfLine) !== isLeft(piece, stretch[1], leastOfLine),
      ),
    ).length;
  // Orientations are whole numbers, so at least 1 is the same as above 0.
  return Math.min(count(0, 0), count(0, 1), count(1, 0), count(1, 1));
}

/** The place on a path after this length; the end of the path if it is shorter. */
export function placeAfter(path: readonly Point[], by: Um): Point {
  let left: number = by;
  for (const [from, to] of piecesOf(path)) {
    const length = distance(from, to);
    if (left <= length) return plus(from, whole(scaled(way(from, to), left)));
    left -= length;
  }
  return path.at(-1)!;
}

/** A way cut to a length. */
const scaled = ([x, y]: Vector, length: number): Vector => [(x * length) / size([x, y]), (y * length) / size([x, y])];
