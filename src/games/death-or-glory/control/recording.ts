import type { Event } from '../events.ts';
import { isSkirmishing, type Body } from '../figures/unit.ts';
import type { State } from '../state.ts';
import { changedBody } from '../turn/changes.ts';
import type { ControlFacts } from './events.ts';

type ControlEvent = Extract<Event, { readonly type: keyof ControlFacts }>;

const CONTROL: Readonly<Record<keyof ControlFacts, true>> = {
  'control-tested': true,
  'got-out-of-hand': true,
  'was-held-back': true,
  'retreat-ended': true,
  'came-to-hand': true,
};

export const isControlEvent = (event: Event): event is ControlEvent => Object.hasOwn(CONTROL, event.type);

/** Who has retreated is unformed; skirmishers have no formation to lose. */
function rallied(state: State, id: string): State {
  const isLoose = isSkirmishing(state.units[id] as Body);
  return changedBody(state, id, { mood: 'steady', order: isLoose ? 'formed' : 'unformed', idle: undefined });
}

/** Records one event of control. */
export function recordedControl(state: State, event: ControlEvent): State {
  switch (event.type) {
    case 'control-tested':
      return state;
    case 'got-out-of-hand': {
      const { after, from, until } = event;
      return changedBody(state, event.unit, { bound: { after, from, until }, held: undefined });
    }
    case 'was-held-back':
      return changedBody(state, event.unit, { held: event.until, bound: undefined });
    case 'retreat-ended':
      return rallied(state, event.unit);
    case 'came-to-hand':
      return changedBody(state, event.unit, { bound: undefined, held: undefined });
  }
}
