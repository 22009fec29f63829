import { tenthOf } from '../../games/table/moving/approach.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { March } from '../../games/table/moving/marching.ts';
import { areFarApart, middleOf, outwards, seenFrom, SIDES, type Base } from '../../geometry/bases.ts';
import { facingTo, opposite } from '../../geometry/facings.ts';
import { partOf, round, wholeUm, type Um } from '../../geometry/lengths.ts';
import { marchOf, metFrom, type MovingUnit } from './moving-unit.ts';
import { degreesTo, turnLeg } from './turning.ts';
import { isSpent } from './wording.ts';

/** What a pull has snapped to: the value, and words for what it meets; empty for a round value. */
export interface Snap {
  readonly at: number;
  readonly says: string;
}

/** A value that a pull may snap to. */
type SnapMark = Snap;

/** The nearest value within `magnet` of the wanted one; null if there is none. */
function nearest(marks: readonly SnapMark[], wanted: number, magnet: number): SnapMark | null {
  const far = ({ at }: SnapMark) => Math.abs(at - wanted);
  const near = marks.filter((mark) => far(mark) <= magnet);
  return near.reduce<SnapMark | null>((best, mark) => (best === null || far(mark) < far(best) ? mark : best), null);
}

/** Units farther away than this many micrometres attract no pull. */
const NEAR = 300_000;

/** Bases closer than this many micrometres count as touching. */
const TOUCHING = 300;

/** Facings that differ by less than this many degrees count as the same. */
const ALIKE = 3;

/**
 * The lengths at which a base that goes straight on is level with a friend that faces the same way.
 */
const levels = ({ friends }: MovingUnit, base: Base): readonly SnapMark[] =>
  friends
    .filter(({ base: other }) => !areFarApart(base, other, NEAR))
    .filter(({ base: other }) => Math.abs(degreesTo(base.facing, other.facing)) < ALIKE)
    .map(({ base: other, name }) => ({
      at: seenFrom(base, middleOf(other, 'front')).ahead - base.depth / 2,
      says: `level with ${name}`,
    }));

/** The contact with an enemy straight ahead, if the unit may charge. */
export function contactOf(moving: MovingUnit, base: Base): SnapMark | null {
  const { handles, foes } = moving;
  const met = handles.includes('charge') ? metFrom(moving, base, foes) : null;
  return met === null || met.by <= 0 ? null : { at: met.by, says: `in contact with ${met.foe.name}` };
}

/** The contact with a near friend straight ahead: an HQ helps the units that it touches. */
function touches(moving: MovingUnit, base: Base): readonly SnapMark[] {
  const { friends } = moving;
  const near = friends.filter(({ base: other }) => !areFarApart(base, other, NEAR));
  const met = metFrom(moving, base, near);
  return met === null ? [] : [{ at: met.by, says: `touching ${met.foe.name}` }];
}

/**
 * Why a unit may go no farther: with its next step it would touch an enemy, or it has only reached
 * its limit.
 */
export function shortOf(moving: MovingUnit, { end }: March): string {
  const met = metFrom(moving, end, moving.foes);
  return met !== null && met.by <= TOUCHING ? `just short of ${met.foe.name}` : 'as far as it may';
}

const isAllowed = (moving: MovingUnit, before: readonly Leg[], ahead: number): boolean =>
  marchOf(moving, [...before, { go: 'forward', by: ahead as Um }]).verdict.ok;

/**
 * The value that a pull wants, and the distance within which it snaps to something: both in
 * micrometres for a length, in degrees for a turn.
 */
export interface Wanted {
  readonly wanted: number;
  readonly magnet: number;
}

/** The part of the magnet within which a whole measure attracts a pull: a pixel of a mouse. */
const WHOLE = 1 / 8;

/**
 * How far a straight leg goes after the legs so far: into contact, as far as it may, level with a
 * neighbour, to a whole measure a pixel away, or to the tenth of the measure. A pull well beyond
 * the limit stays beyond it, so that the refusal is seen. A pull up to an enemy or beyond him means
 * contact: if that is refused, the refusal is that of the charge.
 */
export function snapLength(moving: MovingUnit, before: readonly Leg[], base: Base, { wanted, magnet }: Wanted): Snap {
  const { measure } = moving.mover;
  if (wanted <= 0) return { at: 0, says: '' };
  const met = contactOf(moving, base);
  if (met !== null && wanted >= met.at) return { at: met.at, says: isAllowed(moving, before, met.at) ? met.says : '' };
  const contacts = met === null ? [] : [met];
  const ahead = [...contacts, ...touches(moving, base), ...levels(moving, base)].filter(({ at }) => at > 0);
  const marks = ahead.map(({ at, says }) =>
    says.startsWith('level') ? { at: partOf(at, measure, 100), says } : { at, says },
  );
  const snapped = nearest(marks, wanted, magnet);
  if (snapped !== null && isAllowed(moving, before, snapped.at)) return snapped;
  const beyond = marchOf(moving, [...before, { go: 'forward', by: wholeUm(wanted + magnet) }]);
  const last = beyond.steps[before.length]?.leg;
  const farthest = beyond.verdict.ok || last?.go !== 'forward' ? null : last.by;
  if (farthest !== null && Math.abs(farthest - wanted) <= magnet)
    return { at: farthest, says: isSpent(beyond) ? 'the whole move' : shortOf(moving, beyond) };
  const whole = partOf(wanted, measure, 1);
  return { at: Math.abs(whole - wanted) <= magnet * WHOLE ? whole : partOf(wanted, measure, 10), says: '' };
}

/** Turns snap to multiples of this many degrees. */
const ROUND = 15;

const SIDE_SAID = { front: 'front', rear: 'rear', left: 'left flank', right: 'right flank' } as const;

/**
 * The turns after which a base faces the same way as a neighbour, is square to a side of an enemy,
 * or faces an enemy.
 */
const facings = ({ friends, foes }: MovingUnit, base: Base): readonly SnapMark[] => {
  const near = ({ base: other }: MovingUnit['unit']) => !areFarApart(base, other, NEAR);
  const degrees = (to: Base['facing']) => tenthOf(degreesTo(base.facing, to));
  return [
    ...friends.filter(near).map((each) => ({ at: degrees(each.base.facing), says: `parallel to ${each.name}` })),
    ...foes.filter(near).flatMap((each) => [
      ...SIDES.map((side) => ({
        at: degrees(opposite(outwards(each.base, side))),
        says: `square to the ${SIDE_SAID[side]} of ${each.name}`,
      })),
      { at: degrees(facingTo(base.at, each.base.at, base.facing)), says: `facing ${each.name}` },
    ]),
  ];
};

/**
 * How far a unit turns, in degrees to the left: to the facing of a neighbour, square to an enemy,
 * straight at him, as far as it may, to a multiple of 15°, or to the whole degree.
 */
export function snapTurn(moving: MovingUnit, before: readonly Leg[], base: Base, { wanted, magnet }: Wanted): Snap {
  const round15 = round(wanted / ROUND) * ROUND;
  const snapped =
    nearest(facings(moving, base), wanted, magnet) ?? nearest([{ at: round15, says: '' }], wanted, magnet / 2);
  const at = snapped ?? { at: round(wanted), says: '' };
  const leg = turnLeg(moving, base, at.at);
  if (leg?.go !== 'wheel') return at;
  const { verdict, steps } = marchOf(moving, [...before, leg]);
  const last = steps[before.length];
  if (verdict.ok || last === undefined) return at;
  const farthest = degreesTo(base.facing, last.to.facing);
  return Math.abs(farthest - wanted) <= magnet ? { at: tenthOf(farthest), says: 'as far as it may' } : at;
}
