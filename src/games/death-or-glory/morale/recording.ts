import type { Event } from '../events.ts';
import type { Body, General } from '../figures/unit.ts';
import type { State } from '../state.ts';
import { added, changed, changedBody, without } from '../turn/changes.ts';
import type { MoraleFacts } from './events.ts';

type MoraleEvent = Extract<Event, { readonly type: keyof MoraleFacts }>;

const MORALE: Readonly<Record<keyof MoraleFacts, true>> = {
  'morale-tested': true,
  'unit-shaken': true,
  'fell-back': true,
  'unit-broke': true,
  'unit-fled': true,
  'unit-left': true,
  'unit-steadied': true,
  'order-broken': true,
  'general-hit': true,
};

export const isMoraleEvent = (event: Event): event is MoraleEvent => Object.hasOwn(MORALE, event.type);

/** A general who is wounded or killed. @clause dg.general.risk-table */
function hit(state: State, { unit: id, wound }: Extract<MoraleEvent, { readonly type: 'general-hit' }>): State {
  if (wound === 'light') return state;
  if (wound !== 'moderate') return without(state, id);
  const general = state.units[id] as General;
  return { ...state, units: { ...state.units, [id]: { ...general, rating: Math.floor(general.rating / 2) } } };
}

/** Records one event of morale. @ruling dg-144 */
export function recordedMorale(state: State, event: MoraleEvent): State {
  switch (event.type) {
    case 'morale-tested': {
      if (event.because !== 'runners') return state;
      const { remembered } = state;
      return { ...state, remembered: { ...remembered, panicked: added(remembered.panicked, event.unit) } };
    }
    case 'unit-shaken':
      return changedBody(state, event.unit, { mood: 'shaken' });
    case 'fell-back':
    case 'unit-fled':
      return changed(state, event.unit, event.to);
    case 'unit-broke':
      return changedBody(state, event.unit, { mood: 'routing', changing: undefined, sending: undefined });
    case 'unit-left':
      return without(state, event.unit);
    case 'unit-steadied':
      return changedBody(state, event.unit, { mood: 'steady' });
    case 'order-broken': {
      const { order } = state.units[event.unit] as Body;
      return changedBody(state, event.unit, { order: order === 'formed' ? 'unformed' : order, idle: undefined });
    }
    case 'general-hit':
      return hit(state, event);
  }
}
