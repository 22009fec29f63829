import { gunsAmong, isBattery } from '../artillery/battery.ts';
import { cannotSupportWithGun, openAim, wrongAim } from '../artillery/judge.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { isAnyInFront } from '../bodies/quarters.ts';
import type { Body } from '../bodies/body.ts';
import { cannotShoot } from '../firing/judge.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isReaction, type State } from '../state.ts';
import { aimOf } from '../writing/aim.ts';
import { isWithinReach } from './reach.ts';
import { isStraightAhead } from './way.ts';

/**
 * Why a body cannot charge another from where both stand. Whether it will reach is asked by one
 * reading only. @clause cf.charge.ordered-only @ruling cf-030 cf-114
 */
function unfitTarget(state: State, body: Body, target: Body): Refused | null {
  const named = { unit: body.id, at: target.id };
  if (!isAnyInFront(state, blockOf(body), modelsOf(target)))
    return refused('cf.charge.ordered-only', 'not-in-front', named);
  if (read(state, 'cf-114') === 'straight-ahead-only' && !isStraightAhead(body, target))
    return refused('cf.charge.ordered-only', 'not-straight-ahead', named);
  if (read(state, 'cf-030') === 'must-reach' && !isWithinReach(state, body, target))
    return refused('cf.charge.falls-short', 'too-far-to-charge', named);
  return null;
}

/** Whom a body charges as it is ordered to, if he is still there. @ruling cf-018 */
export const chargedBy = (state: State, body: Body): Body | undefined =>
  state.written[body.id]?.does !== 'charge'
    ? undefined
    : aimOf(state, body, (target) => unfitTarget(state, body, target) === null && isWithinReach(state, body, target));

/**
 * Why the charge that is written for a body cannot be issued; null if it can. By one reading those
 * who have answered a charge may still issue their own.
 * @clause cf.charge.ordered-only @ruling cf-018 cf-038 cf-124
 */
export function cannotCharge(state: State, unit: string): Refused | null {
  const body = state.units[unit]!;
  const deed = state.acted[unit];
  if (state.written[unit]?.does !== 'charge') return refused('cf.charge.ordered-only', 'no-charge-written', { unit });
  if (body.condition === 'routing') return refused('cf.charge.ordered-only', 'routing', { unit });
  const isOpen = isReaction(deed) && read(state, 'cf-038') === 'order-stands';
  if (deed !== undefined && !isOpen) return refused('cf.charge.ordered-only', 'has-acted', { unit });
  if (enemiesTouching(state, body).length > 0) return refused('cf.charge.ordered-only', 'locked', { unit });
  const target = chargedBy(state, body);
  if (target === undefined) {
    const order = state.written[unit];
    return refused('cf.charge.ordered-only', 'gone', { unit: order.at });
  }
  return unfitTarget(state, body, target);
}

/**
 * Why a body cannot support a charge at another: any order to fire or to support will do, by one
 * reading an order to fire at the charged body only.
 * @clause cf.charge.support-eligible @ruling cf-019 cf-020 cf-058 cf-070 cf-124
 */
function cannotSupport(state: State, id: string, target: Body): Refused | null {
  const body = state.units[id]!;
  const order = state.written[id];
  if (order?.does !== 'support' && order?.does !== 'fire')
    return refused('cf.charge.support-eligible', 'no-support-written', { unit: id });
  if (order.does === 'fire' && order.at !== target.id && read(state, 'cf-020') === 'same-target')
    return refused('cf.charge.support-eligible', 'fires-at-another', { unit: id });
  if (body.condition === 'routing') return refused('cf.charge.support-eligible', 'routing', { unit: id });
  if (state.acted[id] !== undefined) return refused('cf.charge.support-eligible', 'has-acted', { unit: id });
  return isBattery(body) ? cannotSupportWithGun(state, body, target) : cannotShoot(state, body, target);
}

/**
 * What is wrong with the guesses for the guns that support a charge: each needs its own, before
 * anything is known of the answer. @clause cf.charge.support-declared cf.gun.guess
 */
function wrongGuesses(state: State, { unit, support, guess = [] }: OrderOf<'charge'>, target: Body): Refused | null {
  const guns = gunsAmong(state, support);
  const told = [guess].flat();
  if (told.length > guns.length) return refused('cf.gun.guess', 'no-guess', { unit: guns[0]?.id ?? unit });
  const wrong = guns.map((gun, n) =>
    wrongAim(state, gun, target, {
      ...openAim(state, gun, target),
      ...(told[n] !== undefined && { guess: told[n] }),
    }),
  );
  return wrong.find((each) => each !== null) ?? null;
}

/**
 * Whether a charge may be issued with this support.
 * @clause cf.charge.ordered-only cf.charge.first cf.charge.support-declared
 * cf.charge.support-eligible
 */
export function judgeCharge(state: State, order: OrderOf<'charge'>): Verdict {
  const { unit, support } = order;
  const wrong = cannotCharge(state, unit);
  if (wrong !== null) return wrong;
  if (state.forced !== null && state.forced !== unit)
    return refused('cf.charge.call-off', 'must-charge', { unit: state.forced });
  const target = chargedBy(state, state.units[unit]!)!;
  const twice = support.find((id, n) => support.indexOf(id) !== n || state.units[id]?.side !== state.units[unit]!.side);
  if (twice !== undefined) return refused('cf.charge.support-declared', 'twice-named', { unit: twice });
  const unfit = support.map((id) => cannotSupport(state, id, target)).find((each) => each !== null);
  return unfit ?? wrongGuesses(state, order, target) ?? allowed('cf.charge.ordered-only', 'cf.charge.first');
}

/** Those who may support a charge at a body. @clause cf.charge.support-eligible */
export const supportersOf = (state: State, side: string, target: Body): readonly string[] =>
  Object.values(state.units)
    .filter((body) => body.side === side && cannotSupport(state, body.id, target) === null)
    .map(({ id }) => id);
