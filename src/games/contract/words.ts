import { favoured, type Shared, type ToldOutcome } from '../../core/outcomes.ts';
import type { Refusals, Refused } from '../../core/verdicts.ts';
import type { Awaiting, EventLike, OrderLike } from './engine.ts';
import { capital, filled, proper } from './sentences.ts';

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
 * A sentence, or a function that makes it. A text may name fields of what it is about, as in
 * `filled`: in `{unit} stand` the name of that unit is put in. It begins with a capital letter,
 * however the name is written.
 */
export type Sentence<About, State> = string | ((about: About, state: State) => string);

/**
 * All sentences of a game as tables over its types: an event, an order, a refusal or a roll that is
 * new does not compile without its own. Codes and parameters stand in the engine and text in one
 * place, so that other languages can come.
 */
export interface Words<G extends GameTypes> {
  /** What happened, as one sentence. */
  readonly events: {
    readonly [Type in G['event']['type']]: Sentence<OfType<G['event'], Type>, G['state']>;
  };
  /** Why not, as a player would say it over the table. */
  readonly refusals: {
    readonly [Reason in keyof G['refusals'] & string]: Sentence<G['refusals'][Reason], G['state']>;
  };
  /** An order as a player would give it: `Fire the gun at the grenadiers`. */
  readonly orders: {
    readonly [Type in G['order']['type']]: Sentence<OfType<G['order'], Type>, G['state']>;
  };
  /**
   * The caption of a die, by the first part of its purpose; `whose` is the rest: `hit` → `to hit`.
   * A text stands as it is.
   */
  readonly rolls: Readonly<Record<G['roll'], string | ((whose: string, state: G['state']) => string)>>;
  /**
   * An outcome of an order with these events, where the table of outcomes says too little: whoever
   * crosses a river is `unharmed` there. Null where that table will do.
   */
  readonly outcome?: (word: string, events: readonly G['event'][]) => ToldOutcome | null;
  /**
   * One unit with all that can be seen of it: `the gun, a French cannon on d1, facing north`. The
   * text description of a board is made of these.
   */
  unit(id: string, state: G['state']): string;
  /** The name of a unit as a sentence uses it: `the gun`. */
  name(id: string, state: G['state']): string;
  /**
   * A unit that waits beside the board, with what it is: `the hussars (light cavalry, 3 AP)`.
   * Without it, its name.
   */
  readonly waiting?: (id: string, state: G['state']) => string;
  /** The name of a side, as it begins a heading: `French`. Without it, its id. */
  readonly side?: (id: string, state: G['state']) => string;
  /** Where the game stands: `Round 2, French artillery phase`. */
  moment(state: G['state']): string;
  /**
   * Whose turn it is and what is asked, in a sentence or two: where a place is to be chosen, which
   * and why.
   */
  readonly asks?: (state: G['state']) => string;
  /** How near each side is to winning, in sentences, where the game knows it before its end. */
  readonly standing?: (state: G['state']) => readonly string[];
}

/** The same sentences for whoever does not know the game. */
export interface Spoken<State extends Awaiting = Awaiting, Event extends EventLike = EventLike> {
  event(event: Event, state: State): string;
  refusal(refused: Refused, state: State): string;
  order(order: OrderLike, state: State): string;
  /** The caption of a die, by its whole purpose: `rally.gun`. */
  roll(purpose: string, state: State): string;
  /** One of the game's outcomes, after an order with these events. */
  outcome(word: string, shared: Shared, events: readonly Event[]): ToldOutcome;
  unit(id: string, state: State): string;
  name(id: string, state: State): string;
  /** A unit that waits beside the board, with what it is where its name does not tell. */
  waiting(id: string, state: State): string;
  side(id: string, state: State): string;
  moment(state: State): string;
  /** What is asked of whoever's turn it is; empty where the game has no words for it. */
  asks(state: State): string;
  /** How near each side is to winning; empty where the game does not know it yet. */
  standing(state: State): readonly string[];
}

/** A field as a sentence tells it: the name of a unit, a point in whole millimetres. */
const told = (value: unknown, name: (id: string) => string): string =>
  Array.isArray(value) ? value.map((part) => Math.round(Number(part))).join(', ') : name(String(value));

/**
 * The sentence of a text, out of the fields of what it is about. Throws if one that it names is not
 * there.
 */
function sentenceOf(text: string, about: unknown, name: (id: string) => string): string {
  const fields = new Map(Object.entries(about ?? {}));
  const tell = (field: string): string => {
    if (!fields.has(field)) throw new Error(`“${text}” names the field ${field}, which is not there`);
    return told(fields.get(field), name);
  };
  return capital(filled(text, tell));
}

/**
 * The words of a game as others speak them. Throws where a table has no sentence: of what the game
 * has not made itself.
 */
export function speak<G extends GameTypes>(words: Words<G>): Spoken<G['state'], G['event']> {
  const found = (kind: 'events' | 'refusals' | 'orders' | 'rolls', key: string) => {
    // Here the types are let go of: whatever the game has made has been proved to stand in its
    // tables.
    const table = words[kind] as Readonly<Record<string, Sentence<unknown, Awaiting>>>;
    if (!Object.hasOwn(table, key)) throw new Error(`No words among the ${kind} for ${key}`);
    return table[key]!;
  };
  const sentence = (says: Sentence<unknown, Awaiting>, about: unknown, state: Awaiting): string =>
    typeof says === 'string' ? sentenceOf(says, about, (id) => words.name(id, state)) : says(about, state);
  return {
    event: (event, state) => sentence(found('events', event.type), event, state),
    refusal: ({ reason, params }, state) => sentence(found('refusals', reason), params, state),
    order: (order, state) => sentence(found('orders', order.type), order, state),
    roll(purpose, state) {
      const [kind = purpose, ...whose] = purpose.split('.');
      const says = found('rolls', kind);
      return typeof says === 'string' ? says : says(whose.join('.'), state);
    },
    outcome: (word, shared, events) =>
      words.outcome?.(word, events) ?? { says: word.replaceAll('-', ' '), favours: favoured(shared) },
    unit: (id, state) => capital(words.unit(id, state)),
    name: (id, state) => words.name(id, state),
    waiting: (id, state) => words.waiting?.(id, state) ?? words.name(id, state),
    side: (id, state) => words.side?.(id, state) ?? proper(id),
    moment: (state) => words.moment(state),
    asks: (state) => words.asks?.(state) ?? '',
    standing: (state) => words.standing?.(state) ?? [],
  };
}
