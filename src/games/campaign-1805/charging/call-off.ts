import { atMost } from '../../../geometry/lengths.ts';
import { add, total } from '../../../core/reasons.ts';
import type { Body } from '../bodies/body.ts';
import { modelsOf, rangeBetween } from '../bodies/models.ts';
import { highestOf } from '../bodies/officers.ts';
import { leadershipOf, type Leadership } from '../morale/leadership.ts';
import { rollTest } from '../morale/test.ts';
import { allowed, refused, type Dice, type Verdict } from '../reasons.ts';
import { bodiesIn, type State } from '../state.ts';
import { COMMAND, COMMANDERS } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { cannotCharge } from './judge.ts';

/** The body in which the general of a side stands: its officer of highest rank. @ruling cf-045 */
function generalOf(state: State, side: string): Body | undefined {
  const led = bodiesIn(state).filter((body) => body.side === side && highestOf(body) !== undefined);
  const bonus = (body: Body): number => COMMANDERS[highestOf(body)!.commander];
  return led.toSorted((a, b) => bonus(b) - bonus(a))[0];
}

/**
 * Whether a side may try to call off the charge of a body. @clause cf.charge.call-off @ruling
 * cf-045 cf-046
 */
export function judgeCallOff(state: State, { unit }: { readonly unit: string }): Verdict {
  const wrong = cannotCharge(state, unit);
  if (wrong !== null) return wrong;
  const { side } = state.units[unit]!;
  if (generalOf(state, side) === undefined) return refused('cf.charge.call-off', 'has-no-general', { unit });
  return allowed('cf.charge.call-off');
}

/**
 * What the test is made against: the body with its commanders, its general at any distance, and one
 * less if he is more than 15 cm away. @clause cf.charge.call-off-distance @ruling cf-045
 */
function leadershipFor(state: State, body: Body, general: Body): Leadership {
  const { commander, model } = highestOf(general)!;
  const isFar = !atMost(rangeBetween([model], modelsOf(body)), COMMAND);
  const own = leadershipOf(state, body, { routers: 0, isRunThrough: false });
  const bonus = COMMANDERS[commander];
  const terms = [
    ...own.terms,
    // A general who is near helps already.
    ...(isFar && general.id !== body.id ? [add('cf.morale.commanders', 'general', bonus)] : []),
    add('cf.charge.call-off-distance', 'from afar', -1, isFar),
  ];
  const value = total(terms);
  return { terms, value, looked: value };
}

/**
 * The general tries to have a charge called off: passed, the body holds; failed, it has to charge.
 * @clause cf.charge.call-off cf.charge.call-off-success @ruling cf-045 cf-046
 */
export function callOff(course: Course, { unit }: { readonly unit: string }, dice: Dice): boolean {
  const body = course.state.units[unit]!;
  const general = generalOf(course.state, body.side)!;
  const { passes, reasons } = rollTest(unit, leadershipFor(course.state, body, general), dice);
  course.record({ type: 'call-off-tested', unit, isCalledOff: passes, reasons, clauses: ['cf.charge.call-off'] });
  if (passes) course.record({ type: 'called-off', unit, clauses: ['cf.charge.call-off-success'] });
  return passes;
}
