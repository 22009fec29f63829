import type { Event } from '../events.ts';
import type { Body, General } from '../figures/unit.ts';
import { read } from '../rulings.ts';
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
  'guns-left': true,
  'guns-manned': true,
  'general-taken': true,
};

export const isMoraleEvent = (event: Event): event is MoraleEvent => Object.hasOwn(MORALE, event.type);

/** A general who is wounded or killed. @clause dg.general.risk-table */
function hit(state: State, { unit: id, wound }: Extract<MoraleEvent, { readonly type: 'general-hit' }>): State {
  if (wound === 'light') return state;
  const general = state.units[id] as General;
  if (wound !== 'moderate') {
    const { battle } = state;
    const isHurt = wound === 'serious' && battle !== undefined;
    const now = isHurt
      ? {
          ...state,
          battle: { ...battle, wounded: [...battle.wounded, { id, name: general.name, side: general.side }] },
        }
      : state;
    return without(now, id);
  }
  return { ...state, units: { ...state.units, [id]: { ...general, rating: Math.floor(general.rating / 2) } } };
}

/** By one reading it is remembered who has run in this turn. @ruling dg-098 */
const fled = (state: State, id: string): State =>
  read(state, 'dg-098') === 'compulsory-moves'
    ? state
    : { ...state, done: { ...state.done, fled: added(state.done.fled ?? [], id) } };

/** It is remembered who has fallen back in this turn. @ruling dg-137 */
const fellBack = (state: State, id: string): State => ({
  ...state,
  done: { ...state.done, fellBack: added(state.done.fellBack ?? [], id) },
});

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
      return fellBack(changed(state, event.unit, event.to), event.unit);
    case 'unit-fled': {
      const ran = changedBody(state, event.unit, { ...event.to, ran: state.turn });
      return fled(ran, event.unit);
    }
    case 'guns-left':
      return changedBody(state, event.unit, { guns: event.guns });
    case 'guns-manned':
      return changedBody(changed(state, event.unit, event.to), event.unit, { guns: undefined });
    case 'general-taken':
      return without(state, event.unit);
    case 'unit-broke':
      return changedBody(state, event.unit, {
        mood: 'routing',
        changing: undefined,
        sending: undefined,
        ran: undefined,
      });
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
