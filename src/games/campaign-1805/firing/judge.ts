import { isBattery } from '../artillery/battery.ts';
import { cannotFireGun } from '../artillery/judge.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { isAnyInFront } from '../bodies/quarters.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import { read } from '../rulings.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { measured } from './shooting.ts';
import { lineOfFire } from './sight.ts';
import { BAND_CLAUSE } from './volley.ts';

/**
 * Why a body cannot shoot at another from where both stand; null if it can. How far off the target
 * is is not told. @clause cf.fire.beyond-max @ruling cf-058 cf-069 cf-070 cf-071
 */
export function cannotShoot(state: State, body: Body, target: Body): Refused | null {
  const [unit, at] = [body.id, target.id];
  if (!isAnyInFront(state, blockOf(body), modelsOf(target)))
    return refused('cf.fire.sequence', 'not-in-front', { unit, at });
  if (measured(state, { unit, at }) === null) return refused('cf.fire.beyond-max', 'too-far-to-shoot', { unit, at });
  return lineOfFire(state, body, target) === null ? refused('cf.fire.sequence', 'no-clear-line', { unit, at }) : null;
}

/**
 * Whether a body fires as it is ordered to. What its order names must still be there, in front of
 * it and in range; otherwise the order is lost.
 * @clause cf.fire.sequence cf.fire.beyond-max cf.fire.casualties-no-reply
 * @ruling cf-018 cf-037 cf-038 cf-069 cf-124
 */
export function judgeFire(state: State, { unit }: { readonly unit: string }): Verdict {
  const body = state.units[unit]!;
  const order = state.written[unit];
  if (body.condition === 'routing') return refused('cf.fire.sequence', 'routing', { unit });
  if (order?.does !== 'fire') return refused('cf.fire.sequence', 'no-fire-written', { unit });
  if (state.acted[unit] !== undefined) return refused('cf.fire.sequence', 'has-acted', { unit });
  const isFree = read(state, 'cf-069') === 'free';
  if (!isFree && enemiesTouching(state, body).length > 0) return refused('cf.fire.sequence', 'locked', { unit });
  const target = state.units[order.at];
  if (target === undefined) return refused('cf.fire.sequence', 'gone', { unit: order.at });
  if (!isFree && enemiesTouching(state, target).length > 0)
    return refused('cf.fire.sequence', 'target-locked', { unit, at: order.at });
  if (isBattery(body))
    return cannotFireGun(state, body, target) ?? allowed('cf.fire.sequence', 'cf.gun.declare-target');
  const band = measured(state, { unit, at: order.at })?.band;
  return cannotShoot(state, body, target) ?? allowed('cf.fire.sequence', BAND_CLAUSE[band!]);
}
