import { corners, type Base } from './bases.ts';
import { edgesOf, spansInUnion, type Outline, type Stretch } from './outlines.ts';
import { cross, distance, plus, size, way, whole, type Point, type Vector } from './vectors.ts';

/*
 * The line around bases that touch each other: all that lies within a border of any of them.
 */

/** Pieces of an outline that are shorter than this are left out, in micrometres. */
const SCRAP = 20;

/** The way of this length in a direction of any length; not rounded. */
const long = ([x, y]: Vector, by: number): Vector => {
  const length = size([x, y]);
  return [(x / length) * by, (y / length) * by];
};

/** A base enlarged by a border, with rounded corners of three points each; clockwise. */
function rounded(base: Base, border: number): Outline {
  const outline = corners(base);
  return outline.flatMap((corner, n): readonly Point[] => {
    const [before, after] = [outline[(n + 3) % 4]!, outline[(n + 1) % 4]!];
    const [from, to] = [long(way(after, corner), border), long(way(before, corner), border)];
    const middle = long([from[0] + to[0], from[1] + to[1]], border);
    return [from, middle, to].map((by) => plus(corner, whole(by)));
  });
}

/** The parts of an edge that lie in none of these outlines, in its direction. */
function outsideOf(edge: Stretch, outlines: readonly Outline[]): readonly Stretch[] {
  const [from, to] = edge;
  const length = distance(from, to);
  const inside = spansInUnion(edge, outlines).filter(([start, end]) => end > 0 && start < length);
  const ends = [0, ...inside.flatMap(([start, end]) => [Math.max(0, start), Math.min(length, end)]), length];
  const at = (by: number): Point => plus(from, whole(long(way(from, to), by)));
  return ends.flatMap((start, n): readonly Stretch[] =>
    n % 2 === 0 && ends[n + 1]! - start > SCRAP ? [[at(start), at(ends[n + 1]!)]] : [],
  );
}

/**
 * Pieces joined end to start, each to the nearest that is left, until a ring returns to its start.
 */
function ringsOf(pieces: readonly Stretch[]): readonly Outline[] {
  const left = [...pieces];
  const rings: Outline[] = [];
  while (left.length > 0) {
    const ring: Stretch[] = [left.shift()!];
    for (;;) {
      const end = ring.at(-1)![1];
      const toStart = distance(end, ring[0]![0]);
      const nearest = Math.min(...left.map(([from]) => distance(end, from)));
      if (toStart <= nearest) break;
      ring.push(
        ...left.splice(
          left.findIndex(([from]) => distance(end, from) === nearest),
          1,
        ),
      );
    }
    rings.push(ring.map(([from]) => from));
  }
  return rings;
}

/** Twice the area of a ring; positive if it runs clockwise. */
const clockwiseArea = (ring: Outline): number =>
  edgesOf(ring).reduce((sum, [from, to]) => sum - cross(way(ring[0]!, from), way(ring[0]!, to)), 0);

/**
 * The outline of everything within a border of some bases, clockwise, with rounded corners and
 * without the gaps that the bases enclose. Null if it is in several parts, because not all of the
 * bases are within twice the border of each other.
 */
export function loopAround(bases: readonly Base[], border: number): Outline | null {
  const outlines = bases.map((base) => rounded(base, border));
  const pieces = outlines.flatMap((outline, n) =>
    edgesOf(outline).flatMap((edge) => outsideOf(edge, outlines.toSpliced(n, 1))),
  );
  const [loop, ...others] = ringsOf(pieces).filter((ring) => clockwiseArea(ring) > 0);
  return others.length === 0 ? (loop ?? null) : null;
}
