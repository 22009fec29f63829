import type { OrderOf } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import type { Course } from '../turn/course.ts';

export function fightRound(_course: Course, _order: OrderOf<'fight'>, _dice: Dice): void {
  throw new Error('to be written');
}
