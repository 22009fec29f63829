import type { Event, EventOf } from './events.ts';
import type { Condition, Deed, State, Unit } from './state.ts';
import type { Phase } from './tables.ts';

/** The kinds of order that each phase waits for. */
const DUE: Readonly<Record<Phase, readonly string[]>> = {
  activation: ['end-phase'],
  artillery: ['fire', 'declare', 'end-phase'],
  movement: ['move', 'end-phase'],
  fighting: ['end-phase'],
  rally: ['end-phase'],
};

/** Who must order now: the owner of a routed unit that has a choice of squares, else the active side. */
export function awaiting(state: Pick<State, 'side' | 'phase' | 'placing' | 'units'>): State['awaits'] {
  const [first] = state.placing;
  if (first !== undefined) return { side: state.units[first.unit]!.side, orders: ['place'] };
  return { side: state.side, orders: DUE[state.phase] };
}

/** The same units, one of them changed. Spreading so many keys would take several times as long. */
const units = (state: State, id: string, change: Partial<Unit>): State['units'] =>
  Object.assign({}, state.units, { [id]: { ...state.units[id]!, ...change } });

/** The same unit in another condition, from this turn on. */
const become = (state: State, id: string, condition: Condition, change: Partial<Unit> = {}): State => ({
  ...state,
  units: units(state, id, { condition, since: state.turn, ...change }),
});

const did = (state: State, id: string, deed: Deed): State => ({ ...state, deeds: { ...state.deeds, [id]: deed } });

const same = (state: State): State => state;
const shot = (state: State, event: EventOf<'shot-hit' | 'shot-missed' | 'shot-lost'>): State =>
  did({ ...state, held: state.held.filter((held) => held.unit !== event.unit) }, event.unit, 'fired');

/** What each event changes. A new event does not compile until it stands here. */
const CHANGE: { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => State } = {
  'phase-began': (state, { side, phase, round, turn, inTouch }) => ({
    ...state,
    side,
    phase,
    round,
    turn,
    inTouch,
    ...(turn !== state.turn && { deeds: {}, activated: [] }),
  }),
  'brigade-activated': (state, { brigade }) => ({ ...state, activated: [...state.activated, brigade] }),
  'brigade-idle': same,
  'unit-turned': (state, { unit }) => did(become(state, unit, 'steady'), unit, 'turned'),
  'shot-hit': shot,
  'shot-missed': shot,
  'shot-lost': shot,
  'shots-held': (state, { shots }) => ({ ...state, held: shots }),
  'unit-unharmed': same,
  'unit-disrupted': (state, { unit }) => become(state, unit, 'disrupted'),
  'unit-routed'(state, { unit, to }) {
    // The column is broken and the Square lost: each unit stands alone on the edge (pb-069, pb-077).
    if (typeof to === 'string') return become(state, unit, 'routed', { at: to, formation: 'line' });
    const routed = become(state, unit, 'routed', { formation: 'line' });
    return { ...routed, placing: [...state.placing, { unit, squares: to }] };
  },
  'unit-placed': (state, { unit, to, waiting }) => ({
    ...state,
    units: units(state, unit, { at: to }),
    placing: waiting,
  }),
  'unit-removed'(state, { unit }) {
    const { [unit]: _gone, ...left } = state.units;
    return { ...state, units: left, inTouch: state.inTouch.filter((id) => id !== unit) };
  },
  'unit-moved': (state, { unit, path }) =>
    did({ ...state, units: units(state, unit, { at: path.at(-1)! }) }, unit, 'moved'),
  'unit-rallied': (state, { unit }) => become(state, unit, 'rallied'),
  'unit-unrallied': same,
};

/** Records one event; decides nothing and rolls nothing. */
export function apply(state: State, event: Event): State {
  const change = CHANGE[event.type] as (state: State, event: Event) => State;
  const next = change(state, event);
  if (next === state) return state;
  if (next.side === state.side && next.phase === state.phase && next.placing === state.placing) return next;
  return { ...next, awaits: awaiting(next) };
}
