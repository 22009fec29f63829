import type * as dice from '../../core/dice.ts';
import type { Annotation } from '../../core/annotations.ts';
import type { Sum as AnySum } from '../../core/reasons.ts';
import type * as verdicts from '../../core/verdicts.ts';
import { citing } from '../contract/citing.ts';
import type { Refusals } from './refusals.ts';
import type { RrClauseId } from './tables.ts';

export type { Annotation, RrClauseId };

export type Sum = AnySum<RrClauseId>;
export type Refused = verdicts.Refused<Refusals, RrClauseId>;
export type Verdict = verdicts.Verdict<Refusals, RrClauseId>;

/** What dice are rolled or cards drawn for. */
export type Roll =
  | 'bombardment'
  | 'volley'
  | 'charge'
  | 'morale'
  | 'break'
  | 'stand'
  | 'failed'
  | 'march'
  | 'recovery'
  | 'rally'
  | 'control'
  | 'nearest'
  | 'first'
  | 'reinforcement'
  | 'arrival'
  | 'draw'
  | 'lost'
  | 'taken';
export type Dice = dice.Dice<`${Roll}.${string}`>;

export const { allowed, allowedShowing, refused } = citing<RrClauseId, Refusals>();
