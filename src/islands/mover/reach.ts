import { after, type Leg } from '../../games/table/orders/legs.ts';
import type { March } from '../../games/table/moving/marching.ts';
import { corners, middleOf, type Base } from '../../geometry/bases.ts';
import type { Direction } from '../../geometry/facings.ts';
import { wholeUm } from '../../geometry/lengths.ts';
import { distance, dot, type Point } from '../../geometry/vectors.ts';
import { turningOf } from '../../scene/table/mover.ts';
import { legsOf, marchOf, type MovingUnit } from './moving-unit.ts';
import { directionAt, turnLeg } from './turning.ts';

/**
 * The degrees between two turns: `COARSE` for the first outline, `FINE` for the one that follows in
 * idle time.
 */
export const COARSE = 30;
export const FINE = 5;

/**
 * The turns for which the reach is computed, in degrees to the left: all round if the unit pivots,
 * or goes in any direction without a turn; 90 to both sides if it wheels.
 */
export function turnsOf({ handles }: MovingUnit, step: number): readonly number[] {
  const isRound = isAllRound(handles);
  if (turningOf(handles) === 'none' && !isRound) return [0];
  const most = isRound ? 180 : 90;
  const turns = Array.from({ length: (2 * most) / step + 1 }, (_, n) => most - n * step);
  return isRound ? turns.slice(1) : turns;
}

/** Does a unit with these handles go in all directions? */
const isAllRound = (handles: MovingUnit['handles']): boolean =>
  turningOf(handles) === 'pivot' || handles.includes('oblique');

/** The corner of a base that is farthest in a direction. */
const foremost = (base: Base, direction: Direction): Point =>
  corners(base).reduce((best, corner) => (dot(corner, direction) > dot(best, direction) ? corner : best));

/** Can a unit with these handles leave its place? One that can only turn has no reach. */
export const isMobile = ({ handles }: MovingUnit): boolean =>
  handles.some((each) => each === 'march' || each === 'back' || each === 'shift' || each === 'oblique');

/**
 * Where the middle of a unit's front stands after the legs so far, one turn, and the longest
 * straight march that is left. Of a unit that does not turn: how far its foremost corner comes in
 * that direction.
 */
export function farthest(moving: MovingUnit, now: March, degrees: number): Point {
  const legs = legsOf(now);
  const by = wholeUm(Math.max(1, now.allowed - now.used) * 2);
  if (moving.handles.includes('oblique')) {
    const along = directionAt(now.end, degrees);
    return foremost(marchOf(moving, [...legs, { go: 'shift', along, by }]).end, along);
  }
  const turn = turnLeg(moving, now.end, degrees);
  const forward: Leg = { go: 'forward', by };
  return middleOf(marchOf(moving, [...legs, ...(turn === null ? [] : [turn]), forward]).end, 'front');
}

/** A unit that has moved less than this many micrometres has not left its place. */
const PLACE = 500;

/**
 * Whether no turn leads the unit anywhere, for example because an enemy holds it. `points` are the
 * places that the `turns` lead to.
 */
export const isStuck = (
  moving: MovingUnit,
  { end }: March,
  turns: readonly number[],
  points: readonly Point[],
): boolean =>
  points.every((point, n) => {
    if (moving.handles.includes('oblique')) return distance(foremost(end, directionAt(end, turns[n]!)), point) < PLACE;
    const turn = turnLeg(moving, end, turns[n]!);
    const fronts = [end, turn === null ? end : after(end, turn)].map((base) => middleOf(base, 'front'));
    return fronts.some((front) => distance(front, point) < PLACE);
  });

/**
 * The outline of what the front of a unit can reach. `points` are the places after each turn. A
 * unit that goes in all directions stands inside the outline; otherwise it begins and ends at the
 * front corners.
 */
export function reachOutline({ handles }: MovingUnit, { end }: March, points: readonly Point[]): readonly Point[] {
  if (isAllRound(handles)) return points;
  const [left, right] = corners(end);
  return [left!, ...points, right!];
}
