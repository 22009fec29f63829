import type { Unit } from '../state.ts';
import type { AttackKind } from '../tables.ts';
import type { Thrown } from '../turn/pending.ts';

/** One figure attacks another. `isOverrun`: a charge that follows from a charge. */
export interface Attack {
  readonly kind: AttackKind;
  readonly unit: Unit;
  readonly at: Unit;
  readonly isOverrun?: boolean;
  /** The dice, if they have been thrown. */
  readonly thrown?: Thrown;
}
