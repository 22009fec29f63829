import { read } from '../rulings.ts';
import { bodyOf } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/**
 * A unit is caught as it runs, and counts as routing from then on; by one reading it is cut down.
 * @clause dg.reaction.caught dg.skirmish.give-way @ruling dg-135
 */
export function catchUp(course: Course, unit: string, before: string, clause: DgClauseId): void {
  const body = bodyOf(course.state, unit)!;
  const clauses = [clause] as const;
  if (body.mood !== 'routing') course.record({ type: 'was-caught', unit, before, clauses });
  if (read(course.state, 'dg-135') === 'destroyed')
    course.record({ type: 'unit-destroyed', unit, side: body.side, clauses });
}
