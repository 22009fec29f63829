import type { Unit } from '../state.ts';

/** The three ways to attack, each with a roll of two dice. */
export type AttackKind = 'bombardment' | 'volley' | 'charge';

/** One figure attacks another. `isOverrun`: a charge that follows from a charge. */
export interface Attack {
  readonly kind: AttackKind;
  readonly unit: Unit;
  readonly at: Unit;
  readonly isOverrun?: boolean;
}
