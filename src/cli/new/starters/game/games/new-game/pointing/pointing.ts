import type { Rules, Target } from '../../../../../../../games/contract/engine.ts';
import { targetOf } from '../../../../../../../games/contract/orders.ts';
import { pointsAround } from '../../../../../../../geometry/vectors.ts';
import type { Event } from '../events.ts';
import { ORDERS, type Order } from '../orders.ts';
import type { Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { REACH } from '../tables.ts';

type Pointing = Pick<Rules<State, Order, Event, Verdict>, 'candidates' | 'probe' | 'intent'>;

/** The order that a unit and a target mean; null if they mean none. */
function meant(unit: string, target: Target): Order | null {
  if ('point' in target) return { type: 'move', unit, to: target.point };
  return 'unit' in target && target.unit !== unit ? { type: 'shoot', unit, at: target.unit } : null;
}

const END: Order = { type: 'end-phase' };

/** The targets worth trying for a unit: all others, and the points at the end of its reach. */
const targetsOf = ({ units }: State, unit: string): readonly Target[] => [
  ...Object.keys(units).map((id) => ({ unit: id })),
  ...pointsAround(units[unit]!.at, REACH).map((point) => ({ point })),
];

/** Pointing at the board: how orders come from it, and back. */
export const byPointing = (judge: (state: State, order: Order) => Verdict): Pointing => ({
  intent: (state, order) => ({
    unit: order.type === 'end-phase' ? null : order.unit,
    target: targetOf(ORDERS, order, state),
  }),
  candidates(state, unit) {
    const ids = Object.keys(state.units).filter((id) => unit === undefined || id === unit);
    const orders = ids.flatMap((id) => targetsOf(state, id).flatMap((target) => meant(id, target) ?? []));
    return [...orders, ...(unit === undefined ? [END] : [])].flatMap((order) => {
      const verdict = judge(state, order);
      return verdict.ok ? [{ order, clauses: verdict.clauses }] : [];
    });
  },
  probe(state, { unit, kind, target }) {
    const order =
      target === null ? END : unit !== null && Object.hasOwn(state.units, unit) ? meant(unit, target) : null;
    const isMeant = order !== null && (kind ?? order.type) === order.type && (target === null) === (unit === null);
    return isMeant ? [{ order, verdict: judge(state, order) }] : [];
  },
});
