import type { Point } from '../../../geometry/vectors.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Lookup, Sum } from '../reasons.ts';
import type { GeneralOrder } from '../state.ts';
import type { Safety } from './safety.ts';

/** An order for a brigade. The other side does not see what it says. */
interface OfBrigade {
  brigade: string;
  side: string;
}

type Told = OfBrigade & { order: GeneralOrder | null };

/** What happens when commanders give orders, and troops rally. */
export interface CommandFacts {
  'order-written': Told;
  'order-sent': Told & { unit: string; rider: string; from: Point };
  'order-called-out': Told & { unit: string };
  'messenger-rode': OfBrigade & { rider: string; at: Point; by: Um };
  /** Nobody is left whom he could find, or by one reading an enemy has taken him. */
  'messenger-lost': OfBrigade & { rider: string; by?: string };
  'order-arrived': Told & { rider: string };
  'order-in-force': Told;
  'rally-tested': { unit: string; safety: Safety; reasons: readonly [Sum] };
  'unit-rallied': { unit: string };
  /** A routing unit that is safe runs no farther. */
  'unit-halted': { unit: string; safety: Safety };
  /** A general has his rating from a die. */
  'general-rated': { unit: string; rating: number; reasons: readonly [Lookup] };
  /** After a battle of a campaign. */
  'general-recovery': { unit: string; name: string; side: string; recovers: boolean; reasons: readonly [Lookup] };
}
