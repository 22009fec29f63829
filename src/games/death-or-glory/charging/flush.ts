import { core, corners, outwards, overlaps, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { aligned } from '../../../geometry/alignment.ts';
import { contact } from '../../../geometry/contact.ts';
import { isOn } from '../../../geometry/edges.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { dot } from '../../../geometry/vectors.ts';
import { baseOf } from '../figures/base.ts';
import { isGeneral, type Body } from '../figures/unit.ts';
import { barredGround } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import { overrun } from '../skirmish/give-way.ts';
import { unitsIn, type State } from '../state.ts';
import { makesRoom } from './obstacles.ts';

/** The side of a base that another touches: at a corner the one that it looks at most. */
function sideTouched(other: Base, { facing }: Base, touched: string): Side {
  const side = SIDES.find((each) => each === touched);
  if (side !== undefined) return side;
  const [end, hand] = touched.split(' ') as [Side, Side];
  return dot(outwards(other, end), facing) <= dot(outwards(other, hand), facing) ? end : hand;
}

/**
 * A base that touches another with its front, turned about the point of contact until it lies flat
 * against that side; as it is, if it touches otherwise, and by one reading always.
 * @clause dg.melee.contact @ruling dg-139
 */
function flat(state: State, base: Base, other: Base): Base {
  const met = contact(base, other);
  if (met === null || !met.mine.startsWith('front') || read(state, 'dg-139') === 'as-they-touch') return base;
  return aligned(base, other, sideTouched(other, base, met.theirs), { at: met.at, slide: 'none' });
}

/** Where a charger comes from, and where he first touches. */
export interface Landing {
  readonly from: Base;
  readonly met: Base;
}

/**
 * Whether a charger may stand on this place: on the table and on ground that he may enter; on
 * nobody but enemy skirmishers and generals, who make room, if they can.
 * @ruling dg-063 dg-128
 */
function isFree(state: State, body: Body, target: string, { from, end }: { from: Base; end: Base }): boolean {
  const isClear = unitsIn(state).every(
    (other) =>
      other.id === body.id ||
      (other.id !== target && makesRoom(state, body, other)) ||
      isGeneral(other) ||
      !overlaps(end, baseOf(state, other)),
  );
  const ground = barredGround(state, body);
  const held = overrun(state, body, { start: from, end, direction: from.facing });
  return (
    isClear &&
    isOn(corners(end), state.size) &&
    (held === undefined || held.id === target) &&
    ground.every(({ pieces }) => pieces.every((piece) => !overlapping(core(end), piece)))
  );
}

/**
 * Where a unit stands that has touched its target, in a charge or by a move into a melee: its
 * front lies flat against the side that it attacks, as it turns about the point of contact. Where
 * there is no room it stays as it touches, and by one reading always. Null if it cannot stand
 * there either.
 * @clause dg.melee.contact @ruling dg-139
 */
export function landing(state: State, body: Body, target: Body, { from, met }: Landing): Base | null {
  const lies = flat(state, met, baseOf(state, target));
  return [lies, met].find((end) => isFree(state, body, target.id, { from, end })) ?? null;
}
