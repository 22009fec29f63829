import type { Params } from '../../../core/verdicts.ts';
import { corners, type Base } from '../../../geometry/bases.ts';
import { along } from '../../../geometry/facings.ts';
import { wholeUm } from '../../../geometry/lengths.ts';
import { distance, plus, type Point } from '../../../geometry/vectors.ts';
import { walked, type Leg } from '../../table/orders/legs.ts';
import type { Order } from '../orders.ts';
import { directionOf, pathOf, toContact } from '../moving/passage.ts';
import type { Annotation, Verdict } from '../reasons.ts';
import { baseOf, type State, type Unit } from '../state.ts';

/**
 * The verdict with something to draw for every refusal. If the rule itself draws nothing, the
 * attempt is drawn.
 */
export const shown = (state: State, order: Order, verdict: Verdict): Verdict =>
  verdict.ok || verdict.shows.length > 0 ? verdict : { ...verdict, shows: attempt(state, order, verdict.params) };

/**
 * What the order has tried: its way, stopped at its beginning, or its place; otherwise the units
 * that the order and its refusal name.
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
 * The way up to the end of its first leg that leads to another place. The unit is drawn stopped at
 * once, because perhaps it may not even leave its place. If it only turns on the spot, the facing
 * that it may not have; null if it has no legs.
 */
function wayOf(
  state: State,
  unit: Unit,
  { type, legs }: Extract<Order, { readonly legs: unknown }>,
): Annotation | null {
  const start = baseOf(unit);
  const bases = [start, ...walked(start, legs)];
  const nth = bases.findIndex(({ at }, n) => n > 0 && distance(at, bases[n - 1]!.at) > 0) - 1;
  if (nth < 0) {
    const { at, facing } = bases.at(-1)!;
    return legs.length === 0 ? null : { kind: 'ghost', unit: unit.id, pose: { at, facing }, refused: true };
  }
  const stopped = stopAt(bases[nth]!, bases[nth + 1]!, legs[nth]!);
  const first = legs.slice(0, nth + 1);
  if (type === 'move') return pathOf(unit, first, { stopped });
  return pathOf(unit, toContact(state, unit, first), { sense: 'charge', stopped });
}

/** A little outside the base, on the way of a straight leg; for a wheel, its end. */
function stopAt(from: Base, to: Base, leg: Leg): Point {
  const direction = directionOf(from, leg);
  if (direction === null) return to.at;
  const isAside = leg.go === 'shift';
  return plus(from.at, along(direction, wholeUm(isAside ? from.width / 2 + from.depth / 2 : from.depth)));
}
