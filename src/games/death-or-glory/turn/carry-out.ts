import type { Event } from '../events.ts';
import { fire } from '../firing/volley.ts';
import { move } from '../moving/carrying.ts';
import type { Order } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { callIn, sendOut } from '../skirmish/companies.ts';
import type { State } from '../state.ts';
import { Course } from './course.ts';
import { rollInitiative } from './initiative.ts';
import { endPhase } from './phases.ts';

/** The events of an order that `judge` has allowed on this board. */
export function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const course = new Course(state);
  play(course, order, dice);
  return course.events;
}

function play(course: Course, order: Order, dice: Dice): void {
  switch (order.type) {
    case 'roll':
      return rollInitiative(course, dice);
    case 'fire':
      return fire(course, order, dice);
    case 'move':
      return move(course, order);
    case 'send-out':
      return sendOut(course, order);
    case 'call-in':
      return callIn(course, order);
    case 'end-phase':
      return endPhase(course, dice);
  }
}
