import { closedTo } from '../../contract/view.ts';
import type { Event } from '../events.ts';
import type { Order } from '../orders.ts';
import type { Brigade, State } from '../state.ts';
import { brigadesIn, ridersIn } from './brigades.ts';

/** The back of an order sheet. */
const back = ({ read, ...brigade }: Brigade): Brigade => ({
  ...brigade,
  order: null,
  ...(read !== undefined && { read: { ...read, order: null } }),
});

/**
 * The board as a side may know it: of the sheets of the other side only the backs, and of its
 * messengers only where they ride. @clause dg.orders.general-order @ruling dg-114
 */
export function seenBy(state: State, eyes: string): State {
  const { brigades, riders } = state;
  if (brigades === undefined) return state;
  const closed = closedTo(Object.keys(state.sides), state, eyes);
  const sheets = Object.entries(brigadesIn(state)).map(([id, each]) => [
    id,
    closed.includes(each.side) ? back(each) : each,
  ]);
  const seen = Object.entries(ridersIn(state)).map(([id, each]) => [
    id,
    closed.includes(each.side) ? { ...each, order: null } : each,
  ]);
  return {
    ...state,
    brigades: Object.fromEntries(sheets) as Readonly<Record<string, Brigade>>,
    ...(riders !== undefined && { riders: Object.fromEntries(seen) as NonNullable<State['riders']> }),
  };
}

/** An event as a side may know it: that an order is given, and not which. */
export const seenEvent = (event: Event, eyes: string): Event | null =>
  'brigade' in event && 'order' in event && event.side !== eyes ? { ...event, order: null } : event;

/** An order as a side may know it: what the other side writes, sends or calls out is sealed. */
export const seenOrder = (order: Order, eyes: string): Order | null =>
  'by' in order && order.by !== eyes ? null : order;
