import type { Body, MoveEnd } from '../bodies/body.ts';
import { blockOf, countOf } from '../bodies/models.ts';
import { formed } from '../moving/formation.ts';
import { isTaken } from '../moving/free-way.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';

/** How a body stands once it has taken up its formation anew, about its centre. @ruling cf-022 */
function endOf(body: Body, { files, facing }: OrderOf<'reform'>): MoveEnd {
  const width = files ?? Math.min(body.ranks[0]!.length, countOf(body));
  return { at: body.at, facing: facing ?? body.facing, ranks: formed(body, width) };
}

/**
 * Whether a body that has rallied may reform so: into any formation and any facing for which it has
 * room. @clause cf.compulsory.pass @ruling cf-022
 */
export function judgeReform(state: State, order: OrderOf<'reform'>): Verdict {
  const { unit, files } = order;
  const body = state.units[unit]!;
  if (!state.reforming.includes(unit)) return refused('cf.compulsory.pass', 'not-rallied', { unit });
  if (files !== undefined && files > countOf(body)) return refused('cf.compulsory.pass', 'files', { unit });
  return isTaken(state, blockOf({ ...body, ...endOf(body, order) }), [unit])
    ? refused('cf.compulsory.pass', 'no-room', { unit })
    : allowed('cf.compulsory.pass');
}

/** A body that has rallied takes up its formation. @clause cf.compulsory.pass @ruling cf-022 */
export function reform(course: Course, order: OrderOf<'reform'>): void {
  const end = endOf(course.state.units[order.unit]!, order);
  course.record({ type: 'reformed', unit: order.unit, end, clauses: ['cf.compulsory.pass'] });
}
