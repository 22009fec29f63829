import type { Course } from '../turn/course.ts';
import type { Body } from '../bodies/body.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type Field, type State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import type { Fled } from './fled.ts';
import { flee } from './flight.ts';
import { leadershipOf, routersNear, type Leadership, type Plight } from './leadership.ts';
import { rollTest } from './test.ts';
import { brokenNear, triggersOf, type Flights } from './triggers.ts';

/**
 * Bodies in the order in which they test or check: the side with the initiative first.
 * @ruling cf-021 cf-117
 */
export const inOrder = (bodies: readonly Body[], holder: string | null): readonly Body[] => [
  ...bodies.filter(({ side }) => side === holder),
  ...bodies.filter(({ side }) => side !== holder),
];

/** A test that a body has to take, and why. */
interface Due {
  readonly body: Body;
  readonly clauses: readonly CfClauseId[];
  readonly leadership: Leadership;
}

/** The tests that are due for what has changed since a board was as it was before. */
const dueNow = (now: State, before: Field, flights: Flights): readonly Due[] =>
  inOrder(bodiesIn(now), now.holder).flatMap((body) => {
    const clauses = triggersOf(before, now, body, flights);
    return clauses.length === 0
      ? []
      : [{ body, clauses, leadership: leadershipOf(now, body, plight(now, body, flights)) }];
  });

/** Rolls a test; true if it is passed. */
function take(course: Course, { body, clauses, leadership }: Due, dice: Dice): boolean {
  const { passes, reasons } = rollTest(body.id, leadership, dice);
  course.record({ type: 'tested', unit: body.id, reasons, clauses: ['cf.morale.triggers-listed', ...clauses] });
  return passes;
}

/** Those who have failed flee, one after the other; by one reading they remember why they broke. */
function run(course: Course, failed: readonly Due[]): Flights {
  const fled = failed.map(({ body: { id }, leadership: { penalties } }) => {
    const isKept = read(course.state, 'cf-102') === 'remembered';
    return { unit: id, through: flee(course, id, isKept ? penalties : undefined) };
  });
  const broken = failed.map(({ body }) => body).filter(({ condition }) => condition === 'steady');
  return { ...flightsOf(fled), broken };
}

/** What tests follow from: how the board was before, and who has run on since. */
interface Cause {
  readonly before: Field;
  readonly fled: readonly Fled[];
  /** Whether the tests may be put off to the end of the phase. @ruling cf-095 */
  readonly mayWait: boolean;
}

/**
 * The tests that an action calls for, once it is resolved. All test together, with what is true
 * before the first roll; then those that failed flee; then those test whom the flights have
 * shaken, and so on. `fled`: bodies that routed before and have run on in this action; they shake
 * those alone whom they ran through.
 * @clause cf.morale.triggers-listed cf.morale.test @ruling cf-095 cf-101 cf-117 cf-118
 */
export function testAll(course: Course, before: Field, dice: Dice, fled: readonly Fled[] = []): void {
  // By one reading all tests wait for the end of the phase.
  testNow(course, { before, fled, mayWait: true }, dice);
}

/** The tests at the end of a phase, if one reading has put them off. @ruling cf-095 */
export function testAtEnd(course: Course, dice: Dice): void {
  const { state } = course;
  if (state.since === null) return;
  const { fled, ...began } = state.since;
  testNow(course, { before: { ...state, ...began }, fled, mayWait: false }, dice);
}

function testNow(course: Course, { before, fled, mayWait }: Cause, dice: Dice): void {
  let old = before;
  let flights: Flights = { ...flightsOf(fled), broken: ranOn(course.state, fled) };
  for (;;) {
    const now = course.state;
    const due = course.once(() => dueNow(now, old, flights));
    if (due.length === 0 || (mayWait && read(now, 'cf-095') === 'end-of-phase')) return;
    if (due.length > 1 && read(now, 'cf-117') === 'one-by-one') {
      testInTurn(course, old, dice, flights);
      return;
    }
    const failed = due.filter((each) => !take(course, each, dice));
    if (failed.length === 0) return;
    [old, flights] = [now, run(course, failed)];
  }
}

/**
 * By one reading bodies test one after the other, and flee at once if they fail; nobody tests twice
 * in an action. @ruling cf-117
 */
function testInTurn(course: Course, before: Field, dice: Dice, first: Flights): void {
  const tested = new Set<string>();
  let flights = first;
  for (;;) {
    const due = course.once(() => dueNow(course.state, before, flights)).find(({ body }) => !tested.has(body.id));
    if (due === undefined) return;
    tested.add(due.body.id);
    if (!take(course, due, dice)) flights = both(flights, run(course, [due]));
  }
}

/** Flights, and others after them. */
function both(one: Flights, other: Flights): Flights {
  const all = [...new Set([...Object.keys(one.through), ...Object.keys(other.through)])];
  const through = all.map((id) => [id, [...(one.through[id] ?? []), ...(other.through[id] ?? [])]] as const);
  return { broken: [...one.broken, ...other.broken], through: Object.fromEntries(through) };
}

/** By one reading those who run on shake friends near them as those do who break. @ruling cf-118 */
const ranOn = (state: State, fled: readonly Fled[]): readonly Body[] =>
  fled.length > 0 && read(state, 'cf-118') === 'every-flight'
    ? fled.flatMap(({ unit }) => state.units[unit] ?? [])
    : [];

/**
 * What weighs on a body that tests. Those who run through it count for that alone, not as routers
 * near it, unless by one reading for both; those who broke near it count by another wherever they
 * are by then. @clause cf.morale.mod-run-through @ruling cf-101 cf-118
 */
function plight(now: Field, body: Body, flights: Flights): Plight {
  const runners = flights.through[body.id] ?? [];
  const uncounted = runners.length === 0 || read(now, 'cf-101') === 'minus-three' ? [] : runners;
  const isOther = (id: string): boolean => !uncounted.includes(id) || id === body.id;
  const seen = Object.fromEntries(Object.entries(now.units).filter(([id]) => isOther(id)));
  const near = routersNear({ ...now, units: seen }, body);
  const broken = brokenNear(now, body, flights).filter((id) => !near.includes(id) && isOther(id));
  return { routers: near.length + broken.length, isRunThrough: runners.length > 0 };
}

/** What some flights have done to those whom they led through. */
function flightsOf(fled: readonly Fled[]): Pick<Flights, 'through'> {
  const through: Record<string, string[]> = {};
  for (const { unit, through: friends } of fled) for (const id of friends) (through[id] ??= []).push(unit);
  return { through };
}
