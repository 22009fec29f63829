import { gunsAmong } from '../artillery/battery.ts';
import type { Aim } from '../artillery/fire.ts';
import { corners } from '../../../geometry/bases.ts';
import { span } from '../../../geometry/sweeps.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import type { OrderOf } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, foeOf, type Answer, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { canAnswer } from './answers.ts';
import { cannotCharge, chargedBy } from './judge.ts';
import { reachOf } from './reach.ts';
import { resolveCharge } from './resolve.ts';
import { wayOfCharge } from './way.ts';
import { turnAway } from './withdraw.ts';

/** The bodies of a side whose charges can be issued. @clause cf.charge.first @ruling cf-111 */
export const chargesOf = (state: State, side: string): readonly string[] =>
  Object.values(state.units)
    .filter((body) => body.side === side && cannotCharge(state, body.id) === null)
    .map(({ id }) => id);

/**
 * Whom a charge is fought out with: the body that it is ordered at, by one reading the first enemy
 * that stands on its way. @ruling cf-047
 */
export function metBy(state: State, body: Body, target: Body): Body {
  const { turned, along, length } = wayOfCharge(state, body, target);
  const far = Math.min(length, reachOf(state, body));
  const met = enemiesOf(state, body).flatMap((enemy) => {
    const found = span(corners(blockOf({ ...body, ...turned })), along, corners(blockOf(enemy)));
    return enemy.id === target.id || found === null || found[1] <= 0 || found[0] >= far
      ? []
      : [{ enemy, at: found[0] }];
  });
  const [first] = met.toSorted((a, b) => a.at - b.at);
  return first === undefined || read(state, 'cf-047') === 'must-be-clear' ? target : first.enemy;
}

/**
 * A charge is issued, with its support; one who can do none of the three stands, and is not asked.
 * @clause cf.charge.first cf.charge.support-declared @ruling cf-047 cf-125
 */
export function issue(course: Course, { unit, support, guess = [] }: OrderOf<'charge'>, dice: Dice): void {
  const body = course.state.units[unit]!;
  const at = metBy(course.state, body, chargedBy(course.state, body)!).id;
  const clauses = ['cf.charge.first', 'cf.charge.support-declared'] as const;
  const told = [guess].flat();
  const guesses = Object.fromEntries(gunsAmong(course.state, support).map(({ id }, n) => [id, told[n]!]));
  course.record({ type: 'charge-issued', unit, at, support, ...(told.length > 0 && { guesses }), clauses });
  const reading = read(course.state, 'cf-125');
  if (reading === 'free-fourth-choice' || canAnswer(course.state, at)) return;
  if (reading === 'retreat-of-nothing') turnAway(course, unit, at);
  answer(course, 'none', dice);
}

/**
 * The charged body answers, and the charge is resolved. Then the other side issues its next one.
 * `aim`: that of a charged battery which stands and shoots.
 * @clause cf.charge.reaction cf.charge.alternate @ruling cf-038 cf-125
 */
export function answer(course: Course, given: Answer, dice: Dice, aim?: Partial<Aim>): void {
  const issued = course.state.issued!;
  const isGone = given === 'none' && read(course.state, 'cf-125') === 'retreat-of-nothing';
  course.record({
    type: 'answered',
    unit: issued.at,
    by: issued.unit,
    answer: isGone ? 'retreat' : given,
    clauses: ['cf.charge.reaction'],
  });
  resolveCharge(course, { ...issued, answer: given }, dice, aim);
}

/**
 * The side that issues the next charge; null if nobody has one left. A side that has had a charge
 * called off goes on. @clause cf.charge.alternate @ruling cf-046
 */
export function nextToCharge(state: State, last: string, goesOn: boolean): string | null {
  const sides = goesOn ? [last, foeOf(state, last)] : [foeOf(state, last), last];
  return sides.find((side) => chargesOf(state, side).length > 0) ?? null;
}
