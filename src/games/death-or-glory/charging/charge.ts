import type { Side } from '../../../geometry/bases.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Leg } from '../../table/orders/legs.ts';
import type { Pose } from '../figures/unit.ts';

/** What a charge that goes on will meet. */
export type Meets =
  | 'comes-home'
  | 'square-formed'
  | 'caught-unformed'
  | 'meets-retiring'
  | 'rides-down'
  | 'meets-charge'
  | 'misses';

/** How a charge stands: declared, to be run home, stopped before it ran, or run. */
type ChargeStage = 'declared' | 'pressed' | 'stopped' | 'home' | 'missed';

/** A charge or an assault of this turn. @clause dg.charge.declare-order */
export interface Charge {
  readonly unit: string;
  /** Whom it is aimed at. */
  readonly at: string;
  /** An assault has no impact. @clause dg.charge.infantry-obstacles */
  readonly kind: 'charge' | 'assault' | 'counter-charge';
  /** Where the unit stood as it declared. */
  readonly from: Pose;
  /** What it does before its last straight run: nothing, or a wheel, or a march and a wheel. */
  readonly legs: readonly Leg[];
  /** How far it then can go straight on. */
  readonly left: Um;
  /** How far it comes straight on in all. */
  readonly way: Um;
  /** What it needs to come into contact, and how far it goes in all. @ruling dg-037 */
  readonly needs: Um;
  readonly has: Um;
  /** Whether its way is straight enough for impact. @ruling dg-029 dg-152 */
  readonly isStraight: boolean;
  /** From where it comes at the target. @ruling dg-138 */
  readonly comesFrom: Side;
  readonly stage: ChargeStage;
  /** What it will meet, once it goes on. */
  readonly meets?: Meets;
}
