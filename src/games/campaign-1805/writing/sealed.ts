import type { Event } from '../events.ts';
import type { Order } from '../orders.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type State } from '../state.ts';
import { hasHandedIn } from './slips.ts';

/** Whether what a body is ordered to do has been seen: it has acted on it. @ruling cf-015 */
const isSeen = (state: State, id: string): boolean => {
  const isOpen = read(state, 'cf-015') === 'revealed-together' && state.phase !== 'orders';
  return isOpen || state.acted[id] !== undefined;
};

/**
 * The orders of the other side that lie face down: once it has handed in, one for each of its
 * bodies, so that nobody learns for which something is written. @ruling cf-015
 */
const faceDown = (state: State, side: string): readonly string[] =>
  bodiesIn(state)
    .filter((body) => body.side !== side && hasHandedIn(state, body.side) && !isSeen(state, body.id))
    .map(({ id }) => id);

/**
 * The board as a side may know it: of the other side’s orders only those that have been carried
 * out. @clause cf.orders.all-units @ruling cf-015
 */
export function seenBy(state: State, side: string): State {
  const known = Object.entries(state.written).filter(([id]) => state.units[id]?.side === side || isSeen(state, id));
  const passing = state.passing.filter(({ unit }) => state.units[unit]?.side === side);
  return { ...state, written: Object.fromEntries(known), passing, sealed: faceDown(state, side) };
}

/**
 * The board as a side may know it, and the slip that an order turns up: a body that carries out
 * its order shows it. @ruling cf-015
 */
export function shownBy(state: State, order: Order, side: string): State {
  const seen = seenBy(state, side);
  const turnsUp = order.type === 'fire' || order.type === 'charge' || order.type === 'call-off';
  const slip = turnsUp ? state.written[order.unit] : undefined;
  return slip === undefined || !turnsUp ? seen : { ...seen, written: { ...seen.written, [order.unit]: slip } };
}

/** An event as a side may know it: nothing of what the other side writes. @ruling cf-015 */
export const seenEvent = (event: Event, side: string): Event | null =>
  (event.type === 'wrote' || event.type === 'pass-written') && event.side !== side ? null : event;

/** An order as a side may know it: what the other side writes is sealed. @ruling cf-015 */
export const seenOrder = (order: Order, side: string): Order | null =>
  (order.type === 'write' || order.type === 'pass-over') && order.by !== side ? null : order;
