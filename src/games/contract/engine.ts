import type { Annotation } from '../../core/annotations.ts';
import type { Charted, OurCharts } from '../../core/charts.ts';
import type { Dice } from '../../core/dice.ts';
import type { ClauseId, Prefix, ReadingKey, Readings, RulingId } from '../../core/ids.ts';
import type { Shared, Tally } from '../../core/outcomes.ts';
import type { Reason } from '../../core/reasons.ts';
import type { Verdict } from '../../core/verdicts.ts';
import type { Problem, Result } from '../../core/result.ts';
import type { Beside } from './beside.ts';
import type { Intent } from './intent.ts';
import type { Cut, Horizon, Option, Policy, Supposition } from './policy.ts';
import type { Played } from './prepared.ts';
import type { TypedNumber } from './typed.ts';
import type { Spoken } from './words.ts';

export type { Target } from './intent.ts';
export type { Horizon, Intent, Option, Policy, Supposition };

/** An order of any game: an imperative, as `fire` or `end-phase`. */
export interface OrderLike {
  readonly type: string;
  /** The side that gives the order; needed only if several sides are awaited and no unit tells. */
  readonly by?: string;
}

/** An event of any game, in the past tense. `reasons` are the sums and look-ups behind it. */
export interface EventLike {
  readonly type: string;
  readonly clauses: readonly ClauseId[];
  readonly reasons?: readonly Reason[];
}

/**
 * Which sides must decide now, and which types of order they may give. A choice is an order too.
 * - `set-up`: a side prepares the game before the first turn, one order after another;
 * - `phase`: a side gives orders until `end-phase`;
 * - `choice`: an order has stopped until the named side answers;
 * - `reaction`: the other side may break in; to do nothing is an order too;
 * - `secret`: each named side hands in its orders, in any sequence; `Rules.seenBy` hides them.
 */
export interface Awaits<Id extends ClauseId = ClauseId> {
  /** One side, or several that are awaited at the same time. */
  readonly sides: readonly string[];
  readonly kind: 'set-up' | 'phase' | 'choice' | 'reaction' | 'secret';
  readonly orders: readonly string[];
  /** The clause that asks for the decision, so that a page can say why the play has stopped. */
  readonly by: Id;
}

/** What every state of every game has. It may carry the reader's own charts. */
export interface Awaiting extends Charted {
  /** `null` when the game is over. */
  readonly awaits: Awaits | null;
  /** The chosen reading of each ruling; a ruling that is not named has the ledger's reading. */
  readonly readings: Readings;
  /** The sides whose hands lie open for the other sides; nobody's if it is missing. */
  readonly open?: readonly string[];
}

/** Whether an order has stopped until a side answers. */
export const isAwaitingChoice = ({ awaits }: Awaiting): boolean =>
  awaits?.kind === 'choice' || awaits?.kind === 'reaction';

/** Whether the game is still before its first turn. */
export const isBeforePlay = ({ awaits }: Awaiting): boolean => awaits?.kind === 'set-up';

/** An order that an intent may mean, with its verdict. It may be refused: the reasons teach. */
export interface Probe<Order, Judged extends Verdict = Verdict> {
  readonly order: Order;
  readonly verdict: Judged;
}

/** The beginning of a side's phase. */
export interface Moment {
  readonly side: string;
  readonly phase: string;
}

/** The rules of one game: everything needed to play on from a state. They know no scene. */
export interface Rules<
  State extends Awaiting,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict = Verdict,
> {
  /** What each of the game's outcome words means for the two sides, in the order of an odds bar. */
  readonly outcomes: Readonly<Record<string, Shared>>;
  /** The phases of a turn, in their order. */
  readonly phases: readonly string[];
  /** Our charts, which a reader may replace; missing if the game has none of that kind. */
  readonly charts?: OurCharts;
  /**
   * Every order that is allowed now, if the list is finite: always on a grid; on a free table only
   * if no order goes to any place. Otherwise null, and `candidates` are some of them.
   */
  options(state: State): readonly Option<Order>[] | null;
  /**
   * Some of the orders that are allowed now, of one unit if it is named; always the same for one
   * state, and at least one while a side is awaited. Offers, policies, tasks, odds, random games
   * and tests of laws use them.
   */
  candidates(state: State, unit?: string): readonly Option<Order>[];
  /**
   * The orders that an intent may mean, judged, the likeliest first. If any are allowed, only
   * these; otherwise the likeliest with its refusal. Without a target: the orders that need none,
   * allowed or not. Empty if the intent means nothing.
   */
  probe(state: State, intent: Intent): readonly Probe<Order, Judged>[];
  /** What lies beside the board for the side `eyes`; null if nothing does. */
  beside?(state: State, eyes: string): Beside | null;
  /** What a reader points at to give this order: the reverse of `probe`. */
  intent(state: State, order: Order): Intent;
  /** The number in this order that is typed, so that a page offers such orders as one; or null. */
  typed?(state: State, order: Order): TypedNumber | null;
  /** Allowed with what permits it, or refused with what forbids it. Rolls nothing. */
  judge(state: State, order: Order): Judged;
  /**
   * The events of an allowed order, up to the next choice. Rally, recovery and compulsory moves
   * come out of `end-phase`. Throws on a refused order.
   */
  resolve(state: State, order: Order, dice: Dice): readonly Event[];
  /**
   * `resolve` without judging again, for an order that `judge` or `candidates` of this very state
   * has allowed: odds play one order in many ways. What a refused order does is undefined.
   */
  carryOut(state: State, order: Order, dice: Dice): readonly Event[];
  /**
   * `carryOut` in two parts: measures what the dice do not change, then plays with any dice. Odds
   * measure once and play every way. It keeps nothing beyond the call.
   */
  prepared?(state: State, order: Order): (dice: Dice) => Played<State, Event>;
  /** Records one event; decides nothing and rolls nothing. */
  apply(state: State, event: Event): State;
  /** The sides. The first is the one that a reader plays on a teaching board. */
  sides(state: State): readonly string[];
  /** The side of a unit; undefined if there is no such unit. */
  sideOf(state: State, unit: string): string | undefined;
  /**
   * The side whose order has stopped for a choice; the choice may be the other side's. Outcomes are
   * still told from this side's point of view. Undefined if no order has stopped.
   */
  actor?(state: State): string | undefined;
  /** Where the game stands now. */
  moment(state: State): Moment;
  /** The same board at the beginning of this phase, with nothing played between; for goals. */
  at(state: State, moment: Moment): State;
  /**
   * What a side may see of a state, without secret orders and without the hands of others that do
   * not lie open. It is a state that can be played on, and the same if it is seen again.
   */
  seenBy(state: State, side: string): State;
  /**
   * Whether lengths and places may be told on this board: where a game has players guess, nobody
   * measures before. Missing: always. Whatever draws or tells a length asks it.
   */
  mayMeasure?(state: State): boolean;
  /** An event as a side may know it; null if it learns nothing of it. Missing: all is open. */
  seenEvent?(event: Event, side: string): Event | null;
  /** An order as a side may know it; null if it is sealed. Missing: all is open. */
  seenOrder?(order: Order, side: string): Order | null;
  /** The side that alone sees what this roll or draw shows; null if all do. Missing: all do. */
  secretTo?(purpose: string): string | null;
  /**
   * What a side sees of a state and, besides, the hidden cards that this order shows: on this board
   * the order is judged and counted. Missing: what the side sees is enough.
   */
  shownBy?(state: State, order: Order, side: string): State;
  /** The outcomes of events for the units that they touched, and the losses of each side. */
  tally(events: readonly Event[]): Tally;
  /**
   * On a free table: the units that do not stand as expected, within a tolerance. `wanted` is what
   * the engine's `standings` has read. On a grid, boards are compared field by field instead.
   */
  standing?(wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[];
  /** How players choose if their choices affect odds; missing if none does. */
  readonly policy?: Policy<State, Order>;
  /**
   * Whether a phase has nothing to do and its end rolls nothing and only begins the next phase.
   * Missing: found out from the candidates, which must then be complete where there are no others.
   */
  isIdle?(state: State): boolean;
  /** Where odds end before all that may follow, which the tally leaves out; its rolls are alike. */
  readonly cut?: Cut<Event>;
  /** How far odds may look, the nearest first: nowhere if empty, to an order’s end if missing. */
  readonly horizons?: readonly Horizon[];
  /**
   * What may be played after an order, as one side sees the board. Each is counted by itself, and
   * none is part of the order's own odds.
   */
  suppose?(state: State, order: Order, eyes: string): readonly Supposition<State, Order>[];
  /** The order that gives up the game, if the rules have one; never among the candidates. */
  concession?(side: string): Order;
  /**
   * Whether sides are asked for their cards also when they hold none of use, and the order that
   * changes this, which is never among the candidates. Missing if the rules ask nobody.
   */
  asking?(state: State): { readonly isAlways: boolean; readonly change: Order };
  readonly words: Spoken<State, Event>;
}

/** One game: its rules, and the readers for the files of authors, which a page does not need. */
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
  /** More readings, in place of those above: the engine plays them but does not offer them. */
  readonly ahead?: Readonly<Record<RulingId, readonly ReadingKey[]>>;
  /** Reads a board. Each problem of these readers names the path in the file. */
  start(setup: unknown, readings: Readings): Result<State, readonly Problem[]>;
  /** Reads an order in the form that authors write: `{ fire: gun, at: grenadiers }`. */
  order(written: unknown, state: State): Result<Order, readonly Problem[]>;
  /**
   * On a free table: reads what an author wants drawn on this board; `later` is the board after the
   * step. All games on a grid share one form, which is read elsewhere.
   */
  show?(written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]>;
  /** On a free table: reads how an author expects units to stand, for `standing`. */
  standings?(written: unknown): Result<Readonly<Record<string, unknown>>, readonly Problem[]>;
}

/** The rules of any game, as a page plays with them. */
export type AnyRules = Rules<Awaiting, OrderLike, EventLike>;

/** Any game, as the scenario player, the odds and the pages use it. */
export type AnyEngine = Engine<Awaiting, OrderLike, EventLike>;
