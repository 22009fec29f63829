import { isOn } from '../../../geometry/edges.ts';
import { atMost, um } from '../../../geometry/lengths.ts';
import { distance, pointAt } from '../../../geometry/vectors.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { cm } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { tableOutline } from '../../../geometry/edges.ts';
import { gridIn } from './grid.ts';

/** How far points must be from each other, where the players put them down. @ruling cf-129 */
const APART = um(6, 'in');

/**
 * Whether a point may be put down there. @clause cf.objective.capture-control.points @ruling cf-129
 */
export function judgeMark(state: State, { to }: OrderOf<'mark'>): Verdict {
  const clause = 'cf.objective.capture-control.points';
  if (!isOn([to], state.size)) return refused(clause, 'off-table', { unit: 'the point' });
  return state.battle!.points.every((point) => atMost(APART, distance(point, to)))
    ? allowed(clause)
    : refused(clause, 'points-near', {});
}

/** @ruling cf-129 */
export const mark = (course: Course, { to: at }: OrderOf<'mark'>): void =>
  course.record({ type: 'marked', side: course.state.side, at, clauses: ['cf.objective.capture-control.points'] });

/** Some places for the next point. */
export const marksFor = (state: State): readonly OrderOf<'mark'>[] =>
  gridIn(tableOutline(state.size), cm(10), pointAt(0, 0))
    .map((to) => ({ type: 'mark' as const, to }))
    .filter((order) => judgeMark(state, order).ok)
    .slice(10, 16);
