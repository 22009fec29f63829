import type { Decision, WeighedOrder } from '../ask/decide.ts';
import type { Rolled } from '../../core/dice.ts';
import type { ClauseId, RulingId } from '../../core/ids.ts';
import type { Annotation } from '../../core/annotations.ts';
import type { Reason } from '../../core/reasons.ts';
import type { Verdict } from '../../core/verdicts.ts';
import type { Problem } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { NarratedEvent } from '../../games/contract/view.ts';
import type { OrderOdds } from './odds.ts';
import type { CountedOrder } from './order.ts';
import type { TypedGoal } from '../ask/goal.ts';

/** An answer to a prediction, as marked by the engine. */
export interface PlayedChoice {
  readonly says: string;
  readonly right: boolean;
  /** The engine's explanation. */
  readonly because: string;
  readonly clauses: readonly ClauseId[];
  /**
   * What it draws on the board: the line of its own order, allowed or refused, or the unit that it
   * names.
   */
  readonly shows: readonly Annotation[];
}

/** A prediction, with its answers. */
export interface PlayedAsk {
  readonly question: string;
  /** What its author draws while it is asked. */
  readonly shows: readonly Annotation[];
  readonly choices: readonly PlayedChoice[];
}

/** Three levels of help with a task. */
export interface PlayedHints {
  /** Where to look, in words, and the units to look at. */
  readonly look: string;
  readonly units: readonly string[];
  /** The clauses that matter, and what the board shows about them. */
  readonly clauses: readonly ClauseId[];
  readonly shows: readonly Annotation[];
  /** The author's words about the answer. Null if there are none. */
  readonly answer: string | null;
}

/**
 * A task: the answers that meet its goal, each of one or more orders, and how many answers do not
 * meet it.
 */
export interface PlayedTask {
  readonly says: string;
  readonly goal: TypedGoal;
  readonly right: readonly { readonly orders: readonly OrderLike[]; readonly says: string }[];
  readonly wrong: number;
  readonly hints: PlayedHints;
}

/** A moment at which the reader decides, and how good the order of the battle was. */
export interface PlayedDecision extends Decision {
  readonly title: string;
  readonly asks: string;
  readonly weighed: WeighedOrder;
}

/** A step after it was played: everything a page needs to show it without the engine. */
export interface Played {
  readonly id: string;
  readonly title: string;
  /** The name of the chapter that begins with this step. Null if none begins here. */
  readonly chapter: string | null;
  readonly say: string;
  /** The words about the board before the order. Null if the step has none. */
  readonly lead: string | null;
  /** The board before the order, after the phases under `pass` have ended. */
  readonly before: Awaiting;
  /** The board after the order. */
  readonly state: Awaiting;
  readonly moment: string;
  /** The events while phases were ended to reach the moment of this step. */
  readonly passed: readonly NarratedEvent[];
  readonly passedRolls: readonly Rolled[];
  readonly order: OrderLike | null;
  /** The orders that follow it in the same step. */
  readonly then: readonly OrderLike[];
  /** True if the order was only judged, not carried out. */
  readonly tried: boolean;
  readonly orderSays: string | null;
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly rolls: readonly Rolled[];
  /** The reasons of the events of the order. */
  readonly reasons: readonly Reason[];
  readonly reads: readonly RulingId[];
  /** The odds of the first order. */
  readonly odds: OrderOdds | null;
  /** All orders of the step that have odds, in their order. */
  readonly counted: readonly CountedOrder[];
  readonly shows: readonly Annotation[];
  /** Those that the author has written. */
  readonly drawn: readonly Annotation[];
  readonly ask: PlayedAsk | null;
  readonly task: PlayedTask | null;
  readonly decision: PlayedDecision | null;
  /**
   * Every clause that affected this step: in events, sums, permissions, refusals and the answers of
   * a prediction.
   */
  readonly cited: readonly ClauseId[];
}

/** The orders of a played step, and what came of them. */
export type PlayedOrders = Pick<
  Played,
  | 'before'
  | 'state'
  | 'order'
  | 'tried'
  | 'orderSays'
  | 'verdict'
  | 'refusalSays'
  | 'events'
  | 'rolls'
  | 'odds'
  | 'counted'
  | 'reads'
>;

/**
 * A scenario after it was played, and where it differs from what the author expected. Paths are
 * those of the file.
 */
export interface Play {
  readonly start: Awaiting | null;
  readonly steps: readonly Played[];
  /**
   * Errors in the file itself: orders that cannot be parsed, impossible boards, rolls that the
   * rules do not ask for.
   */
  readonly malformed: readonly Problem[];
  /** Expectations that were not met. */
  readonly unmet: readonly Problem[];
}
