import type { Side } from '../../../geometry/bases.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Leg } from '../../table/orders/legs.ts';
import type { Pose } from '../figures/unit.ts';
import type { Sum } from '../reasons.ts';
import type { Charge } from '../state.ts';

interface OfUnit {
  unit: string;
}

/** What a charge that goes on will meet. */
export type Meets =
  'comes-home' | 'square-formed' | 'caught-unformed' | 'meets-retiring' | 'rides-down' | 'meets-charge' | 'misses';

/** What happens when units charge, and answer a charge. */
export interface ChargeFacts {
  'charge-declared': OfUnit & {
    at: string;
    kind: Charge['kind'];
    from: Pose;
    legs: readonly Leg[];
    needs: Um;
    has: Um;
    comesFrom: Side;
  };
  /** A charger has been moved up to the range of those he charges; `legs` are left to him. */
  'came-within-range': OfUnit & { to: Pose; legs: readonly Leg[] };
  'reactions-due': { units: readonly string[] };
  'reaction-tested': OfUnit & { reasons: readonly [Sum] };
  'unit-stood': OfUnit;
  /** A unit has turned towards those who charge it. */
  'turned-to-meet': OfUnit & { to: Pose };
  /** `isRetreat`: it had to, and counts as retreating. */
  evaded: OfUnit & { to: Pose; by: Um; isRetreat: boolean };
  'charge-pressed': OfUnit & { at: string; meets: Meets };
  /** A charger has been halted, or has broken. */
  'charge-stopped': OfUnit & { at: string };
  'reaction-over': OfUnit;
  /** The first side declares in answer, or has done so. */
  'answers-due': { side: string };
  'charge-ran-home': OfUnit & { at: string; through: readonly Pose[]; impact: boolean };
  'charge-missed': OfUnit & { at: string; through: readonly Pose[] };
}
