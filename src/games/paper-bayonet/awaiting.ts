import type { State } from './state.ts';
import type { Phase } from './tables.ts';

/** The kinds of order that each phase waits for. */
const DUE: Readonly<Record<Phase, readonly string[]>> = {
  agreement: ['agree'],
  armies: ['muster', 'mustered'],
  'roll-off': ['roll-off'],
  edges: ['choose-edges'],
  objectives: ['objective'],
  deployment: ['deploy'],
  activation: ['end-phase'],
  artillery: ['fire', 'declare', 'end-phase'],
  movement: ['move', 'charge', 'form-column', 'leave-column', 'form-square', 'leave-square', 'end-phase'],
  fighting: ['attack', 'end-phase'],
  rally: ['end-phase'],
};

type Waits = Pick<State, 'side' | 'phase' | 'placing' | 'units' | 'fight' | 'advance' | 'over'>;

/**
 * Who must order now: the owner of a unit that has a choice of squares, who may roll a die again, a winner that may step forward; else the
 * active side. Nobody when the game is over. Conceding is always open, and never awaited.
 */
export function awaiting(state: Waits): State['awaits'] {
  if (state.over !== null) return null;
  const [first] = state.placing;
  if (first !== undefined) return { side: state.units[first.unit]!.side, orders: ['place'] };
  const [decides] = state.fight?.due ?? [];
  if (decides !== undefined) return { side: state.units[decides]!.side, orders: ['reroll', 'keep'] };
  if (state.advance !== null) return { side: state.units[state.advance.unit]!.side, orders: ['advance', 'stay'] };
  const orders = DUE[state.phase];
  return orders.includes('end-phase') ? { side: state.side, orders } : { side: state.side, orders, between: true };
}
