import { core, corners, type Base } from './bases.ts';
import { boxRound, grown, isClearOf } from './boxes.ts';
import { carried } from './companies.ts';
import { radiansTo, type Hand } from './facings.ts';
import { wholeUm, type Um } from './lengths.ts';
import { halfWheel, wheelBy } from './moves.ts';
import { edgesOf, overlapping, type Outline, type Stretch } from './outlines.ts';
import type { Stop } from './sweeps.ts';
import { cross, distance, dot, size, way, type Point, type Vector } from './vectors.ts';

/**
 * One wheel: the base, the hand of the front corner that it wheels about, and one of the bases that
 * it carries along: the base itself, or a figure of a formation.
 */
interface Wheel {
  readonly base: Base;
  readonly hand: Hand;
  readonly rider: Base;
}

/** Where the rider stands once the other front corner of the base has moved this far. */
const riderAfter = ({ base, hand, rider }: Wheel, by: Um): Base => carried(rider, base, wheelBy(base, hand, by));

/**
 * How far a base can wheel forward about its front corner on that hand before it overlaps an
 * obstacle. The length is the way of its other front corner: the last whole micrometre. It overlaps
 * none there, and 1 µm more would overlap. Half a turn is the most. Obstacles are convex, as for
 * `sweep`.
 *
 * Overlaps can begin or end only at the lengths at which a corner of one shape meets an edge of the
 * other. So one length between each two neighbours of these is tried, and the first stretch with an
 * overlap is searched by halving. It can only miss an overlap that is no deeper than rounding.
 */
export const sweepWheel = (base: Base, hand: Hand, limit: Um, obstacles: readonly Outline[]): Stop =>
  sweepWheelAll({ base, hand, riders: [base] }, limit, obstacles);

/** A wheel of bases that move as one: about a front corner of the frame around them. */
interface WheelOfAll {
  readonly base: Base;
  readonly hand: Hand;
  readonly riders: readonly Base[];
}

/** The same for bases that move as one: the first of them that would overlap stops them all. */
export function sweepWheelAll({ base, hand, riders }: WheelOfAll, limit: Um, obstacles: readonly Outline[]): Stop {
  let stop: Stop = { by: Math.min(limit, halfWheel(base)) as Um, stopped: null };
  const far = Math.max(...riders.map((rider) => distance(base.at, rider.at) + rider.width + rider.depth));
  const field = grown(boxRound([base.at]), base.width + base.depth + far);
  const near = obstacles.flatMap((obstacle, n) => (isClearOf(field, obstacle) ? [] : [{ obstacle, n }]));
  for (const rider of riders)
    for (const { obstacle, n } of near) {
      const free = lastFree({ base, hand, rider }, stop.by, obstacle);
      if (free < stop.by) stop = { by: free, stopped: n };
    }
  // Where two shapes only graze, rounding may make them overlap a little before the stretch that
  // was tried.
  for (;;) {
    const there = riders.map((rider) => core(riderAfter({ base, hand, rider }, stop.by)));
    const stopped = obstacles.findIndex((obstacle) => there.some((outline) => overlapping(outline, obstacle)));
    if (stopped < 0 || stop.by <= 0) return stop;
    stop = { by: (stop.by - 1) as Um, stopped };
  }
}

/**
 * The last length up to a limit before the first overlap with an obstacle; the limit if there is
 * none.
 */
function lastFree(wheel: Wheel, limit: Um, obstacle: Outline): Um {
  const { base, hand, rider } = wheel;
  const hinge = corners(base)[hand === 'left' ? 0 : 1]!;
  const outline = core(rider);
  const reach = Math.max(...outline.map((point) => size(way(hinge, point))));
  if (isOutOfReach(obstacle, hinge, reach + ROUNDING)) return limit;
  const isHit = (by: number) => overlapping(core(riderAfter(wheel, by as Um)), obstacle);
  const meetings = meetingAngles(outline, obstacle, hinge, hand).map((radians) => radians * base.width);
  const marks = [0, ...meetings.filter((by) => by > 0 && by < limit), limit].sort((a, b) => a - b);
  const tries = [0, ...marks.slice(1).map((to, n) => Math.floor((marks[n]! + to) / 2)), limit];
  const first = tries.findIndex(isHit);
  if (first < 0) return limit;
  return first === 0 ? (0 as Um) : wholeUm(halved(tries[first - 1]!, tries[first]!, isHit));
}

/** How much rounding may add to the reach of a corner, in micrometres. */
const ROUNDING = 2;

/**
 * The last whole number for which `isSo` is false, between one where it is false and one where it
 * is true.
 */
function halved(low: number, high: number, isSo: (value: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isSo(middle)) after = middle;
    else before = middle;
  }
  return before;
}

/** Does an edge of an obstacle have all of a circle on its outside? */
const isOutOfReach = (obstacle: Outline, centre: Point, radius: number): boolean =>
  edgesOf(obstacle).some(([from, to]) => {
    const edge = way(from, to);
    return cross(edge, way(from, centre)) > radius * size(edge);
  });

/**
 * The angles in radians after which a corner of one shape lies on an edge of the other, if the
 * first turns about the hinge.
 */
function meetingAngles(outline: Outline, obstacle: Outline, hinge: Point, hand: Hand): readonly number[] {
  const mine = outline.map((point) => way(hinge, point));
  const theirs = obstacle.map((point) => way(hinge, point));
  const [myEdges, theirEdges] = [edgesAbout(outline, hinge), edgesAbout(obstacle, hinge)];
  return [
    ...mine.flatMap((from) => onCircle(theirEdges, size(from)).map((to) => radiansTo(from, hand, to))),
    ...theirs.flatMap((to) => onCircle(myEdges, size(to)).map((from) => radiansTo(from, hand, to))),
  ];
}

const edgesAbout = (outline: Outline, hinge: Point): readonly (readonly [Vector, Vector])[] =>
  edgesOf(outline).map(([from, to]: Stretch) => [way(hinge, from), way(hinge, to)]);

/** How far past an end a circle may cut an edge and still count, because of errors of doubles. */
const PAST_END = 1e-3;

/**
 * Where a circle about the origin cuts edges. Calculated so that an edge given the other way round
 * has the same result to the last bit.
 */
function onCircle(edges: readonly (readonly [Vector, Vector])[], radius: number): readonly Vector[] {
  return edges.flatMap(([from, to]) => {
    const edge = way(from, to);
    const length = size(edge);
    const off = cross(from, to) / length;
    const half = Math.sqrt(radius * radius - off * off);
    // `half` is NaN if the circle misses the line.
    if (!(half >= 0) || length === 0) return [];
    const [x, y] = [edge[0] / length, edge[1] / length];
    const [start, end] = [dot(from, [x, y]), dot(to, [x, y])];
    return [-half, half]
      .filter((place) => place >= start - PAST_END && place <= end + PAST_END)
      .map((place): Vector => [y * off + x * place, y * place - x * off]);
  });
}
