import { facingAlong, opposite } from '../../../geometry/facings.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { size, way } from '../../../geometry/vectors.ts';
import type { Body, Pose } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { noteAttack } from '../firing/shooting.ts';
import { modelsTouching } from '../melee/contacts.ts';
import { freeWay } from '../moving/free-way.ts';
import { speedOf } from '../moving/speed.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Charged } from './resolve.ts';
import { wayOfCharge, type ChargeWay } from './way.ts';

/** The final moves of a charge. @ruling cf-040 cf-043 cf-119 */
export function finalMoves(course: Course, { unit, at, answer }: Charged): void {
  const { units } = course.state;
  const [body, target] = [units[unit], units[at]];
  if (body === undefined || body.condition === 'routing') return;
  if (target === undefined) return;
  if (target.condition === 'routing') {
    toThePlace(course, body, target);
    return;
  }
  if (answer === 'counter') {
    counter(course, body, target);
    return;
  }
  if (answer !== 'retreat') {
    goIn(course, body, target, wayOfCharge(course.state, body, target));
    return;
  }
  stepBack(course, body, target);
  const away = course.state.units[at]!;
  if (read(course.state, 'cf-040') === 'charge-fails') {
    toThePlace(course, body, target);
    return;
  }
  const facing = facingAlong(way(body.at, away.at));
  goIn(course, body, away, wayOfCharge(course.state, { ...body, facing }, away));
}

/** How far a charge goes. @clause cf.move.infantry-line cf.move.cavalry @ruling cf-029 */
const reachOf = (state: Field, body: Body): Um =>
  wholeUm(speedOf(state, body) * (read(state, 'cf-029') === 'double' ? 2 : 1));

/**
 * A charger comes to contact, or falls short. @clause cf.charge.falls-short @ruling cf-032 cf-047
 */
function goIn(course: Course, body: Body, target: Body, charge: ChargeWay): void {
  const reach = reachOf(course.state, body);
  const block = blockOf({ ...body, ...charge.turned });
  const free = freeWay(course.state, block, charge.along, [body.id, target.id]);
  if (atMost(charge.length, reach) && atMost(charge.length, free)) {
    meet(course, [body, target], { to: charge.end, isCountered: false });
    return;
  }
  fallShort(course, body, target, { charge, by: wholeUm(Math.min(reach, free)) });
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
  const by = isStill ? wholeUm(0) : wholeUm(Math.min(reachOf(course.state, body), free));
  fallShort(course, body, target, { charge, by });
}

/**
 * Both go straight at each other at once, and share the gap by their speeds.
 * @clause cf.charge.counter-charge @ruling cf-043
 */
function counter(course: Course, body: Body, target: Body): void {
  const { state } = course;
  const charge = wayOfCharge(state, body, target);
  const [mine, theirs] = [reachOf(state, body), reachOf(state, target)];
  const isFirst = read(state, 'cf-043') === 'charger-first';
  const isIn = atMost(charge.length, wholeUm(mine + theirs));
  const share = isFirst ? Math.min(mine, charge.length) : (charge.length * mine) / (mine + theirs);
  const own = isIn ? wholeUm(share) : mine;
  const other = isIn ? wholeUm(charge.length - own) : theirs;
  const there = { at: shift(blockOf(target), opposite(charge.along), other).at, facing: target.facing };
  course.record({ type: 'moved', unit: target.id, to: there, clauses: ['cf.charge.counter-charge'] });
  const come = { ...charge.turned, at: shift(blockOf({ ...body, ...charge.turned }), charge.along, own).at };
  if (isIn) meet(course, [body, course.state.units[target.id]!], { to: come, isCountered: true });
  else fallShort(course, body, target, { charge, by: own });
}

/**
 * The charged body goes its full length straight away from the charger, its back to him; it stops
 * at whatever is in its way. @clause cf.charge.retreat @ruling cf-041
 */
function stepBack(course: Course, body: Body, target: Body): void {
  const by = way(body.at, target.at);
  const facing = size(by) === 0 ? target.facing : facingAlong(by);
  const block = blockOf({ ...target, facing });
  const free = freeWay(course.state, block, facing, [target.id, body.id]);
  const far = wholeUm(Math.min(speedOf(course.state, target), free));
  const to = { at: shift(block, facing, far).at, facing };
  course.record({ type: 'moved', unit: target.id, to, clauses: ['cf.charge.retreat'] });
}
