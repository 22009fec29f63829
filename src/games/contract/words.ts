import type { Problem } from '../../core/result.ts';
import { favoured, type Shared, type ToldOutcome } from '../../core/outcomes.ts';
import type { Refusals, Refused } from '../../core/verdicts.ts';
import type { Awaiting, EventLike, OrderLike } from './engine.ts';
import { capital, filled, proper } from './sentences.ts';

/** The types of one game that its words need. */
export interface GameTypes {
  state: Awaiting;
  order: OrderLike;
  event: EventLike;
  refusals: Refusals;
  /** What dice are rolled for: the first part of each purpose. */
  roll: string;
}

/** The members of a union whose `type` may be this type; one member may have several types. */
export type OfType<Part extends { readonly type: string }, Type> = Part extends { readonly type: infer Types }
  ? Extract<Type, Types> extends never
    ? never
    : Part
  : never;

/**
 * A sentence, or a function that makes it. A text may name fields, as in `filled`: in `{unit}
 * stand` the name of the unit is filled in. The first letter becomes a capital.
 */
export type Sentence<About, State> = string | ((about: About, state: State) => string);

/**
 * All sentences of a game, as tables over its types. A new event, order, refusal or roll does not
 * compile without its sentence. The engine has only codes and parameters, and the text stands in
 * one place, so other languages can be added.
 */
export interface Words<G extends GameTypes> {
  /** What happened, as one sentence. */
  readonly events: {
    readonly [Type in G['event']['type']]: Sentence<OfType<G['event'], Type>, G['state']>;
  };
  /**
   * What everybody knows only after an event, and what would have served better: it follows the
   * sentence of the event, but is not told while a task is still to be solved. Null, or missing:
   * nothing.
   */
  readonly hindsight?: (event: G['event'], state: G['state']) => string | null;
  /** The reason of a refusal, as a player would say it over the table. */
  readonly refusals: {
    readonly [Reason in keyof G['refusals'] & string]: Sentence<G['refusals'][Reason], G['state']>;
  };
  /** An order as a player would give it: `Fire the gun at the grenadiers`. */
  readonly orders: {
    readonly [Type in G['order']['type']]: Sentence<OfType<G['order'], Type>, G['state']>;
  };
  /**
   * The caption of a die, by the first part of its purpose, such as `hit` → `to hit`. A text is
   * used as it is. A function gets the rest of the purpose as `whose`.
   */
  readonly rolls: Readonly<Record<G['roll'], string | ((whose: string, state: G['state']) => string)>>;
  /** What a drawn card or lot is called: `Seven`. If missing, it is shown as it is. */
  readonly drawn?: (drawn: string) => string;
  /**
   * The outcome of an order with these events, if the table of outcomes says too little: a unit
   * that crosses a river is `unharmed` there. Null if the table is enough. The state is the one
   * before the order.
   */
  readonly outcome?: (word: string, events: readonly G['event'][], state: G['state']) => ToldOutcome | null;
  /**
   * What came of an order, in one line above its sums, if these events need a line of their own;
   * the state is the one before them. Null, or missing: the line is made from what decided.
   */
  readonly headline?: (events: readonly G['event'][], state: G['state']) => string | null;
  /**
   * One unit with everything visible about it: `the gun, a French cannon on d1, facing north`. The
   * text description of a board is made of these.
   */
  unit(id: string, state: G['state']): string;
  /** The name of a unit as a sentence uses it: `the gun`. */
  name(id: string, state: G['state']): string;
  /**
   * A unit that waits beside the board, with its type: `the hussars (light cavalry, 3 AP)`. If
   * missing, its name is used.
   */
  readonly waiting?: (id: string, state: G['state']) => string;
  /** The name of a side, as a heading begins with it: `French`. If missing, its id is used. */
  readonly side?: (id: string, state: G['state']) => string;
  /** The point that the game has reached: `Round 2, French artillery phase`. */
  moment(state: G['state']): string;
  /**
   * Whose turn it is and what is asked, in one or two sentences. If a place is to be chosen: which
   * place, and why.
   */
  readonly asks?: (state: G['state']) => string;
  /** What a side loses, as `Tally.lost` counts it: `units`, `men`. If missing, `pieces`. */
  readonly losses?: string;
  /** What a battle is won by, in one or two sentences; empty on a board that is no whole battle. */
  readonly aim?: (state: G['state']) => string;
  /** How near each side is to winning, in sentences, if this is known before the game ends. */
  readonly standing?: (state: G['state']) => readonly string[];
  /**
   * What a goal still lacks, as one sentence that does not give the answer away. Null, or missing,
   * if the common words are enough.
   */
  readonly lacks?: (lack: Lack, state: G['state']) => string | null;
}

/**
 * What a goal still lacks: an event that did not happen, or a part of the state that is not as
 * wanted, by its path from the top: `units.marines.formation`.
 */
export type Lack = { readonly event: string } | Problem;

/** The sentences of a game for code that does not know the game. */
export interface Spoken<State extends Awaiting = Awaiting, Event extends EventLike = EventLike> {
  /** The names that the game has a sentence for: all that a file may use. */
  readonly known: Readonly<Record<'events' | 'refusals' | 'orders' | 'rolls', readonly string[]>>;
  /** What happened; `isOpen`: without what would have served better, which may solve a task. */
  event(event: Event, state: State, isOpen?: boolean): string;
  refusal(refused: Refused, state: State): string;
  order(order: OrderLike, state: State): string;
  /** A sealed order of another side, of which only its side is told. */
  sealed(order: OrderLike, state: State): string;
  /** The caption of a die, by its whole purpose: `rally.gun`. */
  roll(purpose: string, state: State): string;
  /** What a drawn card or lot is called. */
  drawn(drawn: string): string;
  /** One of the game's outcomes, after an order with these events. */
  outcome(word: string, shared: Shared, events: readonly Event[], state: State): ToldOutcome;
  /** The game's own headline of an order with these events; null if it has none for them. */
  headline(events: readonly Event[], state: State): string | null;
  unit(id: string, state: State): string;
  name(id: string, state: State): string;
  /** A unit that waits beside the board, with its type if its name does not tell it. */
  waiting(id: string, state: State): string;
  side(id: string, state: State): string;
  moment(state: State): string;
  /** What is asked of the side to move; empty if the game has no words for it. */
  asks(state: State): string;
  /** What a side loses: `units`, `men`. */
  readonly losses: string;
  /** What a battle is won by; empty if the board is no whole battle. */
  aim(state: State): string;
  /** How near each side is to winning; empty if the game does not know it yet. */
  standing(state: State): readonly string[];
  /** What a goal still lacks; null if the game has no words of its own for it. */
  lacks(lack: Lack, state: State): string | null;
}

/** The value of a field in a sentence: the name of a unit, or a point in whole millimetres. */
const told = (value: unknown, name: (id: string) => string): string =>
  Array.isArray(value) ? value.map((part) => Math.round(Number(part))).join(', ') : name(String(value));

/** Fills in a text with the fields of `about`. Throws if the text names a field that is missing. */
function sentenceOf(text: string, about: unknown, name: (id: string) => string): string {
  const fields = new Map(Object.entries(about ?? {}));
  const tell = (field: string): string => {
    if (!fields.has(field)) throw new Error(`“${text}” names the field ${field}, which is not there`);
    return told(fields.get(field), name);
  };
  return capital(filled(text, tell));
}

/**
 * Makes the sentences of a game available to code that does not know the game. Throws if a table
 * has no sentence, which happens only for something that the game has not made.
 */
export function speak<G extends GameTypes>(words: Words<G>): Spoken<G['state'], G['event']> {
  const found = (kind: 'events' | 'refusals' | 'orders' | 'rolls', key: string) => {
    // The cast drops the types. They have already proved that everything the game makes is in its
    // tables.
    const table = words[kind] as Readonly<Record<string, Sentence<unknown, Awaiting>>>;
    if (!Object.hasOwn(table, key)) throw new Error(`No words among the ${kind} for ${key}`);
    return table[key]!;
  };
  const sentence = (says: Sentence<unknown, Awaiting>, about: unknown, state: Awaiting): string =>
    typeof says === 'string' ? sentenceOf(says, about, (id) => words.name(id, state)) : says(about, state);
  return {
    known: {
      events: Object.keys(words.events),
      refusals: Object.keys(words.refusals),
      orders: Object.keys(words.orders),
      rolls: Object.keys(words.rolls),
    },
    event(event, state, isOpen = false) {
      const says = sentence(found('events', event.type), event, state);
      const later = isOpen ? null : (words.hindsight?.(event, state) ?? null);
      return later === null ? says : `${says} ${later}`;
    },
    refusal: ({ reason, params }, state) => sentence(found('refusals', reason), params, state),
    order: (order, state) => sentence(found('orders', order.type), order, state),
    sealed: ({ by }, state) =>
      `${by === undefined ? 'An' : `${words.side?.(by, state) ?? proper(by)}: an`} order that is not shown`,
    roll(purpose, state) {
      const [kind = purpose, ...whose] = purpose.split('.');
      const says = found('rolls', kind);
      return typeof says === 'string' ? says : says(whose.join('.'), state);
    },
    drawn: (drawn) => words.drawn?.(drawn) ?? drawn,
    outcome: (word, shared, events, state) =>
      words.outcome?.(word, events, state) ?? { says: word.replaceAll('-', ' '), favours: favoured(shared) },
    headline: (events, state) => words.headline?.(events, state) ?? null,
    unit: (id, state) => capital(words.unit(id, state)),
    name: (id, state) => words.name(id, state),
    waiting: (id, state) => words.waiting?.(id, state) ?? words.name(id, state),
    side: (id, state) => words.side?.(id, state) ?? proper(id),
    moment: (state) => words.moment(state),
    asks: (state) => words.asks?.(state) ?? '',
    losses: words.losses ?? 'pieces',
    aim: (state) => words.aim?.(state) ?? '',
    standing: (state) => words.standing?.(state) ?? [],
    lacks: (lack, state) => words.lacks?.(lack, state) ?? null,
  };
}
