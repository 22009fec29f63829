import { catchUp } from '../skirmish/caught.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { overlaps, type Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { opposite } from '../../../geometry/facings.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { contactAhead } from '../../table/moving/approach.ts';
import { distance } from '../../../geometry/vectors.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { comeToHand } from '../control/test.ts';
import { baseOf } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import type { Body } from '../figures/unit.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import type { Charge } from './charge.ts';
import { mm, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { landing } from './flush.ts';
import { orderLostOn, type LostOrder } from './ground.ts';
import { chargeOf } from './judge.ts';
import { clearRun, skirmishersOn } from './obstacles.ts';
import { stop } from './coming-on.ts';
import { reaches } from './pressing.ts';
import { chargeWay, isStraightEnough } from './way.ts';
import { isFree, loseOrder, missed, poseOf, pushAside, turnsOf } from './missing.ts';

/** Straight ahead into contact. */
const AHEAD: Leg = { go: 'forward', by: mm(1) };

/** What the whole of a charge costs in order, up to a target where he stands. */
function lostOnWay(state: State, body: Body, target: Body, legs: readonly Leg[]): LostOrder | null {
  const way = chargeWay(state, body, target, [...legs, AHEAD]);
  return way === null ? null : orderLostOn(state, body, target, way);
}

/** Whether those whom a charger reaches are caught as they run. @clause dg.reaction.caught */
const isCaught = (target: Body, { meets }: Charge): boolean => isRunning(target) || meets === 'rides-down';

/**
 * Whether the end of a run is straight enough, as long as it has become. A charger who has been
 * moved up has nothing but a straight run before him. @clause dg.charge.impact-straight @ruling
 * dg-136
 */
const hasImpact = (state: State, body: Body, { kind, legs, isStraight }: Charge, by: Um): boolean =>
  kind !== 'assault' && (legs.length === 0 ? isStraight : isStraightEnough(state, body, legs, by));

/**
 * A charger comes into contact, and lies flush; by one reading whom he catches is cut down.
 * @clause dg.melee.contact dg.reaction.caught @ruling dg-135 dg-136
 */
function comesHome(course: Course, charge: Charge, { from, by, met, lies, turns }: Run, dice: Dice): void {
  const { unit, at, legs } = charge;
  const body = bodyOf(course.state, unit)!;
  const target = bodyOf(course.state, at)!;
  const lost = lostOnWay(course.state, body, target, legs);
  const isBent = lies.facing !== met.facing || lies.at !== met.at;
  const isSpent = charge.meets === 'meets-retiring' && read(course.state, 'dg-136') === 'without-impact';
  const impact = hasImpact(course.state, body, charge, by) && !isSpent;
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
  loseOrder(course, bodyOf(course.state, unit)!, lost);
  if (caught) catchUp(course, at, unit, 'dg.reaction.caught');
}

/** The last straight run of a charge. */
interface Run {
  readonly turns: readonly Base[];
  readonly from: Base;
  readonly by: Um;
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
  const turns = turnsOf(state, charge);
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
  const lost = lostOnWay(state, body, { ...foe, ...poseOf(there) }, charge.legs);
  const turnedFoe = { ...foe, ...poseOf(turned) };
  const foeLost = lostOnWay(state, turnedFoe, { ...body, ...poseOf(at) }, []);
  course.record({
    type: 'charge-ran-home',
    unit: body.id,
    at: foe.id,
    through: [...turns, at].map(poseOf),
    impact: hasImpact(state, body, charge, by),
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
  loseOrder(course, bodyOf(course.state, body.id)!, lost);
  loseOrder(course, bodyOf(course.state, foe.id)!, foeLost);
}

/** One charge runs home, or meets nobody. */
function run(course: Course, charge: Charge, dice: Dice): void {
  const { state } = course;
  const body = bodyOf(state, charge.unit);
  if (body === undefined) return;
  const target = bodyOf(state, charge.at);
  const counter = chargeOf(state, charge.at);
  if (counter?.kind === 'counter-charge' && counter.at === charge.unit && counter.stage === 'pressed') {
    if (target?.mood === 'steady') {
      meet(course, charge, counter, dice);
      return;
    }
  }
  const turns = turnsOf(state, charge);
  const from = turns.at(-1) ?? baseOf(state, body);
  const by = target === undefined || charge.meets === 'misses' ? null : contactAhead(from, baseOf(state, target));
  const isReached = charge.kind === 'counter-charge' ? by !== null && atMost(by, charge.left) : reaches(state, charge);
  const isClear = by !== null && isReached && clearRun(state, body, charge.at, { from, by }).met === null;
  const met = isClear ? advance(from, by) : null;
  const lies = met === null ? null : landing(state, body, target!, { from, met });
  if (met === null || lies === null) missed(course, charge, dice);
  else comesHome(course, charge, { turns, from, by: by!, met, lies }, dice);
}

/**
 * All charges that go on run home, in the order in which they were declared: before anybody else
 * moves. Whoever fire has halted or broken since then makes no contact.
 * @clause dg.charge.declare-order dg.charge.no-contact-unformed dg.melee.contact
 * @ruling dg-008 dg-042 dg-043 dg-134 dg-136 dg-142
 */
export function runHome(course: Course, dice: Dice): void {
  for (const { unit, at } of course.state.charging.charges) {
    const charge = chargeOf(course.state, unit);
    const body = bodyOf(course.state, unit);
    if (body === undefined || charge?.stage !== 'pressed') continue;
    if (body.mood === 'steady') run(course, charge, dice);
    else stop(course, unit, at, dice);
  }
}
