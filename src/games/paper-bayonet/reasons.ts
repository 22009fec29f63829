import type { Annotation } from '../../core/annotations.ts';
import type * as dice from '../../core/dice.ts';
import type { Addend, Sum as AnySum, Test as AnyTest } from '../../core/reasons.ts';
import type * as verdicts from '../../core/verdicts.ts';
import { citing } from '../contract/citing.ts';
import type { Refusals } from './refusals.ts';
import type { ROLLS } from './names.ts';

export { D6 } from '../../core/dice.ts';
export { total } from '../../core/reasons.ts';
export type { Annotation };

/**
 * The ids of all clauses of Paper Bayonet; `npm run astro -- sync` generates the type from its
 * `clauses.yaml`.
 */
export type PbClauseId = LedgerClauses['paper-bayonet'];
export type Term = Addend<PbClauseId>;
export type Sum = AnySum<PbClauseId>;
export type Test = AnyTest<PbClauseId>;
export type Refused = verdicts.Refused<Refusals, PbClauseId>;
export type Verdict = verdicts.Verdict<Refusals, PbClauseId>;

/** The purposes of dice. A roll without a caption in `ROLLS` does not compile. */
export type Roll = keyof typeof ROLLS;
export type Dice = dice.Dice<Roll | `${Roll}.${string}`>;

export const { add, allowed, allowedShowing, atLeast, counted, die, refused, sum } = citing<PbClauseId, Refusals>();
