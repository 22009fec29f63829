import type { Pose } from '../figures/unit.ts';
import type { Lookup, Sum } from '../reasons.ts';

interface OfUnit {
  unit: string;
}

/** What happens in a melee. */
export interface MeleeFacts {
  /** A unit has fought its foe: the die, the total, the chart, the men. */
  'side-scored': OfUnit & { side: string; at: string; reasons: readonly [Lookup, Sum, Lookup, Sum] };
  /** `by` and `against`: the men that each side has cut down. */
  'round-won': { side: string; by: number; against: number; units: readonly string[] };
  'round-level': { units: readonly string[]; each: number };
  /** A winner who has burst through stands in the rear of those he has beaten. */
  'burst-through': OfUnit & { at: string };
  /** A line has flowed round the flanks of a column that has not broken it. */
  'flowed-round': OfUnit & { at: string };
  /** Horse rides through the horse that it has beaten, to go on in the compulsory moves. */
  'rode-through': OfUnit & { at: string };
  /** Rode on after it: where it stands then, and whom it has run into. */
  'rode-on': OfUnit & { to: Pose; into: string | null };
  /** It may not follow up nor attack until the end of this turn. */
  'stays-to-reform': OfUnit & { until: number };
  /** By one reading two stay in contact, and fight no round in that turn. @ruling dg-150 */
  'fight-broken-off': { units: readonly string[]; turn: number };
  'grew-tired': OfUnit & { fatigue: 'tired' | 'exhausted' };
  /** All who have fought this round. */
  'round-over': { units: readonly string[] };
  /** Those who touch no enemy any more: what they went through is over. */
  'melee-left': { units: readonly string[] };
  /** A unit has moved into contact to help friends who fight, and lies flush with the enemy. */
  'joined-melee': OfUnit & { at: string; to: Pose };
}
