import { wholeUm } from '../../../geometry/lengths.ts';
import { isSkirmishing, type Body } from '../figures/unit.ts';
import { fireAtCharger, mayFireAtCharger, type Volley } from '../firing/defensive.ts';
import { fallBack } from '../morale/falling-back.ts';
import { NO_FALL, type Fall } from '../morale/risk.ts';
import { frighten, frightenByRetreat } from '../morale/testing.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf } from '../state.ts';
import type { Charge } from './charge.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { chargesDue } from './answers.ts';
import type { Outcome } from './coming-on.ts';
import { evasionOf } from './evading.ts';

/** Whether a charge comes at the front of those who fire. */
const isBefore = (body: Body, { comesFrom }: Charge): boolean =>
  isSkirmishing(body) || body.formation === 'square' || comesFrom === 'front';

/**
 * A unit fires at one of those who charge it: the one that is named, or the first before its front.
 * `less`: the part of a turn that it has spent on something else.
 * @clause dg.reaction.stand-fire dg.fire.one-roll @ruling dg-041 dg-116 dg-118
 */
export function volleyAt(
  course: Course,
  id: string,
  { at, volley, less = 0 }: { at?: string | undefined; volley: Volley; less?: number },
  dice: Dice,
): Fall {
  const body = bodyOf(course.state, id)!;
  const charge = chargesDue(course.state, id).find(
    (each) => isBefore(body, each) && (at === undefined || each.unit === at),
  );
  if (charge === undefined || !mayFireAtCharger(course.state, body)) return NO_FALL;
  const needs = wholeUm(charge.needs - charge.has * less);
  return needs <= 0 ? NO_FALL : fireAtCharger(course, body, { charge: { ...charge, needs }, volley }, dice);
}

/**
 * A unit has failed by ten per cent: it fires a ragged volley, and falls back in good order.
 * @clause dg.reaction.fail-10 @ruling dg-035 dg-042 dg-130
 */
export function retire(course: Course, id: string, at: string | undefined, dice: Dice): Outcome {
  const fall = volleyAt(course, id, { at, volley: 'ragged' }, dice);
  const body = bodyOf(course.state, id);
  if (body !== undefined) fallBack(course, body, 'dg.reaction.fail-10');
  return { meets: 'meets-retiring', stood: false, fall };
}

/** A unit runs from those who charge it. */
export function run(
  course: Course,
  id: string,
  { isRetreat, clause }: { isRetreat: boolean; clause: DgClauseId },
): void {
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
 * A unit has failed by more: it turns about and runs, disordered or by one reading unformed, and
 * friends near by see it.
 * @clause dg.reaction.fail-20 dg.morale.when-friends-retreat @ruling dg-027 dg-043 dg-144
 */
export function retreat(course: Course, id: string, dice: Dice): Outcome {
  const { at, facing } = bodyOf(course.state, id)!;
  run(course, id, { isRetreat: true, clause: 'dg.reaction.fail-20' });
  const order = read(course.state, 'dg-027') === 'unformed-at-once' ? 'unformed' : 'disordered';
  if (order === 'disordered' || bodyOf(course.state, id)!.order === 'formed')
    course.record({ type: 'order-lost', unit: id, order, clauses: ['dg.reaction.fail-20'] });
  frightenByRetreat(course, id, { at, facing }, dice);
  return { meets: 'rides-down', stood: false, fall: NO_FALL };
}

/**
 * By one reading a unit that fails by still more breaks. @clause dg.reaction.fail-20 @ruling dg-035
 */
export function rout(course: Course, id: string, dice: Dice): Outcome {
  const { side } = bodyOf(course.state, id)!;
  course.record({ type: 'unit-broke', unit: id, side, clauses: ['dg.reaction.fail-20'] });
  if (read(course.state, 'dg-144') === 'at-once-nearest-first') frighten(course, id, dice);
  return { meets: 'rides-down', stood: false, fall: NO_FALL };
}
