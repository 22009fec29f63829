import type { Facing } from '../../../geometry/grid.ts';
import type { Event, EventOf } from '../events.ts';
import type { Agreement, Edge, State, Unit } from '../state.ts';

type PreparingEvent =
  | 'term-agreed'
  | 'brigade-mustered'
  | 'army-mustered'
  | 'roll-off-won'
  | 'roll-off-tied'
  | 'edges-chosen'
  | 'objective-placed'
  | 'unit-deployed'
  | 'armies-ready';

const ACROSS: Readonly<Record<Edge, { readonly edge: Edge; readonly facing: Facing }>> = {
  north: { edge: 'south', facing: 4 },
  east: { edge: 'west', facing: 6 },
  south: { edge: 'north', facing: 0 },
  west: { edge: 'east', facing: 2 },
};

/** The opposite edge, and the facing towards it. @ruling pb-099 */
export const opposite = (edge: Edge): { readonly edge: Edge; readonly facing: Facing } => ACROSS[edge];

/**
 * The agreement made of these terms; null until all of them are settled.
 * @clause pb.setup.agreement-order
 */
function settled({ rounds, points, victory, extension = false }: Partial<Agreement>): Agreement | null {
  if (rounds === undefined || points === undefined || victory === undefined) return null;
  return { rounds, points, victory, extension };
}

/** How each event before the first turn changes the state. */
export const changePreparing: {
  readonly [T in PreparingEvent & Event['type']]: (state: State, event: EventOf<T>) => State;
} = {
  'term-agreed'(state, { on, terms, phase }) {
    const { agreed, terms: before } = state.preparing!;
    const now = { ...before, ...terms };
    const preparing = { ...state.preparing!, agreed: [...agreed, on], terms: now };
    return { ...state, phase, preparing, agreement: settled(now) };
  },
  'brigade-mustered': (state, { brigade, units, spent }) => ({
    ...state,
    brigades: { ...state.brigades, [brigade]: state.side },
    preparing: {
      ...state.preparing!,
      spent: { ...state.preparing!.spent, [state.side]: spent },
      reserve: { ...state.preparing!.reserve, ...Object.fromEntries(units.map((unit) => [unit.id, unit])) },
    },
  }),
  'army-mustered': (state, { phase, next }) => ({
    ...state,
    phase,
    side: next,
    preparing: { ...state.preparing!, next },
  }),
  'roll-off-won': (state, { side, phase }) => ({
    ...state,
    phase,
    side,
    preparing: { ...state.preparing!, winner: side, next: side },
  }),
  'roll-off-tied': (state) => state,
  'edges-chosen': (state, { edges, first, phase, next }) => ({
    ...state,
    phase,
    side: next,
    sides: Object.fromEntries(
      Object.entries(state.sides).map(([id, side]) => [
        id,
        { ...side, edge: edges[id]!, facing: opposite(edges[id]!).facing },
      ]),
    ),
    preparing: { ...state.preparing!, firstDeployer: first, next },
  }),
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
