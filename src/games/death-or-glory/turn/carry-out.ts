import { playedWith, type Played } from '../../contract/prepared.ts';
import { react } from '../charging/react.ts';
import { declare } from '../charging/declare.ts';
import { rate, recover } from '../command/generals.ts';
import { rally } from '../command/rally.ts';
import { callOut, send, write } from '../command/sending.ts';
import type { Event } from '../events.ts';
import { fire } from '../firing/volley.ts';
import { fightRound } from '../melee/fight.ts';
import { move } from '../moving/carrying.ts';
import type { Order } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { callIn, sendOut } from '../skirmish/companies.ts';
import type { State } from '../state.ts';
import { Course } from './course.ts';
import { rollInitiative } from './initiative.ts';
import { afterDeclaring, endPhase } from './phases.ts';

/** The events of an order that `judge` has allowed on this board. */
export const carryOut = (state: State, order: Order, dice: Dice): readonly Event[] =>
  prepared(state, order)(dice).events;

/** The same in two parts: what the dice so far decide is measured once, however the others fall. */
export const prepared = (state: State, order: Order): ((dice: Dice) => Played<State, Event>) =>
  playedWith(
    (once) => new Course(state, once),
    (course, dice) => play(course, order, dice),
  );

function play(course: Course, order: Order, dice: Dice): void {
  switch (order.type) {
    case 'roll':
      rollInitiative(course, dice);
      return;
    case 'fire':
      fire(course, order, dice);
      return;
    case 'move':
      move(course, order, dice);
      return;
    case 'charge':
    case 'assault':
      declare(course, order);
      return;
    case 'stand':
    case 'form-square':
    case 'turn-to-meet':
    case 'counter-charge':
    case 'evade':
      react(course, order, dice);
      afterDeclaring(course, dice);
      return;
    case 'fight':
      fightRound(course, order, dice);
      return;
    case 'send-out':
      sendOut(course, order);
      return;
    case 'call-in':
      callIn(course, order);
      return;
    case 'rally':
      rally(course, order, dice);
      return;
    case 'write':
      write(course, order);
      return;
    case 'send':
      send(course, order);
      return;
    case 'call-out':
      callOut(course, order);
      return;
    case 'rate':
      rate(course, order, dice);
      return;
    case 'recover':
      recover(course, order, dice);
      return;
    case 'end-phase':
      endPhase(course, dice);
  }
}
