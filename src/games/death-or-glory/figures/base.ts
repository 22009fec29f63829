import { corners, type Base } from '../../../geometry/bases.ts';
import { gap, gapTo } from '../../../geometry/gaps.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import { read, type Reading } from '../rulings.ts';
import { MARKER, mm } from '../tables.ts';
import { sizeOf } from './formation.ts';
import { isGeneral, type Unit } from './unit.ts';

/**
 * The ground that a unit takes up; for a general, the square around his round marker.
 * @ruling dg-126
 */
export function baseOf(state: Reading, unit: Unit): Base {
  const { at, facing } = unit;
  const { width, depth } = isGeneral(unit) ? { width: mm(MARKER), depth: mm(MARKER) } : sizeOf(state, unit);
  return { at, facing, width, depth };
}

/** Half the width of a general's marker. @ruling dg-126 */
export const RADIUS: Um = mm(MARKER / 2);

/** How far the edge of what stands on the table is from that of another. */
function edges(state: Reading, one: Unit, other: Unit): Um {
  if (isGeneral(one) && isGeneral(other)) return wholeUm(Math.max(0, distance(one.at, other.at) - 2 * RADIUS));
  if (isGeneral(one)) return wholeUm(Math.max(0, gapTo(one.at, baseOf(state, other)).length - RADIUS));
  return isGeneral(other) ? edges(state, other, one) : gap(baseOf(state, one), baseOf(state, other));
}

/**
 * How far two units are apart where no range is meant: between the nearest points of their bases or
 * markers; by other readings between their centres, or to the farthest point of the other.
 * @clause dg.fire.range dg.skirmish.parent-distance dg.command.cinc-presence @ruling dg-149
 */
export function apart(state: Reading, one: Unit, other: Unit): Um {
  const reading = read(state, 'dg-149');
  if (reading === 'edge-to-edge') return edges(state, one, other);
  if (reading === 'centre-to-centre') return distance(one.at, other.at);
  const to = (point: Point): number =>
    isGeneral(one) ? Math.max(0, distance(one.at, point) - RADIUS) : gapTo(point, baseOf(state, one)).length;
  return wholeUm(isGeneral(other) ? to(other.at) + RADIUS : Math.max(...corners(baseOf(state, other)).map(to)));
}
