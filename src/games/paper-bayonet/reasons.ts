import * as core from '../../core/reasons.ts';
import * as verdicts from '../../core/verdicts.ts';
import type { PbClauseId } from './clauses.ts';
import type { Refusals } from './refusals.ts';

/*
 * The reasons and verdicts of every game, for the clauses and refusals of this one: a rule that cites a clause which is not in the ledger
 * does not compile, nor does a refusal for a reason that has no sentence.
 */

import type { Annotation } from '../../core/annotations.ts';

export type { Annotation };
export { total } from '../../core/reasons.ts';

/** A part of a sum. */
export type Term = core.Addend<PbClauseId>;

/** Something that was added up; all that this game has in the way of reasons. */
export type Sum = core.Sum<PbClauseId>;

/** What a sum is held against. */
export type Test = core.Test<PbClauseId>;

/** A refusal, for any reason or for one of these. */
export type Refused<Reason extends keyof Refusals = keyof Refusals> = {
  [R in Reason]: verdicts.RefusedFor<R, Refusals[R], PbClauseId>;
}[Reason];

/** What `judge` answers. */
export type Verdict = verdicts.Verdict<Refusals, PbClauseId>;

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
export const refused: <Reason extends keyof Refusals>(
  clause: PbClauseId,
  reason: Reason,
  params: Refusals[Reason],
  shows?: readonly Annotation[],
) => verdicts.RefusedFor<Reason, Refusals[Reason], PbClauseId> = verdicts.refused;
