import { judgeDraw } from '../objectives/victory.ts';
import type { Order, OrderOf } from '../orders.ts';
import { allowed, type Dice, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { offerDraw } from '../objectives/victory.ts';
import { beginIfPlaced, judgeLeave, leave } from './begin.ts';
import { declare, judgeDeclare } from './declare.ts';
import { judgeLay, lay } from './ground.ts';
import { rollLanding } from './landing.ts';
import { BATTLE_ORDERS } from './orders.ts';
import { judgePlace, place } from './place.ts';
import { judgeMark, mark } from './points.ts';
import { judgeRollAreas, judgeTake, rollAreas, rollGround, rollPlacing, take } from './rolls.ts';

/** An order of a whole battle. */
export type BattleOrder = OrderOf<keyof typeof BATTLE_ORDERS>;

export const isBattleOrder = (order: Order): order is BattleOrder => Object.hasOwn(BATTLE_ORDERS, order.type);

/** Whether an order of a whole battle is allowed, once it is due. */
export function judgeBattle(state: State, order: BattleOrder): Verdict {
  switch (order.type) {
    case 'roll-ground':
      return allowed('cf.battlefield.alternate-terrain', 'cf.battlefield.level-agreed');
    case 'lay':
      return judgeLay(state, order);
    case 'declare':
      return judgeDeclare(state, order);
    case 'roll-placing':
      return allowed('cf.objective.placement-roll');
    case 'take':
      return judgeTake(state, order);
    case 'roll-areas':
      return judgeRollAreas(state);
    case 'first':
      return allowed('cf.objective.placement-roll');
    case 'mark':
      return judgeMark(state, order);
    case 'place':
      return judgePlace(state, order);
    case 'leave':
      return judgeLeave(state, order);
    case 'roll-landing':
      return allowed('cf.deploy.landing.rolls');
    case 'draw':
      return judgeDraw(state, order);
  }
}

/**
 * Carries out an order of a whole battle; with the last body that is placed, the first turn begins.
 */
export function playBattle(course: Course, order: BattleOrder, dice: Dice): void {
  carried(course, order, dice);
  if (course.state.battle?.over === null) beginIfPlaced(course);
}

function carried(course: Course, order: BattleOrder, dice: Dice): void {
  switch (order.type) {
    case 'roll-ground':
      rollGround(course, dice);
      return;
    case 'lay':
      lay(course, order);
      return;
    case 'declare':
      declare(course, order);
      return;
    case 'roll-placing':
      rollPlacing(course, dice);
      return;
    case 'take':
      take(course, order);
      return;
    case 'roll-areas':
      rollAreas(course, dice);
      return;
    case 'first':
      course.record({ type: 'places-first', side: order.by, clauses: ['cf.objective.placement-roll'] });
      return;
    case 'mark':
      mark(course, order);
      return;
    case 'place':
      place(course, order);
      return;
    case 'leave':
      leave(course, order);
      return;
    case 'roll-landing':
      rollLanding(course, dice);
      return;
    case 'draw':
      offerDraw(course, order);
  }
}
