import type { RrClauseId } from '../reasons.ts';
import type { Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Cause } from './cause.ts';
import { retreatOf, routOf } from './flight.ts';

/** The clause behind each way to be destroyed. */
const GONE_BY: Readonly<Record<Cause['because'], readonly RrClauseId[]>> = {
  attack: [],
  morale: ['rr.disrupted.morale-test'],
  stand: ['rr.rout.last-stand'],
  failed: ['rr.failed-charge.roll'],
  'no-way': ['rr.rout.cannot-move-destroyed'],
  edge: ['rr.retreat.move'],
};

/** A figure is destroyed. @clause rr.victory.lost-means */
export function destroy(course: Course, { id, side }: Unit, because: Cause['because']): void {
  course.record({
    type: 'unit-destroyed',
    unit: id,
    side,
    because,
    clauses: [...GONE_BY[because], 'rr.victory.lost-means'],
  });
}

/**
 * A figure retreats, and is disrupted when its retreat is over. Under one reading it may be lost on
 * its way.
 * @clause rr.retreat.move rr.retreat.stays-disrupted @ruling rr-061
 */
export function retreat(course: Course, unit: Unit, cause: string | null): void {
  const { to, by, gone } = retreatOf(course.state, unit, cause);
  if (gone !== null) {
    destroy(course, unit, gone);
    return;
  }
  course.record({
    type: 'unit-retreated',
    unit: unit.id,
    to,
    by,
    clauses: ['rr.retreat.move', 'rr.retreat.stays-disrupted'],
  });
}

/** A figure that routs makes a rout move. @clause rr.rout.move rr.rout.continues */
export function flee(course: Course, unit: Unit, cause: string | null): void {
  const { to, by, gone, ...turned } = routOf(course.state, unit, cause);
  const clauses: readonly RrClauseId[] = ['rr.rout.move', ...(cause === null ? (['rr.rout.continues'] as const) : [])];
  if (gone === 'no-way') destroy(course, unit, 'no-way');
  else if (gone === 'edge')
    course.record({
      type: 'unit-left',
      unit: unit.id,
      side: unit.side,
      clauses: ['rr.rout.move', 'rr.rout.continues'],
    });
  else course.record({ type: 'unit-fled', unit: unit.id, to, by, ...turned, clauses });
}
