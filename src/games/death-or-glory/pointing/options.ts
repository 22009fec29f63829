import { facingTo } from '../../../geometry/facings.ts';
import { distance } from '../../../geometry/vectors.ts';
import type { Intent, Option, Probe, Target } from '../../contract/engine.ts';
import { intentOf } from '../../contract/orders.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { besideTurns, commandsOf } from '../command/due.ts';
import { isBattery, isGeneral, isSkirmishing, type Unit } from '../figures/unit.ts';
import { legsFor, march } from '../moving/march.ts';
import { moverBarred } from '../moving/move.ts';
import { isFree } from '../moving/walk.ts';
import { fightsOf } from '../melee/judge.ts';
import { ORDERS, type Order } from '../orders.ts';
import type { Verdict } from '../reasons.ts';
import { enemiesOf, unitsIn, type State } from '../state.ts';
import { judge } from '../turn/judge.ts';
import { answers, answersOf, atUnit, chargesOf } from './charges.ts';

/** A move along one leg, as far as it is allowed. */
function movesOf(state: State, unit: Unit): readonly Order[] {
  if (moverBarred(state, unit) !== null) return [];
  return legsFor(state, unit).flatMap((leg): readonly Order[] => {
    const { steps } = march(state, unit.id, [leg]);
    return steps.length === 0 ? [] : [{ type: 'move', unit: unit.id, legs: steps.map((step) => step.leg) }];
  });
}

/** The orders that are worth trying for a unit in this phase: always the same few for one state. */
function worthTrying(state: State, unit: Unit): readonly Order[] {
  const { id } = unit;
  if (state.phase === 'firing')
    return isGeneral(unit) ? [] : enemiesOf(state, unit).map((foe) => ({ type: 'fire', unit: id, at: [foe.id] }));
  if (state.phase === 'charges-declared') return isGeneral(unit) ? [] : chargesOf(state, unit);
  if (state.phase === 'melee') return fightsOf(state, id);
  if (state.phase === 'command-rally') return commandsOf(state, id);
  if (state.phase !== 'movement') return [];
  return [...movesOf(state, unit), ...withSkirmishers(unit)];
}

/** The orders that are worth trying now, allowed or not; only those of one unit, if it is named. */
function tried(state: State, unit?: string): readonly Order[] {
  if (state.charging.due.length > 0)
    return state.charging.due.filter((id) => unit === undefined || unit === id).flatMap((id) => answersOf(state, id));
  const own = unitsIn(state).filter(({ id, side }) => side === state.side && (unit === undefined || unit === id));
  const ofSide: readonly Order[] =
    unit === undefined ? [{ type: 'roll' }, ...besideTurns(state), { type: 'end-phase' }] : [];
  // One order fights a melee, whichever unit it names.
  if (state.phase === 'melee' && unit === undefined) return [...fightsOf(state), ...ofSide];
  return [...own.flatMap((each) => worthTrying(state, each)), ...ofSide];
}

const judged = (state: State, orders: readonly Order[]): readonly Probe<Order, Verdict>[] =>
  orders.map((order) => ({ order, verdict: judge(state, order) }));

/** Some of the orders that are allowed now. */
export const candidates = (state: State, unit?: string): readonly Option<Order>[] =>
  judged(
    state,
    tried(state, unit).filter(({ type }) => state.awaits?.orders.includes(type)),
  ).flatMap(({ order, verdict }) => (verdict.ok ? [{ order, clauses: verdict.clauses }] : []));

/** What a reader points at to give an order. */
export const intent = (state: State, order: Order): Intent => intentOf(ORDERS, order, state);

/** The legs that lead a unit to a place: straight, after a turn if it may take one. */
function legsTo(unit: Unit, { point, facing }: Extract<Target, { point: unknown }>): readonly Leg[] {
  const by = distance(unit.at, point);
  const turn: readonly Leg[] = facing === undefined ? [] : [{ go: 'turn', to: facing }];
  if (by === 0) return turn;
  if (!isFree(unit)) return [{ go: 'forward', by }];
  return [{ go: 'shift', along: facingTo(unit.at, point, unit.facing), by }, ...turn];
}

/**
 * What a unit may do with skirmishers: a company goes back to its parent, and troops in ranks send
 * one out.
 */
function withSkirmishers(unit: Unit): readonly Order[] {
  if (isGeneral(unit) || isBattery(unit)) return [];
  if (unit.parent !== undefined) return [{ type: 'call-in', unit: unit.id }];
  return isSkirmishing(unit) ? [] : [{ type: 'send-out', unit: unit.id }];
}

/** What a unit may be meant to do at a target, allowed or not. */
function likely(state: State, unit: Unit, target: Target | null): readonly Order[] {
  const { id } = unit;
  const { phase } = state;
  const beside = target === null ? besideTurns(state).filter((order) => 'unit' in order && order.unit === id) : [];
  if (beside.length > 0) return beside;
  if (phase === 'melee') {
    if (target === null) return [{ type: 'fight', unit: id }];
    return 'unit' in target && target.unit !== id ? [{ type: 'fight', unit: id, at: target.unit }] : [];
  }
  if (phase === 'command-rally') return target === null ? commandsOf(state, id) : [];
  if (target === null) return [...withSkirmishers(unit), ...answers(id)];
  if ('unit' in target) return target.unit === id ? [] : atUnit(id, target.unit);
  if (!('point' in target)) return [];
  const legs = legsTo(unit, target);
  return legs.length === 0 ? [] : [{ type: 'move', unit: id, legs }];
}

/**
 * The orders that a selected unit and a target may mean, each judged: first the allowed ones, then
 * the refused ones.
 */
export function probe(state: State, { unit, kind, target }: Intent): readonly Probe<Order, Verdict>[] {
  const wanted = JSON.stringify([unit, target]);
  // Only moves are more than what is likely at a target, and they mean places.
  const isPlace = target !== null && 'point' in target;
  const ofUnit = unit === null || !isPlace ? [] : tried(state, unit);
  const worth = unit === null ? candidates(state).map(({ order }) => order) : ofUnit;
  const exact = worth.filter((order) => {
    const own = intent(state, order);
    return JSON.stringify([own.unit, own.target]) === wanted && judge(state, order).ok;
  });
  const own = unit !== null && Object.hasOwn(state.units, unit) ? likely(state, state.units[unit]!, target) : [];
  const said = new Set(exact.map((order) => JSON.stringify(order)));
  const orders = [...exact, ...own.filter((order) => !said.has(JSON.stringify(order)))]
    .filter(({ type }) => kind === undefined || type === kind)
    .filter(({ type }) => state.awaits?.orders.includes(type));
  const probes = judged(state, orders);
  return [...probes.filter(({ verdict }) => verdict.ok), ...probes.filter(({ verdict }) => !verdict.ok)];
}
