import { core, corners, overlaps, sideOf, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { aligned } from '../../../geometry/alignment.ts';
import { contact } from '../../../geometry/contact.ts';
import { isOn } from '../../../geometry/edges.ts';
import { gapToStretches } from '../../../geometry/gaps.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { baseOf } from '../figures/base.ts';
import { isGeneral, isSkirmishing, type Body } from '../figures/unit.ts';
import { isBarred, slowGround } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import { unitsIn, type State } from '../state.ts';

/** The side of a base that another touches: the one that lies nearest to it. */
function sideTouched(other: Base, base: Base): Side {
  const touched = contact(other, base)?.mine;
  const side = SIDES.find((each) => each === touched);
  if (side !== undefined) return side;
  const far = (each: Side): number => gapToStretches(base, [sideOf(other, each)]);
  return SIDES.toSorted((a, b) => far(a) - far(b))[0]!;
}

/** Whether a charger may stand on this place. */
function isFree(state: State, body: Body, target: string, base: Base): boolean {
  const isClear = unitsIn(state).every(
    (other) =>
      other.id === body.id ||
      isGeneral(other) ||
      (other.id !== target && isSkirmishing(other) && other.side !== body.side) ||
      !overlaps(base, baseOf(state, other)),
  );
  const ground = slowGround(state).filter((piece) => isBarred(body, piece));
  return (
    isClear &&
    isOn(corners(base), state.size) &&
    ground.every(({ pieces }) => pieces.every((piece) => !overlapping(core(base), piece)))
  );
}

/**
 * Where a charger stands when his front lies flat against the side that he touches: he turns about
 * the point of contact. Where there is no room he stays as he touches, and by one reading always.
 * @clause dg.melee.contact @ruling dg-139
 */
export function flush(state: State, body: Body, target: Body, base: Base): Base {
  if (read(state, 'dg-139') === 'as-they-touch') return base;
  const other = baseOf(state, target);
  const met = contact(base, other);
  if (met === null) return base;
  const side = sideTouched(other, base);
  const lies = aligned(base, other, side, { at: met.at, slide: 'none' });
  return isFree(state, body, target.id, lies) ? lies : base;
}
