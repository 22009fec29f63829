import type { Annotation } from '../../core/annotations.ts';
import type * as dice from '../../core/dice.ts';
import type { Addend, Lookup as AnyLookup, Reason as AnyReason, Sum as AnySum } from '../../core/reasons.ts';
import type * as verdicts from '../../core/verdicts.ts';
import { citing } from '../contract/citing.ts';
import type { Refusals } from './refusals.ts';
import type { DgClauseId } from './tables.ts';

export type { Annotation };

export type Term = Addend<DgClauseId>;
export type Sum = AnySum<DgClauseId>;
export type Lookup = AnyLookup<DgClauseId>;
export type Reason = AnyReason<DgClauseId>;
export type Verdict = verdicts.Verdict<Refusals, DgClauseId>;
export type Refused = verdicts.Refused<Refusals, DgClauseId>;

/** What a die is rolled for; the side or the unit comes after it: `fire.battalion`. */
export type Roll =
  | 'initiative'
  | 'fire'
  | 'morale'
  | 'units'
  | 'risk'
  | 'reaction'
  | 'melee'
  | 'control'
  | 'rally'
  | 'rating'
  | 'recovery';
export type Dice = dice.Dice<`${Roll}.${string}`>;

/** The verdicts and reasons of core: a rule that cites an unknown clause does not compile. */
export const { add, allowed, allowedShowing, refused } = citing<DgClauseId, Refusals>();
