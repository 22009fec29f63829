import { isBattery } from '../artillery/battery.ts';
import type { MeasuredShot } from '../artillery/fire.ts';
import type { Body } from '../bodies/body.ts';
import { shoot, type Shot } from '../firing/shooting.ts';
import { testAll } from '../morale/action.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Answer, Field, Issued } from '../state.ts';
import { AT_A_CHARGE, isMounted } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { finalMoves } from './final-moves.ts';
import { arrived } from './reach.ts';
import { withdraw } from './withdraw.ts';

/** A charge with all that was declared and answered. */
export interface Charged extends Issued {
  readonly answer: Answer;
}

/**
 * What is taken off a shot at somebody who charges, or counters a charge: by the class of the body
 * that is shot at, or by one reading of the one that shoots.
 * @clause cf.charge.stand-and-shoot-penalty cf.charge.counter-charge-support @ruling cf-033
 */
export function penaltyOf(state: Field, shooter: Body, target: Body): number {
  const { arm } = read(state, 'cf-033') === 'by-target' ? target : shooter;
  return AT_A_CHARGE[isMounted(arm) ? 'horse' : 'foot'];
}

/**
 * The shots of a charge: of the charged body, of those who support, by one reading of the charger.
 * @ruling cf-034 cf-042
 */
function shotsOf(field: Field, { unit, at, support, answer }: Charged): readonly Shot[] {
  const [body, target] = [field.units[unit]!, field.units[at]];
  if (target === undefined) return [];
  const seen = read(field, 'cf-035') === 'at-arrival' ? arrived(field, body, target) : body;
  const penalty = penaltyOf(field, target, body);
  const supporting = support.map((id): Shot => ({
    unit: id,
    at,
    by: 'cf.charge.support-eligible',
    ...(answer === 'counter' && { penalty: penaltyOf(field, field.units[id]!, target) }),
  }));
  return [
    ...(answer === 'stand' && !isBattery(target)
      ? [{ unit: at, at: unit, by: 'cf.charge.stand-and-shoot' as const, penalty, seen }]
      : []),
    ...supporting,
    ...(read(field, 'cf-034') === 'charger-too' ? [{ unit, at }] : []),
  ];
}

/**
 * Resolves a charge whose answer is given: all shooting from where everybody stands, the tests that
 * it calls for, the final moves, and the tests that these call for. By one reading whoever retreats
 * has gone before he is shot at.
 * @clause cf.charge.stand-and-shoot cf.charge.counter-charge cf.charge.retreat
 * cf.charge.shooting-before-moves cf.charge.falls-short
 * @ruling cf-035 cf-042 cf-095 cf-119
 */
export function resolveCharge(course: Course, charge: Charged, dice: Dice, guns: readonly MeasuredShot[] = []): void {
  const begun = course.state;
  const [body, target] = [begun.units[charge.unit]!, begun.units[charge.at]!];
  const isGone = charge.answer === 'retreat' && read(begun, 'cf-042') === 'target-has-gone';
  const ran = isGone ? withdraw(course, body, target) : [];
  shoot(course, shotsOf(course.state, charge), dice, guns);
  const before = course.state;
  const fled = finalMoves(course, charge, { begun, isGone });
  testAll(course, before, dice, [...ran, ...fled]);
}
