import type { Params } from '../../core/verdicts.ts';
import { corners } from '../../geometry/bases.ts';
import type { Order } from './orders.ts';
import { pathOf, toContact } from './passage.ts';
import type { Annotation, Verdict } from './reasons.ts';
import { baseOf, type State, type Unit } from './state.ts';

/** The verdict, which always shows where a refusal bites: where the rule itself draws nothing, the attempt is drawn. */
export const shown = (state: State, order: Order, verdict: Verdict): Verdict =>
  verdict.ok || verdict.shows.length > 0 ? verdict : { ...verdict, shows: attempt(state, order, verdict.params) };

/** The way that was asked for, or the place; else the units that the order and its refusal speak of. */
function attempt(state: State, order: Order, params: Params): readonly Annotation[] {
  const unit = 'unit' in order ? state.units[order.unit] : undefined;
  if (unit !== undefined && 'legs' in order && order.legs.length > 0) return [wayOf(state, unit, order)];
  if (order.type === 'deploy') return [{ kind: 'area', sense: 'light', points: corners(baseOf(order.to)) }];
  const spoken = [
    ...Object.entries(order).map(([, value]: readonly [string, unknown]) => value),
    ...Object.values(params),
  ];
  const units = Object.keys(state.units).filter((id) => spoken.includes(id));
  return units.length === 0 ? [] : [{ kind: 'light', units }];
}

const wayOf = (state: State, unit: Unit, { type, legs }: Extract<Order, { readonly legs: unknown }>): Annotation =>
  type === 'move' ? pathOf(unit, legs) : pathOf(unit, toContact(state, unit, legs), { sense: 'charge' });
