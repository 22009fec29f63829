import type { Um } from '../../../geometry/lengths.ts';
import type { Pose } from '../figures/unit.ts';
import type { Sum } from '../reasons.ts';
import type { Charge, Meets } from './charge.ts';

interface OfUnit {
  unit: string;
}

/** What happens when units charge, and answer a charge. */
export interface ChargeFacts {
  'charge-declared': { charge: Omit<Charge, 'stage' | 'meets'> };
  /** A charger has been moved up to the range of those he charges, and can go `left` from there. */
  'came-within-range': OfUnit & { to: Pose; left: Um };
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
