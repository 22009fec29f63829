import type * as dice from '../../core/dice.ts';

export type { Addend, Pool, Sum } from '../../core/reasons.ts';

/** What dice are rolled for; the body comes after it: `hits.line`. */
export type Roll = 'hits' | 'wounds' | 'test' | 'again';
export type Dice = dice.Dice<`${Roll}.${string}`>;
