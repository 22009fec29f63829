import { atMost } from '../../../geometry/lengths.ts';
import { add, total } from '../../../core/reasons.ts';
import type { Body } from '../bodies/body.ts';
import { modelsOf, rangeBetween } from '../bodies/models.ts';
import { highestOf } from '../bodies/officers.ts';
import { leadershipOf, routersNear, type Leadership } from '../morale/leadership.ts';
import { rollTest } from '../morale/test.ts';
import { allowed, refused, type Dice, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type State } from '../state.ts';
import { BASE_LEADERSHIP, COMMAND, COMMANDERS } from '../tables.ts';
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
 * What the test is made against: the leadership of the body with all its commanders, its general at
 * any distance, or by one reading that of the general in his own body; one less if he is more than
 * 15 cm away. @clause cf.charge.call-off-distance @ruling cf-045
 */
function leadershipFor(state: State, body: Body, general: Body): Omit<Leadership, 'penalties'> {
  const { commander, model } = highestOf(general)!;
  const isFar = general.id !== body.id && !atMost(rangeBetween([model], modelsOf(body)), COMMAND);
  const afar = add('cf.charge.call-off-distance', 'from afar', -1, isFar);
  if (read(state, 'cf-045') === 'unit-with-general') {
    const plight = { routers: routersNear(state, body).length, isRunThrough: false };
    return leadershipOf(state, body, plight, { general, terms: [afar] });
  }
  const terms = [
    add('cf.morale.base', 'resolve', BASE_LEADERSHIP[general.troops]),
    add('cf.morale.commanders', 'general', COMMANDERS[commander]),
    afar,
  ] as const;
  return { terms, value: total(terms), looked: total(terms) };
}

/**
 * The general tries to have a charge called off: passed, the body gets another order; failed, it
 * has to charge. @clause cf.charge.call-off cf.charge.call-off-success @ruling cf-045 cf-046
 */
export function callOff(course: Course, { unit }: { readonly unit: string }, dice: Dice): void {
  const body = course.state.units[unit]!;
  const general = generalOf(course.state, body.side)!;
  const { passes, reasons } = rollTest(unit, leadershipFor(course.state, body, general), dice);
  course.record({ type: 'call-off-tested', unit, isCalledOff: passes, reasons, clauses: ['cf.charge.call-off'] });
  if (passes) course.record({ type: 'called-off', unit, clauses: ['cf.charge.call-off-success'] });
}
