import type { Refused } from '../../core/verdicts.ts';
import { contactAhead } from '../../games/table/moving/approach.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { March } from '../../games/table/moving/marching.ts';
import { legsOf, marchOf, type Taken } from './taken.ts';

/** The order that a reader is making for a unit. */
export interface Held {
  readonly taken: Taken;
  /** The legs as the reader wants them; once nothing is pulled, those that can be carried out. */
  readonly legs: readonly Leg[];
  readonly march: March;
  /** What the last leg has snapped to. */
  readonly snapped: string;
  /** Why the last thing that was wanted is not allowed, or not all of it. */
  readonly refused: Refused | null;
}

/** An order with these legs, wanted as they are, allowed or not. */
export function wanting(taken: Taken, legs: readonly Leg[], snapped = ''): Held {
  const march = marchOf(taken, legs);
  return { taken, legs, march, snapped, refused: march.verdict.ok ? null : march.verdict };
}

/** The order as it can be carried out. What was refused of it is still told. */
export function settled(held: Held): Held {
  if (held.march.wanted === null) return held;
  const legs = legsOf(held.march);
  return { ...held, legs, march: marchOf(held.taken, legs) };
}

/** Closer than this to an enemy straight ahead, in micrometres, an order has led as near as it may: a charge that is no plain move stops short. */
const SHORT = 300;

/** Does an order lead up to an enemy? Another enemy one points at is then charged in his place. */
export const isCharging = ({ taken, legs, march }: Held): boolean =>
  legs.length > 0 && taken.foes.some(({ base }) => (contactAhead(march.end, base) ?? SHORT) < SHORT);
