import { citedBy } from '../../../core/reasons.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { isToAttack } from '../command/brigades.ts';
import { apart } from '../figures/base.ts';
import { foesTouching, isRunning } from '../figures/formed.ts';
import { tenthsLost } from '../figures/losses.ts';
import type { Body, Pose } from '../figures/unit.ts';
import type { Dice, Sum } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, friendsOf, isCharging, type State } from '../state.ts';
import { mm, NEAR, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { fallBack } from './falling-back.ts';
import { flee } from './flight.ts';
import type { MoraleFacts } from './events.ts';
import { plainTest, rollMorale, type Result } from './test.ts';

type Cause = MoraleFacts['morale-tested']['because'];

/** The clauses that ask for a test, and why. */
const CAUSES = {
  'dg.morale.when-casualties': 'losses',
  'dg.morale.when-half': 'losses',
  'dg.morale.when-friends-retreat': 'runners',
  'dg.morale.when-commander-killed': 'commander',
  'dg.reform.under-fire': 'under-fire',
  'dg.charge.light-cavalry-test': 'charging',
  'dg.morale.when-charging': 'charging',
  'dg.melee.loser': 'lost-round',
  'dg.melee.winner-tests': 'won-round',
  'dg.morale.when-charged': 'charging',
} as const satisfies Partial<Readonly<Record<DgClauseId, Cause>>>;

/** What else asks for such a test. @clause dg.morale.when-lost-melee dg.morale.when-charging */
const ALSO: Partial<Readonly<Record<keyof typeof CAUSES, readonly DgClauseId[]>>> = {
  'dg.melee.loser': ['dg.morale.when-lost-melee'],
  'dg.charge.light-cavalry-test': ['dg.morale.when-charging'],
};

/** A test that is due, and the clause that asks for it. */
export interface Test {
  readonly unit: string;
  readonly by: keyof typeof CAUSES;
  /** If it is shaken it stays where it is, by one reading. @ruling dg-150 */
  readonly stays?: boolean;
}

/** Whether the rating of a commander has counted in a test. @clause dg.command.use */
const isSteadied = (reason: Sum): boolean => citedBy(reason).includes('dg.morale.commander');

/**
 * Whether a unit is advancing: it has declared a charge or an assault in this turn, or its last
 * move has brought it nearer to the enemy. By one reading such a move does not count, and by
 * another nothing does but the order of its brigade.
 * @ruling dg-151
 */
function isAdvancing(state: State, body: Body): boolean {
  const reading = read(state, 'dg-151');
  if (reading === 'by-order') return isToAttack(state, body);
  const hasComeNearer = reading === 'last-move-decides' && state.remembered.advanced.includes(body.id);
  return hasComeNearer || isCharging(state, body);
}

/** The tests of a round of melee: who is shaken in it falls back, even who has charged. */
const OF_A_ROUND: readonly Test['by'][] = ['dg.melee.loser', 'dg.melee.winner-tests'];

/**
 * A unit is shaken: whoever was advancing halts, a square stands, all others fall back; so do all
 * but squares after a round of melee, and whoever is in one.
 * @clause dg.morale.shaken dg.melee.loser @ruling dg-081 dg-150 dg-151
 */
function shake(course: Course, body: Body, { by, stays }: Test): void {
  const halts = OF_A_ROUND.includes(by)
    ? stays === true
    : isAdvancing(course.state, body) && foesTouching(course.state, body).length === 0;
  course.record({ type: 'unit-shaken', unit: body.id, halts, clauses: ['dg.morale.shaken'] });
  if (!halts && body.formation !== 'square') fallBack(course, body);
}

/** What a test has come to, and why. */
function tellTest(course: Course, { unit, by }: Test, reason: Sum): void {
  course.record({
    type: 'morale-tested',
    unit,
    because: CAUSES[by],
    reasons: [reason],
    clauses: [by, ...(ALSO[by] ?? []), ...(isSteadied(reason) ? (['dg.command.use'] as const) : [])],
  });
}

/**
 * A unit tests its morale, and what comes of it happens at once; null if it is gone or runs.
 * @clause dg.morale.roll dg.morale.pass dg.morale.shaken dg.morale.break @ruling dg-093
 */
function take(course: Course, test: Test, dice: Dice): Result | null {
  const { unit: id } = test;
  const body = bodyOf(course.state, id);
  if (body === undefined || isRunning(body)) return null;
  const equalPasses = read(course.state, 'dg-093') === 'equal-passes';
  const { result, reason } = rollMorale(course, body, dice, equalPasses);
  tellTest(course, test, reason);
  if (result === 'stands') steadied(course, body);
  if (result === 'shaken') shake(course, body, test);
  if (result === 'breaks') breakUp(course, body);
  return result;
}

/** The same, and whether the unit breaks. */
const breaks = (course: Course, test: Test, dice: Dice): boolean => take(course, test, dice) === 'breaks';

/**
 * The same for a test that odds leave out: while they are counted it is only told, and nothing
 * follows from it.
 */
function breaksAside(course: Course, test: Test, dice: Dice): boolean {
  if (dice.isCounting !== true) return breaks(course, test, dice);
  const body = bodyOf(course.state, test.unit);
  if (body !== undefined && !isRunning(body)) tellTest(course, test, plainTest(course.state, body, dice));
  return false;
}

/** Units test one after the other, and nobody sees yet who runs: what each test comes to. */
export const takeTests = (
  course: Course,
  tests: readonly Test[],
  dice: Dice,
): Readonly<Record<string, Result | null>> =>
  Object.fromEntries(tests.map((test) => [test.unit, take(course, test, dice)]));

/** By one reading a unit is shaken until it passes a test. @ruling dg-094 */
function steadied(course: Course, { id, mood }: Body): void {
  if (mood === 'shaken' && read(course.state, 'dg-094') === 'until-passed-test')
    course.record({ type: 'unit-steadied', unit: id, clauses: ['dg.morale.pass'] });
}

/**
 * A unit breaks; by one reading a deployed battery is lost. @clause dg.morale.break @ruling dg-145
 */
function breakUp(course: Course, body: Body): void {
  const { id: unit, side, formation } = body;
  course.record({ type: 'unit-broke', unit, side, clauses: ['dg.morale.break'] });
  if (formation === 'deployed' && read(course.state, 'dg-145') === 'stays-or-lost')
    course.record({ type: 'unit-destroyed', unit, side, clauses: ['dg.morale.break'] });
}

/**
 * Friends see a unit that has broken; by one reading they see it only when it runs, and by another
 * it runs at once, and those through whom it runs test.
 * @ruling dg-098 dg-144
 */
export function runs(course: Course, id: string, dice: Dice): void {
  if (read(course.state, 'dg-144') === 'at-once-nearest-first') frighten(course, id, dice);
  const body = bodyOf(course.state, id);
  if (body === undefined || read(course.state, 'dg-098') === 'compulsory-moves') return;
  for (const friend of flee(course, body)) testForRunners(course, friend.id, dice);
}

/**
 * Each friend near a unit that has begun to run tests, the nearest first, unless he has seen
 * somebody run in this phase. By one reading only a retreat makes them test.
 * @clause dg.morale.when-friends-retreat @ruling dg-096 dg-144
 */
export function frighten(course: Course, id: string, dice: Dice): void {
  const body = bodyOf(course.state, id);
  if (body === undefined || read(course.state, 'dg-096') === 'literal') return;
  testNear(course, body, dice);
}

/** Each friend near a unit tests, the nearest first. */
function testNear(course: Course, body: Body, dice: Dice): void {
  const near = friendsOf(course.state, body)
    .map((friend) => ({ friend, far: apart(course.state, body, friend) }))
    .filter(({ far }) => atMost(far, mm(NEAR)))
    .toSorted((a, b) => a.far - b.far || (a.friend.id < b.friend.id ? -1 : 1));
  for (const { friend } of near) testForRunners(course, friend.id, dice);
}

/**
 * Friends see a unit that has just retreated, and test who were near the place from which it went;
 * by one reading also those who are near the place where it stands now.
 * @clause dg.morale.when-friends-retreat @ruling dg-096 dg-144
 */
export function frightenByRetreat(course: Course, id: string, from: Pose, dice: Dice): void {
  const places = read(course.state, 'dg-144') === 'at-once-nearest-first' ? [from] : [from, null];
  for (const place of places) {
    const body = bodyOf(course.state, id);
    if (body !== undefined) testNear(course, { ...body, ...place }, dice);
  }
}

/**
 * Whoever sees friends run tests once in a phase. Odds end there: they do not look at what the test
 * comes to.
 * @clause dg.morale.when-friends-retreat @ruling dg-144
 */
export function testForRunners(course: Course, unit: string, dice: Dice): void {
  if (course.state.remembered.panicked.includes(unit)) return;
  const test: Test = { unit, by: 'dg.morale.when-friends-retreat' };
  if (breaksAside(course, test, dice)) runs(course, unit, dice);
}

/**
 * Units test that have a cause of their own, one after the other, and only then do their friends
 * see those who run. `about`: whom the order was about; the others test after them.
 * @clause dg.morale.roll dg.morale.when-friends-retreat @ruling dg-144
 */
export function testAll(course: Course, tests: readonly Test[], dice: Dice, about?: readonly string[]): void {
  const isAbout = ({ unit }: Test): boolean => about?.includes(unit) ?? true;
  const first = tests.filter((each) => isAbout(each) && breaks(course, each, dice));
  for (const { unit } of first) runs(course, unit, dice);
  for (const each of tests) if (!isAbout(each) && breaksAside(course, each, dice)) runs(course, each.unit, dice);
}

/**
 * The tests that a loss asks for: it has brought a unit past another tenth of its strength, or it
 * falls on one that is below half. One test for each cause, however many tenths; by one reading one
 * for each tenth, and one for the half.
 * @clause dg.morale.when-casualties dg.morale.when-half @ruling dg-004 dg-097
 */
function asks(state: State, body: Body, before: number): readonly Test[] {
  const lost = body.start - body.men;
  if (lost <= before) return [];
  const tenths = (count: number): number => Math.floor(tenthsLost(state, body.start, count));
  const unit = body.id;
  const all: readonly Test[] = [
    ...Array.from({ length: tenths(lost) - tenths(before) }, (): Test => ({ unit, by: 'dg.morale.when-casualties' })),
    ...(2 * body.men < body.start ? [{ unit, by: 'dg.morale.when-half' } as const] : []),
  ];
  return read(state, 'dg-097') === 'one' ? all.slice(0, 1) : all;
}

/**
 * The tests of a unit that had lost so many men `before` and has lost more.
 * @clause dg.morale.when-casualties dg.morale.when-half
 */
export function testsForLosses(state: State, unit: string, before: number): readonly Test[] {
  const body = bodyOf(state, unit);
  return body === undefined ? [] : asks(state, body, before);
}

/** How many men a unit has lost. */
export const lostOf = (state: State, id: string): number => {
  const body = bodyOf(state, id);
  return body === undefined ? 0 : body.start - body.men;
};
