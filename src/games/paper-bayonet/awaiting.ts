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

const PLACE = ['place'];
const REROLL = ['reroll', 'keep'];
const FOLLOW = ['advance', 'stay'];

type Waits = Pick<State, 'side' | 'phase' | 'placing' | 'units' | 'fight' | 'advance' | 'over' | 'awaits'>;

/**
 * Who must order now: the owner of a unit that has a choice of squares, who may roll a die again, a winner that may step forward; else the
 * active side. Nobody when the game is over. Conceding is always open, and never awaited. As long as it stays as it is, it stays the same
 * object.
 */
export function awaiting(state: Waits): State['awaits'] {
  if (state.over !== null) return null;
  const { awaits } = state;
  const due = choice(state) ?? turn(state);
  return awaits?.side === due.side && awaits.orders === due.orders ? awaits : due;
}

/** A choice that must be made before the turn goes on. */
function choice({ placing, fight, advance, units }: Waits): State['awaits'] {
  const [first] = placing;
  if (first !== undefined) return { side: units[first.unit]!.side, orders: PLACE };
  const decides = fight?.due[0];
  if (decides !== undefined) return { side: units[decides]!.side, orders: REROLL };
  return advance === null ? null : { side: units[advance.unit]!.side, orders: FOLLOW };
}

function turn({ side, phase }: Waits): NonNullable<State['awaits']> {
  const orders = DUE[phase];
  return orders.includes('end-phase') ? { side, orders } : { side, orders, between: true };
}
