import type { Horizon, Option, Policy } from '../../contract/policy.ts';
import type { Order } from '../orders.ts';
import type { State } from '../state.ts';

/** How far odds look: a charge to the moment of contact, or to the end of the turn. */
export const HORIZONS: readonly Horizon[] = [{ id: 'contact', says: 'to contact' }];

/** Whom the charge is aimed at that was declared last. */
const lastCharged = ({ charging }: State): string | undefined => charging.charges.at(-1)?.at;

const isCharge = (order: Order): boolean => order.type === 'charge' || order.type === 'assault';

/** Whoever is charged stands; if he cannot, he evades. */
export const policy: Policy<State, Order> = {
  name: 'stands',
  says: 'These odds assume that whoever is charged stands, and evades if he may not stand.',
  choose(state: State, options: readonly Option<Order>[]): Order {
    const about = lastCharged(state);
    const own = options.filter(({ order }) => 'unit' in order && order.unit === about);
    const offered = own.length > 0 ? own : options;
    return (offered.find(({ order }) => order.type === 'stand') ?? offered[0]!).order;
  },
  // The end of the declarations brings the answers of those who are charged.
  goesOn: (state, _horizon, began) =>
    isCharge(began) &&
    state.phase === 'charges-declared' &&
    state.charging.charges.some(({ stage }) => stage === 'declared')
      ? { type: 'end-phase' }
      : null,
  // As soon as one of the charged has answered, what others do is another matter.
  isSettled: ({ charging }) => charging.due.length > 0 && charging.charges.some(({ stage }) => stage !== 'declared'),
};
