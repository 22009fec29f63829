import { armOf, type Body } from '../figures/unit.ts';
import { testLeaderless } from '../control/test.ts';
import type { Fall } from '../morale/risk.ts';
import { testAll, type Test } from '../morale/testing.ts';
import type { Dice } from '../reasons.ts';
import { bodyOf, type Meets } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { chargesDue } from './answers.ts';
import { press, stop } from './pressing.ts';

/** What an answer has come to, for those who charge. */
export interface Outcome {
  readonly meets: Meets;
  /** Whether the target stands before them. */
  readonly stood: boolean;
  /** What its volley, or the loss of a general, asks for. */
  readonly fall: Fall;
}

/** Whether a charger has to test his nerve: light horse whose target stands. */
const testsNerve = (charger: Body, stood: boolean): boolean => stood && armOf(charger) === 'light-horse';

/**
 * The tests of those who charge, and what becomes of their charges. Light horse tests whenever its
 * target stands, all others only for what has hit them.
 * @clause dg.charge.light-cavalry-test dg.charge.others-test dg.charge.no-contact-unformed
 * @ruling dg-034 dg-136 dg-142
 */
export function comeOn(
  course: Course,
  id: string,
  { meets, stood, fall: { tests, leaderless } }: Outcome,
  dice: Dice,
): void {
  const charges = chargesDue(course.state, id);
  const own = charges.flatMap(({ unit }): readonly Test[] => {
    const charger = bodyOf(course.state, unit);
    if (charger === undefined) return [];
    const hit = tests.find((each) => each.unit === unit);
    return testsNerve(charger, stood) ? [{ unit, by: 'dg.charge.light-cavalry-test' }] : hit === undefined ? [] : [hit];
  });
  const others = tests.filter(({ unit }) => charges.every((charge) => charge.unit !== unit));
  testAll(
    course,
    [...own, ...others],
    dice,
    charges.map(({ unit }) => unit),
  );
  testLeaderless(course, leaderless, dice);
  for (const { unit } of charges) {
    const charger = bodyOf(course.state, unit);
    const isSpared = stood && own.every((test) => test.unit !== unit);
    if (charger?.mood === 'steady') press(course, unit, meets, isSpared ? ['dg.charge.others-test'] : []);
    else stop(course, unit, id);
  }
}
