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

/** An event of any game: a fact in the past tense, with its clauses and, where something was added up or looked up, why it came out so. */
export interface EventLike {
  readonly type: string;
  readonly clauses: readonly ClauseId[];
  readonly reasons?: readonly Reason[];
}

/**
 * Whose decision is awaited, and with which kinds of order; a player's choice is always an order.
 * - `phase`: a side orders as it likes until `end-phase`, or step by step where there is none, as before the first turn;
 * - `choice`: an order has stopped, and its outcome needs one answer of the side that is named;
 * - `reaction`: the other side may break in; an answer that does nothing is an order too;
 * - `secret`: every side named hands in its orders, in any order of time; who may see them is told by `Rules.seenBy`.
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
  /** Which reading of each ruling is in force; a ruling that is not named is played as the ledger rules. */
  readonly readings: Readings;
}

/** Has an order stopped for somebody's answer, so that it is not played out yet? */
export const isAwaitingChoice = ({ awaits }: Awaiting): boolean =>
  awaits?.kind === 'choice' || awaits?.kind === 'reaction';

/** Is the side that a reader plays the one of whose order the outcomes tell? */
export const isReaders = (rules: Pick<AnyRules, 'sides' | 'actor'>, state: Awaiting, { by }: OrderLike): boolean =>
  (rules.actor?.(state) ?? by ?? state.awaits?.sides[0]) === rules.sides(state)[0];

/** Is a phase on that has no end of its own: the steps before the first turn? */
export const isBeforePlay = ({ awaits }: Awaiting): boolean =>
  awaits?.kind === 'phase' && !awaits.orders.includes('end-phase');

/** An order that is allowed now, with what permits it. */
export interface Option<Order> {
  readonly order: Order;
  readonly clauses: readonly ClauseId[];
}

/** What a reader points at: a square of a grid, a point of a table and perhaps a facing there, or a unit. */
export type Target =
  { readonly square: string } | { readonly point: Point; readonly facing?: Direction } | { readonly unit: string };

/** What a reader means: a selected unit, a kind of order where a button chose one, and a target. */
export interface Intent {
  /** Null for an order of the whole side: the end of a phase. */
  readonly unit: string | null;
  readonly kind?: string;
  /** Null for an order that needs none: to form Square, to keep one's dice. */
  readonly target: Target | null;
  /** Who is to wait where one points, in order of appearance, where the rules ask for a queue; otherwise the order that is made says who does. */
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

/** How the choices that come after the roll are made, so that no odds stand without it. */
export interface Policy<State, Order> {
  readonly name: string;
  /** In a sentence that stands beside the bar. */
  readonly says: string;
  choose(state: State, options: readonly Option<Order>[]): Order;
}

/** The rules of one game: all that plays on from a state. It knows no scene; nothing outside it knows a rule. */
export interface Rules<
  State extends Awaiting,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict = Verdict,
> {
  /** What became of both sides by each of the game's own outcome words, in one table; its order is the order of an odds bar. */
  readonly outcomes: Readonly<Record<string, Shared>>;
  /** The phases of a turn, in their order. */
  readonly phases: readonly string[];
  /** Everything that may be ordered now, where that is a finite list: on a grid, and for choices and reactions everywhere; else null. */
  options(state: State): readonly Option<Order>[] | null;
  /** Orders that are allowed now, of one unit where it is named; always the same few for one state: for tasks, odds, random games and laws. */
  candidates(state: State, unit?: string): readonly Option<Order>[];
  /**
   * The orders that an intent may mean, the likeliest first, each judged: those that are allowed, or else what forbids the likeliest. Without
   * a target those that need none, allowed or not; empty where it means nothing.
   */
  probe(state: State, intent: Intent): readonly Probe<Order, Judged>[];
  /** Who may be put in a queue by what is ordered next, as at a place where they wait; null where no queue is asked for, and missing in a game without. */
  queued?(state: State): Queued | null;
  /** What one points at to give this order: the way back from `probe`. */
  intent(state: State, order: Order): Intent;
  /** Allowed with what permits it, or refused with what forbids it. Rolls nothing. */
  judge(state: State, order: Order): Judged;
  /** The events of an allowed order, up to the next choice; rally, recovery and compulsory moves come out of `end-phase`. Throws on a refused order. */
  resolve(state: State, order: Order, dice: Dice): readonly Event[];
  /**
   * The same for an order that `judge` has allowed on this very state, or that is one of its `candidates`: it is not judged again, so that
   * whoever plays an order in all its ways has it judged once. Of a refused order nothing is promised.
   */
  carryOut(state: State, order: Order, dice: Dice): readonly Event[];
  /** Records one event; decides nothing and rolls nothing. */
  apply(state: State, event: Event): State;
  /** The sides, first the one that a reader plays where a board teaches. */
  sides(state: State): readonly string[];
  /**
   * The side whose order has stopped for a choice, perhaps of the other side: the outcomes go on telling of it. Undefined where no order
   * has, and missing in a game that never stops one for the other side.
   */
  actor?(state: State): string | undefined;
  /** Where the game stands now. */
  moment(state: State): Moment;
  /** The same board as if this phase were on: nothing is played or rolled on the way; for goals and for the sandbox. */
  at(state: State, moment: Moment): State;
  /** What a side may see of a state: neither the other's hand nor its secret orders. */
  seenBy(state: State, side: string): State;
  /** What events come to for the units they touched, in the game's own outcome words, and what each side has lost. */
  tally(events: readonly Event[]): Tally;
  /**
   * On a free table, where units do not stand as they are expected to, with a tolerance: what the engine's `standings` has read. On a grid
   * they are compared field by field.
   */
  standing?(wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[];
  /** How choices are made that bear on odds; where there is none, they do not bear on them. */
  readonly policy?: Policy<State, Order>;
  /** The order by which a side gives the game up, in games whose rules know one; it is never among the candidates. */
  concession?(side: string): Order;
  readonly words: Spoken<State, Event>;
}

/** One game: its rules, and the reading of what its authors write. A page does without the latter: its states and orders are typed. */
export interface Engine<
  State extends Awaiting,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict = Verdict,
> extends Rules<State, Order, Event, Judged> {
  readonly id: string;
  readonly prefix: Prefix;
  /** The playable readings of each ruling that the engine reads, the one that is played by default first. */
  readonly readings: Readonly<Record<RulingId, readonly ReadingKey[]>>;
  /** A legal state, or what is wrong with the file. */
  start(setup: unknown, readings: Readings): Result<State, readonly Problem[]>;
  /** An order as an author writes it, `{ fire: gun, at: grenadiers }`, made typed; refused with the path where it is malformed. */
  order(written: unknown, state: State): Result<Order, readonly Problem[]>;
  /** On a free table, what an author wants drawn on this board; `later` is the board when the step is over. A grid has one form for all games. */
  show?(written: unknown, state: State, later: State): Result<Annotation, readonly Problem[]>;
  /** On a free table, how an author expects units to stand, made typed for `standing`; refused with the path where it is malformed. */
  standings?(written: unknown): Result<Readonly<Record<string, unknown>>, readonly Problem[]>;
}

/** Rules whose types are not looked into: what a board in a page is played with. */
export type AnyRules = Rules<Awaiting, OrderLike, EventLike>;

/** A game whose types are not looked into: what the scenario player, the odds and the pages work with. */
export type AnyEngine = Engine<Awaiting, OrderLike, EventLike>;
