import { atMost } from '../../../geometry/lengths.ts';
import type { Body } from '../bodies/body.ts';
import { modelsOf, rangeBetween } from '../bodies/models.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, enemiesOf, QUIET, type State } from '../state.ts';
import { cm } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { inOrder } from './action.ts';
import type { Fled } from './fled.ts';
import { flee } from './flight.ts';
import { leadershipOf, routersNear } from './leadership.ts';
import { rollTest } from './test.ts';

/** With an enemy this near nobody rallies. @clause cf.compulsory.enemy-close */
export const TOO_NEAR = cm(5);

/**
 * Whether a routing body may try to rally: no enemy is too near, by one reading none that stands.
 * @clause cf.compulsory.enemy-close @ruling cf-028
 */
const mayRally = (state: State, body: Body): boolean =>
  enemiesOf(state, body)
    .filter((enemy) => atMost(rangeBetween(modelsOf(enemy), modelsOf(body)), TOO_NEAR))
    .every(({ condition }) => condition === 'routing' && read(state, 'cf-028') === 'only-formed-enemies');

/**
 * The check of one body, with what is true on a board; true if it rallies. What has happened in a
 * turn does not count, but by one reading all that counted when it broke.
 * @clause cf.compulsory.rally-checks cf.compulsory.enemy-close cf.morale.rally
 * @ruling cf-021 cf-102
 */
function check(course: Course, now: State, body: Body, dice: Dice): boolean {
  if (!mayRally(now, body)) {
    course.record({ type: 'kept-routing', unit: body.id, clauses: ['cf.compulsory.enemy-close'] });
    return false;
  }
  const { passes, reasons } = rollTest(
    body.id,
    leadershipOf({ ...now, suffered: QUIET }, body, {
      routers: routersNear(now, body).length,
      isRunThrough: false,
      ...(read(now, 'cf-102') === 'remembered' && body.remembers !== undefined && { remembers: body.remembers }),
    }),
    dice,
  );
  course.record({
    type: 'rally-tested',
    unit: body.id,
    reasons,
    clauses: ['cf.compulsory.rally-checks', 'cf.morale.rally'],
  });
  if (passes) course.record({ type: 'rallied', unit: body.id, clauses: ['cf.compulsory.pass'] });
  return passes;
}

/**
 * All rally checks, and then the flights of those that have not rallied; by one reading each flees
 * before the next one checks. Returns who has fled.
 * @clause cf.compulsory.rally-checks cf.compulsory.fail cf.morale.rally @ruling cf-021 cf-028
 */
export function rallyAll(course: Course, dice: Dice): readonly Fled[] {
  const { state } = course;
  const routing = inOrder(
    bodiesIn(state).filter(({ condition }) => condition === 'routing'),
    state.holder,
  );
  const run = ({ id }: Body): Fled => ({ unit: id, through: flee(course, id) });
  if (routing.length < 2 || read(state, 'cf-021') === 'checks-then-flights')
    return routing.filter((body) => !check(course, state, body, dice)).map(run);
  return routing.flatMap((body) =>
    check(course, course.state, course.state.units[body.id]!, dice) ? [] : [run(body)],
  );
}
