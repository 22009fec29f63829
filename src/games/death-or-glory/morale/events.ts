import type { Um } from '../../../geometry/lengths.ts';
import type { Pose } from '../figures/unit.ts';
import type { Lookup, Sum } from '../reasons.ts';

interface OfUnit {
  unit: string;
}

/** What a general who is hit suffers. @clause dg.general.risk-table */
export type Wound = 'light' | 'moderate' | 'serious' | 'killed';

/** What happens when units test their morale, and to generals. */
export interface MoraleFacts {
  'morale-tested': OfUnit & {
    because: 'losses' | 'runners' | 'commander' | 'under-fire' | 'charging' | 'lost-round' | 'won-round';
    reasons: readonly [Sum];
  };
  /**
   * Its die was just its factor. `halts`: it was advancing; otherwise it falls back, or is a
   * square.
   */
  'unit-shaken': OfUnit & { halts: boolean };
  'fell-back': OfUnit & { to: Pose; by: Um };
  'unit-broke': OfUnit & { side: string };
  'unit-fled': OfUnit & { to: Pose; by: Um; through: readonly string[] };
  'unit-left': OfUnit & { side: string };
  /** A shaken unit is steady again. */
  'unit-steadied': OfUnit;
  /** By running through friends, or by having no room, a unit has lost its order. */
  'order-broken': OfUnit;
  /** Gunners have left their guns, which stand there from now on. */
  'guns-left': OfUnit & { guns: Pose };
  /** Gunners have come back to their guns. */
  'guns-manned': OfUnit & { to: Pose };
  /** By one reading an enemy takes a general who touches no friends. @ruling dg-128 */
  'general-taken': OfUnit & { side: string; by: string };
  'general-hit': OfUnit & { side: string; wound: Wound; reasons: readonly [Lookup] };
}
