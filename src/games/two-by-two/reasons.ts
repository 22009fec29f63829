import type { Annotation } from '../../core/annotations.ts';
import type * as dice from '../../core/dice.ts';
import type { Addend, Sum as AnySum } from '../../core/reasons.ts';
import type * as verdicts from '../../core/verdicts.ts';
import { citing } from '../contract/citing.ts';
import type { Refusals } from './refusals.ts';
import type { TtClauseId } from './tables.ts';

export { D6 } from '../../core/dice.ts';
export type { Annotation, TtClauseId };

export type Term = Addend<TtClauseId>;
export type Sum = AnySum<TtClauseId>;
export type Refused = verdicts.Refused<Refusals, TtClauseId>;
export type Verdict = verdicts.Verdict<Refusals, TtClauseId>;

/**
 * What a die is rolled for: a shot, a melee, a rally, or the fate of a unit that routs; in a battle
 * also for roles, zones and reinforcements.
 */
export type Roll = 'shot' | 'melee' | 'rally' | 'rout' | 'roles' | 'zone' | 'reinforce';
export type Dice = dice.Dice<`${Roll}.${string}`>;

export const { add, allowed, allowedShowing, atLeast, counted, die, refused, sum } = citing<TtClauseId, Refusals>();
