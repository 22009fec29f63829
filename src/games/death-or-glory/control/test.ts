import type { Dice } from '../reasons.ts';
import type { Course } from '../turn/course.ts';
import type { ControlFacts } from './events.ts';

/** A test of control of a unit that is on the table. */
export interface ControlTest {
  readonly unit: string;
  readonly because: ControlFacts['control-tested']['because'];
}

export function testControl(_course: Course, _test: ControlTest, _dice: Dice): void {
  throw new Error('to be written');
}
