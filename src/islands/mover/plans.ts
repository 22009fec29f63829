import type { Awaiting } from '../../games/contract/engine.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoverInput } from '../../scene/mover.ts';
import type { Held, Taken } from '../orders/in-hand.ts';
import { take } from './taken.ts';

/* The orders that a reader has begun on a board and not confirmed, one for a unit. They wait while
   others are looked at, and are lost only where the reader drops them. */

const isAsPlanned = (now: Taken, { taken }: Held): boolean =>
  JSON.stringify(now.unit.base) === JSON.stringify(taken.unit.base);

/** The plans without that for a unit. */
export const forgotten = (plans: readonly Held[], unit: string): readonly Held[] =>
  plans.filter(({ taken }) => taken.unit.id !== unit);

/**
 * The plans with what is held in place of what was kept for its unit; an order without legs is
 * none.
 */
export function kept(plans: readonly Held[], held: Held): readonly Held[] {
  const others = forgotten(plans, held.taken.unit.id);
  return held.legs.length > 0 ? [...others, held] : others;
}

/** The legs that wait for a unit; none once it stands elsewhere than when they were planned. */
export function plannedFor(plans: readonly Held[], taken: Taken): readonly Leg[] {
  const plan = plans.find((each) => each.taken.unit.id === taken.unit.id);
  return plan !== undefined && isAsPlanned(taken, plan) ? plan.legs : [];
}

/** The names of the units whose orders wait and can still be given. */
export const waiting = (plans: readonly Held[], mover: MoverInput, state: Awaiting): readonly string[] =>
  plans.flatMap((plan) => {
    const now = take(mover, state, plan.taken.unit.id);
    return now !== null && isAsPlanned(now, plan) ? [now.unit.name] : [];
  });
