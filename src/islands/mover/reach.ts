import { after, type Leg } from '../../games/table/orders/legs.ts';
import type { March } from '../../games/table/moving/marching.ts';
import { corners, middleOf } from '../../geometry/bases.ts';
import { wholeUm } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import { turningOf } from '../../scene/table/mover.ts';
import { legsOf, marchOf, type MovingUnit } from './moving-unit.ts';
import { turnLeg } from './turning.ts';

/**
 * The degrees between two turns: `COARSE` for the first outline, `FINE` for the one that follows in
 * idle time.
 */
export const COARSE = 30;
export const FINE = 5;

/**
 * The turns for which the reach is computed, in degrees to the left: all round if the unit pivots,
 * 90 to both sides if it wheels.
 */
export function turnsOf({ handles }: MovingUnit, step: number): readonly number[] {
  const kind = turningOf(handles);
  if (kind === 'none') return [0];
  const most = kind === 'pivot' ? 180 : 90;
  const turns = Array.from({ length: (2 * most) / step + 1 }, (_, n) => most - n * step);
  return kind === 'pivot' ? turns.slice(1) : turns;
}

/** Can a unit with these handles leave its place? One that can only turn has no reach. */
export const isMobile = ({ handles }: MovingUnit): boolean =>
  handles.some((each) => each === 'march' || each === 'back' || each === 'shift');

/**
 * Where the middle of a unit's front stands after the legs so far, one turn, and the longest
 * straight march that is left.
 */
export function farthest(moving: MovingUnit, now: March, degrees: number): Point {
  const legs = legsOf(now);
  const turn = turnLeg(moving, now.end, degrees);
  const forward: Leg = { go: 'forward', by: wholeUm(Math.max(1, now.allowed - now.used) * 2) };
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
    const turn = turnLeg(moving, end, turns[n]!);
    const fronts = [end, turn === null ? end : after(end, turn)].map((base) => middleOf(base, 'front'));
    return fronts.some((front) => distance(front, point) < PLACE);
  });

/**
 * The outline of what the front of a unit can reach. `points` are the places after each turn. A
 * pivoting unit stands inside the outline; otherwise it begins and ends at the front corners.
 */
export function reachOutline({ handles }: MovingUnit, { end }: March, points: readonly Point[]): readonly Point[] {
  if (turningOf(handles) === 'pivot') return points;
  const [left, right] = corners(end);
  return [left!, ...points, right!];
}
