import { isBattery } from '../artillery/battery.ts';
import { cannotStandWithGun } from '../artillery/judge.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { isAnyInFront, quarterOfMost } from '../bodies/quarters.ts';
import type { Body } from '../bodies/body.ts';
import { cannotShoot } from '../firing/judge.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import type { Answer, State } from '../state.ts';

/**
 * Why the charge that is written for a body cannot be issued; null if it can. Whether it will reach
 * is not asked. @clause cf.charge.ordered-only @ruling cf-018 cf-030 cf-038 cf-114 cf-124
 */
export function cannotCharge(state: State, unit: string): Refused | null {
  const body = state.units[unit]!;
  const order = state.written[unit];
  if (order?.does !== 'charge') return refused('cf.charge.ordered-only', 'no-charge-written', { unit });
  if (body.condition === 'routing') return refused('cf.charge.ordered-only', 'routing', { unit });
  if (state.acted[unit] !== undefined) return refused('cf.charge.ordered-only', 'has-acted', { unit });
  if (enemiesTouching(state, body).length > 0) return refused('cf.charge.ordered-only', 'locked', { unit });
  const target = state.units[order.at];
  if (target === undefined) return refused('cf.charge.ordered-only', 'gone', { unit: order.at });
  return isAnyInFront(state, blockOf(body), modelsOf(target))
    ? null
    : refused('cf.charge.ordered-only', 'not-in-front', { unit, at: order.at });
}

/**
 * Why a body cannot support a charge at another. @clause cf.charge.support-eligible
 * @ruling cf-019 cf-020 cf-058 cf-070 cf-124
 */
function cannotSupport(state: State, id: string, target: Body): Refused | null {
  const body = state.units[id];
  if (body === undefined) return refused('cf.charge.support-eligible', 'gone', { unit: id });
  const does = state.written[id]?.does;
  if (does !== 'support' && does !== 'fire')
    return refused('cf.charge.support-eligible', 'no-support-written', { unit: id });
  if (body.condition === 'routing') return refused('cf.charge.support-eligible', 'routing', { unit: id });
  if (state.acted[id] !== undefined) return refused('cf.charge.support-eligible', 'has-acted', { unit: id });
  return cannotShoot(state, body, target);
}

/**
 * Whether a charge may be issued with this support.
 * @clause cf.charge.ordered-only cf.charge.first cf.charge.support-declared
 * cf.charge.support-eligible
 */
export function judgeCharge(state: State, { unit, support }: OrderOf<'charge'>): Verdict {
  const wrong = cannotCharge(state, unit);
  if (wrong !== null) return wrong;
  if (state.forced !== null && state.forced !== unit)
    return refused('cf.charge.call-off', 'must-charge', { unit: state.forced });
  const order = state.written[unit];
  const target = order?.does === 'charge' ? state.units[order.at]! : undefined;
  const twice = support.find((id, n) => support.indexOf(id) !== n || state.units[id]?.side !== state.units[unit]!.side);
  if (twice !== undefined) return refused('cf.charge.support-declared', 'twice-named', { unit: twice });
  const unfit = support.map((id) => cannotSupport(state, id, target!)).find((each) => each !== null);
  return unfit ?? allowed('cf.charge.ordered-only', 'cf.charge.first');
}

/** Those who may support a charge at a body. @clause cf.charge.support-eligible */
export const supportersOf = (state: State, side: string, target: Body): readonly string[] =>
  Object.values(state.units)
    .filter((body) => body.side === side && cannotSupport(state, body.id, target) === null)
    .map(({ id }) => id);

/**
 * Whether the charged body may answer so. One that routs may only run; one that has reacted in this
 * phase, or is in contact, can do none of the three.
 * @clause cf.charge.reaction @ruling cf-036 cf-039 cf-048 cf-113 cf-121
 */
export function judgeAnswer(state: State, unit: string, answer: Exclude<Answer, 'none'>): Verdict {
  const { issued } = state;
  if (issued?.at !== unit) return refused('cf.charge.reaction', 'not-charged', { unit });
  const [body, charger] = [state.units[unit]!, state.units[issued.unit]!];
  if (state.acted[unit] === 'reacted' || state.acted[unit] === 'charged')
    return refused('cf.charge.reaction', 'has-answered', { unit });
  if (enemiesTouching(state, body).length > 0) return refused('cf.charge.reaction', 'locked', { unit });
  if (body.condition === 'routing' && answer !== 'retreat') return refused('cf.charge.reaction', 'routing', { unit });
  if (answer === 'stand' && isBattery(body))
    return cannotStandWithGun(state, body, charger) ?? allowed('cf.charge.reaction', 'cf.charge.stand-and-shoot');
  if (answer === 'stand')
    return cannotShoot(state, body, charger) ?? allowed('cf.charge.reaction', 'cf.charge.stand-and-shoot');
  if (isBattery(body)) return refused('cf.charge.reaction', 'no-move', { unit });
  const isFront = quarterOfMost(state, blockOf(body), modelsOf(charger)) === 'front';
  if (answer === 'counter' && !isFront)
    return refused('cf.charge.counter-charge', 'not-head-on', { unit, at: charger.id });
  return allowed('cf.charge.reaction', answer === 'counter' ? 'cf.charge.counter-charge' : 'cf.charge.retreat');
}

const ANSWERS = ['stand', 'counter', 'retreat'] as const;

/** Whether the charged body can do any of the three. @ruling cf-125 */
export const canAnswer = (state: State, unit: string): boolean =>
  ANSWERS.some((answer) => judgeAnswer(state, unit, answer).ok);
