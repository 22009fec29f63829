import { citedBy } from '../../../core/reasons.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { tenthsLost } from '../figures/losses.ts';
import type { Body } from '../figures/unit.ts';
import type { Dice, Sum } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, friendsOf, type State } from '../state.ts';
import { mm, NEAR, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { fallBack } from './falling-back.ts';
import type { MoraleFacts } from './events.ts';
import { rollMorale } from './test.ts';

type Cause = MoraleFacts['morale-tested']['because'];

/** The clauses that ask for a test, and why. */
const CAUSES = {
  'dg.morale.when-casualties': 'losses',
  'dg.morale.when-half': 'losses',
  'dg.morale.when-friends-retreat': 'runners',
  'dg.morale.when-commander-killed': 'commander',
  'dg.reform.under-fire': 'under-fire',
} as const satisfies Partial<Readonly<Record<DgClauseId, Cause>>>;

/** Whether the rating of a commander has counted in a test. @clause dg.command.use */
const isSteadied = (reason: Sum): boolean => citedBy(reason).includes('dg.morale.commander');

/**
 * A unit is shaken: whoever was advancing halts, a square stands, all others fall back.
 * @clause dg.morale.shaken @ruling dg-151
 */
function shake(course: Course, body: Body): void {
  const halts = course.state.remembered.advanced.includes(body.id);
  course.record({ type: 'unit-shaken', unit: body.id, halts, clauses: ['dg.morale.shaken'] });
  if (!halts && body.formation !== 'square') fallBack(course, body);
}

/**
 * A unit breaks, and each friend near it who has not yet seen anybody run in this phase tests, the
 * nearest first.
 * @clause dg.morale.break dg.morale.when-friends-retreat @ruling dg-096 dg-144
 */
function breakUp(course: Course, body: Body, dice: Dice): void {
  course.record({ type: 'unit-broke', unit: body.id, side: body.side, clauses: ['dg.morale.break'] });
  const near = friendsOf(course.state, body)
    .map((friend) => ({ friend, far: apart(course.state, body, friend) }))
    .filter(({ far }) => atMost(far, mm(NEAR)))
    .toSorted((a, b) => a.far - b.far || (a.friend.id < b.friend.id ? -1 : 1));
  for (const { friend } of near) testForRunners(course, friend.id, dice);
}

/**
 * Whoever sees friends run tests once in a phase. @clause dg.morale.when-friends-retreat
 * @ruling dg-144
 */
export function testForRunners(course: Course, id: string, dice: Dice): void {
  if (!course.state.remembered.panicked.includes(id)) test(course, id, 'dg.morale.when-friends-retreat', dice);
}

/**
 * A unit tests its morale, and what comes of it happens at once.
 * @clause dg.morale.roll dg.morale.pass dg.morale.shaken dg.morale.break @ruling dg-093
 */
export function test(course: Course, id: string, by: keyof typeof CAUSES, dice: Dice): void {
  const body = bodyOf(course.state, id);
  if (body === undefined || isRunning(body)) return;
  const equalPasses = read(course.state, 'dg-093') === 'equal-passes';
  const { result, reason } = rollMorale(course.state, body, dice, equalPasses);
  course.record({
    type: 'morale-tested',
    unit: id,
    because: CAUSES[by],
    reasons: [reason],
    clauses: [by, ...(isSteadied(reason) ? (['dg.command.use'] as const) : [])],
  });
  if (result === 'shaken') shake(course, body);
  if (result === 'breaks') breakUp(course, body, dice);
}

/**
 * The clause by which a loss asks for a test: it has brought a unit past another tenth of its
 * strength, or it falls on one that is below half; null if it asks for none. One test for each
 * cause, however many tenths.
 * @clause dg.morale.when-casualties dg.morale.when-half @ruling dg-004 dg-097
 */
function asks(state: State, body: Body, before: number): 'dg.morale.when-casualties' | 'dg.morale.when-half' | null {
  const lost = body.start - body.men;
  if (lost <= before) return null;
  if (tenthsLost(state, body.start, lost) > tenthsLost(state, body.start, before)) return 'dg.morale.when-casualties';
  return 2 * body.men < body.start ? 'dg.morale.when-half' : null;
}

/**
 * A unit that had lost so many men `before` has lost more, and may have to test.
 * @clause dg.morale.when-casualties dg.morale.when-half
 */
export function testForLosses(course: Course, id: string, before: number, dice: Dice): void {
  const body = bodyOf(course.state, id);
  const by = body === undefined ? null : asks(course.state, body, before);
  if (by !== null) test(course, id, by, dice);
}

/** How many men a unit has lost. */
export const lostOf = (state: State, id: string): number => {
  const body = bodyOf(state, id);
  return body === undefined ? 0 : body.start - body.men;
};
