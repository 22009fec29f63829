import type { Intent, Probe, Target } from '../../contract/engine.ts';
import { intentOf } from '../../contract/orders.ts';
import { ORDERS, type Order } from '../orders.ts';
import type { Verdict } from '../reasons.ts';
import type { State, Unit } from '../state.ts';
import type { Phase } from '../tables.ts';
import { judge } from '../turn/judge.ts';
import { tried } from './options.ts';
import { chargeCards, payments } from './payments.ts';
import { placedAt } from './placing.ts';
import { legTo, mayGo } from './ways.ts';

/** What to select and to point at to give this order. */
export const intent = (state: State, order: Order): Intent => intentOf(ORDERS, order, state);

/** An order with the chosen cards, if it takes any; else with none. */
const withChosen = (order: Order, chosen: readonly string[]): Order =>
  'with' in order ? { ...order, with: chosen } : order;

/**
 * The orders that a selected figure, a target and chosen cards may mean, each judged: first the
 * allowed ones, then the refused ones. What needs a card and has none chosen, a march or a charge
 * with the bayonet, is offered once for each rank that can pay, so that no card is spent unseen.
 */
export function probe(
  state: State,
  { unit, kind, target, with: chosen = [] }: Intent,
): readonly Probe<Order, Verdict>[] {
  const own = unit === null ? undefined : state.units[unit];
  const meant =
    target === null
      ? untargeted(state, unit, chosen)
      : own === undefined
        ? placedAt(state, target)
        : targeted(state, own, target, chosen);
  const orders = meant
    .filter(({ type }) => kind === undefined || type === kind)
    .filter(({ type }) => state.awaits?.orders.includes(type));
  const probes = orders.map((order) => ({ order, verdict: judge(state, order) }));
  return [...probes.filter(({ verdict }) => verdict.ok), ...probes.filter(({ verdict }) => !verdict.ok)];
}

const hasTarget = (order: Order): boolean => order.type === 'march' || 'at' in order;

/** The orders that need no target: of one figure, or of the whole side. */
function untargeted(state: State, unit: string | null, chosen: readonly string[]): readonly Order[] {
  const all = tried(state, unit ?? undefined).filter((order) => !hasTarget(order));
  const own = all.filter((order) => ('unit' in order ? order.unit : null) === unit);
  if (chosen.length === 0) return own;
  return own
    .filter((order) => 'with' in order)
    .map((order) => withChosen(order, chosen))
    .filter(isFirst);
}

const isFirst = (order: Order, n: number, all: readonly Order[]): boolean =>
  all.findIndex((each) => JSON.stringify(each) === JSON.stringify(order)) === n;

/** What a figure may be meant to do at a target. */
function targeted(state: State, unit: Unit, target: Target, chosen: readonly string[]): readonly Order[] {
  if ('point' in target) return marchesTo(state, unit, target.point, chosen);
  if (!('unit' in target) || !Object.hasOwn(state.units, target.unit)) return [];
  const ids = { unit: unit.id, at: target.unit, with: chosen };
  if (state.pending?.kind === 'overrun') return [{ type: 'ride', ...ids }];
  if (state.phase === 'grand-maneuver') return marchesTo(state, unit, state.units[target.unit]!.at, chosen);
  const type = ATTACKS[state.phase];
  if (type === undefined) return [];
  const pays = type === 'charge' && unit.arm === 'infantry' && chosen.length === 0 ? chargeCards(state, unit) : [];
  return pays.length === 0 ? [{ type, ...ids }] : pays.map((cards) => ({ type, ...ids, with: cards }));
}

/** What one does to an enemy in each phase. */
const ATTACKS: Readonly<Partial<Record<Phase, 'bombard' | 'volley' | 'charge'>>> = {
  bombardment: 'bombard',
  volley: 'volley',
  charge: 'charge',
};

/** A march to a point, or as far toward it as the move of the formation goes. */
function marchesTo(state: State, unit: Unit, to: Unit['at'], chosen: readonly string[]): readonly Order[] {
  const [whole, cut] = [legTo(unit, to), legTo(unit, to, mayGo(state, unit) ?? undefined)];
  const pays = chosen.length > 0 ? [chosen] : payments(state, unit.id);
  const paid = pays.length === 0 ? [[]] : pays;
  const marches = (leg: typeof whole): readonly Order[] =>
    leg === null ? [] : paid.map((cards): Order => ({ type: 'march', unit: unit.id, legs: [leg], with: cards }));
  const all = marches(whole);
  return all.some((order) => judge(state, order).ok) ? all : [...marches(cut), ...all].filter(isFirst);
}
