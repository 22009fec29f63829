import { facingTo, opposite, type Direction } from '../../../geometry/facings.ts';
import { wholeUm } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import type { Fled } from '../morale/fled.ts';
import { flee } from '../morale/flight.ts';
import { freeWay, isTaken, untilModels } from '../moving/free-way.ts';
import { speedOf } from '../moving/speed.ts';
import { read } from '../rulings.ts';
import type { Course } from '../turn/course.ts';
import { closeUp } from './close-up.ts';

/** The way straight from a charger, through the centre of the body that he charges. */
const wayFrom = (charger: Body, body: Body): Direction => facingTo(charger.at, body.at, body.facing);

/**
 * The charged body goes back, or runs on if it routs. @clause cf.charge.retreat @ruling cf-041
 * cf-048
 */
export function withdraw(course: Course, charger: Body, body: Body): readonly Fled[] {
  if (body.condition === 'routing') return [{ unit: body.id, through: flee(course, body.id) }];
  stepBack(course, charger, body);
  return [];
}

/**
 * A body goes its full length straight away from its charger, its back to him; it stops at whatever
 * is in its way, and stays where it has no room to turn. By one reading it falls back with its
 * front to the enemy. @clause cf.charge.retreat @ruling cf-041 cf-113
 */
function stepBack(course: Course, charger: Body, body: Body): void {
  const { state } = course;
  const isFacing = read(state, 'cf-041') === 'falls-back-facing';
  const along = isFacing ? opposite(body.facing) : wayFrom(charger, body);
  const turned = { ...body, facing: isFacing ? body.facing : along };
  const block = blockOf(turned);
  if (isTaken(state, block, [body.id])) return;
  // From those who touch it, it may go away, but not through them.
  const touching = enemiesTouching(state, body);
  const free = freeWay(state, block, along, [body.id, charger.id, ...touching.map(({ id }) => id)]);
  const held = touching.map((enemy) => untilModels(turned, along, enemy, 0));
  const far = wholeUm(Math.min(speedOf(state, body), free, ...held));
  if (far === 0 && touching.length > 0) return;
  const to = { at: shift(block, along, far).at, facing: turned.facing };
  course.record({ type: 'moved', unit: body.id, to, clauses: ['cf.charge.retreat'] });
  closeUp(course, body.id, 'moved');
}

/** By one reading a body that can do nothing turns its back, if it has room. @ruling cf-125 */
export function turnAway(course: Course, charger: string, id: string): void {
  const body = course.state.units[id]!;
  const facing = wayFrom(course.state.units[charger]!, body);
  if (isTaken(course.state, blockOf({ ...body, facing }), [id])) return;
  course.record({ type: 'moved', unit: id, to: { at: body.at, facing }, clauses: ['cf.charge.retreat'] });
}
