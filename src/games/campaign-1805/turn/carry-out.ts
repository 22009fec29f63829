import { measureShot } from '../artillery/fire.ts';
import { answer, issue } from '../charging/issue.ts';
import { callOff } from '../charging/call-off.ts';
import { firedAt } from '../firing/judge.ts';
import { measureVolleys, shoot, targetOfShot, type MeasuredFire } from '../firing/shooting.ts';
import { isBattleOrder, playBattle } from '../deploying/judge.ts';
import { rollInitiative } from '../initiative/roll.ts';
import { fight } from '../melee/fight.ts';
import { reform } from '../morale/reform.ts';
import { playedWith, type Played } from '../../contract/prepared.ts';
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
export const carryOut = (state: State, order: Order, dice: Dice): readonly Event[] =>
  prepared(state, order)(dice).events;

/**
 * The same in two parts: what the dice so far decide is measured once, however the others fall.
 * @ruling cf-071
 */
export const prepared = (state: State, order: Order): ((dice: Dice) => Played<State, Event>) =>
  playedWith(
    (once) => new Course(state, once),
    (course, dice) => {
      play(course, order, dice);
      noteOfficers(course);
    },
  );

const NO_FIRE: MeasuredFire = { volleys: [], guns: [] };

/** What is fired by an order, as it is measured. */
function fireOf(state: State, order: OrderOf<'fire'>): MeasuredFire {
  const { unit, guess, laid } = order;
  const aimedAt = guess === undefined ? null : targetOfShot(state, order);
  const shot =
    aimedAt === null
      ? null
      : measureShot(state, { unit, at: aimedAt, guess: guess!, ...(laid !== undefined && { laid }) });
  if (shot !== null) return { volleys: [], guns: [shot] };
  const target = firedAt(state, order);
  return target === undefined ? NO_FIRE : { volleys: measureVolleys(state, [{ unit, at: target.id }]), guns: [] };
}

function play(course: Course, order: Order, dice: Dice): void {
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
      answer(course, order.type === 'receive' ? 'none' : order.type, dice, order.type === 'stand' ? order : {});
      chargesOver(course, last, dice);
      return;
    }
    case 'fire': {
      const fire = course.once(() => fireOf(state, order));
      if (fire.volleys.length + fire.guns.length > 0) shoot(course, fire, dice);
      shotOver(course, dice);
      return;
    }
    case 'fight':
      fight(course, order, dice);
      return;
    case 'end-phase':
      endPhase(course, dice);
  }
}
