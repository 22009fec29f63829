import { speak } from '../../../../src/games/words.ts';
import type { Order, Refusals } from './judge.ts';
import type { Event } from './resolve.ts';
import type { State } from './state.ts';

interface Picket {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: 'card' | 'first' | 'notice' | 'aim' | 'hits' | 'effect' | 'nerve';
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const at = (point: readonly number[]): string => point.map((n) => Math.round(n)).join(', ');

const name = (id: string, { units }: State): string => units[id]?.name ?? id;
const told =
  (says: (word: string) => string) =>
  ({ of, word }: Event, state: State): string =>
    `${capital(name(of, state))} ${says(word)}.`;
const unit =
  (says: string) =>
  (params: { readonly unit: string }, state: State): string =>
    `${capital(name(params.unit, state))} ${says}.`;

export const words = speak<Picket>({
  events: {
    written: told(() => 'has written its order'),
    shown: told((card) => `goes first, and the card is ${card}`),
    moved: told(() => 'move'),
    aimed: told(() => 'are aimed at'),
    shot: told((word) => `come to this: ${word}`),
    settled: told((word) => word),
    ended: told(() => 'has done'),
  },
  refusals: {
    over: () => 'The night is over.',
    'not-now': () => 'That is not for you to order now.',
    'has-acted': unit('have acted already, or waver'),
    'too-far': unit('do not get so far'),
    'not-covered': unit('are no target there'),
  },
  orders: {
    write: ({ by, plan }) => `Write ${plan} for ${by}`,
    move: (order, state) => `Move ${name(order.unit, state)} to ${at(order.to)}`,
    fire: (order, state) => `Fire ${name(order.unit, state)} at ${name(order.at, state)}`,
    duck: () => 'Duck',
    stand: () => 'Stand',
    follow: () => 'Take the ground',
    stay: () => 'Stay',
    'end-phase': () => 'End the action',
  },
  rolls: {
    card: () => 'the card',
    first: (side) => side,
    notice: () => 'to see',
    aim: () => 'to aim',
    hits: () => 'hits',
    effect: () => 'effect',
    nerve: () => 'nerve',
  },
  name,
  unit(id, state) {
    const { side, men, at: there, acted } = state.units[id]!;
    return `${capital(name(id, state))} (${side}), ${men} men at ${at(there)}${acted ? ', done' : ''}`;
  },
  moment: ({ round, side }) => `Round ${round}, ${side === null ? 'orders' : `${side} action`}`,
});
