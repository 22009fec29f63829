import type { Policy, Supposition } from '../../contract/engine.ts';
import { handOf, holding, holds } from '../../contract/hands.ts';
import { attackOf } from '../attacks/attack.ts';
import type { Order } from '../orders.ts';
import { cardName } from '../names.ts';
import { read } from '../rulings.ts';
import { foeOf, type State } from '../state.ts';
import { settled } from '../turn/awaiting.ts';
import { changeBy } from '../attacks/cards.ts';
import { rankOf, type Rank } from './ranks.ts';

/** Choices that stop play once an order has come to what it comes to. */
const SETTLED = ['overrun', 'evade', 'arrival', 'column', 'between'] as const;

/**
 * How odds are counted: nobody plays a card after the order. Whether cavalry rides on or withdraws
 * is no part of what the order comes to, nor is the roll of the next formation for control, or
 * where
 * a column comes on that has arrived.
 */
export const policy: Policy<State, Order> = {
  name: 'no-card',
  says: 'These odds assume that nobody plays a further card.',
  choose: (_state, options) => options[0]!.order,
  isSettled: ({ pending, awaits }) =>
    SETTLED.some((kind) => kind === pending?.kind) || awaits?.orders.includes('control') === true,
};

/** One side lays one card of this rank when it is asked, and all else is left out. */
const laying = (side: string, rank: Rank): Policy<State, Order> => ({
  ...policy,
  choose(state, options) {
    const { pending } = state;
    const isFirst =
      pending?.kind === 'cards' && pending.asked === side && !pending.laid.some((card) => rankOf(card) === rank);
    const lays = isFirst
      ? options.find(({ order }) => order.type === 'play' && rankOf(order.with[0]!) === rank)
      : undefined;
    return (lays ?? options[0]!).order;
  },
});

const KIND = { bombard: 'bombardment', volley: 'volley', charge: 'charge', ride: 'charge' } as const;
const ANSWERS: readonly Rank[] = ['2', '4', '6', '9', '10'];

/**
 * What an attack comes to if the other side answers it with a card: a row for each rank that
 * changes its roll, with the exact chance that the other side holds it, from what this side has not
 * seen. Of the reader’s own answers: a row for each that lies in the hand. A Two stops an attack,
 * and nothing is left to count.
 * @ruling rr-024 rr-025 rr-090
 */
export function suppose(state: State, order: Order, eyes: string): readonly Supposition<State, Order>[] {
  if (order.type !== 'bombard' && order.type !== 'volley' && order.type !== 'charge' && order.type !== 'ride')
    return [];
  const attack = attackOf(state, { kind: KIND[order.type], unit: order.unit, at: order.at });
  const other = foeOf(state, attack.unit.side);
  const ranks = ANSWERS.filter((rank) => typeof changeBy(attack, rank)?.adds === 'number');
  return ranks.flatMap((rank): readonly Supposition<State, Order>[] => {
    const says = `if ${other === eyes ? 'you play' : 'they play'} ${cardName(rank).replace('the ', 'a ')}`;
    const held = handOf(state, other).some((card) => rankOf(card) === rank);
    if (held) return [{ says, chance: null, state, policy: laying(other, rank) }];
    const holder = other === eyes ? null : holding(state, other, rank, eyes);
    if (holder === null) return [];
    // Who does not know what lies on the heap cannot reckon.
    const chance = read(state, 'rr-090') === 'closed' ? null : holds(state, other, rank, eyes);
    return [{ says, chance, state: settled(holder), policy: laying(other, rank) }];
  });
}
