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
import { Course } from './course.ts';

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

/** A stretch of a turn: the phase that it leaves, those that it passes, and where it ends. */
interface Stretch {
  readonly leaves?: Phase;
  readonly passes: readonly Phase[];
  readonly to?: { readonly side: string; readonly phase: Phase };
}

/**
 * What comes by itself until a phase begins, and rolls no die: messengers ride as movement begins,
 * and what has arrived before this turn is obeyed when the command phase is over.
 * @clause dg.orders.messenger-speed dg.orders.delay @ruling dg-012 dg-013
 */
function onTheWay(state: State, { leaves, passes, to }: Stretch): State {
  const course = new Course(state);
  const ridesIn = read(state, 'dg-013') === 'at-once-in-command' ? 'command-rally' : 'movement';
  const [one, other] = [firstOf(state), foeOf(state, firstOf(state))];
  if (leaves === 'command-rally') takeUpOrders(course);
  for (const phase of passes) {
    if (phase === ridesIn) for (const side of [one, other]) ride(course, side);
    if (phase === 'command-rally') takeUpOrders(course);
  }
  if (to?.phase === ridesIn) for (const side of to.side === one ? [one] : [one, other]) ride(course, side);
  return course.state;
}

/**
 * The same board at the beginning of a phase, with nothing played in between but what comes by
 * itself: a phase that is over comes again in the next turn, in which nothing has been done yet.
 */
export function at(state: State, { side, phase }: { readonly side: string; readonly phase: string }): State {
  const phases = ORDER[read(state, 'dg-008')];
  const to = { side, phase: phase as Phase };
  const [now, then] = [phases.indexOf(state.phase), phases.indexOf(to.phase)];
  const leaves = state.phase;
  if (then >= now) {
    const come = then === now ? state : onTheWay(state, { leaves, passes: phases.slice(now + 1, then), to });
    return settled(began(come, { ...to, turn: state.turn }));
  }
  const over = onTheWay(state, { leaves, passes: phases.slice(now + 1) });
  const anew = began(over, { side, phase: 'initiative', turn: state.turn + 1 });
  return settled(began(onTheWay(anew, { passes: phases.slice(0, then), to }), { ...to, turn: anew.turn }));
}
