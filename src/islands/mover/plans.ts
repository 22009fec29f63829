import type { Awaiting } from '../../games/contract/engine.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoverInput } from '../../scene/mover.ts';
import type { MoveDraft, MovingUnit } from '../orders/move-draft.ts';
import { takeUp } from './moving-unit.ts';

/*
 * The drafts that a reader has begun on a board and not confirmed, one for each unit. They wait
 * while the reader looks at other units, and are lost only if the reader drops them.
 */

const isAsPlanned = (now: MovingUnit, { moving }: MoveDraft): boolean =>
  JSON.stringify(now.unit.base) === JSON.stringify(moving.unit.base);

/** The plans without the one for this unit. */
export const withoutUnit = (plans: readonly MoveDraft[], unit: string): readonly MoveDraft[] =>
  plans.filter(({ moving }) => moving.unit.id !== unit);

/**
 * The plans with this draft in place of the earlier one for its unit. A draft without legs is not
 * kept.
 */
export function withDraft(plans: readonly MoveDraft[], draft: MoveDraft): readonly MoveDraft[] {
  const others = withoutUnit(plans, draft.moving.unit.id);
  return draft.legs.length > 0 ? [...others, draft] : others;
}

/** The planned legs of a unit; none if the unit has moved since they were planned. */
export function plannedFor(plans: readonly MoveDraft[], moving: MovingUnit): readonly Leg[] {
  const plan = plans.find((each) => each.moving.unit.id === moving.unit.id);
  return plan !== undefined && isAsPlanned(moving, plan) ? plan.legs : [];
}

/** The names of the units with planned orders that can still be given. */
export const waitingNames = (plans: readonly MoveDraft[], mover: MoverInput, state: Awaiting): readonly string[] =>
  plans.flatMap((plan) => {
    const now = takeUp(mover, state, plan.moving.unit.id);
    return now !== null && isAsPlanned(now, plan) ? [now.unit.name] : [];
  });
