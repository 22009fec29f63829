import type { Awaiting } from '../../games/contract/engine.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoverInput } from '../../scene/mover.ts';
import type { Held } from './held.ts';
import { take, type Taken } from './taken.ts';

/** The orders that a reader has begun on a board and not confirmed. They wait while he looks at other units, and are lost only where he drops them. */
export interface Plans {
  /** Keeps what is held, in place of what was kept for its unit; an order without legs is none. */
  readonly keep: (held: Held) => void;
  readonly forget: (unit: string) => void;
  /** The legs that wait for a unit; none once it stands elsewhere than when they were planned. */
  readonly legsOf: (taken: Taken) => readonly Leg[];
  /** The names of the units whose orders wait and can still be given. */
  readonly waiting: (mover: MoverInput, state: Awaiting) => readonly string[];
}

/** Makes the plans of a board; none at first. */
export function plansOf(): Plans {
  const kept = new Map<string, Held>();
  const isAsPlanned = (now: Taken, { taken }: Held) =>
    JSON.stringify(now.unit.base) === JSON.stringify(taken.unit.base);
  return {
    keep(held) {
      if (held.legs.length > 0) kept.set(held.taken.unit.id, held);
      else kept.delete(held.taken.unit.id);
    },
    forget: (unit) => void kept.delete(unit),
    legsOf(taken) {
      const plan = kept.get(taken.unit.id);
      return plan !== undefined && isAsPlanned(taken, plan) ? plan.legs : [];
    },
    waiting: (mover, state) =>
      [...kept.values()].flatMap((plan) => {
        const now = take(mover, state, plan.taken.unit.id);
        return now !== null && isAsPlanned(now, plan) ? [now.unit.name] : [];
      }),
  };
}
