import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** The moves of a turn; one that is begun goes on through the events of the first list. */
const GOES_ON: readonly Event['type'][] = ['unit-moved', 'came-within-range', 'charge-ran-home', 'charge-missed'];
const ANEW: readonly Event['type'][] = ['evaded', 'rode-on'];

/**
 * The board on which it is noted where a unit stood before its last move of this turn, if the event
 * moves it. @ruling dg-137
 */
export function noted(state: State, event: Event): State {
  const isNew = ANEW.includes(event.type);
  if (!('unit' in event) || !(isNew || GOES_ON.includes(event.type))) return state;
  const unit = state.units[event.unit];
  const { from = {} } = state.done;
  if (unit === undefined || (!isNew && Object.hasOwn(from, event.unit))) return state;
  const { at, facing } = unit;
  return { ...state, done: { ...state.done, from: { ...from, [event.unit]: { at, facing } } } };
}
