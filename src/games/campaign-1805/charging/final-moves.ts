import { facingTo, opposite } from '../../../geometry/facings.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Body, Pose } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { noteAttack } from '../firing/shooting.ts';
import { modelsTouching } from '../melee/contacts.ts';
import type { Fled } from '../morale/action.ts';
import { flee } from '../morale/flight.ts';
import { freeWay, isTaken, untilModels } from '../moving/free-way.ts';
import { speedOf } from '../moving/speed.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Charged } from './resolve.ts';
import { wayOfCharge, type ChargeWay } from './way.ts';

/**
 * The final moves of a charge. Returns the charged body if it routed before and has run on.
 * @ruling cf-040 cf-043 cf-048 cf-119 cf-120
 */
export function finalMoves(course: Course, charge: Charged): readonly Fled[] {
  const { units } = course.state;
  const [body, target] = [units[charge.unit], units[charge.at]];
  if (body === undefined || body.condition === 'routing' || target === undefined) return [];
  if (course.events.some((event) => event.type === 'routed' && event.unit === target.id))
    toThePlace(course, body, target);
  else if (charge.answer === 'counter') counter(course, body, target);
  else if (charge.answer === 'retreat') return chase(course, body, target);
  else goIn(course, body, target, wayOfCharge(course.state, body, target));
  return [];
}

/**
 * The charged body goes back, or runs on if it routs, and the charger follows it.
 * @clause cf.charge.retreat @ruling cf-040 cf-048
 */
function chase(course: Course, body: Body, target: Body): readonly Fled[] {
  const isRouting = target.condition === 'routing';
  const fled = isRouting ? [{ unit: target.id, through: flee(course, target.id) }] : [];
  if (!isRouting) stepBack(course, body, target);
  const away = course.state.units[target.id];
  if (away === undefined || read(course.state, 'cf-040') === 'charge-fails') toThePlace(course, body, target);
  else {
    const facing = facingTo(body.at, away.at, body.facing);
    goIn(course, body, away, wayOfCharge(course.state, { ...body, facing }, away));
  }
  return fled;
}

/** How far a charge goes. @clause cf.move.infantry-line cf.move.cavalry @ruling cf-029 */
const reachOf = (state: Field, body: Body): Um =>
  wholeUm(speedOf(state, body) * (read(state, 'cf-029') === 'double' ? 2 : 1));

/**
 * A charger comes to contact, or falls short; where he has no room to turn, he stays as he is.
 * @clause cf.charge.falls-short @ruling cf-032 cf-047 cf-121
 */
function goIn(course: Course, body: Body, target: Body, charge: ChargeWay): void {
  const reach = reachOf(course.state, body);
  const turned = { ...body, ...charge.turned };
  const both = [body.id, target.id];
  if (isTaken(course.state, blockOf(turned), both)) {
    fallShort(course, body, target, { charge, by: wholeUm(0) });
    return;
  }
  const free = freeWay(course.state, blockOf(turned), charge.along, both);
  if (atMost(charge.length, reach) && atMost(charge.length, free)) {
    meet(course, [body, target], { to: charge.end, isCountered: false });
    return;
  }
  const by = Math.min(reach, free, untilModels(turned, charge.along, target));
  fallShort(course, body, target, { charge, by: wholeUm(by) });
}

/**
 * The charger reaches the other body. Each is attacked from where those of the other stand who
 * touch it. @clause cf.charge.shooting-before-moves @ruling cf-099 cf-121
 */
function meet(
  course: Course,
  [body, target]: readonly [Body, Body],
  { to, isCountered }: { readonly to: Pose; readonly isCountered: boolean },
): void {
  course.record({ type: 'moved', unit: body.id, to, clauses: ['cf.charge.shooting-before-moves'] });
  const [own, other] = [course.state.units[body.id]!, course.state.units[target.id]!];
  course.record({
    type: 'met',
    unit: body.id,
    at: target.id,
    isCountered,
    clauses: ['cf.charge.melee-at-end', 'cf.charge.bonus'],
  });
  noteAttack(course, target.id, modelsTouching(course.state, own, other));
  noteAttack(course, body.id, modelsTouching(course.state, other, own));
}

interface Short {
  readonly charge: Pick<ChargeWay, 'turned' | 'along'>;
  readonly by: Um;
}

/**
 * The charger goes its full length, and stops without contact. @clause cf.charge.falls-short
 * @ruling cf-032
 */
function fallShort(course: Course, body: Body, target: Body, { charge, by }: Short): void {
  if (read(course.state, 'cf-032') === 'full-move' && by > 0) {
    const to = { ...charge.turned, at: shift(blockOf({ ...body, ...charge.turned }), charge.along, by).at };
    course.record({ type: 'moved', unit: body.id, to, clauses: ['cf.charge.falls-short'] });
  }
  course.record({ type: 'fell-short', unit: body.id, at: target.id, clauses: ['cf.charge.falls-short'] });
}

/**
 * The charged body has run or gone back: the charger goes straight on for its full length, and
 * stops short of whoever is in the way. @ruling cf-040 cf-119
 */
function toThePlace(course: Course, body: Body, target: Body): void {
  const charge = wayOfCharge(course.state, body, target);
  const isStill = read(course.state, 'cf-119') === 'stays' && target.condition === 'routing';
  const block = blockOf({ ...body, ...charge.turned });
  const free = freeWay(course.state, block, charge.along, [body.id]);
  const isHeld = isStill || isTaken(course.state, block, [body.id]);
  const by = isHeld ? wholeUm(0) : wholeUm(Math.min(reachOf(course.state, body), free));
  fallShort(course, body, target, { charge, by });
}

/**
 * Both go straight at each other at once, and share the gap by their speeds. A charger without room
 * to turn stays as he is, and the other comes up to 0.1 cm from him.
 * @clause cf.charge.counter-charge @ruling cf-043 cf-121
 */
function counter(course: Course, body: Body, target: Body): void {
  const { state } = course;
  const charge = wayOfCharge(state, body, target);
  const turned = blockOf({ ...body, ...charge.turned });
  const back = opposite(charge.along);
  const both = [body.id, target.id];
  const isHeld = isTaken(state, turned, both);
  const mine = isHeld ? 0 : Math.min(reachOf(state, body), freeWay(state, turned, charge.along, both));
  const theirs = Math.min(reachOf(state, target), freeWay(state, blockOf(target), back, isHeld ? [target.id] : both));
  const isIn = !isHeld && atMost(charge.length, wholeUm(mine + theirs));
  const isFirst = read(state, 'cf-043') === 'charger-first';
  const share = isFirst ? Math.min(mine, charge.length) : (charge.length * mine) / Math.max(1, mine + theirs);
  const own = wholeUm(isIn ? share : mine);
  const other = wholeUm(isIn ? charge.length - own : theirs);
  const there = { at: shift(blockOf(target), back, other).at, facing: target.facing };
  course.record({ type: 'moved', unit: target.id, to: there, clauses: ['cf.charge.counter-charge'] });
  const come = { ...charge.turned, at: shift(turned, charge.along, own).at };
  if (isIn) meet(course, [body, course.state.units[target.id]!], { to: come, isCountered: true });
  else fallShort(course, body, target, { charge, by: own });
}

/**
 * The charged body goes its full length straight away from the charger, its back to him; it stops
 * at whatever is in its way, and stays where it has no room to turn.
 * @clause cf.charge.retreat @ruling cf-041
 */
function stepBack(course: Course, body: Body, target: Body): void {
  const facing = facingTo(body.at, target.at, target.facing);
  const block = blockOf({ ...target, facing });
  if (isTaken(course.state, block, [target.id])) return;
  const free = freeWay(course.state, block, facing, [target.id, body.id]);
  const far = wholeUm(Math.min(speedOf(course.state, target), free));
  const to = { at: shift(block, facing, far).at, facing };
  course.record({ type: 'moved', unit: target.id, to, clauses: ['cf.charge.retreat'] });
}
