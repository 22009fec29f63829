import { corners, sideOf, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { gapOfStretches } from '../../../geometry/gaps.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { holds } from '../../../geometry/outlines.ts';
import { lengthNear } from '../../../geometry/paths.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import { stretchesOf } from '../../table/boards/terrain.ts';
import { baseOf } from '../figures/base.ts';
import type { Body } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import type { Field, Ground } from '../state.ts';
import { AT_WALL, mm } from '../tables.ts';
import { sideTowards } from './range.ts';

/**
 * The three covers, the least first. @clause dg.fire.mod.soft-cover dg.fire.mod.hard-cover
 * dg.fire.mod.entrenched
 */
export type Cover = 'soft' | 'hard' | 'entrenched';

/** What covers whoever is wholly within it. @ruling dg-141 */
const WITHIN: Partial<Readonly<Record<Ground['kind'], Cover>>> = {
  'open-wood': 'soft',
  'dense-wood': 'soft',
  building: 'hard',
};

/** What covers whoever stands behind it. @ruling dg-141 */
const BEHIND: Partial<Readonly<Record<Ground['kind'], Cover>>> = {
  'low-hedge': 'soft',
  'high-hedge': 'soft',
  'low-wall': 'hard',
  'high-wall': 'hard',
  entrenchment: 'entrenched',
};

/** Whether a base is wholly within an area. */
const isWithin = (base: Base, { outline }: Ground): boolean =>
  outline !== null && corners(base).every((corner) => holds(outline, corner));

/**
 * Whether a line runs along at least half of one side of a base, and within 11 mm of it.
 * @ruling dg-141
 */
function isAlong(base: Base, side: Side, ground: Ground): boolean {
  if (ground.line === null) return false;
  const stretch = sideOf(base, side);
  const near = lengthNear(stretch, stretchesOf(ground), mm(AT_WALL + 0.01));
  return atMost((distance(...stretch) / 2) as Um, near);
}

/** The sides of a base along which a line runs. */
const sidesBehind = (base: Base, ground: Ground): readonly Side[] =>
  SIDES.filter((side) => isAlong(base, side, ground));

/** Whether what comes from a point has to cross a line to reach a base. @ruling dg-141 */
const isCrossed = (base: Base, from: Point, ground: Ground): boolean =>
  stretchesOf(ground).some((stretch) => gapOfStretches([from, base.at], stretch) === 0);

/**
 * What covers a unit from fire that comes from a point: everything of each kind.
 * @clause dg.fire.mod.soft-cover dg.fire.mod.hard-cover dg.fire.mod.entrenched @ruling dg-141
 */
export function coversOf(state: Field, body: Body, from: Point): readonly Cover[] {
  const base = baseOf(state, body);
  return Object.values(state.terrain).flatMap((ground): readonly Cover[] => {
    const within = WITHIN[ground.kind];
    if (within !== undefined) {
      const isHard = ground.kind === 'dense-wood' && read(state, 'dg-141') === 'dense-woods-hard';
      return isWithin(base, ground) ? [isHard ? 'hard' : within] : [];
    }
    const behind = BEHIND[ground.kind];
    if (behind === undefined || !isAlong(base, sideTowards(base, from), ground)) return [];
    return isCrossed(base, from, ground) ? [behind] : [];
  });
}

/**
 * Whether a unit rests its arms on a wall or a work along the side from which it fires.
 * @clause dg.fire.mod.resting-arms @ruling dg-141
 */
export const restsArms = (state: Field, body: Body, side: Side): boolean =>
  Object.values(state.terrain).some(
    (ground) =>
      (ground.kind.endsWith('-wall') || ground.kind === 'entrenchment') && isAlong(baseOf(state, body), side, ground),
  );

/** Whether a unit is in any cover, for morale. @clause dg.morale.mod.cover @ruling dg-141 */
export const isInCover = (state: Field, body: Body): boolean => {
  const base = baseOf(state, body);
  return Object.values(state.terrain).some(
    (ground) =>
      (WITHIN[ground.kind] !== undefined && isWithin(base, ground)) ||
      (BEHIND[ground.kind] !== undefined && sidesBehind(base, ground).length > 0),
  );
};

/** What covers a unit that is wholly within it, from every side. @ruling dg-141 */
export const coversWithin = (state: Field, body: Body): readonly Cover[] =>
  coversOf(
    {
      ...state,
      terrain: Object.fromEntries(Object.entries(state.terrain).filter(([, { outline }]) => outline !== null)),
    },
    body,
    body.at,
  );

/** Whether a unit stands in buildings, wholly. @clause dg.melee.mod.buildings @ruling dg-141 */
export const isInBuildings = (state: Field, body: Body): boolean =>
  Object.values(state.terrain).some((ground) => ground.kind === 'building' && isWithin(baseOf(state, body), ground));
