import type * as dice from '../../../../../../core/dice.ts';
import type { Sum as AnySum } from '../../../../../../core/reasons.ts';
import type * as verdicts from '../../../../../../core/verdicts.ts';
import { citing } from '../../../../../../games/contract/citing.ts';
import type { Refusals } from './refusals.ts';
import type { Clause } from './tables.ts';

export type Sum = AnySum<Clause>;
export type Verdict = verdicts.Verdict<Refusals, Clause>;

/** What a die is rolled for. */
export type Roll = 'shot';
export type Dice = dice.Dice<`${Roll}.${string}`>;

/** The reasons and verdicts of core: a rule that cites an unknown clause does not compile. */
export const { add, allowed, allowedShowing, atLeast, die, refused, sum } = citing<Clause, Refusals>();
