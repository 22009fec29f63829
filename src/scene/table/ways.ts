import type { Annotation, Place, PlacePose } from '../../core/annotations.ts';
import { corners, type Base } from '../../geometry/bases.ts';
import { same, um, wholeUm } from '../../geometry/lengths.ts';
import { distance, plus, size, way, whole, type Point } from '../../geometry/vectors.ts';
import type { Spot } from '../scene.ts';

/** The first point where a line meets an outline; undefined if it meets no edge. */
export function metAt(outline: readonly Spot[], from: Spot, to: Spot): Spot | undefined {
  const [wx, wy] = [to[0] - from[0], to[1] - from[1]];
  const parts = outline.flatMap(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length]!;
    const [sx, sy] = [bx - ax, by - ay];
    const across = wx * sy - wy * sx;
    if (across === 0) return [];
    const part = ((ax - from[0]) * sy - (ay - from[1]) * sx) / across;
    const side = ((ax - from[0]) * wy - (ay - from[1]) * wx) / across;
    return part >= 0 && part <= 1 && side >= 0 && side <= 1 ? [part] : [];
  });
  if (parts.length === 0) return undefined;
  const part = Math.min(...parts);
  return [from[0] + wx * part, from[1] + wy * part];
}

/** A line of sight between bases closer than this, in millimetres, is lost between their edges. */
const CLOSE = 8;
/** How far such a line reaches over each base, in parts of the way from its edge to its middle. */
const OVER = 0.75;

const toward = ([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot => [ax + (bx - ax) * part, ay + (by - ay) * part];

/**
 * A line of sight that can be seen: between the edges of two bases, or across these edges if they
 * touch or nearly touch. `middles` are the middles of the bases.
 */
export function sightLine(edges: readonly [Spot, Spot], middles: readonly [Spot, Spot]): readonly [Spot, Spot] {
  const [[ax, ay], [bx, by]] = edges;
  if (Math.hypot(bx - ax, by - ay) >= CLOSE) return edges;
  return [toward(edges[0], middles[0], OVER), toward(edges[1], middles[1], OVER)];
}

/** The number of straight pieces in which a wheel is drawn. */
const PIECES = 8;

/**
 * The places of a path. A wheel gets extra places, so that the middle of the unit follows its
 * curve. Two poses in a row are a wheel if they share a front corner. `stands` is the unit's base
 * at the start, if it is on the table.
 */
function curved(through: readonly (PlacePose | string)[], stands: Base | null): readonly Place[] {
  const baseOf = (each: PlacePose | string | undefined): Base | null => {
    if (stands === null || each === undefined) return null;
    return typeof each === 'string' ? stands : { ...stands, at: pointOf(each.at), facing: whole(each.facing) };
  };
  return through.flatMap((each, n): readonly Place[] => {
    const own = typeof each === 'string' ? each : each.at;
    const [from, to] = [n === 0 ? null : baseOf(through[n - 1]), baseOf(each)];
    const pivot = from === null || to === null ? null : pivotOf(from, to);
    return pivot === null ? [own] : [...wheel(from!.at, to!.at, pivot), own];
  });
}

/**
 * The arrow of a unit that hardly leaves its place. If it turns, the arrow leads around its base,
 * from where it faced; if not, the arrow is as long as it must be to be seen, and ends where the
 * unit does. Null for a longer path.
 */
function onTheSpot(through: readonly (PlacePose | string)[], from: Base): readonly Point[] | null {
  const poses = through.filter((each) => typeof each !== 'string');
  const last = poses.at(-1);
  if (last === undefined || poses.some(({ at }) => distance(pointOf(at), from.at) >= SHORT)) return null;
  const to: Base = { ...from, at: pointOf(last.at), facing: whole(last.facing) };
  const [start, end] = [ahead(from), plus(from.at, way(to.at, ahead(to)))];
  if (distance(start, end) >= SHORT) return [start, ...wheel(start, end, from.at), end];
  const gone = way(from.at, to.at);
  const back = size(gone) < NEAR ? to.facing : gone;
  return [plus(to.at, whole([(-back[0] * SHORT) / size(back), (-back[1] * SHORT) / size(back)])), to.at];
}

/**
 * The places through which the line of a path leads. `stands` is the unit's base at the start, if
 * it is on the table. Where a path is stopped, a cross shows it, however short it is.
 */
export const placesOf = ({ through, stopped }: Annotation<'path'>, stands: Base | null): readonly Place[] =>
  (stands === null || stopped !== undefined ? null : onTheSpot(through, stands)) ?? curved(through, stands);

/** An arrow shorter than this is not seen on a whole table. */
const SHORT = um(6, 'mm');

/** The point ahead of a base at which it is clear of its corners while it turns. */
const ahead = ({ at, facing, width, depth }: Base): Point => {
  const reach = Math.hypot(width, depth) / 2 / size(facing);
  return plus(at, whole([facing[0] * reach, facing[1] * reach]));
};

const pointOf = ([x, y]: PlacePose['at']): Point => [wholeUm(x), wholeUm(y)];

/** Two points nearer than this look the same: a tenth of a millimetre. */
const NEAR = um(0.1, 'mm');

/** The front corner about which a base wheeled; null if it did not wheel. */
function pivotOf(from: Base, to: Base): Point | null {
  if (same(distance(from.at, to.at), um(0, 'mm'))) return null;
  const [left, right] = corners(from);
  const [nextLeft, nextRight] = corners(to);
  if (distance(left!, nextLeft!) < NEAR) return left!;
  return distance(right!, nextRight!) < NEAR ? right! : null;
}

/** Points between two places on a circle about a pivot, along the shorter arc. */
function wheel(from: Point, to: Point, pivot: Point): readonly Point[] {
  const [[ax, ay], [bx, by]] = [way(pivot, from), way(pivot, to)];
  const angle = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  return Array.from({ length: PIECES - 1 }, (_, n) => {
    const turn = (angle * (n + 1)) / PIECES;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return plus(pivot, whole([ax * c - ay * s, ax * s + ay * c]));
  });
}
