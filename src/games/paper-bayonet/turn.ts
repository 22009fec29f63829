import type { Dice } from '../../core/dice.ts';
import { activate } from './activation.ts';
import { apply, awaiting } from './apply.ts';
import { allInTouch } from './coherence.ts';
import type { Event, EventOf } from './events.ts';
import { rally } from './rally.ts';
import { enemyOf, type State } from './state.ts';
import { PHASES, type Phase } from './tables.ts';

/** What happens by itself when a phase begins. */
const OPENING: Readonly<Record<Phase, (state: State, dice: Dice) => readonly Event[]>> = {
  activation: activate,
  artillery: () => [],
  movement: turnAround,
  fighting: () => [],
  rally,
};

/** The next phase, and all that happens by itself as it begins. @clause pb.turn.phase-order pb.turn.alternate pb.rounds.definition */
export function endPhase(state: State, dice: Dice): readonly Event[] {
  const began = next(state);
  return [began, ...OPENING[began.phase](apply(state, began), dice)];
}

function next(state: State): EventOf<'phase-began'> {
  const phase = PHASES[PHASES.indexOf(state.phase) + 1];
  const began = {
    type: 'phase-began',
    side: state.side,
    round: state.round,
    turn: state.turn,
    inTouch: state.inTouch,
  } as const;
  if (phase !== undefined) {
    const inTouch = phase === 'movement' ? allInTouch(state) : state.inTouch;
    return { ...began, phase, inTouch, clauses: ['pb.turn.phase-order'] };
  }
  const side = enemyOf(state, state.side);
  const newRound = side === Object.keys(state.sides)[0];
  return {
    ...began,
    side,
    phase: 'activation',
    round: newRound ? state.round + 1 : state.round,
    turn: state.turn + 1,
    inTouch: [],
    clauses: newRound ? ['pb.turn.alternate', 'pb.rounds.definition'] : ['pb.turn.alternate'],
  };
}

/**
 * Units that were disrupted, or have rallied, before this turn of their owner are turned to the front again; it is all they do in it.
 * Needs neither activation nor touch (pb-060).
 * @clause pb.fighting.disrupted.next-turn pb.rally.next-turn @ruling pb-059
 */
function turnAround(state: State): readonly Event[] {
  const due = Object.values(state.units).filter(
    ({ side, since, condition }) =>
      side === state.side && since < state.turn && (condition === 'disrupted' || condition === 'rallied'),
  );
  return due.map((unit) => ({
    type: 'unit-turned',
    unit: unit.id,
    clauses: [unit.condition === 'disrupted' ? 'pb.fighting.disrupted.next-turn' : 'pb.rally.next-turn'],
  }));
}

/** The same board as if this side's phase were on, with nothing done yet in the turn; what the brigades may do stays as it is. */
export function at(state: State, { side, phase }: { readonly side: string; readonly phase: string }): State {
  const known = PHASES.find((each) => each === phase);
  if (known === undefined || !(side in state.sides)) throw new Error(`There is no ${phase} phase of ${side}`);
  const then = { ...state, side, phase: known, deeds: {}, placing: [], held: [], inTouch: allInTouch(state) };
  return { ...then, awaits: awaiting(then) };
}
