import { notePresence } from '../command/presence.ts';
import { testControl } from '../control/test.ts';
import { areTouching, isRunning } from '../figures/formed.ts';
import { runs } from '../morale/testing.ts';
import type { OrderOf } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { breakIn } from './breaking-in.ts';
import { companiesFor, roundOf } from './duels.ts';
import { fightOut, type Fought } from './striking.ts';
import { testAfter, type Tested } from './tests.ts';
import { weary } from './weariness.ts';

/**
 * Whether anybody in a round still has a foe to fight in the next. @clause dg.melee.second-round
 */
const goesOn = (state: State, { round }: Fought): boolean =>
  round.units.some((id) => {
    const body = bodyOf(state, id);
    if (body === undefined || isRunning(body)) return false;
    const foes = round.foes[id]!.flatMap((foe) => bodyOf(state, foe) ?? []);
    return foes.some((foe) => !isRunning(foe) && areTouching(state, body, foe));
  });

/**
 * The round is over: all who have fought, the winners who take a test of control, and whether there
 * will be another.
 * @clause dg.melee.second-round dg.melee.winner-control
 */
function endRound(course: Course, all: readonly Fought[], inControl: readonly string[]): void {
  const fought = all.flatMap(({ round, before }) => round.units.filter((id) => !isRunning(bodyOf(before, id)!)));
  course.record({
    type: 'round-over',
    units: [...new Set(fought)].filter((id) => bodyOf(course.state, id) !== undefined),
    clauses: [
      'dg.melee.resolve',
      ...(all.some((each) => goesOn(course.state, each)) ? (['dg.melee.second-round'] as const) : []),
      ...(inControl.length > 0 ? (['dg.melee.winner-control'] as const) : []),
    ],
  });
}

/**
 * A round of melee: all who are in it strike at the same time, the side that has struck down more
 * men wins, the losers test, and then the winners whose foes have stood. All have lost their order
 * then, and some their strength. Winners whose foes have not stood take a test of control.
 * @clause dg.melee.resolve dg.melee.winner dg.melee.loser dg.melee.winner-tests
 * dg.melee.winner-control dg.melee.unformed-after dg.control.when-won
 * @ruling dg-079 dg-115 dg-131
 */
export function fightRound(course: Course, order: OrderOf<'fight'>, dice: Dice): void {
  const isEarly = read(course.state, 'dg-131') === 'before-the-tests';
  const all: Fought[] = [];
  const tested: Tested[] = [];
  const worn = new Set<string>();
  const wear = (fought: Fought): void => {
    weary(course, fought, worn);
    for (const id of fought.round.units) worn.add(id);
  };
  for (const ids of course.once(() => companiesFor(course.state, order))) {
    const round = course.once(() => roundOf(course.state, ids, order));
    if (round.duels.length === 0) continue;
    const fought = fightOut(course, round, dice);
    if (isEarly) wear(fought);
    const tests = testAfter(course, fought, dice);
    for (const [id, result] of Object.entries(tests.results)) if (result === 'breaks') runs(course, id, dice);
    breakIn(course, fought, tests);
    all.push(fought);
    tested.push(tests);
  }
  if (!isEarly) all.forEach(wear);
  const inControl = [...new Set(tested.flatMap((each) => each.inControl))];
  endRound(course, all, inControl);
  // Odds of a round end before its tests of control.
  for (const unit of dice.isCounting === true ? [] : inControl) {
    const body = bodyOf(course.state, unit);
    if (body !== undefined && !isRunning(body)) testControl(course, { unit, because: 'won' }, dice);
  }
  notePresence(course);
}
