import type { Event, EventOf } from './events.ts';
import type { State, Unit } from './state.ts';

type Steps = 'roll-off-won' | 'roll-off-tied' | 'objective-placed' | 'unit-deployed' | 'armies-ready';

/** What each event before the first turn changes, but for the edges. */
export const changePreparing: { readonly [T in Steps & Event['type']]: (state: State, event: EventOf<T>) => State } = {
  'roll-off-won': (state, { side, phase }) => ({
    ...state,
    phase,
    side,
    preparing: { ...state.preparing!, winner: side, next: side },
  }),
  'roll-off-tied': (state) => state,
  'objective-placed': (state, { at, phase, next }) => ({
    ...state,
    phase,
    side: next,
    objectives: [...state.objectives, at],
    preparing: { ...state.preparing!, next },
  }),
  'unit-deployed'(state, { unit, to, phase, next, brigade }) {
    const { [unit]: placed, ...reserve } = state.preparing!.reserve;
    const standing: Unit = { ...placed!, at: to };
    return {
      ...state,
      phase,
      side: next,
      units: { ...state.units, [unit]: standing },
      preparing: { ...state.preparing!, next, brigade, reserve },
    };
  },
  'armies-ready': (state, { first }) => ({ ...state, first, side: first, preparing: null }),
};
