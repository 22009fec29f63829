import { corners, middleOf, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { gap, gapTo, type Gap } from '../../../geometry/gaps.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { distance, plus, way, whole, type Point } from '../../../geometry/vectors.ts';
import { read } from '../rulings.ts';
import { baseOf, type Pose, type State } from '../state.ts';

/** A distance is a gap: a length in micrometres, and the two points that it is measured between. */
export type { Gap };

/**
 * How a distance is measured from some faces of one base to another base, under each reading.
 * @ruling tt-004
 */
const WAYS = {
  'face-centre-to-edge': (by: Base, to: Base, faces: readonly Side[]): Gap =>
    faces
      .map((face) => gapTo(middleOf(by, face), to))
      .reduce((best, each) => (each.length < best.length ? each : best)),
  'edge-to-edge': (by: Base, to: Base): Gap => ({ ...nearestPoints(by, to), length: gap(by, to) }),
  'centre-to-centre': ({ at: from }: Base, { at: to }: Base): Gap => ({ length: distance(from, to), from, to }),
};

/**
 * The nearest points of two bases. If several are equally near, their middle is taken, so that a
 * mirrored table has the mirrored line.
 */
function nearestPoints(by: Base, to: Base): Pick<Gap, 'from' | 'to'> {
  const all = [
    ...corners(by).map((corner) => gapTo(corner, to)),
    ...corners(to).map((corner) => reversed(gapTo(corner, by))),
  ];
  const least = Math.min(...all.map(({ length }) => length));
  const nearest = all.filter(({ length }) => length <= least + 1);
  return { from: middle(nearest.map(({ from }) => from)), to: middle(nearest.map((each) => each.to)) };
}

const reversed = ({ length, from, to }: Gap): Gap => ({ length, from: to, to: from });

function middle(points: readonly Point[]): Point {
  const [first] = points;
  const ways = points.map((point) => way(first!, point));
  const mean = (part: 0 | 1) => ways.reduce((sum, each) => sum + each[part], 0) / ways.length;
  return plus(first!, whole([mean(0), mean(1)]));
}

/**
 * The line of a shot: from the firer's front to the target.
 * @clause tt.shoot.range-limit @ruling tt-004
 */
export const shotLine = (state: State, firer: Pose, target: Pose): Gap =>
  WAYS[read(state, 'tt-004')](baseOf(firer), baseOf(target), ['front']);

/** The line to another unit from the nearest face of this one. @ruling tt-004 */
export const measuredFrom = (state: State, unit: Pose, other: Pose): Gap =>
  WAYS[read(state, 'tt-004')](baseOf(unit), baseOf(other), SIDES);

/**
 * How far another unit is from this one, measured from the nearest face of this one.
 * @ruling tt-004
 */
export const distanceFrom = (state: State, unit: Pose, other: Pose): Um => measuredFrom(state, unit, other).length;

/** Is a length within a limit of the sheet? @ruling tt-005 */
export const isWithin = (state: State, length: Um, limit: Um): boolean =>
  read(state, 'tt-005') === 'inclusive' ? atMost(length, limit) : !atMost(limit, length);
