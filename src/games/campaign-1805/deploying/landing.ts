import { D10 } from '../../../core/dice.ts';
import { die, sum } from '../../../core/reasons.ts';
import type { Dice, Sum } from '../reasons.ts';
import type { Course } from '../turn/course.ts';
import { waitingOf } from './battle.ts';

/**
 * What lands on each of the first turns; from the fourth on everybody does. @clause
 * cf.deploy.landing.rolls cf.deploy.landing.turn-four
 */
export const LANDS_ON: Readonly<Record<number, number>> = { 1: 6, 2: 4, 3: 2 };

/**
 * Each body at sea rolls whether it lands in this turn.
 * @clause cf.deploy.landing.rolls cf.deploy.landing.turn-four @ruling cf-009
 */
export function rollLanding(course: Course, dice: Dice): void {
  const { battle, turn } = course.state;
  const number = LANDS_ON[turn];
  for (const { id: unit } of waitingOf(battle!, battle!.attacker!)) {
    if (number === undefined) {
      course.record({
        type: 'landing-rolled',
        unit,
        isAshore: true,
        reasons: [],
        clauses: ['cf.deploy.landing.turn-four'],
      });
      continue;
    }
    const face = dice.roll(`landing.${unit}`, D10, (each) => (each >= number ? 1 : 0));
    const isAshore = face >= number;
    const reason: Sum = sum(unit, [die('cf.deploy.landing.rolls', 'D10', face)], {
      is: 'at-least',
      clause: 'cf.deploy.landing.rolls',
      number,
      word: isAshore ? 'lands' : 'stays at sea',
    });
    course.record({ type: 'landing-rolled', unit, isAshore, reasons: [reason], clauses: ['cf.deploy.landing.rolls'] });
  }
}
