import { facingTo, opposite } from '../../../geometry/facings.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Body, Pose } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { noteAttack } from '../firing/shooting.ts';
import { modelsTouching } from '../melee/contacts.ts';
import type { Fled } from '../morale/fled.ts';
import { freeWay, isTaken } from '../moving/free-way.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { closeUp } from './close-up.ts';
import { goingAlong, reachOf } from './reach.ts';
import type { Charged } from './resolve.ts';
import { wayOfCharge, type ChargeWay } from './way.ts';
import { withdraw } from './withdraw.ts';

/** Where the final moves begin: how the board was when the charge was issued. */
interface Begun {
  readonly begun: State;
  /** By one reading, whether the charged body has gone back before the shots. @ruling cf-042 */
  readonly isGone: boolean;
}

/**
 * The final moves of a charge. A charger who routs makes none, and then the charged body makes none
 * either. Returns the charged body if it routed before and has run on.
 * @ruling cf-024 cf-040 cf-043 cf-048 cf-119 cf-120
 */
export function finalMoves(course: Course, charge: Charged, { begun, isGone }: Begun): readonly Fled[] {
  const { state } = course;
  const [body, target] = [state.units[charge.unit], state.units[charge.at]];
  const before = begun.units[charge.at]!;
  if (body === undefined || body.condition === 'routing') return [];
  const hasBroken = target?.condition === 'routing' && before.condition === 'steady';
  if (target === undefined || (hasBroken && read(state, 'cf-024') === 'at-once')) broken(course, body, before);
  else if (charge.answer === 'counter' && !hasBroken) counter(course, body, target);
  else if (charge.answer === 'retreat' && !hasBroken) {
    const fled = isGone ? [] : withdraw(course, body, target);
    follow(course, body, before);
    return fled;
  } else
    goIn(
      course,
      body,
      target,
      course.once(() => wayOfCharge(state, body, target)),
    );
  return [];
}

/**
 * The charged body has broken before the charge came in: the charger goes on along his way, or by
 * other readings follows, or stays. @ruling cf-119
 */
function broken(course: Course, body: Body, before: Body): void {
  const reading = read(course.state, 'cf-119');
  if (reading === 'follows') follow(course, body, before);
  else toThePlace(course, body, before, reading === 'stays' ? 'stays' : 'goes');
}

/**
 * The charger follows the body that has gone back or run, turned to where it is now. By one reading
 * he only comes up to where it stood. @clause cf.charge.retreat @ruling cf-040 cf-119
 */
function follow(course: Course, body: Body, before: Body): void {
  const away = course.state.units[before.id];
  const isOver = read(course.state, 'cf-040') === 'charge-fails';
  if (away === undefined || isOver) {
    toThePlace(course, body, before, isOver ? 'comes-up' : 'goes');
    return;
  }
  const facing = facingTo(body.at, away.at, body.facing);
  goIn(
    course,
    body,
    away,
    course.once(() => wayOfCharge(course.state, { ...body, facing }, away)),
  );
}

/**
 * A charger comes to contact, or falls short; where he has no room to turn, he stays as he is.
 * @clause cf.charge.falls-short @ruling cf-032 cf-047 cf-121
 */
function goIn(course: Course, body: Body, target: Body, charge: ChargeWay): void {
  const { isIn, by } = course.once(() => goingAlong(course.state, body, target, charge));
  if (isIn) meet(course, [body, target], { to: charge.end, isCountered: false });
  else fallShort(course, body, target, { charge, by });
}

/**
 * The charger reaches the other body. Each is attacked from where those of the other stand who
 * touch it. By one reading those who rout are destroyed by the touch.
 * @clause cf.charge.shooting-before-moves cf.charge.melee-at-end
 * @ruling cf-099 cf-115 cf-120 cf-121
 */
function meet(
  course: Course,
  [body, target]: readonly [Body, Body],
  { to, isCountered }: { readonly to: Pose; readonly isCountered: boolean },
): void {
  course.record({ type: 'moved', unit: body.id, to, clauses: ['cf.charge.shooting-before-moves'] });
  closeUp(course, body.id, 'moved');
  if (target.condition === 'routing' && read(course.state, 'cf-120') === 'destroyed') {
    course.record({ type: 'destroyed', unit: target.id, side: target.side, clauses: ['cf.charge.reaction'] });
    return;
  }
  if (!isCountered) closeUp(course, target.id, 'stood');
  const [own, other] = [course.state.units[body.id]!, course.state.units[target.id]!];
  course.record({
    type: 'met',
    unit: body.id,
    at: target.id,
    isCountered,
    clauses: ['cf.charge.melee-at-end', 'cf.charge.bonus'],
  });
  noteAttack(course, target.id, () => modelsTouching(course.state, own, other));
  noteAttack(course, body.id, () => modelsTouching(course.state, other, own));
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
    closeUp(course, body.id, 'moved');
  }
  course.record({ type: 'fell-short', unit: body.id, at: target.id, clauses: ['cf.charge.falls-short'] });
}

/**
 * The charged body has run or gone back: the charger goes straight on along the way that leads to
 * where it stood, for its full length or, by one reading, to that place; it stops short of whoever
 * is in the way. @ruling cf-040 cf-119
 */
function toThePlace(course: Course, body: Body, before: Body, how: 'goes' | 'comes-up' | 'stays'): void {
  const charge = wayOfCharge(course.state, body, before);
  const block = blockOf({ ...body, ...charge.turned });
  const isHeld = how === 'stays' || isTaken(course.state, block, [body.id]);
  const free = freeWay(course.state, block, charge.along, [body.id]);
  const most = how === 'comes-up' ? charge.length : Infinity;
  const by = isHeld ? wholeUm(0) : wholeUm(Math.min(reachOf(course.state, body), free, most));
  fallShort(course, body, before, { charge, by });
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
  const isIn = !isHeld && atMost(wholeUm(charge.length + charge.lag), wholeUm(mine + theirs));
  const isFirst = read(state, 'cf-043') === 'charger-first';
  const share = isFirst ? Math.min(mine, charge.length) : (charge.length * mine) / Math.max(1, mine + theirs);
  const own = wholeUm(isIn ? share : mine);
  const other = wholeUm(isIn ? charge.length - own : theirs);
  const there = { at: shift(blockOf(target), back, other).at, facing: target.facing };
  course.record({ type: 'moved', unit: target.id, to: there, clauses: ['cf.charge.counter-charge'] });
  closeUp(course, target.id, 'moved');
  const come = { ...charge.turned, at: shift(turned, charge.along, own).at };
  if (isIn) meet(course, [body, course.state.units[target.id]!], { to: come, isCountered: true });
  else fallShort(course, body, target, { charge, by: own });
}
