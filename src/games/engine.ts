import type { Dice } from '../core/dice.ts';
import type { ClauseId, Prefix, ReadingKey, Readings, RulingId } from '../core/ids.ts';
import type { Outcome } from '../core/outcomes.ts';
import type { Reason } from '../core/reasons.ts';
import type { Refused, Verdict } from '../core/verdicts.ts';
import type { Problem, Result } from '../core/result.ts';
import type { Point } from '../geometry/table.ts';

/** An order of any game: an imperative, as `fire` or `end-phase`. */
export interface OrderLike {
  readonly type: string;
}

/** An event of any game: a fact in the past tense, with its clauses and, where something was added up or looked up, why it came out so. */
export interface EventLike {
  readonly type: string;
  readonly clauses: readonly ClauseId[];
  readonly reasons?: readonly Reason[];
}

/** Who must decide now, and with which kinds of order; a player's choice is always an order. `null` when the game is over. */
export interface Awaiting {
  readonly awaits: {
    readonly side: string;
    readonly orders: readonly string[];
    /** Set where no phase can be ended, and yet the last order is played out: before the first turn. */
    readonly between?: true;
  } | null;
  /** Which reading of each ruling is in force; a ruling that is not named is played as the ledger rules. */
  readonly readings: Readings;
}

/**
 * Something that may be ordered: on the grid an order (one per unit, destination, formation and path class that a clause tells apart), on the
 * table a region in millimetres out of which `judge` tests one order.
 */
export type Option<Order> =
  | { readonly kind: 'order'; readonly order: Order; readonly clauses: readonly ClauseId[] }
  | {
      readonly kind: 'region';
      readonly unit: string;
      readonly order: string;
      readonly outline: readonly Point[];
      readonly clauses: readonly ClauseId[];
    };

/** The beginning of a side's phase. */
export interface Moment {
  readonly side: string;
  readonly phase: string;
}

/** All sentences of a game: codes and parameters in the engine, text in one place, so that other languages can come. */
export interface Words<State, Event extends EventLike> {
  /** What happened, as one sentence. */
  event(event: Event, state: State): string;
  /** Why not, as a player would say it over the table. */
  refusal(refused: Refused, state: State): string;
  /** What a roll is for, as a caption of its die: `hit` → `to hit`. */
  roll(purpose: string, state: State): string;
  /** One unit with all that can be seen of it: `the gun, a French cannon on d1, facing north`. The text twin of a board is made of these. */
  unit(id: string, state: State): string;
  /** Where the game stands: `Round 2, French artillery phase`. */
  moment(state: State): string;
  /** An order as a player would give it: `Fire the gun at the grenadiers`. */
  order(order: OrderLike, state: State): string;
}

/** How the choices that come after the roll are made, so that no odds stand without it. */
export interface Policy<State, Order> {
  readonly name: string;
  /** In a sentence that stands beside the bar. */
  readonly says: string;
  choose(state: State, options: readonly Option<Order>[]): Order;
}

/** The rules of one game: all that plays on from a state. It knows no scene; nothing outside it knows a rule. */
export interface Rules<State extends Awaiting, Order extends OrderLike, Event extends EventLike> {
  /** The game's own outcome words on the shared scale, in one table; its order is the order of an odds bar. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** What may be ordered now by the side that must decide; `end-phase` is an order too. */
  options(state: State): readonly Option<Order>[];
  /** Allowed with what permits it, or refused with what forbids it. Rolls nothing. */
  judge(state: State, order: Order): Verdict;
  /** The events of an allowed order, up to the next choice; rally, recovery and compulsory moves come out of `end-phase`. Throws on a refused order. */
  resolve(state: State, order: Order, dice: Dice): readonly Event[];
  /** Records one event; decides nothing and rolls nothing. */
  apply(state: State, event: Event): State;
  /** Where the game stands now. */
  moment(state: State): Moment;
  /** The same board as if this phase were on: nothing is played or rolled on the way; for goals and for the sandbox. */
  at(state: State, moment: Moment): State;
  /** What events mean for the units they touched, in the game's own outcome words. */
  outcome(events: readonly Event[]): string;
  /** How choices are made that bear on odds; where there is none, they do not bear on them. */
  readonly policy?: Policy<State, Order>;
  readonly words: Words<State, Event>;
}

/** One game: its rules, and the reading of what its authors write. A page does without the latter: its states and orders are typed. */
export interface Engine<State extends Awaiting, Order extends OrderLike, Event extends EventLike> extends Rules<
  State,
  Order,
  Event
> {
  readonly id: string;
  readonly prefix: Prefix;
  readonly phases: readonly string[];
  /** The playable readings of each ruling that the engine reads, the one that is played by default first. */
  readonly readings: Readonly<Record<RulingId, readonly ReadingKey[]>>;
  /** A legal state, or what is wrong with the file. */
  start(setup: unknown, readings: Readings): Result<State, readonly Problem[]>;
  /** An order as an author writes it, `{ fire: gun, at: grenadiers }`, made typed; refused with the path where it is malformed. */
  order(written: unknown, state: State): Result<Order, readonly Problem[]>;
}

/** Rules whose types are not looked into: what a board in a page is played with. */
export type AnyRules = Rules<Awaiting, OrderLike, EventLike>;

/** A game whose types are not looked into: what the scenario player, the odds and the pages work with. */
export type AnyEngine = Engine<Awaiting, OrderLike, EventLike>;
