import type { Place, PlacePose } from '../../core/annotations.ts';
import { corners, type Base } from '../../geometry/bases.ts';
import { same, um, wholeUm } from '../../geometry/lengths.ts';
import { distance, plus, way, whole, type Point } from '../../geometry/vectors.ts';
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

/** The number of straight pieces in which a wheel is drawn. */
const PIECES = 8;

/**
 * The places of a path. A wheel gets extra places, so that the middle of the unit follows its
 * curve. Two poses in a row are a wheel if they share a front corner. `stands` is the unit's base
 * at the start, if it is on the table.
 */
export function curved(through: readonly (PlacePose | string)[], stands: Base | null): readonly Place[] {
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
