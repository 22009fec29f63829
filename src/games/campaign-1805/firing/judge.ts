import { isBattery } from '../artillery/battery.ts';
import { cannotFireGun } from '../artillery/judge.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { isAnyInFront } from '../bodies/quarters.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isReaction, type State } from '../state.ts';
import { weaponOf } from '../tables.ts';
import { aimOf } from '../writing/aim.ts';
import { measured } from './shooting.ts';
import { lineOfFire } from './sight.ts';
import { BAND_CLAUSE } from './volley.ts';

/**
 * Why a body cannot shoot at another from where both stand; null if it can. How far off the target
 * is is not told. @clause cf.fire.musket-ranges cf.fire.beyond-max
 * @ruling cf-058 cf-069 cf-070 cf-071
 */
export function cannotShoot(state: State, body: Body, target: Body): Refused | null {
  const [unit, at] = [body.id, target.id];
  if (weaponOf(body.arm) === null) return refused('cf.fire.musket-ranges', 'no-firearm', { unit });
  if (!isAnyInFront(state, blockOf(body), modelsOf(target)))
    return refused('cf.fire.sequence', 'not-in-front', { unit, at });
  if (measured(state, { unit, at, seen: target }) === null)
    return refused('cf.fire.beyond-max', 'too-far-to-shoot', { unit, at });
  return lineOfFire(state, body, target) === null ? refused('cf.fire.sequence', 'no-clear-line', { unit, at }) : null;
}

type Firing = OrderOf<'fire'>;

/**
 * Whether an order to fire is written for a body. By one reading it may come with a move, and by
 * another an order to support is one, at any enemy.
 * @clause cf.fire.sequence @ruling cf-016 cf-019
 */
function unwritten(state: State, { unit, at }: Firing): Refused | null {
  const order = state.written[unit];
  const isLate = order?.does === 'support' && read(state, 'cf-019') === 'fires-later';
  const isFire = order?.does === 'fire' || (order?.does === 'move' && order.at !== undefined) || isLate;
  if (!isFire) return refused('cf.fire.sequence', 'no-fire-written', { unit });
  if (isLate && at === undefined) return refused('cf.fire.sequence', 'no-fire-written', { unit });
  return isLate || at === undefined ? null : refused('cf.fire.sequence', 'target-written', { unit });
}

/** Whom a body fires at. @ruling cf-018 cf-019 */
export function firedAt(state: State, { unit, at }: Firing): Body | undefined {
  if (at !== undefined) return state.units[at];
  const body = state.units[unit]!;
  return aimOf(state, body, (target) => unfit(state, body, target) === null);
}

/** Why a body cannot fire at another. Nobody shoots into a melee. @ruling cf-069 */
const unfit = (state: State, body: Body, target: Body): Refused | null =>
  enemiesTouching(state, target).length > 0 && read(state, 'cf-069') === 'no-fire-into-contact'
    ? refused('cf.fire.sequence', 'target-locked', { unit: body.id, at: target.id })
    : isBattery(body)
      ? cannotFireGun(state, body, target)
      : cannotShoot(state, body, target);

/**
 * Whether what a body has done keeps it from firing: it does one thing in a turn. By other readings
 * one that has moved, or has answered a charge, fires all the same, and one that has shot in the
 * charge phase shoots again. @clause cf.move.who @ruling cf-016 cf-037 cf-038
 */
function hasActed(state: State, unit: string): boolean {
  const deed = state.acted[unit];
  if (deed === undefined) return false;
  if (deed === 'moved') return read(state, 'cf-016') === 'one-order';
  if (deed === 'stood' || deed === 'supported') return read(state, 'cf-037') === 'once-per-turn';
  return !(isReaction(deed) && read(state, 'cf-038') === 'order-stands');
}

/**
 * Whether a body fires as it is ordered to. What its order names must still be there, in front of
 * it and in range; otherwise the order is lost. Those who rout do not fire, or by one reading if
 * they can.
 * @clause cf.fire.sequence cf.fire.beyond-max cf.fire.casualties-no-reply
 * @ruling cf-018 cf-037 cf-038 cf-069 cf-124
 */
export function judgeFire(state: State, order: Firing): Verdict {
  const { unit } = order;
  const body = state.units[unit]!;
  if (body.condition === 'routing' && read(state, 'cf-124') === 'order-lost')
    return refused('cf.fire.sequence', 'routing', { unit });
  const wrong = unwritten(state, order);
  if (wrong !== null) return wrong;
  if (hasActed(state, unit)) return refused('cf.fire.sequence', 'has-acted', { unit });
  if (enemiesTouching(state, body).length > 0 && read(state, 'cf-069') === 'no-fire-into-contact')
    return refused('cf.fire.sequence', 'locked', { unit });
  const target = firedAt(state, order);
  if (target === undefined) {
    const written = state.written[unit]!;
    return refused('cf.fire.sequence', 'gone', { unit: 'at' in written ? written.at! : unit });
  }
  if (target.side === body.side) return refused('cf.fire.sequence', 'no-enemy', { unit, at: target.id });
  if (isBattery(body)) return unfit(state, body, target) ?? allowed('cf.fire.sequence', 'cf.gun.declare-target');
  const band = measured(state, { unit, at: target.id })?.band;
  return unfit(state, body, target) ?? allowed('cf.fire.sequence', BAND_CLAUSE[band!]);
}
