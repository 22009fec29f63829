import type { Annotation } from '../../core/annotations.ts';
import type { ClauseId } from '../../core/ids.ts';
import * as reasons from '../../core/reasons.ts';
import { citedBy } from '../../core/reasons.ts';
import * as verdicts from '../../core/verdicts.ts';
import type { EventLike } from './engine.ts';

/** Every clause that decided an event: those it names, and those of its reasons. */
export const citedByEvent = ({ clauses, reasons = [] }: EventLike): readonly ClauseId[] => [
  ...clauses,
  ...reasons.flatMap(citedBy),
];

/**
 * The reasons and verdicts of core, typed for one game. A rule that cites a clause missing from the
 * ledger does not compile; nor does a refusal without a sentence.
 */
export const citing = <Id extends ClauseId, Refusals extends verdicts.Refusals>() => {
  const refused: <Reason extends keyof Refusals & string>(
    clause: Id,
    reason: Reason,
    params: Refusals[Reason] & verdicts.Params,
    shows?: readonly Annotation[],
  ) => verdicts.RefusedFor<Reason, Refusals[Reason], Id> = verdicts.refused;
  return {
    add: reasons.add<Id>,
    allowed: verdicts.allowed<Id>,
    allowedShowing: verdicts.allowedShowing<Id>,
    atLeast: reasons.atLeast<Id>,
    /** The clauses of the terms that counted in a sum, each once. */
    counted: (terms: readonly reasons.Addend<Id>[]): readonly Id[] => [
      ...new Set(terms.filter((each) => each.counted).map((each) => each.clause)),
    ],
    die: reasons.die<Id>,
    refused,
    sum: reasons.sum<Id>,
  };
};
