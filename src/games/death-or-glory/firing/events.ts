import type { Side } from '../../../geometry/bases.ts';
import type { Effort } from '../figures/strength-left.ts';
import type { Pose } from '../figures/unit.ts';
import type { Lookup, Reason, Sum } from '../reasons.ts';

interface OfUnit {
  unit: string;
}

/** What happens when units fire. */
export interface FireFacts {
  /**
   * `side`: from which it fires. `isFirst`: its first volley of the game. `flanks`: whom it hits
   * from a flank or the rear.
   */
  'volley-fired': OfUnit & {
    at: readonly string[];
    side: Side;
    isFirst: boolean;
    flanks?: readonly string[];
    reasons: readonly [Lookup, Lookup, Sum, ...(readonly Reason[])];
  };
  /** Men have fallen, and the unit has closed up. */
  'men-lost': OfUnit & { side: string; lost: number; to: Pose };
  /** By one reading all losses of a phase are taken at its end. @ruling dg-010 */
  'men-marked': OfUnit & { side: string; lost: number };
  /**
   * An exhausted unit has used so many halves of what it could still do; `of`: by one reading, of
   * what it could still fire or fight.
   */
  'strength-spent': OfUnit & { halves: number; of?: Effort };
  'unit-destroyed': OfUnit & { side: string };
}
