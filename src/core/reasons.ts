import type { Annotation } from './annotations.ts';
import type { ClauseId, Plain } from './ids.ts';

/** One step of a sum; a modifier that was looked at and did not apply stays, with `counted: false` and value 0. */
export interface Line<Id extends ClauseId = ClauseId> {
  readonly clause: Id;
  readonly label: string;
  readonly value: number;
  readonly counted: boolean;
}

/** A modifier that counts when `applies`, and is shown as looked at when it does not. */
export const line = <Id extends ClauseId>(clause: Id, label: string, value: number, applies = true): Line<Id> => ({
  clause,
  label,
  value: applies ? value : 0,
  counted: applies,
});

/** What the lines add up to. */
export const total = (lines: readonly Line[]): number => lines.reduce((sum, each) => sum + each.value, 0);

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
