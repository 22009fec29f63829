import * as core from '../../core/reasons.ts';
import type { PbClauseId } from './clauses.ts';

/*
 * The reasons of every game, for the clauses of this one: a rule that cites a clause which is not in the ledger does not compile.
 */

export type { Annotation } from '../../core/annotations.ts';
export { total } from '../../core/reasons.ts';

/** A step of a sum. */
export type Line = core.Line<PbClauseId>;

/** A refusal. */
export type Refused = core.Refused<PbClauseId>;

/** What `judge` answers. */
export type Verdict = core.Verdict<PbClauseId>;

/** A modifier that counts when it applies, and is shown as looked at when it does not. */
export const line = core.line<PbClauseId>;

/** A permission by these clauses. */
export const allowed = core.allowed<PbClauseId>;

/** A permission by these clauses, of an order that shows something. */
export const allowedShowing = core.allowedShowing<PbClauseId>;

/** A refusal by one clause. */
export const refused = core.refused<PbClauseId>;
