import { atMost } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { tenthsLost } from '../figures/losses.ts';
import type { Body } from '../figures/unit.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, friendsOf, type State } from '../state.ts';
import { mm, NEAR, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { fallBack } from './falling-back.ts';
import type { MoraleFacts } from './events.ts';
import { rollMorale } from './test.ts';

type Cause = MoraleFacts['morale-tested']['because'];

const ASKED_BY: Readonly<Record<Cause, DgClauseId>> = {
  losses: 'dg.morale.when-casualties',
  runners: 'dg.morale.when-friends-retreat',
  commander: 'dg.morale.when-commander-killed',
  'under-fire': 'dg.reform.under-fire',
};

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
 * Whoever sees friends run tests once in a phase. @clause dg.morale.when-friends-retreat @ruling
 * dg-144
 */
export function testForRunners(course: Course, id: string, dice: Dice): void {
  if (!course.state.remembered.panicked.includes(id)) test(course, id, 'runners', dice);
}

/**
 * A unit tests its morale, and what comes of it happens at once.
 * @clause dg.morale.roll dg.morale.pass dg.morale.shaken dg.morale.break @ruling dg-093
 */
export function test(course: Course, id: string, because: Cause, dice: Dice): void {
  const body = bodyOf(course.state, id);
  if (body === undefined || isRunning(body)) return;
  const equalPasses = read(course.state, 'dg-093') === 'equal-passes';
  const { result, reason } = rollMorale(course.state, body, dice, equalPasses);
  course.record({ type: 'morale-tested', unit: id, because, reasons: [reason], clauses: [ASKED_BY[because]] });
  if (result === 'shaken') shake(course, body);
  if (result === 'breaks') breakUp(course, body, dice);
}

/**
 * Whether a loss asks for a test: it has brought a unit past another tenth of its strength, or it
 * falls on one that is below half. One test for each cause, however many tenths.
 * @clause dg.morale.when-casualties dg.morale.when-half @ruling dg-004 dg-097
 */
function asks(body: Body, before: number): boolean {
  const lost = body.start - body.men;
  const isBelowHalf = 2 * body.men < body.start;
  return lost > before && (isBelowHalf || tenthsLost(body.start, lost) > tenthsLost(body.start, before));
}

/**
 * A unit that had lost so many men `before` has lost more, and may have to test. @clause
 * dg.morale.when-casualties
 */
export function testForLosses(course: Course, id: string, before: number, dice: Dice): void {
  const body = bodyOf(course.state, id);
  if (body !== undefined && asks(body, before)) test(course, id, 'losses', dice);
}

/** How many men a unit has lost. */
export const lostOf = (state: State, id: string): number => {
  const body = bodyOf(state, id);
  return body === undefined ? 0 : body.start - body.men;
};
