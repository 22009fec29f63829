import type { EventOf } from '../events.ts';
import type { AttackKind } from '../tables.ts';
import type { Riding } from '../turn/pending.ts';

/** Where a result comes from. */
export interface Cause {
  /** The figure that attacked; after a failed charge, its target. */
  readonly by: string;
  /** The charge that it comes from, if its winner may ride on. */
  readonly riding: Riding | null;
  readonly because: EventOf<'unit-destroyed'>['because'];
  /** The attack whose target it is; null for a charger that has failed. */
  readonly kind: AttackKind | null;
}
