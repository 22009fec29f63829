import type { Annotation } from './annotations.ts';
import type { ClauseId, Plain } from './ids.ts';

/** A permission, with the clauses that give it and what the order shows on the board: a line of fire, a way. */
export interface Allowed<Id extends ClauseId = ClauseId> {
  readonly ok: true;
  readonly clauses: readonly Id[];
  readonly shows: readonly Annotation[];
}

/** What the sentence of a refusal is told of. */
export type Params = Readonly<Record<string, Plain>>;

/** Every reason of a refusal with its parameters, declared by the game: `{ 'unit-between': { unit: string } }`. */
export type Refusals = Readonly<Record<string, Params>>;

/** A refusal for one reason. */
export interface RefusedFor<Reason extends string, Given extends Params, Id extends ClauseId = ClauseId> {
  readonly ok: false;
  readonly clause: Id;
  readonly reason: Reason;
  readonly params: Readonly<Given>;
  /** What is in the way. */
  readonly shows: readonly Annotation[];
}

/** A refusal: a lesson, given by `judge` alone and never an event. Its parameters are those of its reason. */
export type Refused<R extends Refusals = Refusals, Id extends ClauseId = ClauseId> = {
  [Reason in keyof R & string]: RefusedFor<Reason, R[Reason], Id>;
}[keyof R & string];

/** What `judge` answers. */
export type Verdict<R extends Refusals = Refusals, Id extends ClauseId = ClauseId> = Allowed<Id> | Refused<R, Id>;

/** Whoever carries an order out has it judged before: throws where it is refused. */
export function assertAllowed(verdict: Verdict, order: unknown): asserts verdict is Allowed {
  if (!verdict.ok) throw new Error(`Refused by ${verdict.clause} (${verdict.reason}): ${JSON.stringify(order)}`);
}

const NOTHING: readonly Annotation[] = [];

/** A permission by these clauses, of an order that shows nothing on the board. */
export const allowed = <Id extends ClauseId>(...clauses: readonly Id[]): Allowed<Id> => ({
  ok: true,
  clauses,
  shows: NOTHING,
});

/** A permission by these clauses, of an order that shows something. */
export const allowedShowing = <Id extends ClauseId>(
  shows: readonly Annotation[],
  ...clauses: readonly Id[]
): Allowed<Id> => ({ ok: true, clauses, shows });

/** A refusal by one clause. */
export const refused = <Id extends ClauseId, Reason extends string, Given extends Params>(
  clause: Id,
  reason: Reason,
  params: Given,
  shows: readonly Annotation[] = NOTHING,
): RefusedFor<Reason, Given, Id> => ({ ok: false, clause, reason, params, shows });
