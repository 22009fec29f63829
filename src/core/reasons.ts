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

/**
 * Something that makes a verdict visible, in the words of the board and not of the picture: a place is a square (`d6`) or the id of a
 * unit on the grid, and a point in millimetres on a table. A scene turns signs into marks.
 */
export type Sign =
  | { readonly sign: 'sight'; readonly from: Plain; readonly to: Plain; readonly stopped?: Plain }
  | { readonly sign: 'path'; readonly from: Plain; readonly to: Plain }
  | { readonly sign: 'ruler'; readonly from: Plain; readonly to: Plain; readonly text?: string }
  | { readonly sign: 'light'; readonly squares?: readonly string[]; readonly unit?: string }
  | { readonly sign: 'label'; readonly at: Plain; readonly text: string };

/** A permission, with the clauses that give it. */
export interface Allowed<Id extends ClauseId = ClauseId> {
  readonly ok: true;
  readonly clauses: readonly Id[];
}

/** A refusal: a lesson, given by `judge` alone and never an event. `reason` is a key of the game's `words.refusal`. */
export interface Refused<Id extends ClauseId = ClauseId> {
  readonly ok: false;
  readonly clause: Id;
  readonly reason: string;
  readonly params: Readonly<Record<string, Plain>>;
  readonly shows?: readonly Sign[];
}

/** What `judge` answers. */
export type Verdict<Id extends ClauseId = ClauseId> = Allowed<Id> | Refused<Id>;

/** A permission by these clauses. */
export const allowed = <Id extends ClauseId>(...clauses: readonly Id[]): Allowed<Id> => ({ ok: true, clauses });

/** A refusal by one clause. */
export const refused = <Id extends ClauseId>(
  clause: Id,
  reason: string,
  params: Readonly<Record<string, Plain>> = {},
  shows: readonly Sign[] = [],
): Refused<Id> => ({ ok: false, clause, reason, params, ...(shows.length > 0 && { shows }) });
