import type { Event } from '../events.ts';
import type { General } from '../figures/unit.ts';
import type { Brigade, State } from '../state.ts';
import { added, changedBody } from '../turn/changes.ts';
import { brigadesIn, ridersIn } from './brigades.ts';
import type { CommandFacts } from './events.ts';

type CommandEvent = Extract<Event, { readonly type: keyof CommandFacts }>;

const COMMAND: Readonly<Record<keyof CommandFacts, true>> = {
  'order-written': true,
  'order-sent': true,
  'order-called-out': true,
  'messenger-rode': true,
  'messenger-lost': true,
  'order-arrived': true,
  'order-in-force': true,
  'rally-tested': true,
  'unit-rallied': true,
  'unit-halted': true,
  'general-rated': true,
  'general-recovery': true,
};

export const isCommandEvent = (event: Event): event is CommandEvent => Object.hasOwn(COMMAND, event.type);

const withBrigade = (state: State, id: string, to: Partial<Brigade>): State => ({
  ...state,
  brigades: { ...brigadesIn(state), [id]: { ...brigadesIn(state)[id]!, ...to } },
});

/** A brigade acts on an order; what had arrived before it is void. */
function inForce(state: State, id: string, order: Brigade['order']): State {
  const { read: _arrived, ...brigade } = brigadesIn(state)[id]!;
  return { ...state, brigades: { ...brigadesIn(state), [id]: { ...brigade, order } } };
}

function withoutRider(state: State, id: string): State {
  const { [id]: _gone, ...riders } = ridersIn(state);
  return { ...state, riders };
}

/** Records one event of command. */
export function recordedCommand(state: State, event: CommandEvent): State {
  switch (event.type) {
    case 'order-written':
    case 'order-called-out':
    case 'order-in-force':
      return inForce(state, event.brigade, event.order);
    case 'order-sent': {
      const { side, brigade: to, order, from: at } = event;
      return { ...state, riders: { ...ridersIn(state), [event.rider]: { side, to, order, at } } };
    }
    case 'messenger-rode':
      return {
        ...state,
        riders: { ...ridersIn(state), [event.rider]: { ...ridersIn(state)[event.rider]!, at: event.at } },
      };
    case 'messenger-lost':
      return withoutRider(state, event.rider);
    case 'order-arrived':
      return withBrigade(withoutRider(state, event.rider), event.brigade, {
        read: { order: event.order, turn: state.turn },
      });
    case 'rally-tested':
      return { ...state, done: { ...state.done, tried: added(state.done.tried ?? [], event.unit) } };
    case 'unit-rallied':
      return changedBody(
        { ...state, remembered: { ...state.remembered, active: added(state.remembered.active, event.unit) } },
        event.unit,
        { mood: 'steady', order: 'disordered', ran: undefined, idle: undefined },
      );
    case 'unit-halted':
      return state;
    case 'general-rated': {
      const { isUnrated: _unrated, ...general } = state.units[event.unit] as General;
      return { ...state, units: { ...state.units, [event.unit]: { ...general, rating: event.rating } } };
    }
    case 'general-recovery': {
      const battle = state.battle!;
      return { ...state, battle: { ...battle, wounded: battle.wounded.filter(({ id }) => id !== event.unit) } };
    }
  }
}
