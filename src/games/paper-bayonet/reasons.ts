import * as core from '../../core/reasons.ts';
import * as verdicts from '../../core/verdicts.ts';
import type { PbClauseId } from './clauses.ts';

/*
 * The reasons and verdicts of every game, for the clauses of this one: a rule that cites a clause which is not in the ledger does not compile.
 */

export type { Annotation } from '../../core/annotations.ts';
export { total } from '../../core/reasons.ts';

/** A part of a sum. */
export type Term = core.Addend<PbClauseId>;

/** Something that was added up; all that this game has in the way of reasons. */
export type Sum = core.Sum<PbClauseId>;

/** What a sum is held against. */
export type Test = core.Test<PbClauseId>;

/** A refusal. */
export type Refused = verdicts.Refused<PbClauseId>;

/** What `judge` answers. */
export type Verdict = verdicts.Verdict<PbClauseId>;

/** What a die shows. */
export const die = core.die<PbClauseId>;

/** A modifier that counts when it applies, and is shown as looked at when it does not. */
export const add = core.add<PbClauseId>;

/** The sum of terms, and what it was held against. */
export const sum = core.sum<PbClauseId>;

/** A total that must reach what is needed. */
export const atLeast = core.atLeast<PbClauseId>;

/** The clauses of what counted. */
export const counted = (terms: readonly Term[]): readonly PbClauseId[] =>
  terms.filter((each) => each.counted).map((each) => each.clause);

/** A permission by these clauses. */
export const allowed = verdicts.allowed<PbClauseId>;

/** A permission by these clauses, of an order that shows something. */
export const allowedShowing = verdicts.allowedShowing<PbClauseId>;

/** A refusal by one clause. */
export const refused = verdicts.refused<PbClauseId>;
