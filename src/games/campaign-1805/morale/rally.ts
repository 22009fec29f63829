import { atMost } from '../../../geometry/lengths.ts';
import type { Body } from '../bodies/body.ts';
import { modelsOf, rangeBetween } from '../bodies/models.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import { formed } from '../moving/formation.ts';
import type { Dice } from '../reasons.ts';
import { bodiesIn, enemiesOf, QUIET, type State } from '../state.ts';
import { cm } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import type { Fled } from './action.ts';
import { flee } from './flight.ts';
import { leadershipOf, routersNear } from './leadership.ts';
import { rollTest } from './test.ts';

/** With an enemy this near nobody rallies. @clause cf.compulsory.enemy-close */
const TOO_NEAR = cm(5);

/** Whether a routing body may try to rally. @clause cf.compulsory.enemy-close @ruling cf-028 */
const mayRally = (state: State, body: Body): boolean =>
  enemiesOf(state, body).every((enemy) => !atMost(rangeBetween(modelsOf(enemy), modelsOf(body)), TOO_NEAR));

/**
 * What is true of a body at its rally check; the losses of the turn before do not count. @ruling
 * cf-102
 */
function atCheck(state: State, body: Body): State {
  const calm = { ...state, suffered: QUIET };
  const touched = enemiesTouching(state, body);
  return touched.length === 0 ? calm : state;
}

/**
 * The routing bodies in the order in which they check: the side with the initiative first.
 * @ruling cf-021
 */
const routersOf = (state: State): readonly Body[] => {
  const all = bodiesIn(state).filter(({ condition }) => condition === 'routing');
  return [...all.filter(({ side }) => side === state.holder), ...all.filter(({ side }) => side !== state.holder)];
};

/**
 * All rally checks, and then the flights of those that have not rallied. Those that rally take up
 * their formation anew, without gaps, and hold.
 * @clause cf.compulsory.rally-checks cf.compulsory.pass cf.compulsory.fail cf.morale.rally
 * @ruling cf-021 cf-022 cf-028 cf-102
 */
export function rallyAll(course: Course, dice: Dice): readonly Fled[] {
  const { state } = course;
  const all = routersOf(state);
  const failed = all.filter((body) => {
    if (!mayRally(state, body)) return true;
    const leadership = leadershipOf(atCheck(state, body), body, {
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
      const ranks = formed(body, body.ranks[0]!.length);
      course.record({ type: 'rallied', unit: body.id, ranks, clauses: ['cf.compulsory.pass'] });
    }
    return !passes;
  });
  return failed.map(({ id }) => ({ unit: id, through: flee(course, id) }));
}
