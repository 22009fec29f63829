import type { MeasuredShot } from '../artillery/fire.ts';
import type { OrderOf } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { foeOf, type Answer, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { canAnswer, cannotCharge } from './judge.ts';
import { resolveCharge } from './resolve.ts';

/** The bodies of a side whose charges can be issued. @clause cf.charge.first @ruling cf-111 */
export const chargesOf = (state: State, side: string): readonly string[] =>
  Object.values(state.units)
    .filter((body) => body.side === side && cannotCharge(state, body.id) === null)
    .map(({ id }) => id);

/**
 * A charge is issued, with its support; one who can do none of the three stands, and is not asked.
 * @clause cf.charge.first cf.charge.support-declared @ruling cf-125
 */
export function issue(course: Course, { unit, support }: OrderOf<'charge'>, dice: Dice): void {
  const order = course.state.written[unit];
  const at = order?.does === 'charge' ? order.at : unit;
  const clauses = ['cf.charge.first', 'cf.charge.support-declared'] as const;
  course.record({ type: 'charge-issued', unit, at, support, clauses });
  if (!canAnswer(course.state, at)) answer(course, 'none', dice);
}

/**
 * The charged body answers, and the charge is resolved. Then the other side issues its next one.
 * @clause cf.charge.reaction cf.charge.alternate @ruling cf-038 cf-125
 */
export function answer(course: Course, given: Answer, dice: Dice, guns: readonly MeasuredShot[] = []): void {
  const { issued } = course.state;
  if (issued === null) return;
  course.record({ type: 'answered', unit: issued.at, by: issued.unit, answer: given, clauses: ['cf.charge.reaction'] });
  resolveCharge(course, { ...issued, answer: given }, dice, guns);
}

/**
 * The side that issues the next charge; null if nobody has one left. @clause cf.charge.alternate
 */
export function nextToCharge(state: State, last: string): string | null {
  return [foeOf(state, last), last].find((side) => chargesOf(state, side).length > 0) ?? null;
}
