import { core, corners, overlaps, sideOf, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { aligned } from '../../../geometry/alignment.ts';
import { contact } from '../../../geometry/contact.ts';
import { isOn } from '../../../geometry/edges.ts';
import { gapToStretches } from '../../../geometry/gaps.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { baseOf } from '../figures/base.ts';
import { isGeneral, type Body } from '../figures/unit.ts';
import { isBarred, slowGround } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import { overrun } from '../skirmish/give-way.ts';
import { unitsIn, type State } from '../state.ts';
import { makesRoom } from './obstacles.ts';

/** The side of a base that another touches: the one that lies nearest to it. */
function sideTouched(other: Base, base: Base): Side {
  const touched = contact(other, base)?.mine;
  const side = SIDES.find((each) => each === touched);
  if (side !== undefined) return side;
  const far = (each: Side): number => gapToStretches(base, [sideOf(other, each)]);
  return SIDES.toSorted((a, b) => far(a) - far(b))[0]!;
}

/** Where a charger comes from, and where he first touches. */
export interface Landing {
  readonly from: Base;
  readonly met: Base;
}

/**
 * Whether a charger may stand on this place: on the table and on ground that he may enter; on
 * nobody
 * but enemy skirmishers and generals, who make room, if they can.
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
  const ground = slowGround(state).filter((piece) => isBarred(body, piece));
  const held = overrun(state, body, { start: from, end, direction: from.facing });
  return (
    isClear &&
    isOn(corners(end), state.size) &&
    (held === undefined || held.id === target) &&
    ground.every(({ pieces }) => pieces.every((piece) => !overlapping(core(end), piece)))
  );
}

/**
 * Where a charger stands who has touched his target: his front lies flat against the side that he
 * attacks, as he turns about the point of contact. Where there is no room he stays as he touches,
 * and by one reading always. Null if he cannot stand there either.
 * @clause dg.melee.contact @ruling dg-139
 */
export function landing(state: State, body: Body, target: Body, { from, met }: Landing): Base | null {
  const other = baseOf(state, target);
  const at = contact(met, other)?.at;
  const lies =
    at === undefined || read(state, 'dg-139') === 'as-they-touch'
      ? met
      : aligned(met, other, sideTouched(other, met), { at, slide: 'none' });
  return [lies, met].find((end) => isFree(state, body, target.id, { from, end })) ?? null;
}
