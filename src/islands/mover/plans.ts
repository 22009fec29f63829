import type { Awaiting } from '../../games/contract/engine.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoverInput } from '../../scene/mover.ts';
import type { MoveDraft, MovingUnit } from '../orders/move-draft.ts';
import { takeUp } from './moving-unit.ts';

/* The orders that a reader has begun on a board and not confirmed, one for a unit. They wait while
   others are looked at, and are lost only where the reader drops them. */

const isAsPlanned = (now: MovingUnit, { moving }: MoveDraft): boolean =>
  JSON.stringify(now.unit.base) === JSON.stringify(moving.unit.base);

/** The plans without that for a unit. */
export const withoutUnit = (plans: readonly MoveDraft[], unit: string): readonly MoveDraft[] =>
  plans.filter(({ moving }) => moving.unit.id !== unit);

/**
 * The plans with what is held in place of what was kept for its unit; an order without legs is
 * none.
 */
export function withDraft(plans: readonly MoveDraft[], draft: MoveDraft): readonly MoveDraft[] {
  const others = withoutUnit(plans, draft.moving.unit.id);
  return draft.legs.length > 0 ? [...others, draft] : others;
}

/** The legs that wait for a unit; none once it stands elsewhere than when they were planned. */
export function plannedFor(plans: readonly MoveDraft[], moving: MovingUnit): readonly Leg[] {
  const plan = plans.find((each) => each.moving.unit.id === moving.unit.id);
  return plan !== undefined && isAsPlanned(moving, plan) ? plan.legs : [];
}

/** The names of the units whose orders wait and can still be given. */
export const waitingNames = (plans: readonly MoveDraft[], mover: MoverInput, state: Awaiting): readonly string[] =>
  plans.flatMap((plan) => {
    const now = takeUp(mover, state, plan.moving.unit.id);
    return now !== null && isAsPlanned(now, plan) ? [now.unit.name] : [];
  });
