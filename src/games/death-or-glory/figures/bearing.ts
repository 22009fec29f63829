import { seenFrom, type Side } from '../../../geometry/bases.ts';
import { quarterOf } from '../../../geometry/arcs.ts';
import { SAME } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import { baseOf } from './base.ts';
import { isSkirmishing, type Body } from './unit.ts';

/** Whether a unit has flanks and a rear: squares and skirmishers have none. @ruling dg-138 */
export const hasFlanks = (body: Body): boolean => body.formation !== 'square' && !isSkirmishing(body);

/**
 * From which side an enemy comes at a unit, or fires at it, whose front has its centre at a point:
 * ahead of the line of its front from the front; behind it and beyond the line of a side from that
 * flank; between these lines from the rear. By one reading lines at 45° from the corners part them.
 * @ruling dg-138
 */
export function bearingOf(state: Field, body: Body, point: Point): Side {
  if (!hasFlanks(body)) return 'front';
  const base = baseOf(state, body);
  if (read(state, 'dg-138') === 'quarters') return quarterOf(base, point);
  const { ahead, right } = seenFrom(base, point);
  // Who stands at the line of a side, because he touches it, is beyond it.
  if (ahead > base.depth / 2 - SAME) return 'front';
  if (Math.abs(right) < base.width / 2 - SAME) return 'rear';
  return right > 0 ? 'right' : 'left';
}
