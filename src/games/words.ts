import type { Refusals, Refused } from '../core/verdicts.ts';
import type { Awaiting, EventLike, OrderLike } from './engine.ts';

/** The types of one game, as its words need them. */
export interface GameTypes {
  state: Awaiting;
  order: OrderLike;
  event: EventLike;
  refusals: Refusals;
  /** What is rolled for: the first part of each purpose. */
  roll: string;
}

/** The parts of a union that may be of this type; one part may have several. */
export type OfType<Part extends { readonly type: string }, Type> = Part extends { readonly type: infer Types }
  ? Extract<Type, Types> extends never
    ? never
    : Part
  : never;

/**
 * All sentences of a game as tables over its types: an event, an order, a refusal or a roll that is new does not compile without its own.
 * Codes and parameters stand in the engine and text in one place, so that other languages can come.
 */
export interface Words<G extends GameTypes> {
  /** What happened, as one sentence. */
  readonly events: {
    readonly [Type in G['event']['type']]: (event: OfType<G['event'], Type>, state: G['state']) => string;
  };
  /** Why not, as a player would say it over the table. */
  readonly refusals: {
    readonly [Reason in keyof G['refusals'] & string]: (params: G['refusals'][Reason], state: G['state']) => string;
  };
  /** An order as a player would give it: `Fire the gun at the grenadiers`. */
  readonly orders: {
    readonly [Type in G['order']['type']]: (order: OfType<G['order'], Type>, state: G['state']) => string;
  };
  /** The caption of a die, by the first part of its purpose; `whose` is the rest: `hit` → `to hit`. */
  readonly rolls: Readonly<Record<G['roll'], (whose: string, state: G['state']) => string>>;
  /** One unit with all that can be seen of it: `the gun, a French cannon on d1, facing north`. The text description of a board is made of these. */
  unit(id: string, state: G['state']): string;
  /** The name of a unit as a sentence uses it: `the gun`. */
  name(id: string, state: G['state']): string;
  /** Where the game stands: `Round 2, French artillery phase`. */
  moment(state: G['state']): string;
}

/** The same sentences for whoever does not know the game. */
export interface Spoken<State extends Awaiting = Awaiting, Event extends EventLike = EventLike> {
  event(event: Event, state: State): string;
  refusal(refused: Refused, state: State): string;
  order(order: OrderLike, state: State): string;
  /** The caption of a die, by its whole purpose: `rally.gun`. */
  roll(purpose: string, state: State): string;
  unit(id: string, state: State): string;
  name(id: string, state: State): string;
  moment(state: State): string;
}

/** A sentence of a table, for what it is about. */
type Say = (about: unknown, state: Awaiting) => string;

/** The words of a game as others speak them. Throws where a table has no sentence: of what the game has not made itself. */
export function speak<G extends GameTypes>(words: Words<G>): Spoken<G['state'], G['event']> {
  const sentence = (kind: 'events' | 'refusals' | 'orders' | 'rolls', key: string): Say => {
    // Here the types are let go of: whatever the game has made has been proved to stand in its tables.
    const table = words[kind] as Readonly<Record<string, Say>>;
    if (!Object.hasOwn(table, key)) throw new Error(`No words among the ${kind} for ${key}`);
    return table[key]!;
  };
  return {
    event: (event, state) => sentence('events', event.type)(event, state),
    refusal: ({ reason, params }, state) => sentence('refusals', reason)(params, state),
    order: (order, state) => sentence('orders', order.type)(order, state),
    roll(purpose, state) {
      const [kind = purpose, ...whose] = purpose.split('.');
      return sentence('rolls', kind)(whose.join('.'), state);
    },
    unit: (id, state) => words.unit(id, state),
    name: (id, state) => words.name(id, state),
    moment: (state) => words.moment(state),
  };
}
