import { endBonds } from '../control/bound.ts';
import { pursue } from '../control/pursuit.ts';
import { fallTogether } from '../firing/losses.ts';
import { mayDeclareInAnswer } from '../charging/answering.ts';
import { endOfDeclaringBarred } from '../charging/judge.ts';
import { endDeclaring } from '../charging/declare.ts';
import { runHome } from '../charging/run-home.ts';
import { goOn } from '../moving/carry-over.ts';
import { presentWith } from '../command/presence.ts';
import { mayCommand } from '../command/due.ts';
import { standIdle } from '../command/idle.ts';
import { ride, takeUpOrders } from '../command/riders.ts';
import { endBarred } from '../melee/judge.ts';
import { leaveMelees, rideOn } from '../melee/riding-on.ts';
import { compulsoryMoves } from '../morale/compulsory.ts';
import { allowed, type Dice, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { firstOf, foeOf, type State } from '../state.ts';
import { BY_TURNS, ORDER, type DgClauseId, type Phase } from '../tables.ts';
import { settled } from './awaiting.ts';
import { began } from './beginning.ts';
import { endBattle } from './ending.ts';
import type { Course } from './course.ts';

/** The part of a turn that comes next. */
interface Next {
  readonly phase: Phase;
  readonly side: string;
  readonly turn: number;
  readonly clauses: readonly DgClauseId[];
}

/**
 * The part that comes next: in some phases the side with the initiative acts, and then the other;
 * after the last phase a new turn begins.
 * @clause dg.sequence.order dg.sequence.initiative-first dg.sequence.simultaneous
 * @ruling dg-008 dg-009
 */
function nextOf(state: State): Next {
  const { phase, side, turn, charging } = state;
  const first = firstOf(state);
  const isByTurns = BY_TURNS.includes(phase) || (phase === 'command-rally' && mayCommand(state, foeOf(state, first)));
  if (isByTurns && side === first && !charging.isAnswering)
    return {
      phase,
      side: foeOf(state, side),
      turn,
      clauses: [
        'dg.sequence.initiative-first',
        ...(phase === 'movement' ? (['dg.sequence.simultaneous'] as const) : []),
      ],
    };
  const phases = ORDER[read(state, 'dg-008')];
  const next = phases[(phases.indexOf(phase) + 1) % phases.length]!;
  const isNew = next === 'initiative';
  return { phase: next, side: first, turn: turn + (isNew ? 1 : 0), clauses: ['dg.sequence.order'] };
}

/**
 * Begins the next part of a turn. When all have fired, charges run home; in movement, changes that
 * were begun before go on, and units out of hand go after the enemy. @ruling dg-074 dg-142 dg-143
 */
export function beginNext(course: Course, dice: Dice): void {
  const { clauses, ...next } = nextOf(course.state);
  const isAfterCommand = course.state.phase === 'command-rally' && next.phase !== 'command-rally';
  if (isAfterCommand) {
    standIdle(course, dice);
    takeUpOrders(course);
  }
  const isAfterFire = course.state.phase === 'firing' && next.phase !== 'firing';
  course.record({
    type: 'phase-began',
    ...next,
    ...(isAfterCommand && { present: presentWith(course.state) }),
    clauses,
  });
  if (isAfterFire) runHome(course, dice);
  if (next.phase === 'command-rally' && read(course.state, 'dg-013') === 'at-once-in-command') ride(course, next.side);
  if (next.phase !== 'movement') return;
  if (read(course.state, 'dg-013') !== 'at-once-in-command') ride(course, next.side);
  goOn(course, next.side);
  pursue(course, next.side, dice);
}

/**
 * What comes when nobody has to answer a charge any more: the other side declares, or the first
 * side in answer, or the next phase begins.
 * @clause dg.charge.declare-order dg.reaction.other-declares dg.reaction.initiative-answers
 */
export function afterDeclaring(course: Course, dice: Dice): void {
  const { state } = course;
  if (state.charging.due.length > 0) return;
  if (mayDeclareInAnswer(state))
    course.record({ type: 'answers-due', side: firstOf(state), clauses: ['dg.reaction.initiative-answers'] });
  else beginNext(course, dice);
}

/**
 * Whether a phase may end: nobody has to move or to fire, but every round of melee is fought, and
 * whoever is out of hand charges if he can.
 * @clause dg.fire.optional dg.move.optional dg.melee.contact dg.control.result
 */
export function judgeEnd(state: State): Verdict {
  if (state.phase === 'melee') return endBarred(state) ?? allowed(state.awaits!.by);
  const no = state.phase === 'charges-declared' ? endOfDeclaringBarred(state) : null;
  return no ?? allowed(state.awaits!.by);
}

/**
 * What the end of a phase does, and which part of the turn comes next. @clause dg.sequence.order
 */
export function endPhase(course: Course, dice: Dice): void {
  const { phase, side } = course.state;
  if (phase === 'firing' && side !== firstOf(course.state)) fallTogether(course, dice);
  if (phase === 'compulsory-moves') {
    compulsoryMoves(course, dice);
    rideOn(course);
    leaveMelees(course);
    endBonds(course);
    if (endBattle(course)) return;
  }
  if (phase === 'charges-declared') {
    endDeclaring(course, side);
    afterDeclaring(course, dice);
  } else beginNext(course, dice);
}

/**
 * The same board at the beginning of a phase, with nothing played in between: a phase that is over
 * comes again in the next turn, in which nothing has been done yet.
 */
export function at(state: State, { side, phase }: { readonly side: string; readonly phase: string }): State {
  const phases = ORDER[read(state, 'dg-008')];
  const isOver = phases.indexOf(phase as Phase) < phases.indexOf(state.phase);
  const from = isOver ? began(state, { side, phase: 'initiative', turn: state.turn + 1 }) : state;
  return settled(began(from, { side, phase: phase as Phase, turn: from.turn }));
}
