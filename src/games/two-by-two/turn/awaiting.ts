import type { Awaits } from '../../contract/engine.ts';
import { type Battle, foeOf, type State } from '../state.ts';
import type { Answering } from './pending.ts';
import type { TtClauseId } from '../reasons.ts';
import { deploysBy } from '../battle/deployment.ts';
import { choosesBy } from '../battle/points.ts';
import { read } from '../rulings.ts';
import { isStep, PHASE_CLAUSE, type Phase, type SetupStep } from '../tables.ts';

/** The orders that are due in each phase, on any board and under any reading. */
const DUE: Readonly<Record<Phase, readonly string[]>> = {
  move: ['move', 'charge', 'form', 'screen', 'rout', 'end-phase'],
  rally: ['rally', 'end-phase'],
  shoot: ['shoot', 'declare', 'counter-charge', 'rout', 'face', 'end-phase'],
  melee: ['fight', 'end-phase'],
};

/**
 * In a whole battle reinforcements come on in the Move phase.
 * @clause tt.sequence.move-phase tt.reinforce.two-rolls
 */
const IN_BATTLE = ['reinforce', 'enter', ...DUE.move];

type Unsettled = Omit<State, 'awaits'>;

/**
 * The board with what it awaits: the answer that an order has stopped for, or else the orders of
 * the phase.
 */
export const settled = (state: Unsettled): State => ({ ...state, awaits: awaited(state) });

function awaited(state: Unsettled): Awaits<TtClauseId> | null {
  const { battle, phase } = state;
  if (battle !== null && battle.over !== null) return null;
  if (battle !== null && isStep(phase)) return stepOrders(state, battle, phase);
  return answer(state) ?? phaseOrders(state);
}

/**
 * The orders that are due before the first turn, step by step.
 * @clause tt.setup.role-roll tt.setup.terrain tt.setup.defender-deploys tt.setup.attacker-deploys
 * tt.setup.defender-rp1 tt.setup.attacker-rp1 tt.setup.defender-rp2 tt.setup.attacker-rp2
 * @ruling tt-078
 */
function stepOrders(state: Unsettled, battle: Battle, step: SetupStep): Awaits<TtClauseId> {
  const due = { sides: [state.side], kind: 'set-up' } as const;
  if (step === 'roles') return { ...due, orders: ['roll-roles'], by: 'tt.setup.role-roll' };
  if (step === 'deployment') return { ...due, orders: ['deploy', 'end-deployment'], by: deploysBy(state, state.side) };
  if (step === 'points') return { ...due, orders: ['choose-point'], by: choosesBy(battle) };
  const isDiced = read(state, 'tt-078') === 'six-zones';
  const order = !isDiced ? 'agree-terrain' : battle.zone === null ? 'roll-zone' : 'place-feature';
  return { ...due, orders: [order], by: 'tt.setup.terrain' };
}

/**
 * @clause tt.sequence.move-phase tt.sequence.rally-phase tt.sequence.shoot-phase
 * tt.sequence.melee-phase
 */
function phaseOrders({ phase: stage, side, battle }: Unsettled): Awaits<TtClauseId> {
  const phase = isStep(stage) ? 'move' : stage;
  const orders = battle !== null && phase === 'move' ? IN_BATTLE : DUE[phase];
  return { sides: [side], kind: 'phase', orders, by: PHASE_CLAUSE[phase] };
}

/** The clause that an answer to a charge is due by: the first one whose answer is allowed. */
const ANSWERED_BY = [
  ['rout', 'tt.units.voluntary-rout'],
  ['face', 'tt.contact.turn-to-face'],
  ['shoot', 'tt.contact.fire-on-charger'],
] as const;

/**
 * What is awaited once an order has stopped: the answer to a charge, the naming of the unit that
 * fights, or the choice of a winner.
 * @clause tt.units.voluntary-rout tt.contact.turn-to-face tt.melee.roll tt.melee.rout-follow-up
 */
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
