import type { Annotation } from './annotations.ts';
import type { ClauseId, Plain } from './ids.ts';

/**
 * The order is allowed: the clauses that allow it, and what to draw on the board, such as a line of
 * fire or a path.
 */
export interface Allowed<Id extends ClauseId = ClauseId> {
  readonly ok: true;
  readonly clauses: readonly Id[];
  readonly shows: readonly Annotation[];
}

/** The values that go into the sentence of a refusal. */
export type Params = Readonly<Record<string, Plain>>;

/**
 * Every reason for which a game may refuse an order, with its parameters: `{ 'unit-between': {
 * unit: string } }`.
 */
export type Refusals = Readonly<Record<string, Params>>;

/** A refusal for one particular reason. */
export interface RefusedFor<Reason extends string, Given extends Params, Id extends ClauseId = ClauseId> {
  readonly ok: false;
  readonly clause: Id;
  readonly reason: Reason;
  readonly params: Readonly<Given>;
  /** What blocks the order, to be drawn on the board. */
  readonly shows: readonly Annotation[];
}

/**
 * The order is refused. Only `judge` refuses; a refusal is never an event. Its parameters depend on
 * its reason.
 */
export type Refused<R extends Refusals = Refusals, Id extends ClauseId = ClauseId> = {
  [Reason in keyof R & string]: RefusedFor<Reason, R[Reason], Id>;
}[keyof R & string];

/** The answer of `judge`. */
export type Verdict<R extends Refusals = Refusals, Id extends ClauseId = ClauseId> = Allowed<Id> | Refused<R, Id>;

/** Throws if the order is refused: an order must be judged before it is carried out. */
export function assertAllowed(verdict: Verdict, order: unknown): asserts verdict is Allowed {
  if (!verdict.ok) throw new Error(`Refused by ${verdict.clause} (${verdict.reason}): ${JSON.stringify(order)}`);
}

const NOTHING: readonly Annotation[] = [];

/** Allows an order by these clauses, with nothing to draw. */
export const allowed = <Id extends ClauseId>(...clauses: readonly Id[]): Allowed<Id> => ({
  ok: true,
  clauses,
  shows: NOTHING,
});

/** Allows an order by these clauses, with something to draw. */
export const allowedShowing = <Id extends ClauseId>(
  shows: readonly Annotation[],
  ...clauses: readonly Id[]
): Allowed<Id> => ({ ok: true, clauses, shows });

/** Refuses an order by one clause. */
export const refused = <Id extends ClauseId, Reason extends string, Given extends Params>(
  clause: Id,
  reason: Reason,
  params: Given,
  shows: readonly Annotation[] = NOTHING,
): RefusedFor<Reason, Given, Id> => ({ ok: false, clause, reason, params, shows });
