import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import type { Dice } from '../reasons.ts';
import type { Course } from '../turn/course.ts';
import type { ControlFacts } from './events.ts';

/** A test of control of a unit that is on the table. */
export interface ControlTest {
  readonly unit: string;
  readonly because: ControlFacts['control-tested']['because'];
}

/** To be written: for now its die is rolled, and nothing comes of it. */
export function testControl(_course: Course, { unit }: ControlTest, dice: Dice): void {
  dice.roll(`control.${unit}`, PERCENTAGE_DIE);
}
