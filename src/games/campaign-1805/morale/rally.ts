import { atMost } from '../../../geometry/lengths.ts';
import { isBattery } from '../artillery/battery.ts';
import type { Body } from '../bodies/body.ts';
import { modelsOf, rangeBetween } from '../bodies/models.ts';
import { formed } from '../moving/formation.ts';
import type { Dice } from '../reasons.ts';
import { bodiesIn, enemiesOf, QUIET, type State } from '../state.ts';
import { cm } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { inOrder, type Fled } from './action.ts';
import { flee } from './flight.ts';
import { leadershipOf, routersNear } from './leadership.ts';
import { rollTest } from './test.ts';

/** With an enemy this near nobody rallies. @clause cf.compulsory.enemy-close */
export const TOO_NEAR = cm(5);

/** Whether a routing body may try to rally. @clause cf.compulsory.enemy-close @ruling cf-028 */
const mayRally = (state: State, body: Body): boolean =>
  enemiesOf(state, body).every((enemy) => !atMost(rangeBetween(modelsOf(enemy), modelsOf(body)), TOO_NEAR));

/**
 * All rally checks, and then the flights of those that have not rallied. Those that rally take up
 * their formation anew, without gaps, and hold. Nobody checks with an enemy in contact, and what
 * has happened in a turn does not count.
 * @clause cf.compulsory.rally-checks cf.compulsory.pass cf.compulsory.fail cf.morale.rally @ruling
 * cf-021 cf-022 cf-028 cf-102
 */
export function rallyAll(course: Course, dice: Dice): readonly Fled[] {
  const { state } = course;
  const routing = bodiesIn(state).filter(({ condition }) => condition === 'routing');
  const failed = inOrder(routing, state.holder).filter((body) => {
    if (!mayRally(state, body)) return true;
    const leadership = leadershipOf({ ...state, suffered: QUIET }, body, {
      routers: routersNear(state, body),
      isRunThrough: false,
    });
    const { passes, reasons } = rollTest(body.id, leadership, dice);
    course.record({
      type: 'rally-tested',
      unit: body.id,
      reasons,
      clauses: ['cf.compulsory.rally-checks', 'cf.morale.rally'],
    });
    if (passes) {
      const ranks = isBattery(body) ? body.ranks : formed(body, body.ranks[0]!.length);
      course.record({ type: 'rallied', unit: body.id, ranks, clauses: ['cf.compulsory.pass'] });
    }
    return !passes;
  });
  return failed.map(({ id }) => ({ unit: id, through: flee(course, id) }));
}
