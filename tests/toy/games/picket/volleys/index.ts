import type { Dice } from '../../../../../src/core/dice.ts';
import type { Policy, Supposition } from '../../../../../src/games/contract/engine.ts';
import { holding, holds } from '../../../../../src/games/contract/hands.ts';
import { firstOption } from '../../../../../src/games/contract/odds.ts';
import type { Played } from '../../../../../src/games/contract/prepared.ts';
import type { Order } from '../orders.ts';
import { carryOut, type Event } from '../play.ts';
import { foe, settled, type State } from '../state.ts';
import { close, fight } from './charge.ts';
import { volley } from './volley.ts';

/** Records one event. */
export const apply = (state: State, { sets }: Event): State => settled({ ...state, ...sets });

/** Measures an order, and then plays it with any dice. */
export function prepared(state: State, order: Order): (dice: Dice) => Played<State, Event> {
  const play = measured(state, order);
  return (dice) => {
    const events = play(dice);
    return { events, state: events.reduce(apply, state) };
  };
}

function measured(state: State, order: Order): (dice: Dice) => readonly Event[] {
  const { volley: fired, charge } = state;
  if (order.type === 'volley' && state.hands === undefined) return volley(state, order, []);
  if (fired && (order.type === 'lay' || order.type === 'keep'))
    return volley(state, fired, order.type === 'lay' ? order.with : []);
  if (charge && order.type === 'close') return (dice) => [close(state, charge, dice)];
  if (charge && order.type === 'meet') return (dice) => [fight(state, charge, dice)];
  return (dice) => carryOut(state, order, dice);
}

/** Nobody slips away: a unit ducks, and otherwise the first order is given. */
const first = (state: State, options: Parameters<Policy<State, Order>['choose']>[1]): Order =>
  options.find(({ order }) => order.type === 'duck')?.order ?? (firstOption.choose(state, options) as Order);

/** Nobody plays a card, and a unit under fire ducks. */
export const policy: Policy<State, Order> = {
  name: 'no-card',
  says: 'These odds assume that nobody plays a card, and that a unit under fire ducks.',
  choose: first,
  goesOn: ({ charge }, _horizon, began) => (began.type === 'charge' && charge ? { type: 'close' } : null),
  isSettled: ({ charge }, horizon) => horizon === 'contact' && charge?.isIn === true,
};

export const horizons = [
  { id: 'contact', says: 'to contact' },
  { id: 'fight', says: 'to the end of the fight' },
];

/** What a volley comes to if the other side has damped its powder. */
export function suppose(state: State, order: Order, eyes: string): readonly Supposition<State, Order>[] {
  if (order.type !== 'volley' || state.hands === undefined || state.units[order.unit]!.side !== eyes) return [];
  const theirs = foe({ sides: state.sides, side: eyes });
  const damp = holding(state, theirs, 'damp', eyes);
  if (damp === null) return [];
  const lays: typeof policy = {
    ...policy,
    choose: (now, options) => options.find((each) => each.order.type === 'lay')?.order ?? first(now, options),
  };
  return [
    {
      says: 'if they damp your powder',
      chance: holds(state, theirs, 'damp', eyes),
      state: settled(damp),
      policy: lays,
    },
  ];
}
