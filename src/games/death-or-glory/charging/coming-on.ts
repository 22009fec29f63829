import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { advance } from '../../../geometry/moves.ts';
import { endOf } from '../../table/orders/legs.ts';
import { testControl } from '../control/test.ts';
import { baseOf } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { armOf, isSkirmishing, type Body } from '../figures/unit.ts';
import { testLeaderless } from '../control/test.ts';
import type { Fall } from '../morale/risk.ts';
import { testAll, type Test } from '../morale/testing.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import type { Charge, Meets } from './charge.ts';
import type { Course } from '../turn/course.ts';
import { chargesDue } from './answers.ts';
import { chargeOf } from './judge.ts';
import { press, runTo } from './pressing.ts';

/** What an answer has come to, for those who charge. */
export interface Outcome {
  readonly meets: Meets;
  /** Whether the target stands before them. */
  readonly stood: boolean;
  /** What its volley, or the loss of a general, asks for. */
  readonly fall: Fall;
}

/**
 * The test of his nerve that a charger takes: light horse whose target stands; by one reading
 * everybody.
 * @ruling dg-034
 */
function nerveOf(state: State, charger: Body, stood: boolean): readonly Test[] {
  if (stood && armOf(charger) === 'light-horse') return [{ unit: charger.id, by: 'dg.charge.light-cavalry-test' }];
  return read(state, 'dg-034') === 'both-lists' ? [{ unit: charger.id, by: 'dg.morale.when-charging' }] : [];
}

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
    const nerve = nerveOf(course.state, charger, stood);
    return nerve.length > 0 ? nerve : tests.filter((each) => each.unit === unit).slice(0, 1);
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
    const isPlain = charger !== undefined && stood && nerveOf(course.state, charger, stood).length === 0;
    if (charger?.mood === 'steady') press(course, unit, meets, isPlain ? ['dg.charge.others-test'] : []);
    else stop(course, unit, id, dice);
  }
}

/** By one reading who is halted has come half the way. @ruling dg-142 */
function comeHalfWay(course: Course, { unit, legs, left }: Charge, run: Um): void {
  const by = wholeUm(run / 2);
  const { at, facing } = advance(endOf(baseOf(course.state, bodyOf(course.state, unit)!), legs), by);
  const clauses = ['dg.reaction.fire-range'] as const;
  course.record({ type: 'came-within-range', unit, to: { at, facing }, left: wholeUm(left - by), clauses });
}

/**
 * A charge is over before it has run, because the charger has been halted or has broken: it has
 * made no contact. Who is only halted tests his control.
 * @clause dg.charge.no-contact-unformed dg.control.when-no-contact @ruling dg-142
 */
export function stop(course: Course, unit: string, at: string, dice: Dice): void {
  const charge = chargeOf(course.state, unit)!;
  const run = bodyOf(course.state, unit) === undefined ? null : runTo(course.state, charge);
  if (run !== null && read(course.state, 'dg-142') === 'half-way') comeHalfWay(course, charge, run);
  const body = bodyOf(course.state, unit);
  const by = body !== undefined && isRunning(body) ? 'dg.morale.break' : 'dg.morale.shaken';
  course.record({ type: 'charge-stopped', unit, at, clauses: [by] });
  if (body?.order === 'formed' && !isSkirmishing(body))
    course.record({ type: 'order-lost', unit, order: 'unformed', clauses: ['dg.charge.no-contact-unformed'] });
  testControl(course, { unit, because: 'no-contact' }, dice);
}
