import { isFoot, type Body } from '../figures/unit.ts';
import { NO_FALL, type Fall } from '../morale/risk.ts';
import { testAll } from '../morale/testing.ts';
import { changeTime } from '../moving/changes.ts';
import { fits, quarters } from '../moving/time.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf } from '../state.ts';
import type { Charge } from './charge.ts';
import { WHEEL, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { chargersOf, chargesDue, counteredBy, evadeClause, squareAt, turnedTo, type Answer } from './answers.ts';
import { comeOn, type Outcome } from './coming-on.ts';
import { counterCharge } from './counter-charge.ts';
import { retire, retreat, rout, run, volleyAt } from './giving-ground.ts';
import { rollReaction, type Reaction } from './reaction-test.ts';

/** The part of his move that the nearest charger needs, as a part of a turn. @ruling dg-040 */
const timeLeft = (charges: readonly Charge[]): number => Math.min(...charges.map(({ needs, has }) => needs / has));

/** A unit that is to stand, and what it does then. */
interface Trial {
  readonly isForming: boolean;
  readonly at?: string | undefined;
  /** What it does when it stands. */
  readonly stands: () => Outcome;
}

/**
 * A unit takes the charge reaction test, and does what comes of it.
 * @clause dg.reaction.who-tests dg.reaction.test dg.reaction.fail-10 dg.reaction.fail-20
 * dg.reaction.square-fails dg.morale.when-charged @ruling dg-118
 */
function tried(course: Course, body: Body, { isForming, at, stands }: Trial, dice: Dice): Outcome {
  const { state } = course;
  const { id } = body;
  const { result, reason } = rollReaction({ state, body, chargers: chargersOf(state, id), isForming }, dice);
  course.record({
    type: 'reaction-tested',
    unit: id,
    reasons: [reason],
    clauses: ['dg.reaction.who-tests', ...(isFoot(body) ? (['dg.morale.when-charged'] as const) : [])],
  });
  const outcomes: Readonly<Record<Reaction, () => Outcome>> = {
    stands,
    retires: () => retire(course, id, at, dice),
    evades: () => retreat(course, id, dice),
    routs: () => rout(course, id, dice),
    shaken() {
      course.record({ type: 'unit-shaken', unit: id, halts: false, clauses: ['dg.reaction.square-fails'] });
      return { meets: 'comes-home', stood: true, fall: NO_FALL };
    },
  };
  return outcomes[result]();
}

/** Too late: it stands as it was, and unformed. @clause dg.reaction.pass @ruling dg-040 */
function caught(course: Course, id: string, clause: DgClauseId): Outcome {
  course.record({ type: 'order-broken', unit: id, clauses: [clause] });
  return { meets: 'caught-unformed', stood: true, fall: NO_FALL };
}

/** @clause dg.reaction.stand-fire dg.reaction.pass */
const stand = (course: Course, body: Body, at: string | undefined, dice: Dice): Outcome =>
  tried(
    course,
    body,
    {
      isForming: false,
      at,
      stands() {
        const clauses = [isFoot(body) ? 'dg.reaction.stand-fire' : 'dg.reaction.pass'] as const;
        course.record({ type: 'unit-stood', unit: body.id, clauses });
        const fall = volleyAt(course, body.id, { at, volley: 'stands' }, dice);
        return { meets: 'comes-home', stood: true, fall };
      },
    },
    dice,
  );

/** By one reading a square fires with the time that is left after it has formed. @ruling dg-041 */
const leftOver = (course: Course, id: string, takes: number, dice: Dice): Fall =>
  read(course.state, 'dg-041') === 'one-or-other'
    ? NO_FALL
    : volleyAt(course, id, { volley: 'stands', less: quarters(takes) }, dice);

/** @clause dg.reaction.form-square dg.formation.line-to-square @ruling dg-040 dg-041 */
const formSquare = (course: Course, body: Body, dice: Dice): Outcome =>
  tried(
    course,
    body,
    {
      isForming: true,
      stands() {
        const { quarters: takes, clauses } = changeTime(course.state, body, 'square')!;
        const isInTime =
          read(course.state, 'dg-040') === 'test-decides' ||
          fits(quarters(takes), timeLeft(chargesDue(course.state, body.id)));
        if (!isInTime) return caught(course, body.id, 'dg.reaction.form-square');
        course.record({
          type: 'formation-changed',
          unit: body.id,
          formation: 'square',
          to: squareAt(course.state, body)!,
          clauses: ['dg.reaction.form-square', ...clauses],
        });
        return { meets: 'square-formed', stood: true, fall: leftOver(course, body.id, takes, dice) };
      },
    },
    dice,
  );

/** @clause dg.reaction.wheel @ruling dg-040 dg-138 */
const turnToMeet = (course: Course, body: Body, dice: Dice): Outcome =>
  tried(
    course,
    body,
    {
      isForming: false,
      stands() {
        const charges = chargesDue(course.state, body.id);
        const isInTime = read(course.state, 'dg-040') === 'test-decides' || fits(quarters(WHEEL), timeLeft(charges));
        if (!isInTime) return caught(course, body.id, 'dg.reaction.wheel');
        const to = turnedTo(course.state, body)!;
        course.record({ type: 'turned-to-meet', unit: body.id, to, clauses: ['dg.reaction.wheel'] });
        return { meets: 'comes-home', stood: true, fall: NO_FALL };
      },
    },
    dice,
  );

/**
 * @clause dg.reaction.evade dg.charge.skirmisher-evade dg.charge.skirmisher-volley @ruling dg-044
 */
function evade(course: Course, body: Body, fires: boolean, dice: Dice): Outcome {
  const fall = fires ? volleyAt(course, body.id, { volley: 'skirmishers' }, dice) : NO_FALL;
  const clause = evadeClause(course.state, body);
  run(course, body.id, { isRetreat: false, clause });
  const isSafe = clause === 'dg.skirmish.charged-infantry' && read(course.state, 'dg-044') === 'never';
  return { meets: isSafe ? 'misses' : 'rides-down', stood: false, fall };
}

/** A counter-charge, which by one reading takes the test too. @ruling dg-049 */
function counter(course: Course, body: Body, at: string | undefined, dice: Dice): Outcome {
  const stands = (): Outcome => {
    counterCharge(course, body, counteredBy(course.state, body.id, at)!);
    return { meets: 'comes-home', stood: false, fall: NO_FALL };
  };
  return read(course.state, 'dg-049') === 'no-test'
    ? stands()
    : tried(course, body, { isForming: false, at, stands }, dice);
}

/**
 * By one reading foot that is charged tests its morale before it answers; null if it stands.
 * @clause dg.morale.when-charged @ruling dg-034
 */
function daunted(course: Course, body: Body, dice: Dice): Outcome | null {
  const { id } = body;
  if (!isFoot(body) || read(course.state, 'dg-034') === 'charge-chapter') return null;
  testAll(course, [{ unit: id, by: 'dg.morale.when-charged' }], dice);
  const now = bodyOf(course.state, id);
  if (now?.mood === body.mood) return null;
  return { meets: now?.mood === 'shaken' ? 'meets-retiring' : 'rides-down', stood: false, fall: NO_FALL };
}

function answer(course: Course, order: Answer, dice: Dice): Outcome {
  const body = bodyOf(course.state, order.unit)!;
  const flinched = daunted(course, body, dice);
  if (flinched !== null) return flinched;
  switch (order.type) {
    case 'stand':
      return stand(course, body, order.at, dice);
    case 'form-square':
      return formSquare(course, body, dice);
    case 'turn-to-meet':
      return turnToMeet(course, body, dice);
    case 'counter-charge':
      return counter(course, body, order.at, dice);
    case 'evade':
      return evade(course, body, order.fires === true, dice);
  }
}

/**
 * A charged unit answers; those who charge it test if they have to, and go on or halt.
 * @clause dg.reaction.who-tests dg.reaction.pass dg.charge.light-cavalry-test
 */
export function react(course: Course, order: Answer, dice: Dice): void {
  const outcome = answer(course, order, dice);
  comeOn(course, order.unit, outcome, dice);
  course.record({ type: 'reaction-over', unit: order.unit, clauses: ['dg.reaction.who-tests'] });
}
