import { middleOf, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { gapTo, type Gap } from '../../../geometry/gaps.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { rulerBetween } from '../../../geometry/rulers.ts';
import { distance } from '../../../geometry/vectors.ts';
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
  'edge-to-edge': rulerBetween,
  'centre-to-centre': ({ at: from }: Base, { at: to }: Base): Gap => ({ length: distance(from, to), from, to }),
};

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
