import type * as dice from '../../core/dice.ts';
import type { Addend as AnyAddend, Pool as AnyPool, Sum as AnySum } from '../../core/reasons.ts';
import type * as verdicts from '../../core/verdicts.ts';
import { citing } from '../contract/citing.ts';
import type { Refusals } from './refusals.ts';
import type { CfClauseId } from './tables.ts';

export type Addend = AnyAddend<CfClauseId>;
export type Pool = AnyPool<CfClauseId>;
export type Sum = AnySum<CfClauseId>;
export type Verdict = verdicts.Verdict<Refusals>;
export type Refused = Extract<Verdict, { readonly ok: false }>;

/** What dice are rolled for; the body or the side comes after it: `hits.line`. */
type BattleRoll = 'ground' | 'placing' | 'area' | 'landing';
export type Roll =
  | BattleRoll
  | 'hits'
  | 'wounds'
  | 'test'
  | 'again'
  | 'initiative'
  | 'way'
  | 'cm'
  | 'killed'
  | 'wounded';
export type Dice = dice.Dice<`${Roll}.${string}`>;

/** The verdicts of core: a rule that cites an unknown clause does not compile. */
export const { allowed, allowedShowing, refused } = citing<CfClauseId, Refusals>();
