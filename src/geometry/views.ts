import { sideOf, type Base } from './bases.ts';
import { boxRound, isClearOf } from './boxes.ts';
import { edgesOf, spansInside, type Outline, type Span, type Stretch } from './outlines.ts';
import { sees } from './sight.ts';
import { cross, dot, orient, plus, size, way, whole, type Point, type Vector } from './vectors.ts';

/**
 * A line of sight from any point of a base's front to any point of a convex target that misses all
 * blockers; null if there is none. Its ends are rounded to the micrometre. Nothing behind the line
 * of the front is seen.
 *
 * The free lines form closed regions (place on the front × place on the target). The border of a
 * region consists of lines that pass an end of the front, a corner of the target or a corner of a
 * blocker, or that begin or end where a blocker covers a part of the front or the target. So each
 * region has a line through two such points. There are finitely many of them, all at whole
 * micrometres, so the side of the line on which each corner lies is exact. Only the order of things
 * along a line is calculated in doubles.
 */
export function lineFromFront(base: Base, target: Outline, blockers: readonly Outline[]): Stretch | null {
  const front = sideOf(base, 'front');
  const field = boxRound([...front, ...target]);
  const near = blockers.filter((outline) => !isClearOf(field, outline));
  const ahead = target.filter((point) => orient(...front, point) >= 0);
  for (const from of front) for (const to of ahead) if (sees(from, to, near)) return [from, to];
  const points = criticalPoints(front, target, near);
  for (const [n, u] of points.entries())
    for (const v of points.slice(n + 1)) {
      const line = lineThrough([u, v], front, target, near);
      if (line !== null) return line;
    }
  return null;
}

const criticalPoints = (front: Stretch, target: Outline, blockers: readonly Outline[]): readonly Point[] => [
  ...front,
  ...target,
  ...blockers.flat(),
  ...[front, ...edgesOf(target)].flatMap((stretch) =>
    blockers.flatMap((outline) => edgesOf(outline).flatMap((edge) => besideCrossing(stretch, edge))),
  ),
];

/**
 * How far from a crossing the points on either side of it are taken, in micrometres: more than
 * rounding may add.
 */
const BESIDE = 3;

/** Whole points of a stretch on either side of the place where an edge crosses it. */
function besideCrossing([a, b]: Stretch, [from, to]: Stretch): readonly Point[] {
  const [one, other] = [orient(from, to, a), orient(from, to, b)];
  if (one > 0 === other > 0 || orient(a, b, from) > 0 === orient(a, b, to) > 0) return [];
  const line = way(a, b);
  const length = size(line);
  const place = (length * one) / (one - other);
  return [place - BESIDE, place + BESIDE]
    .filter((at) => at >= 0 && at <= length)
    .map((at) => plus(a, whole([(line[0] * at) / length, (line[1] * at) / length])));
}

/** A blocker that covers less than this length of a line, in micrometres, does not stop it. */
const NOTHING = 1e-6;

/**
 * The piece of the line through two points that leads from the front to the target; null if there
 * is none or something stops it.
 */
function lineThrough([u, v]: Stretch, front: Stretch, target: Outline, blockers: readonly Outline[]): Stretch | null {
  const line = way(u, v);
  const length = size(line);
  if (length === 0) return null;
  const begins = onLine([u, v], front);
  const found = begins === null ? null : nearestAhead(begins, onLine([u, v], target), cross(way(...front), line));
  if (found === null) return null;
  const [start, end] = found;
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const isStopped = blockers.some((outline) =>
    spansInside([u, v], outline).some(([from, to]) => Math.min(high, to) - Math.max(low, from) > NOTHING),
  );
  if (isStopped) return null;
  const at = (place: number): Vector => [(line[0] * place) / length, (line[1] * place) / length];
  return [plus(u, whole(at(start))), plus(u, whole(at(end)))];
}

/**
 * Where a line runs in a convex shape or along its edge; null if it misses it. A stretch is a shape
 * without area.
 */
function onLine([u, v]: Stretch, shape: Outline | Stretch): Span | null {
  const line = way(u, v);
  const length = size(line);
  const sides = shape.map((point) => orient(u, v, point));
  if (sides.every((side) => side > 0) || sides.every((side) => side < 0)) return null;
  const places = shape.map((point) => dot(way(u, point), line) / length);
  let [low, high] = [Infinity, -Infinity];
  shape.forEach((_, n) => {
    const m = n + 1 === shape.length ? 0 : n + 1;
    const [one, other] = [sides[n]!, sides[m]!];
    const isCrossed = (one < 0 && other > 0) || (one > 0 && other < 0);
    const met = one === 0 ? places[n]! : (places[n]! * other - places[m]! * one) / (other - one);
    if (one === 0 || isCrossed) [low, high] = [Math.min(low, met), Math.max(high, met)];
  });
  return [low, high];
}

/**
 * Where a line leaves the front and where it first meets the target; null if it does not meet it
 * ahead of the front. `forward` is positive if the line leads forward, negative if it leads back,
 * zero along the front.
 */
function nearestAhead([low, high]: Span, ends: Span | null, forward: number): Span | null {
  if (ends === null) return null;
  const [first, last] = ends;
  if (last < low) return forward > 0 ? null : [low, last];
  if (first > high) return forward < 0 ? null : [high, first];
  const both = Math.max(low, first);
  return [both, both];
}
