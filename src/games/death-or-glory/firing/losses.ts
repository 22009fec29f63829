import { closedUp, lossOf } from '../figures/losses.ts';
import { read } from '../rulings.ts';
import { bodyOf } from '../state.ts';
import type { Course } from '../turn/course.ts';

/** Men fall, and the rest close up. @clause dg.scale.men-per-figure @ruling dg-006 dg-123 */
function fall(course: Course, id: string, hit: number): void {
  const body = bodyOf(course.state, id);
  const lost = body === undefined ? 0 : lossOf(course.state, body, hit);
  if (body === undefined || lost === 0) return;
  const { side } = body;
  const clauses = ['dg.scale.men-per-figure'] as const;
  const to = lost === body.men ? { at: body.at, facing: body.facing } : closedUp(course.state, body, lost);
  course.record({ type: 'men-lost', unit: id, side, lost, to, clauses });
  if (lost === body.men) course.record({ type: 'unit-destroyed', unit: id, side, clauses });
}

/** Men fall at once; by one reading they do so at the end of the phase. @ruling dg-010 */
export function loseMen(course: Course, id: string, hit: number): void {
  const body = bodyOf(course.state, id);
  if (body === undefined || hit === 0) return;
  if (read(course.state, 'dg-010') === 'at-once') fall(course, id, hit);
  else
    course.record({
      type: 'men-marked',
      unit: id,
      side: body.side,
      lost: hit,
      clauses: ['dg.sequence.initiative-first'],
    });
}

/** At the end of the firing phase all who are marked fall, by one reading. @ruling dg-010 */
export function fallTogether(course: Course): void {
  for (const [id, lost] of Object.entries(course.state.remembered.marked)) if (lost > 0) fall(course, id, lost);
}
