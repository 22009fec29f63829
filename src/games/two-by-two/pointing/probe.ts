import type { Intent, Probe, Target } from '../../contract/engine.ts';
import { intentOf } from '../../contract/orders.ts';
import { facingTo } from '../../../geometry/facings.ts';
import { isCavalry } from '../units/unit.ts';
import { judge } from '../turn/judge.ts';
import { likelyInBattle } from '../battle/probe.ts';
import { candidates, tried } from './options.ts';
import { ORDERS, type Order } from '../orders.ts';
import type { Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import { chargeTo, wayTo, type Goal } from '../moving/way.ts';

/**
 * What to select and to point at to give this order: the place where a move ends, with the facing
 * there, or the enemy that is shot at or charged.
 */
export const intent = (state: State, order: Order): Intent => intentOf(ORDERS, order, state);

/**
 * The orders that a selected unit and a target may mean, each judged: first the allowed ones, then
 * the refused ones. At a point: a move there and, if the unit has too little move, also a move as
 * far as it comes. At an enemy: a shot or, in the Move phase, a charge, or a turn to face it.
 */
export function probe(state: State, { unit, kind, target, with: queue }: Intent): readonly Probe<Order, Verdict>[] {
  const wanted = JSON.stringify([unit, target]);
  const worth = unit === null ? candidates(state).map(({ order }) => order) : tried(state, unit);
  // `with` says which units wait; an order that says otherwise does not count.
  const exact = (queue === undefined ? worth : []).filter((order) => {
    const own = intent(state, order);
    return JSON.stringify([own.unit, own.target]) === wanted && judge(state, order).ok;
  });
  const placed = unit !== null && Object.hasOwn(state.units, unit);
  const own = placed
    ? likely(state, state.units[unit]!, target)
    : likelyInBattle(state, { unit, target, ...(queue !== undefined && { with: queue }) });
  const said = new Set(exact.map((order) => JSON.stringify(order)));
  const orders = [...exact, ...own.filter((order) => !said.has(JSON.stringify(order)))]
    .filter(({ type }) => kind === undefined || type === kind)
    .filter(({ type }) => state.awaits?.orders.includes(type));
  const probes = orders.map((order) => ({ order, verdict: judge(state, order) }));
  return [...probes.filter(({ verdict }) => verdict.ok), ...probes.filter(({ verdict }) => !verdict.ok)];
}

/** What a unit may be meant to do at a target, allowed or not. */
function likely(state: State, unit: Unit, target: Target | null): readonly Order[] {
  // Under the readings in which skirmishers are out or not for the whole game, putting them out is
  // not offered.
  if (target === null) return read(state, 'tt-009') === 'deployed-in-move' ? [{ type: 'screen', unit: unit.id }] : [];
  if ('point' in target) return movesTo(state, unit, target);
  if (!('unit' in target) || target.unit === unit.id || !Object.hasOwn(state.units, target.unit)) return [];
  const { at } = state.units[target.unit]!;
  const ids = { unit: unit.id, at: target.unit };
  const legs = state.units[target.unit]!.side === unit.side ? [] : chargeTo(state, ids);
  if (state.phase === 'shoot')
    return [
      ...(legs.length === 0 || !isCavalry(state, unit) ? [] : [{ type: 'counter-charge', ...ids, legs } as const]),
      { type: 'shoot', ...ids },
    ];
  return [
    ...(legs.length === 0 ? [] : [{ type: 'charge', ...ids, legs } as const]),
    { type: 'move', unit: unit.id, legs: [{ go: 'turn', to: facingTo(unit.at, at, unit.facing) }] },
  ];
}

/** A move to a point; if that is too far, also one as far as the unit comes in that direction. */
function movesTo(state: State, unit: Unit, goal: Goal): readonly Order[] {
  const whole = wayTo(state, unit, goal);
  if (whole.length === 0) return [];
  const move = (legs: typeof whole): Order => ({ type: 'move', unit: unit.id, legs });
  const verdict = judge(state, move(whole));
  if (verdict.ok || verdict.reason !== 'too-far') return [move(whole)];
  return [move(whole), move(wayTo(state, unit, goal, 'limit'))];
}
