import type { Fraction } from '../../core/fraction.ts';
import type { ClauseId } from '../../core/ids.ts';

/** An order that is allowed now, with the clauses that permit it. */
export interface Option<Order> {
  readonly order: Order;
  readonly clauses: readonly ClauseId[];
}

/** How players choose after the roll. Odds that depend on it are shown with its name. */
export interface Policy<State, Order> {
  readonly name: string;
  /** A sentence that is shown beside the bar of odds. */
  readonly says: string;
  choose(state: State, options: readonly Option<Order>[]): Order;
  /**
   * The order that goes on towards a horizon of the game, from what `began` has left behind: from
   * the declared charge to contact, to the end of its fight. Null where nothing goes on.
   */
  goesOn?(state: State, horizon: string, began: Order): Order | null;
  /**
   * Whether all that the order began is over, though somebody is awaited about something else.
   * Without horizons, `horizon` is null.
   */
  isSettled?(state: State, horizon: string | null): boolean;
}

/** Where odds end before all that an order does. */
export interface Cut<Event> {
  /** A sentence that is shown beneath odds of which something is left out. */
  readonly says: string;
  /** Whether something of these events is left out. */
  isIn(events: readonly Event[]): boolean;
}

/** How far odds may look beyond the end of an order. */
export interface Horizon {
  readonly id: string;
  /** How pages name it, as in `Odds …`: `to contact`, `to the end of the fight`. */
  readonly says: string;
  /** The types of order whose odds look so far; all if it is missing. */
  readonly orders?: readonly string[];
}

/** Something that may be played after an order. Whether it is played is a choice and no chance. */
export interface Supposition<State, Order> {
  /** `if they play a Four` */
  readonly says: string;
  /**
   * How likely it is that the other side has it, from what the reader has not seen; null if it is
   * in the reader's own hand, or cannot be reckoned.
   */
  readonly chance: Fraction | null;
  /** The board with what is supposed, and how it is played. */
  readonly state: State;
  readonly policy: Policy<State, Order>;
}
