import { gunsAmong, isBattery } from '../artillery/battery.ts';
import { measureShot, type Aim, type MeasuredShot } from '../artillery/fire.ts';
import { openAim } from '../artillery/judge.ts';
import type { Body } from '../bodies/body.ts';
import { measureVolleys, shoot, type MeasuredFire, type Shot } from '../firing/shooting.ts';
import { testAll } from '../morale/action.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Answer, Field, Issued, State } from '../state.ts';
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
function penaltyOf(state: Field, shooter: Body, target: Body): number {
  const { arm } = read(state, 'cf-033') === 'by-target' ? target : shooter;
  return AT_A_CHARGE[isMounted(arm) ? 'horse' : 'foot'];
}

/** By what clause a shot is fired in a charge, and with what penalty. */
type Because = Pick<Shot, 'by' | 'penalty'>;

/** Why a charged body shoots at its charger. @clause cf.charge.stand-and-shoot */
const standing = (state: Field, shooter: Body, charger: Body): Because => ({
  by: 'cf.charge.stand-and-shoot',
  penalty: { by: 'cf.charge.stand-and-shoot-penalty', value: penaltyOf(state, shooter, charger) },
});

/**
 * Why a body that supports a charge shoots at the one that is charged.
 * @clause cf.charge.support-eligible cf.charge.counter-charge-support
 */
const supporting = (state: Field, shooter: Body, target: Body, answer: Answer): Because => ({
  by: 'cf.charge.support-eligible',
  ...(answer === 'counter' && {
    penalty: { by: 'cf.charge.counter-charge-support', value: penaltyOf(state, shooter, target) },
  }),
});

/**
 * The shots of a charge: of the charged body, of those who support, by one reading of the charger.
 * @ruling cf-034 cf-042
 */
function shotsOf(field: Field, { unit, at, support, answer }: Charged): readonly Shot[] {
  const [body, target] = [field.units[unit]!, field.units[at]];
  if (target === undefined) return [];
  const seen = read(field, 'cf-035') === 'at-arrival' ? arrived(field, body, target) : body;
  const muskets = support.filter((id) => !isBattery(field.units[id]!));
  return [
    ...(answer === 'stand' && !isBattery(target)
      ? [{ unit: at, at: unit, ...standing(field, target, body), seen }]
      : []),
    ...muskets.map((id) => ({ unit: id, at, ...supporting(field, field.units[id]!, target, answer) })),
    ...(read(field, 'cf-034') === 'charger-too' ? [{ unit, at }] : []),
  ];
}

/**
 * The shots of guns in a charge: of the charged battery if it stands, and of those that support, if
 * they can still be laid. @clause cf.charge.support-eligible cf.charge.counter-charge-support
 * @ruling cf-036 cf-042 cf-112
 */
function gunsOf(
  state: State,
  { unit, at, support, guesses = {}, answer }: Charged,
  { guess: own, laid }: Partial<Aim>,
): readonly MeasuredShot[] {
  const [body, target] = [state.units[unit]!, state.units[at]];
  if (target === undefined) return [];
  const shot =
    own !== undefined
      ? measureShot(state, {
          unit: at,
          at: unit,
          guess: own,
          ...(laid !== undefined && { laid }),
          ...standing(state, target, body),
        })
      : null;
  const others = gunsAmong(state, support).map((battery) => {
    const open = openAim(state, battery, target);
    const guess = guesses[battery.id];
    if (open === null || guess === undefined) return null;
    return measureShot(state, {
      unit: battery.id,
      at,
      guess,
      ...open,
      ...supporting(state, battery, target, answer),
    });
  });
  return [shot, ...others].filter((each) => each !== null);
}

/** All that is fired in a charge, as everybody stands when they shoot. */
const fireIn = (state: State, charge: Charged, aim: Partial<Aim>): MeasuredFire => ({
  volleys: measureVolleys(state, shotsOf(state, charge)),
  guns: gunsOf(state, charge, aim),
});

/**
 * Resolves a charge whose answer is given: all shooting from where everybody stands, the tests that
 * it calls for, the final moves, and the tests that these call for. By one reading whoever retreats
 * has gone before he is shot at. `aim`: that of a charged battery which stands and shoots.
 * @clause cf.charge.stand-and-shoot cf.charge.counter-charge cf.charge.retreat
 * cf.charge.shooting-before-moves cf.charge.falls-short
 * @ruling cf-035 cf-042 cf-095 cf-119
 */
export function resolveCharge(course: Course, charge: Charged, dice: Dice, aim: Partial<Aim> = {}): void {
  const begun = course.state;
  const [body, target] = [begun.units[charge.unit]!, begun.units[charge.at]!];
  const isGone = charge.answer === 'retreat' && read(begun, 'cf-042') === 'target-has-gone';
  const ran = isGone ? withdraw(course, body, target) : [];
  const fire = course.once(() => fireIn(course.state, charge, aim));
  shoot(course, fire, dice);
  const before = course.state;
  const fled = finalMoves(course, charge, { begun, isGone });
  testAll(course, before, dice, [...ran, ...fled]);
}
