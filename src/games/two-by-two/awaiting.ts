import type { Awaits } from '../engine.ts';
import type { TtClauseId } from './reasons.ts';
import { foeOf, type State } from './state.ts';
import { PHASE_CLAUSE, type Phase } from './tables.ts';

/** What may be ordered in a phase, on any board and under any reading. */
const DUE: Readonly<Record<Phase, readonly string[]>> = {
  move: ['move', 'charge', 'screen', 'rout', 'end-phase'],
  rally: ['end-phase'],
  shoot: ['shoot', 'declare', 'counter-charge', 'rout', 'face', 'end-phase'],
  melee: ['end-phase'],
};

type Unsettled = Omit<State, 'awaits'>;

/** The board with what is awaited on it: the answer that an order has stopped for, or else the orders of the phase. */
export const settled = (state: Unsettled): State => ({ ...state, awaits: answer(state) ?? phaseOrders(state) });

/** @clause tt.sequence.move-phase tt.sequence.rally-phase tt.sequence.shoot-phase tt.sequence.melee-phase */
const phaseOrders = ({ phase, side }: Unsettled): Awaits<TtClauseId> => ({
  ...{ sides: [side], kind: 'phase', orders: DUE[phase], by: PHASE_CLAUSE[phase] },
});

/** The answer of the other side to a charge. @clause tt.units.voluntary-rout tt.contact.turn-to-face */
function answer(state: Unsettled): Awaits<TtClauseId> | null {
  const { pending, units } = state;
  if (pending === null) return null;
  const [{ may }] = pending.due as readonly [(typeof pending.due)[number]];
  const { side } = units[pending.charger]!;
  return {
    sides: [foeOf(state, side)],
    kind: 'reaction',
    orders: ['stand', ...may],
    by: may.includes('rout') ? 'tt.units.voluntary-rout' : 'tt.contact.turn-to-face',
  };
}
