import type { Event } from './events.ts';
import { settled, type State, type Unit } from './state.ts';

/** The board with one unit changed. */
const changed = (state: State, id: string, to: Partial<Unit>): State => ({
  ...state,
  units: { ...state.units, [id]: { ...state.units[id]!, ...to } },
});

/** Records one event; decides nothing. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'phase-began':
      return began(state, event);
    case 'unit-moved': {
      const { at, facing } = event.through.at(-1)!;
      return { ...changed(state, event.unit, { at, facing }), moved: [...state.moved, event.unit] };
    }
    case 'screen-changed':
      return changed(state, event.unit, { screen: event.screen });
    case 'shot-fired':
      return { ...state, shot: [...state.shot, event.unit] };
    case 'firer-pinned':
    case 'unit-pinned':
      return changed(state, event.unit, { pinned: true });
    case 'unit-disrupted':
      return changed(state, event.unit, { disrupted: true });
    case 'unit-routed':
      return state;
    case 'unit-fled': {
      const { at, facing } = event.to;
      return changed(state, event.unit, { at, facing, disrupted: true });
    }
    case 'unit-destroyed': {
      const { [event.unit]: _gone, ...units } = state.units;
      return { ...state, units };
    }
  }
}

/** A phase begins: nobody has shot in it, and in the Move phase nobody of its side has moved. */
export function began(
  state: State,
  { side, phase, turn }: { readonly side: string; readonly phase: State['phase']; readonly turn: number },
): State {
  const isOwn = (id: string) => state.units[id]?.side === side;
  const moved = phase === 'move' ? state.moved.filter((id) => !isOwn(id)) : state.moved;
  return settled({ ...state, side, phase, turn, moved, shot: [] });
}
