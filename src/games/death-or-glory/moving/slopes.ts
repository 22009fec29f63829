import { areJoined, gapToOutline } from '../../../geometry/gaps.ts';
import type { Direction } from '../../../geometry/facings.ts';
import { holds, type Outline } from '../../../geometry/outlines.ts';
import { cross, distance, dot, way, type Point } from '../../../geometry/vectors.ts';
import { middleOfTerrain } from '../../table/boards/terrain.ts';
import type { Field, Ground } from '../state.ts';

/** Whether ground is a slope, of any grade. */
const isSlope = ({ kind }: Pick<Ground, 'kind'>): boolean => kind.endsWith('-slope');

/** The top that a slope leads up to: the nearest of the hills that it touches; null without one. */
export function topOf({ terrain }: Pick<Field, 'terrain'>, slope: Ground): Outline | null {
  const far = (hill: Ground): number => distance(middleOfTerrain(hill), middleOfTerrain(slope));
  const hills = Object.values(terrain).filter(
    ({ kind, outline }) => kind === 'hill' && outline !== null && areJoined(outline, slope.outline!),
  );
  return hills.toSorted((one, other) => far(one) - far(other))[0]?.outline ?? null;
}

/** How a way leads over a slope. */
export type Climb = 'up' | 'down' | 'along';

/**
 * How a direction leads over a slope from a place: within 45 degrees of the shortest way to its top
 * it climbs, within 45 of the opposite it goes down; null for a slope without a top. A move costs
 * the same in all of them: the table has one rate for each grade.
 * @clause dg.terrain.gentle-slopes dg.terrain.medium-slopes dg.terrain.steep-slopes
 * dg.terrain.extreme-slopes
 */
export function climbOf(state: Pick<Field, 'terrain'>, slope: Ground, from: Point, direction: Direction): Climb | null {
  const top = topOf(state, slope);
  if (top === null) return null;
  const uphill = way(from, gapToOutline(from, top).to);
  const [ahead, aside] = [dot(uphill, direction), Math.abs(cross(uphill, direction))];
  if (Math.abs(ahead) < aside) return 'along';
  return ahead >= 0 ? 'up' : 'down';
}

/** How far up a slope a place lies, from 0 at its foot to 1 at its top; half way without a top. */
function partUp(state: Pick<Field, 'terrain'>, slope: Ground, at: Point): number {
  const top = topOf(state, slope);
  if (top === null) return 1 / 2;
  const foot = Math.max(...slope.outline!.map((corner) => gapToOutline(corner, top).length));
  return foot === 0 ? 1 / 2 : 1 - Math.min(1, gapToOutline(at, top).length / foot);
}

/**
 * How high a place lies, in levels: on a hill as high as that; on a slope above the level that it
 * rises from, by the part of it that lies below the place.
 * @ruling dg-024 dg-064 dg-148
 */
export const heightAt = (state: Pick<Field, 'terrain'>, at: Point): number =>
  Math.max(
    0,
    ...Object.values(state.terrain).map((ground) => {
      if (ground.outline === null || !holds(ground.outline, at)) return 0;
      if (ground.kind === 'hill') return ground.level;
      return isSlope(ground) ? ground.level + partUp(state, ground, at) : 0;
    }),
  );
