import { apply, began } from './apply.ts';
import type { Event, EventOf } from '../events.ts';
import { columnsOver } from '../moving/formations.ts';
import { endOfBattle } from '../battle/ending.ts';
import { entryDue } from '../battle/reinforce.ts';
import { meleeDue } from '../melee/opponents.ts';
import { allowed, type TtClauseId, type Verdict } from '../reasons.ts';
import { foeOf, movesFirst, phasing, type State } from '../state.ts';
import { PHASE_CLAUSE, type Phase, PHASES } from '../tables.ts';

/**
 * The phase that comes next: after move and rally the other side shoots; after the melees it moves.
 * @clause tt.sequence.full-turn tt.sequence.roles-swap tt.sequence.move-phase
 * tt.sequence.rally-phase tt.sequence.shoot-phase tt.sequence.melee-phase
 */
function nextPhase(state: State): EventOf<'phase-began'> {
  const now = phasing(state);
  const phase = PHASES[(PHASES.findIndex((each) => each === state.phase) + 1) % PHASES.length]!;
  const isSwap = phase === 'move';
  const next = isSwap ? foeOf(state, now) : now;
  const isNewTurn = isSwap && next === movesFirst(state);
  const side = phase === 'shoot' ? foeOf(state, next) : next;
  const clauses: readonly TtClauseId[] = [
    ...(isSwap ? (['tt.sequence.roles-swap'] as const) : []),
    ...(isNewTurn ? (['tt.sequence.full-turn'] as const) : []),
    PHASE_CLAUSE[phase],
  ];
  return { type: 'phase-began', side, phase, turn: state.turn + (isNewTurn ? 1 : 0), clauses };
}

/**
 * The events that begin the next phase. A Move phase also ends the road marches of its side.
 * @clause tt.sequence.move-phase tt.move.road-column @ruling tt-021
 */
function phaseBegins(state: State): readonly Event[] {
  const next = nextPhase(state);
  return [next, ...(next.phase === 'move' ? columnsOver(state, next.side) : [])];
}

/**
 * Whether the phase may end: all melees are fought, and all reinforcements that the dice have
 * called are on the table, as far as they have room.
 * @clause tt.sequence.melee-phase tt.reinforce.two-rolls
 */
export const judgeEnd = (state: State): Verdict => meleeDue(state) ?? entryDue(state) ?? allowed(state.awaits!.by);

/**
 * Ends the phase, and perhaps the battle.
 * @clause tt.sequence.full-turn tt.victory.destroyed-count
 */
export function endPhase(state: State): readonly Event[] {
  const ended = endOfBattle(state);
  return ended === null ? phaseBegins(state) : [ended];
}

const isPhase = (name: string): name is Phase => PHASES.some((phase) => phase === name);

/** The same board as if this phase were on. Throws if there is no such phase. */
export function at(state: State, { side, phase }: { readonly side: string; readonly phase: string }): State {
  if (!isPhase(phase)) throw new Error(`There is no ${phase} phase`);
  const now = began(state, { side, phase, turn: state.turn });
  return phase === 'move' ? columnsOver(now, side).reduce(apply, now) : now;
}
