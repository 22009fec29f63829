import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { spansInUnion, type Outline, type Span } from '../../../geometry/outlines.ts';
import { keepsNear, onPiece, piecesOf, spansNear } from '../../../geometry/paths.ts';
import { size, way, type Point } from '../../../geometry/vectors.ts';
import { stretchesOf } from '../../table/boards/terrain.ts';
import { shapeOf } from '../formations/formation.ts';
import type { Feature, State, Unit } from '../state.ts';
import { BONUS, ROADSIDE, SPEED, SPEED_CLAUSE, type RrClauseId, type TerrainKind } from '../tables.ts';

/** Half speed: each length takes twice as much of a move. @clause rr.maneuver.difficult-terrain */
const HALF = 2;

/** The kinds of ground that slow figures down. @clause rr.map.terrain-key @ruling rr-034 */
const DIFFICULT: readonly TerrainKind[] = ['woods', 'water', 'town'];

const featuresOf = ({ terrain }: Pick<State, 'terrain'>, kinds: readonly TerrainKind[]): readonly Feature[] =>
  Object.values(terrain).filter(({ kind }) => kinds.includes(kind));

const outlinesOf = (features: readonly Feature[]): readonly Outline[] => features.map(({ outline }) => outline!);

/** The roads of a board, each as its straight pieces. */
const roadsOf = (state: Pick<State, 'terrain'>) => featuresOf(state, ['road']).map(stretchesOf);

/** Whether the whole way of a figure’s centre lies on roads. @ruling rr-037 rr-096 */
const isOnRoad = (state: Pick<State, 'terrain'>, path: readonly Point[]): boolean =>
  keepsNear(path, roadsOf(state).flat(), ROADSIDE);

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + (to - from), 0);

/** What of some spans lies outside others. */
const without = (spans: readonly Span[], others: readonly Span[]): readonly Span[] =>
  others.reduce<readonly Span[]>(
    (left, [start, end]) =>
      left.flatMap(([from, to]): readonly Span[] => [
        ...(from < Math.min(to, start) ? [[from, Math.min(to, start)] as const] : []),
        ...(Math.max(from, end) < to ? [[Math.max(from, end), to] as const] : []),
      ]),
    spans,
  );

/** The parts of a straight piece of a way that are slow: in difficult ground, and on no road. */
function slowOn(state: Pick<State, 'terrain'>, piece: readonly [Point, Point]): readonly Span[] {
  const slow = onPiece(piece, spansInUnion(piece, outlinesOf(featuresOf(state, DIFFICULT))));
  if (slow.length === 0) return slow;
  return without(
    slow,
    roadsOf(state).flatMap((road) => spansNear(piece, road, ROADSIDE)),
  );
}

/**
 * How much of its move the way of a figure’s centre takes: its length, and that in difficult ground
 * once more; a road through it is open.
 * @clause rr.maneuver.difficult-terrain @ruling rr-035 rr-038 rr-096
 */
export const costOf = (state: Pick<State, 'terrain'>, path: readonly Point[]): Um =>
  wholeUm(
    piecesOf(path).reduce(
      (sum, piece) => sum + size(way(piece[0], piece[1])) + (HALF - 1) * lengthOf(slowOn(state, piece)),
      0,
    ),
  );

/**
 * How far a figure’s centre comes along a straight piece, if so much of its move is left.
 * @clause rr.maneuver.difficult-terrain @ruling rr-035
 */
export function farthestOn(state: Pick<State, 'terrain'>, piece: readonly [Point, Point], allowed: Um): Um {
  const length = size(way(piece[0], piece[1]));
  if (length === 0) return wholeUm(0);
  let [at, left] = [0, allowed as number];
  for (const [from, to] of slowOn(state, piece).toSorted((a, b) => a[0] - b[0])) {
    if (at + left <= from) return wholeUm(at + left);
    left -= from - at;
    if ((to - from) * HALF >= left) return wholeUm(from + left / HALF);
    left -= (to - from) * HALF;
    at = to;
  }
  return wholeUm(Math.min(length, at + left));
}

/** The ground of difficult kinds that a way leads through. */
export const isSlow = (state: Pick<State, 'terrain'>, path: readonly Point[]): boolean =>
  piecesOf(path).some((piece) => lengthOf(slowOn(state, piece)) > 0);

/** How far figures may go in one move, and the clauses that say so. */
export interface Allowance {
  readonly length: Um;
  readonly clauses: readonly RrClauseId[];
}

/**
 * The farthest that any formation goes in one move.
 * @clause rr.formation.column-speed rr.maneuver.road-bonus
 */
export const mostOf = ([{ arm }]: readonly [Unit, ...(readonly Unit[])]): Um => (SPEED[arm] + 2 * BONUS) as Um;

/** The greatest whole length up to a limit that fits; all lengths below one that fits do too. */
export function greatest(limit: Um, fits: (length: Um) => boolean): Um {
  if (fits(limit)) return limit;
  let [good, bad] = [0, limit as number];
  while (bad - good > 1) {
    const half = Math.floor((good + bad) / 2);
    if (fits(half as Um)) good = half;
    else bad = half;
  }
  return good as Um;
}

/**
 * How far a formation may go: the speed of its type, an inch more for a column, and one more if
 * each of those that go keeps to a road. The shape is that of the whole formation as it stands when
 * the move is announced.
 * @clause rr.movement.infantry rr.movement.cavalry rr.movement.artillery rr.figures.hq-is-cavalry
 * rr.formation.membership rr.formation.column-speed rr.maneuver.road-bonus
 * @ruling rr-036 rr-037 rr-105
 */
export function allowanceOf(
  state: State,
  formation: readonly [Unit, ...(readonly Unit[])],
  paths: readonly (readonly Point[])[],
): Allowance {
  const [{ arm }] = formation;
  const shape = shapeOf(state, formation);
  const isColumn = shape === 'column';
  const isRoad = paths.length > 0 && paths.every((path) => isOnRoad(state, path));
  return {
    length: (SPEED[arm] + (isColumn ? BONUS : 0) + (isRoad ? BONUS : 0)) as Um,
    clauses: [
      SPEED_CLAUSE[arm],
      ...(formation.some(({ isHq }) => isHq === true) ? (['rr.figures.hq-is-cavalry'] as const) : []),
      ...(formation.length > 1 ? (['rr.formation.membership', `rr.formation.${shape}`] as const) : []),
      ...(isColumn ? (['rr.formation.column-speed'] as const) : []),
      ...(isRoad ? (['rr.maneuver.road-bonus'] as const) : []),
    ],
  };
}
