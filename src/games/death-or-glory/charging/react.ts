import { outwards } from '../../../geometry/bases.ts';
import { opposite } from '../../../geometry/facings.ts';
import { pivot, wheel } from '../../../geometry/moves.ts';
import { baseOf } from '../figures/base.ts';
import { armOf, isFoot, isSkirmishing, type Body, type Pose } from '../figures/unit.ts';
import { fireAtCharger, mayFireAtCharger, type Volley } from '../firing/defensive.ts';
import { fallBack } from '../morale/falling-back.ts';
import { frighten, testAll, type Test } from '../morale/testing.ts';
import { changeTime } from '../moving/changes.ts';
import { fits, quarters } from '../moving/time.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type Charge, type Meets, type State } from '../state.ts';
import { WHEEL, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { chargersOf, chargesDue, counteredBy, evadeClause, squareAt, type Answer } from './answers.ts';
import { counterCharge } from './counter-charge.ts';
import { evasionOf } from './evading.ts';
import { press } from './pressing.ts';
import { rollReaction, type Reaction } from './reaction-test.ts';

/** The part of his move that the nearest charger needs, as a part of a turn. @ruling dg-040 */
const timeLeft = (charges: readonly Charge[]): number => Math.min(...charges.map(({ needs, has }) => needs / has));

/** Whether a charge comes at the front of those who fire. */
const isBefore = (body: Body, { comesFrom }: Charge): boolean => isSkirmishing(body) || comesFrom === 'front';

/**
 * A unit fires at one of those who charge it: the one that is named, or the first before its front.
 * @clause dg.reaction.stand-fire dg.fire.one-roll @ruling dg-116 dg-118
 */
function volleyAt(
  course: Course,
  id: string,
  { at, volley }: { at?: string | undefined; volley: Volley },
  dice: Dice,
): readonly Test[] {
  const body = bodyOf(course.state, id)!;
  const charge = chargesDue(course.state, id).find(
    (each) => isBefore(body, each) && (at === undefined || each.unit === at),
  );
  if (charge === undefined || !mayFireAtCharger(course.state, body)) return [];
  return fireAtCharger(course, body, { charge, volley }, dice);
}

/** Whether a charger has to test his nerve: light horse whose target stands. */
const testsNerve = (charger: Body, stood: boolean): boolean => stood && armOf(charger) === 'light-horse';

/**
 * The tests of those who charge, and what becomes of their charges. Light horse tests whenever its
 * target stands, all others only for what has hit them.
 * @clause dg.charge.light-cavalry-test dg.charge.others-test dg.charge.no-contact-unformed
 * @ruling dg-034 dg-136 dg-142
 */
function comeOn(course: Course, id: string, { meets, stood, tests }: Outcome, dice: Dice): void {
  const charges = chargesDue(course.state, id);
  const own = charges.flatMap(({ unit }): readonly Test[] => {
    const charger = bodyOf(course.state, unit);
    if (charger === undefined) return [];
    const hit = tests.find((each) => each.unit === unit);
    return testsNerve(charger, stood) ? [{ unit, by: 'dg.charge.light-cavalry-test' }] : hit === undefined ? [] : [hit];
  });
  const others = tests.filter(({ unit }) => charges.every((charge) => charge.unit !== unit));
  testAll(
    course,
    [...own, ...others],
    dice,
    charges.map(({ unit }) => unit),
  );
  for (const { unit } of charges) {
    const charger = bodyOf(course.state, unit);
    if (charger?.mood === 'steady') press(course, unit, meets);
    else stop(course, unit, id);
  }
}

/** A charge is over before it has run: it has made no contact. @clause dg.charge.no-contact-unformed */
export function stop(course: Course, unit: string, at: string): void {
  course.record({ type: 'charge-stopped', unit, at, clauses: ['dg.morale.shaken'] });
  const body = bodyOf(course.state, unit);
  if (body === undefined || body.order !== 'formed' || isSkirmishing(body)) return;
  course.record({ type: 'order-lost', unit, order: 'unformed', clauses: ['dg.charge.no-contact-unformed'] });
}

/** What an answer has come to, for those who charge. */
interface Outcome {
  readonly meets: Meets;
  /** Whether the target stands before them. */
  readonly stood: boolean;
  readonly tests: readonly Test[];
}

/**
 * A unit has failed by ten per cent: it fires a ragged volley, and falls back in good order.
 * @clause dg.reaction.fail-10 @ruling dg-035 dg-042 dg-130
 */
function retire(course: Course, id: string, at: string | undefined, dice: Dice): Outcome {
  const tests = volleyAt(course, id, { at, volley: 'ragged' }, dice);
  const body = bodyOf(course.state, id);
  if (body !== undefined) fallBack(course, body, 'dg.reaction.fail-10');
  return { meets: 'meets-retiring', stood: false, tests };
}

/** A unit runs from those who charge it. */
function run(course: Course, id: string, { isRetreat, clause }: { isRetreat: boolean; clause: DgClauseId }): void {
  const body = bodyOf(course.state, id)!;
  const [charge] = chargesDue(course.state, id) as [Charge];
  const { to, by, guns } = evasionOf(course.state, body, charge);
  if (guns === 'left')
    course.record({
      type: 'guns-left',
      unit: id,
      guns: { at: body.at, facing: body.facing },
      clauses: ['dg.reaction.evade'],
    });
  if (guns === 'limbered')
    course.record({
      type: 'formation-changed',
      unit: id,
      formation: 'limbered',
      to: { at: body.at, facing: body.facing },
      clauses: ['dg.formation.limber'],
    });
  course.record({ type: 'evaded', unit: id, to, by, isRetreat, clauses: [clause] });
}

/**
 * A unit has failed by more: it turns about and runs, disordered, and friends near by see it.
 * @clause dg.reaction.fail-20 dg.morale.when-friends-retreat @ruling dg-027 dg-043 dg-144
 */
function retreat(course: Course, id: string, dice: Dice): Outcome {
  if (read(course.state, 'dg-144') === 'at-once-nearest-first') frighten(course, id, dice);
  run(course, id, { isRetreat: true, clause: 'dg.reaction.fail-20' });
  course.record({ type: 'order-lost', unit: id, order: 'disordered', clauses: ['dg.reaction.fail-20'] });
  return { meets: 'rides-down', stood: false, tests: [] };
}

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
 * dg.reaction.square-fails @ruling dg-118
 */
function tried(course: Course, body: Body, { isForming, at, stands }: Trial, dice: Dice): Outcome {
  const { state } = course;
  const { id } = body;
  const { result, reason } = rollReaction({ state, body, chargers: chargersOf(state, id), isForming }, dice);
  course.record({ type: 'reaction-tested', unit: id, reasons: [reason], clauses: ['dg.reaction.who-tests'] });
  const outcomes: Readonly<Record<Reaction, () => Outcome>> = {
    stands,
    retires: () => retire(course, id, at, dice),
    evades: () => retreat(course, id, dice),
    shaken() {
      course.record({ type: 'unit-shaken', unit: id, halts: false, clauses: ['dg.reaction.square-fails'] });
      return { meets: 'comes-home', stood: true, tests: [] };
    },
  };
  return outcomes[result]();
}

/** Too late: it stands as it was, and unformed. @clause dg.reaction.pass @ruling dg-040 */
function caught(course: Course, id: string, clause: DgClauseId): Outcome {
  course.record({ type: 'order-broken', unit: id, clauses: [clause] });
  return { meets: 'caught-unformed', stood: true, tests: [] };
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
        const tests = volleyAt(course, body.id, { at, volley: 'stands' }, dice);
        return { meets: 'comes-home', stood: true, tests };
      },
    },
    dice,
  );

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
        return { meets: 'square-formed', stood: true, tests: [] };
      },
    },
    dice,
  );

/** Where a unit stands that has turned to a charge: about, or by a wheel towards its flank. */
function turnedTo(state: State, body: Body, { comesFrom }: Charge): Pose {
  const base = baseOf(state, body);
  const isAbout = comesFrom === 'rear' || comesFrom === 'front';
  return isAbout ? pivot(base, opposite(base.facing)) : wheel(base, comesFrom, outwards(base, comesFrom));
}

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
        const { at, facing } = turnedTo(
          course.state,
          body,
          charges.find((each) => each.comesFrom !== 'front')!,
        );
        course.record({ type: 'turned-to-meet', unit: body.id, to: { at, facing }, clauses: ['dg.reaction.wheel'] });
        return { meets: 'comes-home', stood: true, tests: [] };
      },
    },
    dice,
  );

/** @clause dg.reaction.evade dg.charge.skirmisher-evade dg.charge.skirmisher-volley @ruling dg-044 */
function evade(course: Course, body: Body, fires: boolean, dice: Dice): Outcome {
  const tests = fires ? volleyAt(course, body.id, { volley: 'skirmishers' }, dice) : [];
  const clause = evadeClause(course.state, body);
  run(course, body.id, { isRetreat: false, clause });
  const isSafe = clause === 'dg.skirmish.charged-infantry' && read(course.state, 'dg-044') === 'never';
  return { meets: isSafe ? 'misses' : 'rides-down', stood: false, tests };
}

function answer(course: Course, order: Answer, dice: Dice): Outcome {
  const body = bodyOf(course.state, order.unit)!;
  switch (order.type) {
    case 'stand':
      return stand(course, body, order.at, dice);
    case 'form-square':
      return formSquare(course, body, dice);
    case 'turn-to-meet':
      return turnToMeet(course, body, dice);
    case 'counter-charge':
      counterCharge(course, body, counteredBy(course.state, body.id, order.at)!);
      return { meets: 'comes-home', stood: false, tests: [] };
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
