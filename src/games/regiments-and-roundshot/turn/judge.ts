import { whyNotDue } from '../../contract/due.ts';
import type { Order } from '../orders.ts';
import { refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { ruleFor } from './dispatch.ts';

/** The figures that an order is aimed at, or that it is about besides its own. */
const others = (order: Order): readonly string[] => [
  ...('at' in order && typeof order.at === 'string' ? [order.at] : []),
  ...('off' in order ? order.off : []),
];

/**
 * Whether this order is allowed on this board now. Rolls no dice. A refusal that draws nothing
 * lights the figures of its order.
 */
export function judge(state: State, order: Order): Verdict {
  const verdict = judged(state, order);
  if (verdict.ok || verdict.shows.length > 0) return verdict;
  const named = [...('unit' in order ? [order.unit] : []), ...others(order)];
  const units = named.filter((id) => state.units[id] !== undefined);
  return units.length === 0 ? verdict : { ...verdict, shows: [{ kind: 'light', units }] };
}

function judged(state: State, order: Order): Verdict {
  const unit = 'unit' in order ? state.units[order.unit] : undefined;
  const sides = 'unit' in order ? [unit?.side] : [];
  const why = whyNotDue(state, order, sides, ['ask-always', 'ask-holders']);
  if (why === 'over') return refused('rr.victory.twenty-percent', 'over', {});
  if (why !== null) return refused(state.awaits!.by, 'not-now', { order: order.type });
  const gone = others(order).find((id) => state.units[id] === undefined);
  if (gone !== undefined) return refused(state.awaits!.by, 'gone', { unit: gone });
  return ruleFor(order).judge(state, order);
}
