import type { OrderOf } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import type { Course } from '../turn/course.ts';

type Reaction = OrderOf<'stand' | 'form-square' | 'turn-to-meet' | 'counter-charge' | 'evade'>;

export function react(_course: Course, _order: Reaction, _dice: Dice): void {
  throw new Error('to be written');
}
