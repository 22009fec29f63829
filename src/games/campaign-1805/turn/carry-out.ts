import { measureShot, type MeasuredShot } from '../artillery/fire.ts';
import { answer, issue } from '../charging/issue.ts';
import { callOff } from '../charging/call-off.ts';
import { penaltyOf } from '../charging/resolve.ts';
import { firedAt } from '../firing/judge.ts';
import { shoot, targetOfShot } from '../firing/shooting.ts';
import { isBattleOrder, playBattle } from '../deploying/judge.ts';
import { rollInitiative } from '../initiative/roll.ts';
import { fight, strikesIn, type Strike } from '../melee/fight.ts';
import { reform } from '../morale/reform.ts';
import type { Event } from '../events.ts';
import { noteOfficers } from '../objectives/officers.ts';
import type { Order, OrderOf } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { foeOf, type State } from '../state.ts';
import { writePassing } from '../moving/passing.ts';
import { write } from '../writing/write.ts';
import { Course } from './course.ts';
import { allWritten, begin, chargesOver, endPhase, ralliesOver, shotOver } from './phases.ts';

/** The events of an order that `judge` has allowed on this board. */
export const carryOut = (state: State, order: Order, dice: Dice): readonly Event[] => prepared(state, order)(dice);

/**
 * The same in two parts: a shot of a gun, and who strikes in a melee, are measured once, and played
 * with any dice. @ruling cf-071
 */
export function prepared(state: State, order: Order): (dice: Dice) => readonly Event[] {
  const gun = order.type === 'fire' || order.type === 'stand' ? gunOf(state, order) : null;
  const measured = {
    guns: gun === null ? [] : [gun],
    strikes: order.type === 'fight' ? strikesIn(state, order) : [],
  };
  return (dice) => {
    const course = new Course(state);
    play(course, order, dice, measured);
    noteOfficers(course);
    return course.events;
  };
}

/** The shot of an order by which a gun fires, as it is measured; null of any other. */
function gunOf(state: State, order: OrderOf<'fire' | 'stand'>): MeasuredShot | null {
  const { unit, guess, laid } = order;
  const at = targetOfShot(state, order);
  if (at === null || guess === undefined) return null;
  const penalty = order.type === 'stand' ? penaltyOf(state, state.units[unit]!, state.units[at]!) : 0;
  return measureShot(state, { unit, at, guess, penalty, ...(laid !== undefined && { laid }) });
}

/** What an order measures before any dice. */
interface Measured {
  readonly guns: readonly MeasuredShot[];
  readonly strikes: readonly Strike[];
}

function play(course: Course, order: Order, dice: Dice, { guns, strikes }: Measured): void {
  const { state } = course;
  if (isBattleOrder(order)) {
    playBattle(course, order, dice);
    return;
  }
  switch (order.type) {
    case 'roll':
      rollInitiative(course, dice);
      return;
    case 'keep':
    case 'give': {
      const side = order.type === 'keep' ? state.ahead! : foeOf(state, state.ahead!);
      const type = order.type === 'keep' ? 'initiative-kept' : 'initiative-given';
      course.record({ type, side, clauses: ['cf.initiative.pass'] });
      begin(course, 'orders', dice);
      return;
    }
    case 'write':
      write(course, order);
      if (state.reordered !== null) chargesOver(course, state.side, dice, true);
      return;
    case 'pass-over':
      writePassing(course, order);
      return;
    case 'hand-in':
      course.record({ type: 'handed-in', side: order.by, clauses: ['cf.orders.phase-end'] });
      if (course.state.handedIn.length === Object.keys(state.sides).length) allWritten(course, dice);
      return;
    case 'reform':
      reform(course, order);
      if (course.state.reforming.length === 0) ralliesOver(course, dice);
      return;
    case 'charge':
      issue(course, order, dice);
      chargesOver(course, state.side, dice);
      return;
    case 'call-off':
      // A charge that is not called off has to be issued; its owner names who supports it.
      callOff(course, order, dice);
      return;
    case 'stand':
    case 'counter':
    case 'retreat':
    case 'receive': {
      const last = state.units[state.issued!.unit]!.side;
      answer(course, order.type === 'receive' ? 'none' : order.type, dice, guns);
      chargesOver(course, last, dice);
      return;
    }
    case 'fire': {
      const target = firedAt(state, order);
      if (guns.length > 0) shoot(course, [], dice, guns);
      else if (target !== undefined) shoot(course, [{ unit: order.unit, at: target.id }], dice);
      shotOver(course, dice);
      return;
    }
    case 'fight':
      fight(course, order, dice, strikes);
      return;
    case 'end-phase':
      endPhase(course, dice);
  }
}
