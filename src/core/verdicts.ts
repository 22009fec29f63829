import type { Annotation } from './annotations.ts';
import type { ClauseId, Plain } from './ids.ts';

/** A permission, with the clauses that give it and what the order shows on the board: a line of fire, a way. */
export interface Allowed<Id extends ClauseId = ClauseId> {
  readonly ok: true;
  readonly clauses: readonly Id[];
  readonly shows: readonly Annotation[];
}

/** A refusal: a lesson, given by `judge` alone and never an event. `reason` is a key of the game's `words.refusal`. */
export interface Refused<Id extends ClauseId = ClauseId> {
  readonly ok: false;
  readonly clause: Id;
  readonly reason: string;
  readonly params: Readonly<Record<string, Plain>>;
  /** What is in the way. */
  readonly shows: readonly Annotation[];
}

/** What `judge` answers. */
export type Verdict<Id extends ClauseId = ClauseId> = Allowed<Id> | Refused<Id>;

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
export const refused = <Id extends ClauseId>(
  clause: Id,
  reason: string,
  params: Readonly<Record<string, Plain>> = {},
  shows: readonly Annotation[] = NOTHING,
): Refused<Id> => ({ ok: false, clause, reason, params, shows });
