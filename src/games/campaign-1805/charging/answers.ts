import { isBattery } from '../artillery/battery.ts';
import { cannotStandWithGun } from '../artillery/judge.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { quarterOfMost } from '../bodies/quarters.ts';
import { cannotShoot } from '../firing/judge.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isReaction, type Answer, type State } from '../state.ts';
import { arrived } from './reach.ts';

/** The answers that an owner can give to a charge. */
type Given = Exclude<Answer, 'none'>;

/**
 * Why a body can no more answer a charge: it has charged, or has answered in this phase, or is in
 * contact. By other readings it answers each charge, or may get away from a melee.
 * @clause cf.charge.reaction @ruling cf-039 cf-113
 */
function cannotAnswer(state: State, body: Body, answer: Given): Refused | null {
  const deed = state.acted[body.id];
  const isDone = isReaction(deed) && read(state, 'cf-039') === 'once-per-phase';
  if (deed === 'charged' || isDone) return refused('cf.charge.reaction', 'has-answered', { unit: body.id });
  const isFree = answer === 'retreat' && read(state, 'cf-113') === 'may-retreat';
  return isFree || enemiesTouching(state, body).length === 0
    ? null
    : refused('cf.charge.reaction', 'locked', { unit: body.id });
}

/**
 * Whether a body may shoot at its charger: nobody shoots twice in a turn, if he has supported
 * another charge. By one reading the charger is shot at where he arrives.
 * @clause cf.charge.stand-and-shoot @ruling cf-035 cf-036 cf-037
 */
function judgeStand(state: State, body: Body, charger: Body): Verdict {
  if (state.acted[body.id] === 'supported' && read(state, 'cf-037') === 'once-per-turn')
    return refused('cf.charge.stand-and-shoot', 'has-shot', { unit: body.id });
  if (isBattery(body)) {
    const wrong = cannotStandWithGun(state, body, charger);
    return wrong ?? allowed('cf.charge.reaction', 'cf.charge.stand-and-shoot');
  }
  const seen = read(state, 'cf-035') === 'at-arrival' ? arrived(state, charger, body) : charger;
  return cannotShoot(state, body, seen) ?? allowed('cf.charge.reaction', 'cf.charge.stand-and-shoot');
}

/**
 * Whether the charged body may answer so. One that routs may only run, and by one reading not even
 * that. @clause cf.charge.reaction @ruling cf-036 cf-039 cf-048 cf-113 cf-121
 */
export function judgeAnswer(state: State, unit: string, answer: Given): Verdict {
  const { issued } = state;
  if (issued?.at !== unit) return refused('cf.charge.reaction', 'not-charged', { unit });
  const [body, charger] = [state.units[unit]!, state.units[issued.unit]!];
  const wrong = cannotAnswer(state, body, answer);
  if (wrong !== null) return wrong;
  const isHelpless = answer !== 'retreat' || read(state, 'cf-048') === 'no-reaction';
  if (body.condition === 'routing' && isHelpless) return refused('cf.charge.reaction', 'routing', { unit });
  if (answer === 'stand') return judgeStand(state, body, charger);
  if (isBattery(body)) return refused('cf.charge.reaction', 'no-move', { unit });
  const isFront = quarterOfMost(state, blockOf(body), modelsOf(charger)) === 'front';
  if (answer === 'counter' && !isFront)
    return refused('cf.charge.counter-charge', 'not-head-on', { unit, at: charger.id });
  return allowed('cf.charge.reaction', answer === 'counter' ? 'cf.charge.counter-charge' : 'cf.charge.retreat');
}

const ANSWERS = ['stand', 'counter', 'retreat'] as const;

/** Whether the charged body can do any of the three. @ruling cf-125 */
export const canAnswer = (state: State, unit: string): boolean =>
  ANSWERS.some((answer) => judgeAnswer(state, unit, answer).ok);

/** By one reading a body may receive a charge, and do none of the three. @ruling cf-125 */
export function judgeReceive(state: State, unit: string): Verdict {
  return state.issued?.at === unit
    ? allowed('cf.charge.reaction')
    : refused('cf.charge.reaction', 'not-charged', { unit });
}
