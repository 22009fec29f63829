import type { EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { withAll } from '../turn/changes.ts';

/**
 * An attack is used up whether it was rolled or not; only a roll is one on its target, or under one
 * reading only a roll that does something to it.
 * @ruling rr-027 rr-076
 */
export function attacked(state: State, event: EventOf<'guns-fired' | 'volley-fired' | 'charge-made'>): State {
  const { unit, at, reasons } = event;
  const isVain = ['no-effect', 'fails'].includes(reasons?.[0].test?.word ?? 'no-effect');
  const counts = reasons !== undefined && !(isVain && read(state, 'rr-076') === 'only-with-effect');
  const now = {
    ...state,
    acted: withAll(state.acted, [unit]),
    attacked: counts ? withAll(state.attacked, [at]) : state.attacked,
    rides: event.type === 'charge-made' ? [...state.rides, { unit, at }] : state.rides,
  };
  if (event.type !== 'charge-made' || reasons === undefined) return now;
  const { side } = state.units[unit]!;
  return { ...now, charged: { ...state.charged, [side]: withAll(state.charged[side] ?? [], [unit]) } };
}

/** Cavalry is asked whether it rides on. */
export const rideDue = ({ unit, next, toward }: EventOf<'overrun-due'>): State['pending'] => ({
  kind: 'overrun',
  unit,
  next,
  ...(toward !== undefined && { toward }),
});
