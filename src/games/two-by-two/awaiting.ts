import type { Awaits } from '../engine.ts';
import type { Answering } from './pending.ts';
import type { TtClauseId } from './reasons.ts';
import { foeOf, type State } from './state.ts';
import { PHASE_CLAUSE, type Phase } from './tables.ts';

/** What may be ordered in a phase, on any board and under any reading. */
const DUE: Readonly<Record<Phase, readonly string[]>> = {
  move: ['move', 'charge', 'form', 'screen', 'rout', 'end-phase'],
  rally: ['rally', 'end-phase'],
  shoot: ['shoot', 'declare', 'counter-charge', 'rout', 'face', 'end-phase'],
  melee: ['fight', 'end-phase'],
};

type Unsettled = Omit<State, 'awaits'>;

/** The board with what is awaited on it: the answer that an order has stopped for, or else the orders of the phase. */
export const settled = (state: Unsettled): State => ({ ...state, awaits: answer(state) ?? phaseOrders(state) });

/** @clause tt.sequence.move-phase tt.sequence.rally-phase tt.sequence.shoot-phase tt.sequence.melee-phase */
const phaseOrders = ({ phase, side }: Unsettled): Awaits<TtClauseId> => ({
  ...{ sides: [side], kind: 'phase', orders: DUE[phase], by: PHASE_CLAUSE[phase] },
});

/** By which clause a charge is answered: the first of those that allow anything. */
const ANSWERED_BY = [
  ['rout', 'tt.units.voluntary-rout'],
  ['face', 'tt.contact.turn-to-face'],
  ['shoot', 'tt.contact.fire-on-charger'],
] as const;

/** The answer to a charge, the naming of who fights, or the choice of a winner. @clause tt.units.voluntary-rout tt.contact.turn-to-face tt.melee.roll tt.melee.rout-follow-up */
function answer(state: Unsettled): Awaits<TtClauseId> | null {
  const { pending, units } = state;
  if (pending === null) return null;
  if (pending.kind === 'naming')
    return { sides: [foeOf(state, units[pending.unit]!.side)], kind: 'choice', orders: ['name'], by: 'tt.melee.roll' };
  if (pending.kind === 'follow-up')
    return { sides: [units[pending.unit]!.side], kind: 'choice', orders: ['follow', 'hold'], by: pending.by };
  const [{ may }] = pending.due as readonly [Answering];
  const { side } = units[pending.charger]!;
  return {
    sides: [foeOf(state, side)],
    kind: 'reaction',
    orders: ['stand', ...may],
    by: ANSWERED_BY.find(([answer]) => may.includes(answer))![1],
  };
}
