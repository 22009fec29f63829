import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { opposite } from '../../../geometry/facings.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { isOn } from '../../../geometry/edges.ts';
import { distance } from '../../../geometry/vectors.ts';
import { contactAhead } from '../../table/moving/approach.ts';
import { walked } from '../../table/orders/legs.ts';
import { withdrawBefore } from '../command/withdrawing.ts';
import { comeToHand, testControl } from '../control/test.ts';
import { baseOf } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { isGeneral, isSkirmishing, type Body, type Pose } from '../figures/unit.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { giveWay } from '../skirmish/give-way.ts';
import { bodyOf, unitsIn, type Charge, type State } from '../state.ts';
import { mm, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { landing } from './flush.ts';
import { orderLostOn } from './ground.ts';
import { chargeOf } from './judge.ts';
import { clearRun, skirmishersOn } from './obstacles.ts';
import { chargeWay, isStraightEnough, type ChargeWay } from './way.ts';

const poseOf = ({ at, facing }: Base): Pose => ({ at, facing });

/** Whether a base stands on nobody, on the table; `foe`: who will have moved. */
const isFree = (state: State, id: string, base: Base, foe?: string): boolean =>
  isOn(corners(base), state.size) &&
  unitsIn(state).every(
    (other) => other.id === id || other.id === foe || isGeneral(other) || !overlaps(base, baseOf(state, other)),
  );

/** How far short of whoever is in his way a charger stops who reaches nobody. */
const SHORT = mm(1);

/** A charger who meets nobody runs as far as he can. @clause dg.charge.no-contact-unformed */
function missed(course: Course, charge: Charge, dice: Dice): void {
  const { unit, at, legs, left } = charge;
  const body = bodyOf(course.state, unit)!;
  const turns = walked(baseOf(course.state, body), legs);
  const from = turns.at(-1) ?? baseOf(course.state, body);
  const { by, met } = clearRun(course.state, body, unit, { from, by: left });
  let length: number = met === null ? by : by - SHORT;
  while (length > 0 && !isFree(course.state, unit, advance(from, wholeUm(length)))) length -= SHORT;
  const isMoved = length > 0 || isFree(course.state, unit, from);
  const through = isMoved
    ? [...turns, advance(from, wholeUm(Math.max(0, length)))].map(poseOf)
    : [poseOf(body as never)];
  course.record({ type: 'charge-missed', unit, at, through, clauses: ['dg.charge.no-contact-unformed'] });
  const now = bodyOf(course.state, unit)!;
  if (now.order === 'formed' && !isSkirmishing(now))
    course.record({ type: 'order-lost', unit, order: 'unformed', clauses: ['dg.charge.no-contact-unformed'] });
  pushAside(course, body, { start: from, at }, dice);
  testControl(course, { unit, because: 'no-contact' }, dice);
}

/** Skirmishers and generals make room for a charger. @ruling dg-063 dg-128 */
function pushAside(course: Course, before: Body, { start, at }: { start: Base; at?: string }, dice: Dice): void {
  const body = bodyOf(course.state, before.id);
  if (body === undefined) return;
  giveWay(course, body, { start, end: baseOf(course.state, body), direction: start.facing }, at);
  withdrawBefore(course, body, dice);
}

/** Ground takes the order of a charger. @clause dg.charge.terrain-unformed @ruling dg-032 dg-033 */
function loseOrder(course: Course, body: Body, target: Body, way: ChargeWay | null): void {
  const lost = way === null ? null : orderLostOn(course.state, body, target, way);
  if (lost === null || (lost.order === 'unformed' && body.order !== 'formed') || body.order === lost.order) return;
  course.record({ type: 'order-lost', unit: body.id, order: lost.order, ground: lost.ground, clauses: [lost.clause] });
}

/** Whether those whom a charger reaches are caught as they run. @clause dg.reaction.caught @ruling dg-135 */
const isCaught = (target: Body, { meets }: Charge): boolean =>
  isRunning(target) || meets === 'rides-down' || (meets === 'misses' && target.mood !== 'steady');

/**
 * A charger comes into contact, and lies flush; by one reading whom he catches is cut down.
 * @clause dg.melee.contact dg.reaction.caught @ruling dg-135 dg-136
 */
function comesHome(course: Course, charge: Charge, { from, met, lies, turns }: Run, dice: Dice): void {
  const { unit, at, kind } = charge;
  const body = bodyOf(course.state, unit)!;
  const target = bodyOf(course.state, at)!;
  const way = chargeWay(course.state, body, target, charge.legs.length === 0 ? undefined : charge.legs);
  const isBent = lies.facing !== met.facing || lies.at !== met.at;
  const isSpent = charge.meets === 'meets-retiring' && read(course.state, 'dg-136') === 'without-impact';
  const impact = kind !== 'assault' && charge.isStraight && !isSpent;
  const isThrough = skirmishersOn(course.state, body, at, { from, by: distance(from.at, met.at) }).length > 0;
  const clauses: readonly DgClauseId[] = [
    'dg.melee.contact',
    ...(impact ? (['dg.charge.impact-straight'] as const) : []),
    ...(isThrough ? (['dg.charge.through-skirmishers'] as const) : []),
    ...(charge.meets === 'rides-down' ? (['dg.reaction.caught'] as const) : []),
  ];
  const caught = isCaught(target, charge);
  course.record({
    type: 'charge-ran-home',
    unit,
    at,
    through: [...turns, met, ...(isBent ? [lies] : [])].map(poseOf),
    impact,
    clauses,
  });
  for (const each of [unit, at]) comeToHand(course, each);
  pushAside(course, body, { start: from, at }, dice);
  loseOrder(course, bodyOf(course.state, unit)!, target, way);
  if (caught && read(course.state, 'dg-135') === 'destroyed')
    course.record({ type: 'unit-destroyed', unit: at, side: target.side, clauses: ['dg.reaction.caught'] });
  else if (caught && target.mood !== 'routing')
    course.record({ type: 'was-caught', unit: at, before: unit, clauses: ['dg.reaction.caught'] });
}

/** The last straight run of a charge. */
interface Run {
  readonly turns: readonly Base[];
  readonly from: Base;
  /** Where he touches, and where he comes to stand. */
  readonly met: Base;
  readonly lies: Base;
}

/**
 * Two who charge each other meet between them, at the point that divides the way as their moves do,
 * by one reading half way; who is charged turns to it.
 * @clause dg.reaction.cavalry-countercharge dg.reaction.infantry-countercharge @ruling dg-048
 */
function meet(course: Course, charge: Charge, counter: Charge, dice: Dice): void {
  const { state } = course;
  const [body, foe] = [bodyOf(state, charge.unit)!, bodyOf(state, counter.unit)!];
  const turns = walked(baseOf(state, body), charge.legs);
  const from = turns.at(-1) ?? baseOf(state, body);
  const plain = baseOf(state, foe);
  const faces = pivot(plain, opposite(from.facing));
  const turned = isFree(state, foe.id, faces) ? faces : plain;
  const gap = contactAhead(from, turned);
  if (gap === null) {
    missed(course, charge, dice);
    missed(course, counter, dice);
    return;
  }
  const part = read(state, 'dg-048') === 'half-way' ? 1 / 2 : charge.has / (charge.has + counter.has);
  const { by } = clearRun(state, body, foe.id, { from, by: wholeUm(gap * part) });
  const at = advance(from, by);
  const there = advance(turned, contactAhead(turned, at) ?? (0 as Um));
  const stands =
    isFree(state, body.id, at, foe.id) &&
    isFree(state, foe.id, there, body.id) &&
    areInContact(at, there) &&
    !overlaps(at, there);
  if (!stands) {
    missed(course, charge, dice);
    missed(course, counter, dice);
    return;
  }
  course.record({
    type: 'charge-ran-home',
    unit: body.id,
    at: foe.id,
    through: [...turns, at].map(poseOf),
    impact: charge.kind !== 'assault' && isStraightEnough(state, body, charge.legs, by),
    clauses: ['dg.charge.impact-straight'],
  });
  course.record({
    type: 'charge-ran-home',
    unit: foe.id,
    at: body.id,
    through: [turned, there].map(poseOf),
    impact: true,
    clauses: ['dg.charge.impact-straight', 'dg.melee.contact'],
  });
  for (const each of [body, foe]) comeToHand(course, each.id);
}

/** One charge runs home, or meets nobody. */
function run(course: Course, charge: Charge, dice: Dice): void {
  const { state } = course;
  const body = bodyOf(state, charge.unit);
  if (body?.mood !== 'steady') return;
  const target = bodyOf(state, charge.at);
  const counter = chargeOf(state, charge.at);
  if (counter?.kind === 'counter-charge' && counter.at === charge.unit && counter.stage === 'pressed') {
    if (target?.mood === 'steady') {
      meet(course, charge, counter, dice);
      return;
    }
  }
  const turns = walked(baseOf(state, body), charge.legs);
  const from = turns.at(-1) ?? baseOf(state, body);
  const isSafe =
    charge.meets === 'misses' &&
    target !== undefined &&
    (isSkirmishing(target) || read(state, 'dg-042') === 'charge-fails');
  const by = target === undefined || isSafe ? null : contactAhead(from, baseOf(state, target));
  const isReached = by !== null && atMost(by, charge.left);
  const isClear = isReached && clearRun(state, body, charge.at, { from, by }).met === null;
  const met = isClear ? advance(from, by) : null;
  const lies = met === null ? null : landing(state, body, target!, { from, met });
  if (met === null || lies === null) missed(course, charge, dice);
  else comesHome(course, charge, { turns, from, met, lies }, dice);
}

/**
 * All charges that go on run home, in the order in which they were declared: before anybody else
 * moves.
 * @clause dg.charge.declare-order dg.charge.no-contact-unformed dg.melee.contact
 * @ruling dg-008 dg-042 dg-043 dg-134 dg-136
 */
export function runHome(course: Course, dice: Dice): void {
  for (const { unit } of course.state.charging.charges) {
    const charge = chargeOf(course.state, unit);
    if (charge?.stage === 'pressed') run(course, charge, dice);
  }
}
