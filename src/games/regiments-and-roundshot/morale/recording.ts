import type { Event, EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { changed, conditioned, gone, withAll } from '../turn/changes.ts';

/** Others rout with one of their formation. */
export function broke(state: State, { flights }: EventOf<'formation-broke'>): State {
  const routing = conditioned(state, 'routing', ...flights.map(({ unit }) => unit));
  return flights.reduce(
    (now, { unit, to, ...turned }) => (to === null ? gone(now, unit) : ran(now, { ...turned, unit, to })),
    routing,
  );
}

/** A figure has run, and may be turned the way it ran. @ruling rr-099 */
export const ran = (state: State, { unit, to, facing }: Pick<EventOf<'unit-fled'>, 'unit' | 'to' | 'facing'>): State =>
  changed(state, { [unit]: { at: to, ...(facing !== undefined && { facing }) } });

/**
 * A figure has rolled; one that has just been rallied may roll to reform as well, under one
 * reading. @ruling rr-077
 */
export function recovered(state: State, { unit, reasons: [sum] }: EventOf<'recovery-rolled' | 'rally-rolled'>): State {
  const word = sum.test?.word;
  const rollsOn = word === 'rallied' && read(state, 'rr-077') === 'free-order';
  const now = { ...state, rolled: rollsOn ? state.rolled : withAll(state.rolled, [unit]) };
  if (word === 'reforms') return conditioned(now, 'steady', unit);
  return word === 'rallied' ? conditioned(now, 'disrupted', unit) : now;
}

/** The owner of a figure that is about to run is asked for an Eight. */
export const eightDue = ({ unit, cause, riding, isAgain, isStand, swept }: EventOf<'rout-due'>): State['pending'] => ({
  kind: 'rout',
  unit,
  cause,
  riding,
  ...(isAgain !== undefined && { isAgain }),
  ...(isStand !== undefined && { isStand }),
  ...(swept !== undefined && { swept }),
});

/** The events after which a figure does not have to run any more. */
const RUN: readonly Event['type'][] = ['unit-fled', 'unit-left', 'unit-destroyed', 'unit-retreated'];

/** One of those who have to run has done so, or is gone. @ruling rr-093 */
export function hasRun(state: State, event: Event): State {
  const { fleeing } = state;
  if (fleeing === null || !RUN.includes(event.type) || !('unit' in event)) return state;
  const units = fleeing.units.filter((id) => id !== event.unit);
  return { ...state, fleeing: units.length === 0 ? null : { ...fleeing, units } };
}
