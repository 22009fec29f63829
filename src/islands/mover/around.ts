import { contactAhead } from '../../games/table/moving/approach.ts';
import { arcOf, quarterOf, reaches } from '../../geometry/arcs.ts';
import { corners, outwards, SIDES, type Base, type Side } from '../../geometry/bases.ts';
import { contact } from '../../geometry/contact.ts';
import { gap } from '../../geometry/gaps.ts';
import { lengthText, type Measure } from '../../geometry/lengths.ts';
import { dot } from '../../geometry/vectors.ts';
import type { MoverUnit } from '../../scene/mover.ts';
import type { MovingUnit } from './moving-unit.ts';

/** Where a unit is, seen from the unit on whose given side it stands. */
const BEFORE: Readonly<Record<Side, (name: string) => string>> = {
  front: (name) => `in front of ${name}`,
  rear: (name) => `behind ${name}`,
  left: (name) => `to the left of ${name}`,
  right: (name) => `to the right of ${name}`,
};

const FACED: Readonly<Record<Side, string>> = {
  front: 'its front',
  rear: 'its rear',
  left: 'its left flank',
  right: 'its right flank',
};

/** Where the other unit is, if a unit does not face it. */
const ASIDE: Readonly<Record<Side, string>> = {
  front: 'with it ahead',
  rear: 'with it behind',
  left: 'with it on the left',
  right: 'with it on the right',
};

/**
 * The side of another base that a base faces, if the other is within 45° of its front; otherwise
 * null.
 */
function facedSide(base: Base, other: Base): Side | null {
  if (!reaches(arcOf(base, 45), corners(other))) return null;
  const isNearer = (a: Side, b: Side) => dot(outwards(other, a), base.facing) < dot(outwards(other, b), base.facing);
  return SIDES.reduce((best, side) => (isNearer(side, best) ? side : best));
}

/**
 * Where a base is in relation to another unit, in players' words: `[4] in front of the battery,
 * facing its left flank`. Without a measure the distance is left out.
 */
export function placeSaid(base: Base, other: MoverUnit, measure: Measure | null): string {
  const touch = contact(base, other.base);
  const faced = facedSide(base, other.base);
  const facing = faced === null ? ASIDE[quarterOf(base, other.base.at)] : `facing ${FACED[faced]}`;
  const ahead = faced !== null && touch === null && contactAhead(base, other.base) !== null ? ', straight ahead' : '';
  if (touch !== null) return `touching ${other.name}, ${facing}`;
  const far = measure === null ? '' : `${lengthText(gap(base, other.base), measure)} `;
  return `${far}${BEFORE[quarterOf(other.base, base.at)](other.name)}, ${facing}${ahead}`;
}

/** How many other units are described. */
const MOST_TOLD = 6;

/**
 * What is around a unit at the end of its order: a sentence for each of the nearest units, nearest
 * first.
 */
export function around({ unit, friends, foes, mover }: MovingUnit, end: Base): readonly string[] {
  const measure = mover.measures ? mover.measure : null;
  return [...friends, ...foes]
    .map((other) => ({ other, far: gap(end, other.base) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_TOLD)
    .map(({ other }) => `${unit.name}, ${placeSaid(end, other, measure)}`);
}
