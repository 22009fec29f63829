import type { Params } from '../../../core/verdicts.ts';
import { corners } from '../../../geometry/bases.ts';
import { along } from '../../../geometry/facings.ts';
import { plus } from '../../../geometry/vectors.ts';
import type { Order } from '../orders.ts';
import { endOf, pathOf, toContact } from '../moving/passage.ts';
import type { Annotation, Verdict } from '../reasons.ts';
import { baseOf, type State, type Unit } from '../state.ts';

/**
 * The verdict with something to draw for every refusal. If the rule itself draws nothing, the
 * attempt is drawn.
 */
export const shown = (state: State, order: Order, verdict: Verdict): Verdict =>
  verdict.ok || verdict.shows.length > 0 ? verdict : { ...verdict, shows: attempt(state, order, verdict.params) };

/**
 * What the order has tried: its way, stopped at the beginning of its first straight leg, or its
 * place; otherwise the units that the order and its refusal name.
 */
function attempt(state: State, order: Order, params: Params): readonly Annotation[] {
  const unit = 'unit' in order ? state.units[order.unit] : undefined;
  const way = unit !== undefined && 'legs' in order ? wayOf(state, unit, order) : null;
  if (way !== null) return [way];
  if (order.type === 'deploy') return [{ kind: 'area', sense: 'light', points: corners(baseOf(order.to)) }];
  const spoken = [
    ...Object.entries(order).map(([, value]: readonly [string, unknown]) => value),
    ...Object.values(params),
  ];
  const units = Object.keys(state.units).filter((id) => spoken.includes(id));
  return units.length === 0 ? [] : [{ kind: 'light', units }];
}

/**
 * The way up to the end of its first straight leg; null if it has none. The unit is drawn stopped
 * at once, because perhaps it may not even leave its place.
 */
function wayOf(
  state: State,
  unit: Unit,
  { type, legs }: Extract<Order, { readonly legs: unknown }>,
): Annotation | null {
  const nth = legs.findIndex(({ go }) => go === 'forward');
  if (nth < 0) return null;
  const { at, facing, depth } = endOf(unit, legs.slice(0, nth));
  const stopped = plus(at, along(facing, depth));
  const first = legs.slice(0, nth + 1);
  if (type === 'move') return pathOf(unit, first, { stopped });
  return pathOf(unit, toContact(state, unit, first), { sense: 'charge', stopped });
}
