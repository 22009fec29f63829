import type { Rolled } from '../core/dice.ts';
import type { ClauseId, RulingId } from '../core/ids.ts';
import type { Annotation } from '../core/annotations.ts';
import type { Reason } from '../core/reasons.ts';
import type { Verdict } from '../core/verdicts.ts';
import type { Problem } from '../core/result.ts';
import type { Awaiting, EventLike, OrderLike } from '../games/engine.ts';
import type { Odds } from '../games/odds.ts';
import type { TypedGoal } from './goal.ts';

/** An event with its sentence. */
export interface NarratedEvent {
  readonly event: EventLike;
  readonly says: string;
}

/** An answer of a prediction as the engine judges it. */
export interface PlayedChoice {
  readonly says: string;
  readonly right: boolean;
  /** The engine's own reason. */
  readonly because: string;
  readonly clauses: readonly ClauseId[];
}

/** A prediction. */
export interface PlayedAsk {
  readonly question: string;
  readonly choices: readonly PlayedChoice[];
}

/** Three levels of help with a task. */
export interface PlayedHints {
  /** Where to look, in words, and the units to look at. */
  readonly look: string;
  readonly units: readonly string[];
  /** Which clauses it turns on, and what the board shows of them. */
  readonly clauses: readonly ClauseId[];
  readonly shows: readonly Annotation[];
  /** The author's words to the answer. */
  readonly answer: string | null;
}

/** A task: the answers that meet its goal among all that may be given, each of one order or of several. */
export interface PlayedTask {
  readonly says: string;
  readonly goal: TypedGoal;
  readonly right: readonly { readonly orders: readonly OrderLike[]; readonly says: string }[];
  readonly wrong: number;
  readonly hints: PlayedHints;
}

/** A step as played: all that a page needs to show it, and no engine. */
export interface Played {
  readonly id: string;
  readonly title: string;
  /** The name of the chapter that begins with this step; null where none does. */
  readonly chapter: string | null;
  readonly say: string;
  /** The board before the order, after the way there. */
  readonly before: Awaiting;
  /** The board after the order. */
  readonly state: Awaiting;
  readonly moment: string;
  /** What happened on the way to the moment of this step. */
  readonly passed: readonly NarratedEvent[];
  readonly passedRolls: readonly Rolled[];
  readonly order: OrderLike | null;
  /** Only judged, and not carried out. */
  readonly tried: boolean;
  readonly orderSays: string | null;
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly rolls: readonly Rolled[];
  /** What was added up and looked up in the events of the order. */
  readonly reasons: readonly Reason[];
  readonly reads: readonly RulingId[];
  readonly odds: Odds | null;
  readonly shows: readonly Annotation[];
  readonly ask: PlayedAsk | null;
  readonly task: PlayedTask | null;
  /** Every clause that bore on this step: of events, sums, permissions and refusals, those of the choices included. */
  readonly cited: readonly ClauseId[];
}

/** A scenario as played, and what of it did not come out as its author expected; paths are those of the file. */
export interface Play {
  readonly start: Awaiting | null;
  readonly steps: readonly Played[];
  /** Faults of the file itself: orders that cannot be read, boards that cannot stand, rolls that the rules do not ask for. */
  readonly malformed: readonly Problem[];
  /** Expectations that were not met. */
  readonly unmet: readonly Problem[];
}
