import { edgesOf, isConvex, convexPieces, type Outline } from '../../../src/geometry/outlines.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';
import type { Feature, State } from '../../../src/games/two-by-two/state.ts';

/** The middle between two points; null if it is no whole micrometre. */
function middle([ax, ay]: Point, [bx, by]: Point): Point | null {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  return Number.isInteger(x) && Number.isInteger(y) ? pointAt(x, y) : null;
}

/**
 * An outline cut into parts without moving any edge. Parts share edges, and some cover ground that
 * others cover, too.
 */
function partsOf(outline: Outline): readonly Outline[] {
  if (!isConvex(outline)) return convexPieces(outline);
  const half = Math.ceil(outline.length / 2);
  const [first] = outline;
  const halves = [outline.slice(0, half + 1), [...outline.slice(half), first!]];
  const lines = edgesOf(outline).map(([from, to]) => middle(from, to));
  const inner = lines.every((each) => each !== null) ? [lines] : [];
  // The diagonal halves, and an outline through the middles of the edges, which overlaps them.
  return [...halves.filter((each) => each.length > 2), ...inner];
}

/** A line cut in two, at a point of it or at the middle of its only stretch. */
function piecesOfLine(line: readonly Point[]): readonly (readonly Point[])[] {
  const at = Math.floor(line.length / 2);
  if (line.length > 2) return [line.slice(0, at + 1), line.slice(at)];
  const between = middle(line[0]!, line[1]!);
  return between === null ? [line] : [[line[0]!, between], [between, line[1]!]]; // prettier-ignore
}

const cut = (feature: Feature): readonly Feature[] =>
  feature.outline === null
    ? piecesOfLine(feature.line!).map((line) => ({ ...feature, line }))
    : partsOf(feature.outline).map((outline) => ({ ...feature, outline }));

/** The same ground with every feature in parts, which touch or overlap. */
export const inParts = (state: State): State => ({
  ...state,
  terrain: Object.fromEntries(
    Object.entries(state.terrain).flatMap(([id, feature]) =>
      cut(feature).map((part, n) => [n === 0 ? id : `${id}-${n}`, part] as const),
    ),
  ),
});
