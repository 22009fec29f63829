import { contactAhead } from '../../games/table/moving/approach.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { Held, Taken } from '../orders/in-hand.ts';
import { legsOf, marchOf } from './taken.ts';

/** An order with these legs, wanted as they are, allowed or not. */
export function wanting(taken: Taken, legs: readonly Leg[], snapped = ''): Held {
  const march = marchOf(taken, legs);
  return { taken, legs, march, snapped, refused: march.verdict.ok ? null : march.verdict, unfit: null };
}

/** The order as it can be carried out. What was refused of it is still told. */
export function settled(held: Held): Held {
  if (held.march.wanted === null) return held;
  const legs = legsOf(held.march);
  return { ...held, legs, march: marchOf(held.taken, legs) };
}

/**
 * Closer than this to an enemy straight ahead, in micrometres, an order has led as near as it may:
 * a charge that is no plain move stops short.
 */
const SHORT = 300;

/** Does an order lead up to an enemy? Another enemy one points at is then charged in his place. */
export const isCharging = ({ taken, legs, march }: Held): boolean =>
  legs.length > 0 && taken.foes.some(({ base }) => (contactAhead(march.end, base) ?? SHORT) < SHORT);
