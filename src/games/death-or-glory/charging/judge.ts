import { chargeBarredByOrder } from '../command/brigades.ts';
import { boundFoes, isHeldBack, isOutOfHand } from '../control/bound.ts';
import { foesTouching, isRunning } from '../figures/formed.ts';
import { spentFor } from '../figures/strength-left.ts';
import { isBattery, isSkirmishing, type Body } from '../figures/unit.ts';
import { degreesBetween } from '../../../geometry/facings.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { isFree } from '../moving/walk.ts';
import { rateOf } from '../moving/rates.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Annotation, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, bodyOf, chargesAt, firstOf, type State } from '../state.ts';
import { WIDEST_WHEEL, type DgClauseId } from '../tables.ts';
import { barriersOn } from './ground.ts';
import { metOn, skirmishersOn } from './obstacles.ts';
import { chargeWay, type ChargeWay } from './way.ts';

type ChargeOrder = Pick<OrderOf<'charge' | 'assault'>, 'type' | 'unit' | 'at'> & Pick<OrderOf<'charge'>, 'legs'>;

/** The charge that a unit has declared in this turn. */
export const chargeOf = ({ charging }: Pick<State, 'charging'>, id: string) =>
  charging.charges.find(({ unit }) => unit === id);

/**
 * Why a unit may not charge at all.
 * @clause dg.charge.declare-order dg.reaction.other-declares dg.morale.shaken
 * dg.melee.winner-halted dg.control.result dg.melee.no-charge-in @ruling dg-111
 */
export function chargerBarred(state: State, body: Body): Refused | null {
  const given = { unit: body.id };
  if (isRunning(body)) return refused('dg.morale.break', 'running', given);
  const spent = spentFor(body, 'melee');
  if (spent !== null) return refused('dg.fatigue.utter', spent, given);
  if (chargeOf(state, body.id) !== undefined) return refused('dg.charge.declare-order', 'has-declared', given);
  if (chargesAt(state, body).length > 0) return refused('dg.reaction.other-declares', 'is-charged', given);
  const [foe] = foesTouching(state, body);
  if (foe !== undefined)
    return refused('dg.melee.no-charge-in', 'in-melee', given, [{ kind: 'light', units: [body.id, foe.id] }]);
  if (body.mood === 'shaken') return refused('dg.morale.shaken', 'shaken-no-charge', given);
  if (isHeldBack(state, body)) return refused('dg.control.result', 'held-no-charge', given);
  if ((body.reforms ?? 0) >= state.turn) return refused('dg.melee.winner-halted', 'reforms-no-charge', given);
  if (state.done.moved.includes(body.id)) return refused('dg.move.optional', 'has-moved', given);
  const stands = isBattery(body) || rateOf(state, body) === 0 || body.changing !== undefined;
  return stands ? refused('dg.charge.declare-order', 'no-charge', given) : null;
}

/**
 * Why an enemy may not be charged: he is none, fights already, is in formed troops while the unit
 * skirmishes, is not the one after whom a unit out of hand goes, or does not charge himself when
 * only those may be charged who do.
 * @clause dg.charge.no-existing-melee dg.charge.skirmisher-targets dg.reaction.initiative-answers
 * dg.control.result
 */
function targetBarred(state: State, body: Body, at: string): Refused | null {
  const given = { unit: body.id, at };
  const target = bodyOf(state, at);
  if (target === undefined || target.side === body.side)
    return refused('dg.charge.declare-order', 'no-enemy-to-charge', given);
  const lit: readonly Annotation[] = [{ kind: 'light', units: [body.id, at] }];
  if (foesTouching(state, target).length > 0)
    return refused('dg.charge.no-existing-melee', 'fights-already', given, lit);
  if (isSkirmishing(body) && !isSkirmishing(target))
    return refused('dg.charge.skirmisher-targets', 'only-skirmishers', given, lit);
  const after = boundFoes(state, body);
  if (after.length > 0 && !after.some(({ id }) => id === at))
    return refused('dg.control.result', 'must-charge', given, [{ kind: 'light', units: [body.id, after[0]!.id] }]);
  if (state.charging.isAnswering && chargeOf(state, at) === undefined)
    return refused('dg.reaction.initiative-answers', 'only-chargers', given, lit);
  return isOutOfHand(state, body) ? null : chargeBarredByOrder(state, body, target);
}

/**
 * What the side without the initiative may not do: nothing; by one reading it only assaults, and by
 * another it goes only at those who charge.
 * @clause dg.reaction.other-declares @ruling dg-133
 */
function secondBarred(state: State, { side, id: unit }: Body, { type, at }: ChargeOrder): Refused | null {
  const reading = read(state, 'dg-133');
  if (side === firstOf(state) || reading === 'charges-of-his-own') return null;
  if (reading === 'assaults-only')
    return type === 'charge' ? refused('dg.reaction.other-declares', 'only-assaults', { unit }) : null;
  const isCharging = chargeOf(state, at) !== undefined;
  return isCharging ? null : refused('dg.reaction.initiative-answers', 'only-chargers', { unit, at });
}

/** Whether the legs of a charge are of its kinds: straight ahead, with one wheel. @ruling dg-152 */
function areStraight(state: State, body: Body, { steps }: ChargeWay): boolean {
  const turns = steps.filter(({ leg }) => leg.go !== 'forward');
  if (turns.length === 0) return true;
  if (turns.length > 1) return false;
  const [{ leg, from, to }] = turns as [ChargeWay['steps'][number]];
  if (isFree(body)) return leg.go === 'turn' || leg.go === 'wheel';
  if (read(state, 'dg-152') === 'straight-only') return false;
  return leg.go === 'wheel' && degreesBetween(from.facing, to.facing) <= WIDEST_WHEEL + 0.05;
}

/** The way as it is drawn, up to where it is stopped. */
const pathOf = (body: Body, { steps }: ChargeWay): Annotation => ({
  kind: 'path',
  unit: body.id,
  through: [body.id, ...steps.map(({ to: { at, facing } }) => ({ at, facing }))],
  sense: 'move',
});

/**
 * Why a charge cannot go this way, or why it is to be a charge, and no assault.
 * @clause dg.charge.bonus dg.charge.assault dg.move.blocked @ruling dg-133
 */
function wayBarred(
  state: State,
  body: Body,
  target: Body,
  { type, way }: { type: string; way: ChargeWay },
): Refused | null {
  const given = { unit: body.id, at: target.id };
  const shows = [pathOf(body, way)];
  if (!areStraight(state, body, way)) return refused('dg.charge.impact-straight', 'odd-legs', { unit: body.id }, shows);
  const [barrier] = barriersOn(state, body, target, way);
  if (barrier !== undefined && (type === 'charge' || barrier.isClosed))
    return refused(
      barrier.refuses ?? barrier.clause,
      barrier.isClosed ? 'no-attack-here' : 'no-charge-here',
      { unit: body.id, ground: barrier.ground },
      shows,
    );
  // Where the other side may only assault, it may do so anywhere.
  const isOnlyWay = read(state, 'dg-133') === 'assaults-only' && body.side !== firstOf(state);
  if (type === 'assault' && barrier === undefined && !isOnlyWay)
    return refused('dg.charge.assault', 'charge-instead', { unit: body.id }, shows);
  const { needs, has } = way;
  if (!atMost(needs, has)) return refused('dg.charge.bonus', 'charge-too-long', { ...given, needs, has }, shows);
  const met = metOn(state, body, target.id, way.steps);
  if (met === 'off-table') return refused('dg.move.optional', 'off-table', { unit: body.id }, shows);
  if (met?.unit !== undefined)
    return refused('dg.move.blocked', 'in-the-way', { unit: body.id, other: met.unit }, shows);
  return met === null ? null : refused('dg.move.blocked', 'impassable', { unit: body.id, ground: met.ground! }, shows);
}

/**
 * The clauses that allow a charge: those of its way and, for an assault, those of the ground on
 * which nobody charges.
 * @clause dg.charge.assault dg.charge.through-skirmishers
 */
function clausesOf(state: State, body: Body, target: Body, { type, way }: { type: string; way: ChargeWay }) {
  const barriers = barriersOn(state, body, target, way).map(({ clause }) =>
    clause === 'dg.charge.no-steep-all' ? 'dg.charge.infantry-slopes' : clause,
  );
  const own: readonly DgClauseId[] =
    type === 'charge' ? (way.isStraight ? ['dg.charge.impact-straight'] : []) : ['dg.charge.assault', ...barriers];
  const { from } = way.steps.at(-1)!;
  const isThrough = skirmishersOn(state, body, target.id, { from, by: way.run }).length > 0;
  const through = isThrough ? (['dg.charge.through-skirmishers'] as const) : [];
  const passed = state.charging.isAnswering ? (['dg.reaction.initiative-answers'] as const) : [];
  return [...new Set<DgClauseId>(['dg.charge.declare-order', 'dg.charge.bonus', ...own, ...through, ...passed])];
}

/** Why a unit may neither charge nor assault an enemy, by whatever way. */
const barredFrom = (state: State, body: Body, at: string): Refused | null =>
  chargerBarred(state, body) ?? targetBarred(state, body, at);

/**
 * Whether a unit may charge or assault an enemy by one of some ways, each of them legs or, if
 * undefined, the one that leads there best: what `judgeCharge` says of each, with no way measured
 * twice.
 * @clause dg.charge.declare-order
 */
export function mayGoAt(state: State, body: Body, target: Body, ways: readonly ChargeOrder['legs'][]): boolean {
  if (barredFrom(state, body, target.id) !== null) return false;
  const { id: unit } = body;
  const types = (['charge', 'assault'] as const).filter(
    (type) => secondBarred(state, body, { type, unit, at: target.id }) === null,
  );
  return (
    types.length > 0 &&
    ways.some((legs) => {
      const way = chargeWay(state, body, target, legs);
      return way !== null && types.some((type) => wayBarred(state, body, target, { type, way }) === null);
    })
  );
}

/**
 * May a unit charge, or assault, this enemy by these legs? It is free to, he can be charged, some
 * part of him is in the strip before its front, its charge move is long enough, no ground bars it
 * and nobody is in its way.
 * @clause dg.charge.declare-order dg.charge.bonus dg.charge.impact-straight
 * @ruling dg-133 dg-152
 */
export function judgeCharge(state: State, { type, unit: id, at, legs }: ChargeOrder): Verdict {
  const body = bodyOf(state, id);
  if (body === undefined) return refused('dg.charge.declare-order', 'no-general', { unit: id });
  const barred = barredFrom(state, body, at) ?? secondBarred(state, body, { type, unit: id, at });
  if (barred !== null) return barred;
  const target = bodyOf(state, at)!;
  const way = chargeWay(state, body, target, legs);
  if (way === null)
    return refused('dg.charge.impact-straight', 'not-ahead', { unit: id, at }, [{ kind: 'light', units: [id, at] }]);
  return (
    wayBarred(state, body, target, { type, way }) ??
    allowedShowing([pathOf(body, way)], ...clausesOf(state, body, target, { type, way }))
  );
}

/**
 * Why a side may not end its declarations yet: a unit that is out of hand can charge the foe after
 * whom it goes, and has not declared it; null if it may.
 * @clause dg.control.result @ruling dg-102 dg-143
 */
export function endOfDeclaringBarred(state: State): Refused | null {
  const loose = bodiesIn(state).filter(({ side }) => side === state.side);
  for (const body of loose) {
    if (!isOutOfHand(state, body)) continue;
    const foe = boundFoes(state, body).find(({ id: at }) =>
      (['charge', 'assault'] as const).some((type) => judgeCharge(state, { type, unit: body.id, at }).ok),
    );
    if (foe !== undefined)
      return refused('dg.control.result', 'charges-first', { unit: body.id, at: foe.id }, [
        { kind: 'light', units: [body.id, foe.id] },
      ]);
  }
  return null;
}
