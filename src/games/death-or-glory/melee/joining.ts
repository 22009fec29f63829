import { comeToHand } from '../control/test.ts';
import { core, corners, outwards, overlaps, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { aligned } from '../../../geometry/alignment.ts';
import { contact } from '../../../geometry/contact.ts';
import { isOn } from '../../../geometry/edges.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { dot } from '../../../geometry/vectors.ts';
import { baseOf } from '../figures/base.ts';
import { foesTouching } from '../figures/formed.ts';
import { isBattery, isGeneral, type Body, type Pose, type Unit } from '../figures/unit.ts';
import { isBarred, slowGround } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import { bodiesIn, bodyOf, type Field } from '../state.ts';
import type { Course } from '../turn/course.ts';

/**
 * Whether a unit may move into contact with an enemy: with one who fights friends already.
 * @clause dg.charge.reinforce dg.melee.no-charge-in
 */
export const mayJoin = (state: Field, unit: Unit, foe: Unit): boolean =>
  !isGeneral(unit) && !isGeneral(foe) && !isBattery(unit) && foesTouching(state, foe).length > 0;

/** The side of an enemy that a base touches: at a corner the one that it looks at most. */
function sideOf({ facing }: Base, other: Base, touched: string): Side {
  const side = SIDES.find((each) => each === touched);
  if (side !== undefined) return side;
  const [end, hand] = touched.split(' ') as [Side, Side];
  return dot(outwards(other, end), facing) <= dot(outwards(other, hand), facing) ? end : hand;
}

/**
 * Where a unit stands that has come into contact: its front lies flat against the side that it
 * touches, if there is room; by one reading it stays as it touches.
 * @clause dg.melee.contact @ruling dg-139
 */
function flushWith(state: Field, body: Body, foe: Body): Pose {
  const [base, other] = [baseOf(state, body), baseOf(state, foe)];
  const met = contact(base, other);
  const stays = { at: base.at, facing: base.facing };
  if (met === null || !met.mine.startsWith('front') || read(state, 'dg-139') === 'as-they-touch') return stays;
  const flat = aligned(base, other, sideOf(base, other, met.theirs), { at: met.at, slide: 'none' });
  const isFree =
    isOn(corners(flat), state.size) &&
    bodiesIn(state).every((each) => each.id === body.id || !overlaps(flat, baseOf(state, each))) &&
    slowGround(state).every(
      (piece) => !isBarred(body, piece) || piece.pieces.every((outline) => !overlapping(core(flat), outline)),
    );
  return isFree ? { at: flat.at, facing: flat.facing } : stays;
}

/**
 * A unit that has moved into contact joins the melee there: it lies flush, and has no impact.
 * @clause dg.charge.reinforce dg.melee.no-charge-in @ruling dg-079 dg-139
 */
export function join(course: Course, id: string): void {
  const body = bodyOf(course.state, id);
  const [foe] = body === undefined ? [] : foesTouching(course.state, body);
  if (body === undefined || foe === undefined) return;
  const to = flushWith(course.state, body, foe);
  const clauses = ['dg.charge.reinforce', 'dg.melee.no-charge-in'] as const;
  course.record({ type: 'joined-melee', unit: id, at: foe.id, to, clauses });
  for (const each of [id, foe.id]) comeToHand(course, each);
}
