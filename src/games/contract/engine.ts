import type { Annotation } from '../../core/annotations.ts';
import type { Dice } from '../../core/dice.ts';
import type { ClauseId, Prefix, ReadingKey, Readings, RulingId } from '../../core/ids.ts';
import type { Shared, Tally } from '../../core/outcomes.ts';
import type { Reason } from '../../core/reasons.ts';
import type { Verdict } from '../../core/verdicts.ts';
import type { Problem, Result } from '../../core/result.ts';
import type { Direction } from '../../geometry/facings.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Spoken } from './words.ts';

/** An order of any game: an imperative, as `fire` or `end-phase`. */
export interface OrderLike {
  readonly type: string;
  /** Whose order it is; only where several sides are awaited. */
  readonly by?: string;
}

/** An event of any game, in the past tense: its clauses, and the sums and look-ups behind it. */
export interface EventLike {
  readonly type: string;
  readonly clauses: readonly ClauseId[];
  readonly reasons?: readonly Reason[];
}

/**
 * Which sides must decide now, and with which kinds of order. A choice is an order too.
 * - `phase`: a side gives orders until `end-phase`, or one after another before the first turn;
 * - `choice`: an order has stopped until the named side answers;
 * - `reaction`: the other side may break in; to do nothing is an order too;
 * - `secret`: each named side hands in its orders, in any sequence; `Rules.seenBy` hides them.
 */
export interface Awaits<Id extends ClauseId = ClauseId> {
  /** One side, or several that are awaited at the same time. */
  readonly sides: readonly string[];
  readonly kind: 'phase' | 'choice' | 'reaction' | 'secret';
  readonly orders: readonly string[];
  /** The clause that asks for it, so that a page can say why the play has stopped. */
  readonly by: Id;
}

/** What every state of every game tells. */
export interface Awaiting {
  /** `null` when the game is over. */
  readonly awaits: Awaits | null;
  /** The reading of each ruling; one that is not named is played as the ledger rules. */
  readonly readings: Readings;
}

/** Has an order stopped until a side answers? */
export const isAwaitingChoice = ({ awaits }: Awaiting): boolean =>
  awaits?.kind === 'choice' || awaits?.kind === 'reaction';

/** Are the outcomes told of an order of the side that the reader plays? */
export const isReaders = (rules: Pick<AnyRules, 'sides' | 'actor'>, state: Awaiting, { by }: OrderLike): boolean =>
  (rules.actor?.(state) ?? by ?? state.awaits?.sides[0]) === rules.sides(state)[0];

/** Are these the steps before the first turn? Such a phase has no `end-phase`. */
export const isBeforePlay = ({ awaits }: Awaiting): boolean =>
  awaits?.kind === 'phase' && !awaits.orders.includes('end-phase');

/** An order that is allowed now, with what permits it. */
export interface Option<Order> {
  readonly order: Order;
  readonly clauses: readonly ClauseId[];
}

/** What a reader points at: a square, a unit, or a point of a table, perhaps with a facing. */
export type Target =
  { readonly square: string } | { readonly point: Point; readonly facing?: Direction } | { readonly unit: string };

/** What a reader means: a selected unit, a kind of order where a button chose one, and a target. */
export interface Intent {
  /** Null for an order of the whole side: the end of a phase. */
  readonly unit: string | null;
  readonly kind?: string;
  /** Null for an order that needs none: to form Square, to keep one's dice. */
  readonly target: Target | null;
  /** The units that will wait at the target, the first to appear first, if a queue is asked for. */
  readonly queue?: readonly string[];
}

/** Units that may be put in a queue by the next order. */
export interface Queued {
  readonly units: readonly string[];
  /** Whether none of them may be left over. */
  readonly isWhole: boolean;
}

/** An order that an intent may mean, judged; a refused one teaches, so it stands here too. */
export interface Probe<Order, Judged extends Verdict = Verdict> {
  readonly order: Order;
  readonly verdict: Judged;
}

/** The beginning of a side's phase. */
export interface Moment {
  readonly side: string;
  readonly phase: string;
}

/** How players choose after the roll. Odds that depend on it are shown with its name. */
export interface Policy<State, Order> {
  readonly name: string;
  /** A sentence that is shown beside the bar of odds. */
  readonly says: string;
  choose(state: State, options: readonly Option<Order>[]): Order;
}

/** The rules of one game: everything that plays on from a state. They know no scene. */
export interface Rules<
  State extends Awaiting,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict = Verdict,
> {
  /** What each of the game's outcome words means for both sides, in the order of an odds bar. */
  readonly outcomes: Readonly<Record<string, Shared>>;
  /** The phases of a turn, in their order. */
  readonly phases: readonly string[];
  /**
   * Every order that is allowed now, if the list is finite: on a grid, and for choices and
   * reactions everywhere. Otherwise null.
   */
  options(state: State): readonly Option<Order>[] | null;
  /**
   * Some orders that are allowed now, of one unit if it is named; always the same for one state.
   * Tasks, odds, random games and laws use them.
   */
  candidates(state: State, unit?: string): readonly Option<Order>[];
  /**
   * The orders that an intent may mean, judged, the likeliest first: the allowed ones, or if there
   * are none, the likeliest with its refusal. Without a target, the orders that need none, allowed
   * or not. Empty if the intent means nothing.
   */
  probe(state: State, intent: Intent): readonly Probe<Order, Judged>[];
  /** The units that the next order may put in a queue; null if it asks for none. */
  queued?(state: State): Queued | null;
  /** What a reader points at to give this order: the reverse of `probe`. */
  intent(state: State, order: Order): Intent;
  /** Allowed with what permits it, or refused with what forbids it. Rolls nothing. */
  judge(state: State, order: Order): Judged;
  /**
   * The events of an allowed order, up to the next choice; rally, recovery and compulsory moves
   * come out of `end-phase`. Throws on a refused order.
   */
  resolve(state: State, order: Order, dice: Dice): readonly Event[];
  /**
   * `resolve` without judging again, for an order that `judge` or `candidates` of this very state
   * has allowed: odds play one order in many ways. What a refused order does is undefined.
   */
  carryOut(state: State, order: Order, dice: Dice): readonly Event[];
  /** Records one event; decides nothing and rolls nothing. */
  apply(state: State, event: Event): State;
  /** The sides, first the one that a reader plays where a board teaches. */
  sides(state: State): readonly string[];
  /**
   * The side whose order has stopped for a choice, perhaps of the other side: outcomes are still
   * told from its point of view. Undefined if no order has stopped.
   */
  actor?(state: State): string | undefined;
  /** Where the game stands now. */
  moment(state: State): Moment;
  /** The same board as if this phase were on, with nothing played on the way; for goals. */
  at(state: State, moment: Moment): State;
  /** What a side may see of a state: neither the other's hand nor its secret orders. */
  seenBy(state: State, side: string): State;
  /** The outcomes of events for the units they touched, and what each side has lost. */
  tally(events: readonly Event[]): Tally;
  /**
   * On a free table, the units that do not stand as expected, within a tolerance. `wanted` is what
   * the engine's `standings` has read. A grid compares field by field.
   */
  standing?(wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[];
  /** How players choose where it affects odds; missing if no choice does. */
  readonly policy?: Policy<State, Order>;
  /** The order that gives the game up, if the rules have one; never among the candidates. */
  concession?(side: string): Order;
  readonly words: Spoken<State, Event>;
}

/** One game: its rules, and the reading of what authors write, which a page does not need. */
export interface Engine<
  State extends Awaiting,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict = Verdict,
> extends Rules<State, Order, Event, Judged> {
  readonly id: string;
  readonly prefix: Prefix;
  /** The playable readings of each ruling that the engine reads, the default first. */
  readonly readings: Readonly<Record<RulingId, readonly ReadingKey[]>>;
  /** Reads a board. Each problem of these readers names the path in the file. */
  start(setup: unknown, readings: Readings): Result<State, readonly Problem[]>;
  /** Reads an order as an author writes it: `{ fire: gun, at: grenadiers }`. */
  order(written: unknown, state: State): Result<Order, readonly Problem[]>;
  /**
   * On a free table, reads what an author wants drawn on this board; `later` is the board after the
   * step. All games on a grid share one form.
   */
  show?(written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]>;
  /** On a free table, reads how an author expects units to stand, for `standing`. */
  standings?(written: unknown): Result<Readonly<Record<string, unknown>>, readonly Problem[]>;
}

/** The rules of any game, as a page plays with them. */
export type AnyRules = Rules<Awaiting, OrderLike, EventLike>;

/** Any game, as the scenario player, the odds and the pages use it. */
export type AnyEngine = Engine<Awaiting, OrderLike, EventLike>;
