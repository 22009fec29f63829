import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { begun } from './sequence.ts';

/** The board after an event, which decided everything. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'phase-began': {
      const { side, phase, turn } = event;
      return begun(state, { side, phase, turn });
    }
    case 'unit-moved': {
      const { unit, to } = event;
      const units = { ...state.units, [unit]: { ...state.units[unit]!, ...to } };
      return { ...state, units, done: [...state.done, unit] };
    }
    case 'shot-fired':
      return { ...state, done: [...state.done, event.unit] };
    case 'unit-destroyed': {
      const { [event.unit]: _gone, ...units } = state.units;
      return { ...state, units };
    }
  }
}
