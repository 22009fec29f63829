import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { freeWay, isTaken, untilModels } from '../moving/free-way.ts';
import { speedOf } from '../moving/speed.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import { wayOfCharge, type ChargeWay } from './way.ts';

/** How far a charge goes. @clause cf.move.infantry-line cf.move.cavalry @ruling cf-029 */
export const reachOf = (state: Field, body: Body): Um =>
  wholeUm(speedOf(state, body) * (read(state, 'cf-029') === 'double' ? 2 : 1));

/** What comes of a charge along its way. */
export interface Going {
  /** Whether it comes to contact. */
  readonly isIn: boolean;
  /** How far it goes if it does not. */
  readonly by: Um;
}

/** A charger on his way, turned to his target. */
interface Setting {
  readonly turned: Body;
  readonly reach: Um;
  readonly hasRoom: boolean;
  /** How far nothing else is in the way: without room to turn no step. */
  readonly free: Um;
}

function settingOf(field: Field, body: Body, target: Body, charge: ChargeWay): Setting {
  const turned = { ...body, ...charge.turned };
  const block = blockOf(turned);
  const both = [body.id, target.id];
  const free = freeWay(field, block, charge.along, both);
  return { turned, reach: reachOf(field, body), hasRoom: !isTaken(field, block, both), free };
}

const comesIn = ({ reach, hasRoom, free }: Setting, { length, lag }: ChargeWay): boolean =>
  hasRoom && atMost(wholeUm(length + lag), reach) && atMost(length, free);

/**
 * Whether a charger who goes this way comes to contact, and how far he goes otherwise: as far as he
 * can, and short of whoever is in the way. Without room to turn he stays where he is.
 * @clause cf.charge.falls-short @ruling cf-031 cf-032 cf-047 cf-121
 */
export function goingAlong(field: Field, body: Body, target: Body, charge: ChargeWay): Going {
  const setting = settingOf(field, body, target, charge);
  const { turned, reach, free } = setting;
  if (comesIn(setting, charge)) return { isIn: true, by: charge.length };
  return { isIn: false, by: wholeUm(Math.min(reach, free, untilModels(turned, charge.along, target))) };
}

/** Whether a charge at a body would come to contact as both stand. @ruling cf-030 */
export function isWithinReach(field: Field, body: Body, target: Body): boolean {
  const charge = wayOfCharge(field, body, target);
  return comesIn(settingOf(field, body, target, charge), charge);
}

/**
 * A charger as he will stand when his charge has come in or fallen short, if nobody falls before.
 * @ruling cf-035
 */
export function arrived(field: Field, body: Body, target: Body): Body {
  const charge = wayOfCharge(field, body, target);
  const { isIn, by } = goingAlong(field, body, target, charge);
  if (isIn) return { ...body, ...charge.end };
  if (by === 0) return body;
  const turned = { ...body, ...charge.turned };
  return { ...turned, at: shift(blockOf(turned), charge.along, by).at };
}
