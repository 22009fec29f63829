import { answer, issue } from '../charging/issue.ts';
import { callOff } from '../charging/call-off.ts';
import { shoot } from '../firing/shooting.ts';
import { rollInitiative } from '../initiative/roll.ts';
import { fight } from '../melee/fight.ts';
import type { Event } from '../events.ts';
import type { Order } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { foeOf, type State } from '../state.ts';
import { writePassing } from '../moving/passing.ts';
import { write } from '../writing/write.ts';
import { Course } from './course.ts';
import { begin, chargesOver, endPhase, shotOver } from './phases.ts';

/** The events of an order that `judge` has allowed on this board. */
export function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const course = new Course(state);
  play(course, order, dice);
  return course.events;
}

function play(course: Course, order: Order, dice: Dice): void {
  const { state } = course;
  switch (order.type) {
    case 'roll':
      rollInitiative(course, dice);
      return;
    case 'keep':
    case 'give': {
      const side = order.type === 'keep' ? state.ahead! : foeOf(state, state.ahead!);
      const type = order.type === 'keep' ? 'initiative-kept' : 'initiative-given';
      course.record({ type, side, clauses: ['cf.initiative.pass'] });
      begin(course, 'orders');
      return;
    }
    case 'write':
      write(course, order);
      return;
    case 'pass-over':
      writePassing(course, order);
      return;
    case 'hand-in':
      course.record({ type: 'handed-in', side: order.by, clauses: ['cf.orders.phase-end'] });
      if (course.state.handedIn.length === Object.keys(state.sides).length) begin(course, 'compulsory');
      return;
    case 'charge':
      issue(course, order, dice);
      chargesOver(course, state.side);
      return;
    case 'call-off':
      // A charge that is not called off has to be issued; its owner names who supports it.
      if (callOff(course, order, dice)) chargesOver(course, state.side);
      return;
    case 'stand':
    case 'counter':
    case 'retreat': {
      const last = state.units[state.issued!.unit]!.side;
      answer(course, order.type, dice);
      chargesOver(course, last);
      return;
    }
    case 'fire': {
      const { unit } = order;
      const written = state.written[unit];
      if (written?.does === 'fire') shoot(course, [{ unit, at: written.at }], dice);
      shotOver(course);
      return;
    }
    case 'fight':
      fight(course, order, dice);
      return;
    case 'end-phase':
      endPhase(course, dice);
  }
}
