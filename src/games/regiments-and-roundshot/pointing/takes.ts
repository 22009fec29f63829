import type { Order } from '../orders.ts';
import type { State } from '../state.ts';
import { judge } from '../turn/judge.ts';
import { actors, ofSide, tried, worthTrying } from './options.ts';

/**
 * Whether some order that is allowed now takes this card. It looks only as far as the first one: a
 * hand of cards is asked about after each order.
 */
export function takes(state: State, card: string): boolean {
  const isTaken = (order: Order): boolean => 'with' in order && judge(state, { ...order, with: [card] }).ok;
  if (state.awaits?.kind !== 'phase') return tried(state).some(isTaken);
  return ofSide(state).some(isTaken) || actors(state).some((unit) => worthTrying(state, unit).some(isTaken));
}
