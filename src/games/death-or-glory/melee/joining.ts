import { landing } from '../charging/flush.ts';
import { comeToHand } from '../control/test.ts';
import { baseOf } from '../figures/base.ts';
import { foesTouching } from '../figures/formed.ts';
import { bodyOf } from '../state.ts';
import type { Course } from '../turn/course.ts';

/**
 * A unit that has moved into contact joins the melee there: it lies flush, and has no impact.
 * @clause dg.charge.reinforce dg.melee.no-charge-in @ruling dg-079 dg-139
 */
export function join(course: Course, id: string): void {
  const body = bodyOf(course.state, id);
  const [foe] = body === undefined ? [] : foesTouching(course.state, body);
  if (body === undefined || foe === undefined) return;
  const base = baseOf(course.state, body);
  const { at, facing } = landing(course.state, body, foe, { from: base, met: base }) ?? base;
  const to = { at, facing };
  const clauses = ['dg.charge.reinforce', 'dg.melee.no-charge-in'] as const;
  course.record({ type: 'joined-melee', unit: id, at: foe.id, to, clauses });
  for (const each of [id, foe.id]) comeToHand(course, each);
}
