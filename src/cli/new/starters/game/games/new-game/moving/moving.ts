import { facingTo } from '../../../../../../../geometry/facings.ts';
import { atMost } from '../../../../../../../geometry/lengths.ts';
import { distance, type Point } from '../../../../../../../geometry/vectors.ts';
import type { Event } from '../events.ts';
import { allowedShowing, refused, type Verdict } from '../reasons.ts';
import type { Pose, State } from '../state.ts';
import { REACH, TABLE } from '../tables.ts';

/** Where a unit is to go. */
interface Move {
  readonly unit: string;
  readonly to: Point;
}

/** A unit turns to where it goes. */
const ending = ({ units }: State, { unit, to }: Move): Pose => {
  const { at, facing } = units[unit]!;
  return { at: to, facing: facingTo(at, to, facing) };
};

/** A unit moves straight ahead, and stays on the table. @clause ng.move.reach ng.move.table */
export function judgeMove(state: State, { unit, to }: Move): Verdict {
  const { at } = state.units[unit]!;
  if (!atMost(distance(at, to), REACH))
    return refused('ng.move.reach', 'too-far', { unit }, [{ kind: 'ruler', from: at, to }]);
  if (to.some((n, i) => n < 0 || n > TABLE[i]!)) return refused('ng.move.table', 'off-table', { unit });
  const through = [unit, ending(state, { unit, to })];
  return allowedShowing([{ kind: 'path', unit, through, sense: 'move' }], 'ng.move.reach');
}

/** A move that is allowed. */
export const move = (state: State, order: Move): readonly Event[] => [
  { type: 'unit-moved', clauses: ['ng.move.reach'], unit: order.unit, to: ending(state, order) },
];
