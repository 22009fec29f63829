import { contactAhead } from '../../games/table/moving/approach.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoveDraft, MovingUnit } from '../orders/move-draft.ts';
import { legsOf, marchOf } from './moving-unit.ts';

/** An order with these legs, wanted as they are, allowed or not. */
export function wanting(moving: MovingUnit, legs: readonly Leg[], snapped = ''): MoveDraft {
  const march = marchOf(moving, legs);
  return { moving, legs, march, snapped, refused: march.verdict.ok ? null : march.verdict, unfit: null };
}

/** The order as it can be carried out. What was refused of it is still told. */
export function settled(draft: MoveDraft): MoveDraft {
  if (draft.march.wanted === null) return draft;
  const legs = legsOf(draft.march);
  return { ...draft, legs, march: marchOf(draft.moving, legs) };
}

/**
 * Closer than this to an enemy straight ahead, in micrometres, an order has led as near as it may:
 * a charge that is no plain move stops short.
 */
const SHORT = 300;

/** Does an order lead up to an enemy? Another enemy one points at is then charged in his place. */
export const isCharging = ({ moving, legs, march }: MoveDraft): boolean =>
  legs.length > 0 && moving.foes.some(({ base }) => (contactAhead(march.end, base) ?? SHORT) < SHORT);
