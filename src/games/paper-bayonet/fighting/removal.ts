import { foesTouching } from './contact.ts';
import type { Event } from '../events.ts';
import type { PbClauseId, Sum } from '../reasons.ts';
import { read } from '../rulings.ts';
import { findUnit, type State, type Unit, unitsIn } from '../state.ts';
import { apply } from '../turn/apply.ts';

/** The sums and clauses behind a result. */
export interface Because {
  readonly reasons: readonly Sum[];
  readonly clauses: readonly PbClauseId[];
}

/**
 * If this event removed the last unit of a brigade, removes its Brigadier too. `before` and `now`
 * are the states before and after the event.
 * @clause pb.brigadier.removed-with-brigade
 */
export function orphaned(now: State, before: State, event: Event): readonly Event[] {
  if (event.type !== 'unit-removed') return [];
  const brigade = before.units[event.unit]!.brigade;
  const left = unitsIn(now).filter((unit) => unit.brigade === brigade);
  const [last] = left;
  if (left.length !== 1 || last?.type !== 'brigadier') return [];
  return [{ type: 'unit-removed', unit: last.id, reasons: [], clauses: ['pb.brigadier.removed-with-brigade'] }];
}

/**
 * Removes these units. With the last unit of a brigade, its Brigadier is removed too.
 * @clause pb.brigadier.removed-with-brigade
 */
export function removals(state: State, units: readonly Unit[], { reasons, clauses }: Because): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  for (const { id } of units) {
    const event: Event = { type: 'unit-removed', unit: id, reasons, clauses };
    const after = apply(now, event);
    const all = [event, ...orphaned(after, now, event)];
    events.push(...all);
    now = all.reduce(apply, now);
  }
  return events;
}

/**
 * Removes routed units that an enemy touches; only under `helpless`. Checked whenever an order has
 * brought a unit of either side to another square, in any way.
 * @clause pb.rally.who @ruling pb-068
 */
export function caught(state: State, events: readonly Event[]): readonly Event[] {
  const isAnyRouted = findUnit(state, (unit) => unit.condition === 'routed') !== undefined;
  if (!isAnyRouted && !events.some((event) => event.type === 'unit-routed')) return [];
  const now = events.reduce(apply, state);
  if (now.placing.length > 0 || unitsIn(now).every(({ id, at }) => state.units[id]!.at === at)) return [];
  const touched = unitsIn(now).filter((unit) => unit.condition === 'routed' && foesTouching(now, unit).length > 0);
  if (touched.length === 0 || read(state, 'pb-068') !== 'helpless') return [];
  const armed = touched.filter((unit) => unit.type !== 'brigadier');
  return removals(now, armed, { reasons: [], clauses: ['pb.rally.who'] });
}
