import { shoot } from '../artillery/effect.ts';
import { shootAll } from '../artillery/volley.ts';
import { agree } from '../before/agree.ts';
import { begin, chooseEdges, deploy, placeObjective, rollOff } from '../before/deployment.ts';
import { muster, mustered } from '../before/muster.ts';
import { apply } from './apply.ts';
import { armyGone, concede } from './ending.ts';
import type { Event } from '../events.ts';
import { fight } from '../fighting/fight.ts';
import { advance, stay } from '../fighting/follow.ts';
import { place } from '../fighting/placing.ts';
import { caught } from '../fighting/removal.ts';
import { keep, reroll } from '../fighting/reroll.ts';
import { charge } from '../formations/charge.ts';
import { formColumn, formSquare, leaveColumn, leaveSquare } from '../formations/column-and-square.ts';
import { move } from '../moving/move.ts';
import type { Order, OrderOf } from '../orders.ts';
import { endPhase } from './phases.ts';
import type { Dice } from '../reasons.ts';
import type { State } from '../state.ts';

const RULES: {
  readonly [T in Order['type']]: (state: State, order: OrderOf<T>, dice: Dice) => readonly Event[];
} = {
  fire: shoot,
  declare: (state, { shots }, dice) => shootAll(state, shots, dice),
  move,
  charge,
  'form-column': formColumn,
  'leave-column': leaveColumn,
  'form-square': formSquare,
  'leave-square': leaveSquare,
  attack: fight,
  reroll,
  keep,
  advance,
  stay,
  place,
  'end-phase': endPhase,
  concede,
  agree,
  muster,
  mustered,
  'roll-off': rollOff,
  'choose-edges': chooseEdges,
  objective: (state, order, dice) => begin(state, placeObjective(state, order), dice),
  deploy: (state, order, dice) => begin(state, deploy(state, order), dice),
};

/** Carries out an order that was judged on this state and allowed. Returns the events. */
export function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const rules = RULES[order.type] as (state: State, order: Order, dice: Dice) => readonly Event[];
  const events = rules(state, order, dice);
  const lost = caught(state, events);
  const all = lost.length === 0 ? events : [...events, ...lost];
  const removed = all.some((event) => event.type === 'unit-removed');
  return removed ? [...all, ...armyGone(all.reduce(apply, state))] : all;
}
