import type { Target } from '../../../../../../../games/contract/engine.ts';
import { byPointing, targetsAround } from '../../../../../../../games/table/orders/pointing.ts';
import { ORDERS, type Order } from '../orders.ts';
import type { Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { REACH } from '../tables.ts';

/** The order that a unit and a target mean; none if they mean nothing. */
function meant(unit: string, target: Target): readonly Order[] {
  if ('point' in target) return [{ type: 'move', unit, to: target.point }];
  return 'unit' in target && target.unit !== unit ? [{ type: 'shoot', unit, at: target.unit }] : [];
}

/** Pointing at the board: how orders come from it, and back. */
export const pointing = (judge: (state: State, order: Order) => Verdict) =>
  byPointing<State, Order, Verdict>(ORDERS, {
    judge,
    targets: ({ units }, unit) => targetsAround(units, unit, REACH),
    meant: (_state, unit, target) => meant(unit, target),
    untargeted: () => [{ type: 'end-phase' }],
  });
