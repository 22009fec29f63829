import { corners, outwards, overlaps, type Base } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { opposite } from '../../../geometry/facings.ts';
import { pivot, reshaped, wheel } from '../../../geometry/moves.ts';
import { isHeldBack } from '../control/bound.ts';
import { baseOf } from '../figures/base.ts';
import { sizeIn } from '../figures/formation.ts';
import { isFormed } from '../figures/formed.ts';
import { spentFor } from '../figures/strength-left.ts';
import { armOf, isBattery, isFoot, isHorse, isSkirmishing, type Body, type Pose } from '../figures/unit.ts';
import { changeTime } from '../moving/changes.ts';
import { rateOf } from '../moving/rates.ts';
import { mayShare } from '../moving/way.ts';
import type { Order } from '../orders.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, chargesAt, unitsIn, type State } from '../state.ts';
import type { Charge } from './charge.ts';
import type { DgClauseId } from '../tables.ts';
import { counterBarrier } from './counter-charge.ts';

/** The order by which a charged unit answers. */
export type Answer = Extract<Order, { type: 'stand' | 'form-square' | 'turn-to-meet' | 'counter-charge' | 'evade' }>;

/** The charges at a unit that it has to answer. */
export const chargesDue = (state: State, id: string): readonly Charge[] =>
  chargesAt(state, { id }).filter(({ stage, kind }) => stage === 'declared' && kind !== 'counter-charge');

/** The troops that charge a unit. */
export const chargersOf = (state: State, id: string): readonly Body[] =>
  chargesDue(state, id).flatMap(({ unit }) => bodyOf(state, unit) ?? []);

/**
 * Whether skirmishers have to evade: formed troops charge them, or by one reading anybody.
 * @clause dg.charge.skirmisher-evade dg.skirmish.charged-infantry dg.skirmish.charged-cavalry
 * @ruling dg-045 dg-140
 */
function mustEvade(state: State, body: Body): boolean {
  if (!isSkirmishing(body)) return false;
  const isAny = read(state, 'dg-045') === 'must-evade';
  return chargersOf(state, body.id).some((charger) => isAny || isFormed(state, charger));
}

/** Whether a unit may stand on a base: on the table, and on nobody. */
const isFree = (state: State, body: Body, base: Base): boolean =>
  isOn(corners(base), state.size) &&
  unitsIn(state).every(
    (other) => other.id === body.id || mayShare(state, body, other) || !overlaps(base, baseOf(state, other)),
  );

/** Where a unit stands as a square; null if there is no room. */
export function squareAt(state: State, body: Body): Pose | null {
  const size = sizeIn(state, body, 'square');
  const base = reshaped(baseOf(state, body), size, size.keep);
  return isFree(state, body, base) ? { at: base.at, facing: base.facing } : null;
}

/** @clause dg.reaction.stand-fire dg.reaction.who-tests @ruling dg-045 dg-116 */
function judgeStand(state: State, body: Body, at: string | undefined): Verdict {
  if (mustEvade(state, body)) return refused('dg.charge.skirmisher-evade', 'must-evade', { unit: body.id });
  if (at !== undefined && !chargesDue(state, body.id).some(({ unit }) => unit === at))
    return refused('dg.fire.one-roll', 'not-charging', { unit: body.id, at });
  const isOpen = !isHorse(body) || read(state, 'dg-116') === 'all-may-stand' || !canElse(state, body);
  return isOpen
    ? allowed(isFoot(body) ? 'dg.reaction.stand-fire' : 'dg.reaction.who-tests')
    : refused('dg.reaction.cavalry-countercharge', 'no-standing', { unit: body.id });
}

/** Whether horse can counter-charge or evade. @ruling dg-116 */
const canElse = (state: State, body: Body): boolean => mayEvade(body) || judgeCounter(state, body, undefined).ok;

/** @clause dg.reaction.form-square */
function judgeSquare(state: State, body: Body): Verdict {
  const no = refused('dg.reaction.form-square', 'no-square', { unit: body.id });
  if (!isFoot(body) || isSkirmishing(body) || !chargersOf(state, body.id).some(isHorse)) return no;
  const time = changeTime(state, body, 'square');
  if (time === null) return no;
  return squareAt(state, body) === null
    ? refused('dg.reaction.form-square', 'no-room-for-square', { unit: body.id })
    : allowed('dg.reaction.form-square', ...time.clauses);
}

/**
 * Where a unit stands that has turned to a charge on its flank or rear: about, or by a wheel about
 * a corner of its front, or without room for that on its place; null if there is no room at all.
 * @clause dg.reaction.wheel @ruling dg-138
 */
export function turnedTo(state: State, body: Body): Pose | null {
  const charge = chargesDue(state, body.id).find(({ comesFrom }) => comesFrom !== 'front');
  if (charge === undefined) return null;
  const base = baseOf(state, body);
  const { comesFrom } = charge;
  const to = comesFrom === 'rear' ? opposite(base.facing) : outwards(base, comesFrom);
  const wheeled = comesFrom === 'left' || comesFrom === 'right' ? [wheel(base, comesFrom, to)] : [];
  const there = [...wheeled, pivot(base, to)].find((each) => isFree(state, body, each));
  return there === undefined ? null : { at: there.at, facing: there.facing };
}

/** @clause dg.reaction.wheel @ruling dg-138 */
function judgeTurning(state: State, body: Body): Verdict {
  const isTurnable = !isBattery(body) && !isSkirmishing(body) && rateOf(state, body) > 0;
  if (!isTurnable || chargesDue(state, body.id).every(({ comesFrom }) => comesFrom === 'front'))
    return refused('dg.reaction.wheel', 'no-turning', { unit: body.id });
  return turnedTo(state, body) === null
    ? refused('dg.reaction.wheel', 'no-room-to-turn', { unit: body.id })
    : allowed('dg.reaction.wheel');
}

/** The charger at whom a unit counter-charges: the one that is named, or the first. */
export const counteredBy = (state: State, id: string, at: string | undefined): Charge | undefined =>
  chargesDue(state, id).find(({ unit }) => at === undefined || unit === at);

/** Why a unit cannot counter-charge as it stands. @ruling dg-111 */
function counterBarred(state: State, body: Body): Refused | null {
  const given = { unit: body.id };
  const spent = spentFor(body, 'melee');
  if (spent !== null) return refused('dg.fatigue.utter', spent, given);
  if (body.mood === 'shaken') return refused('dg.morale.shaken', 'shaken-no-charge', given);
  if (isHeldBack(state, body)) return refused('dg.control.result', 'held-no-charge', given);
  const stands = isBattery(body) || isSkirmishing(body) || rateOf(state, body) === 0 || body.changing !== undefined;
  return stands ? refused('dg.reaction.infantry-countercharge', 'no-counter-charge', given) : null;
}

/** @clause dg.reaction.infantry-countercharge dg.reaction.cavalry-countercharge */
function judgeCounter(state: State, body: Body, at: string | undefined): Verdict {
  const charge = counteredBy(state, body.id, at);
  if (charge === undefined)
    return refused('dg.reaction.initiative-answers', 'not-charging', { unit: body.id, at: at ?? body.id });
  const barred = counterBarred(state, body);
  if (barred !== null) return barred;
  const clause = isFoot(body) ? 'dg.reaction.infantry-countercharge' : 'dg.reaction.cavalry-countercharge';
  if (isFoot(body) && !isFoot(bodyOf(state, charge.unit)!))
    return refused(clause, 'no-counter-charge', { unit: body.id });
  const barrier = counterBarrier(state, body, charge);
  return barrier === null
    ? allowed(clause)
    : refused(barrier.clause, 'no-counter-here', { unit: body.id, ground: barrier.ground });
}

/**
 * Whether a unit may evade: light horse, guns that are unlimbered, skirmishers.
 * @clause dg.reaction.evade dg.skirmish.charged-infantry dg.skirmish.charged-cavalry
 */
const mayEvade = (body: Body): boolean =>
  isSkirmishing(body) ||
  armOf(body) === 'light-horse' ||
  (isBattery(body) && body.formation === 'deployed' && body.guns === undefined);

/** The clause by which a unit evades. */
export function evadeClause(state: State, body: Body): DgClauseId {
  if (!isSkirmishing(body)) return 'dg.reaction.evade';
  return chargersOf(state, body.id).some(isHorse) ? 'dg.skirmish.charged-cavalry' : 'dg.skirmish.charged-infantry';
}

/** @clause dg.reaction.evade dg.charge.skirmisher-evade dg.charge.skirmisher-volley */
function judgeEvading(state: State, body: Body, fires: boolean): Verdict {
  if (!mayEvade(body)) return refused('dg.reaction.evade', 'no-evading', { unit: body.id });
  if (fires && (!isSkirmishing(body) || state.done.fired.includes(body.id)))
    return refused('dg.charge.skirmisher-volley', 'no-volley-first', { unit: body.id });
  const must = mustEvade(state, body) ? (['dg.charge.skirmisher-evade'] as const) : [];
  return allowed(evadeClause(state, body), ...must, ...(fires ? (['dg.charge.skirmisher-volley'] as const) : []));
}

/**
 * May a charged unit answer so? Its answer is due, and it is one of those that its arm may give.
 * @clause dg.reaction.who-tests dg.reaction.stand-fire dg.reaction.form-square dg.reaction.wheel
 * dg.reaction.infantry-countercharge dg.reaction.cavalry-countercharge dg.reaction.evade
 */
export function judgeReaction(state: State, order: Answer): Verdict {
  const body = bodyOf(state, order.unit);
  if (body === undefined || !state.charging.due.includes(order.unit))
    return refused('dg.reaction.who-tests', 'not-charged', { unit: order.unit });
  switch (order.type) {
    case 'stand':
      return judgeStand(state, body, order.at);
    case 'form-square':
      return judgeSquare(state, body);
    case 'turn-to-meet':
      return judgeTurning(state, body);
    case 'counter-charge':
      return judgeCounter(state, body, order.at);
    case 'evade':
      return judgeEvading(state, body, order.fires === true);
  }
}
