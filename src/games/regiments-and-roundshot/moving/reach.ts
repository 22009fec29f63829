import type { Um } from '../../../geometry/lengths.ts';
import { shapeOf } from '../formations/formation.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import { BONUS, SPEED, SPEED_CLAUSE, type RrClauseId } from '../tables.ts';
import { roadHelps, usedBy, type Walk } from './ground.ts';

/** The figures of a formation that an order may move: a formation, and who of it goes. */
export interface Movers {
  readonly formation: readonly [Unit, ...(readonly Unit[])];
  readonly going: readonly Unit[];
}

/**
 * Whether a figure has had its move of this turn; by one reading each card buys another.
 * @clause rr.movement.infantry rr.movement.cavalry rr.movement.artillery @ruling rr-040
 */
export const hasMoved = (state: Pick<State, 'moved' | 'readings'>, id: string): boolean =>
  read(state, 'rr-040') === 'once-per-unit' && state.moved.includes(id);

/** How far figures may go in one move, and the clauses that say so. */
interface Allowance {
  readonly length: Um;
  /** What of the length is added to the speed of the type. */
  readonly bonus: Um;
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
 * The figures whose shape tells whether they go as a column: the whole formation as it stands when
 * the move is announced, or by one reading those that go. One that leaves the others is none.
 * @ruling rr-105
 */
const shaped = (state: State, { formation, going }: Movers): Movers['formation'] =>
  read(state, 'rr-105') === 'as-ordered' || going.length === 0 ? formation : (going as Movers['formation']);

/**
 * How far figures may go: the speed of their type, an inch more for a column, and one more for a
 * road.
 * @clause rr.movement.infantry rr.movement.cavalry rr.movement.artillery rr.figures.hq-is-cavalry
 * rr.formation.membership rr.formation.column-speed rr.maneuver.road-bonus
 * @ruling rr-036 rr-037 rr-105
 */
export function allowanceOf(state: State, movers: Movers, walks: readonly Walk[]): Allowance {
  const [{ arm }] = movers.formation;
  const row = shaped(state, movers);
  const shape = shapeOf(state, row);
  const isLeft = row.length === 1 && movers.formation.length > 1;
  const isColumn = shape === 'column' && !isLeft;
  const speed = (SPEED[arm] + (isColumn ? BONUS : 0)) as Um;
  const isRoad = roadHelps(state, walks, speed);
  return {
    length: (speed + (isRoad ? BONUS : 0)) as Um,
    bonus: ((isColumn ? BONUS : 0) + (isRoad ? BONUS : 0)) as Um,
    clauses: [
      SPEED_CLAUSE[arm],
      ...(movers.formation.some(({ isHq }) => isHq === true) ? (['rr.figures.hq-is-cavalry'] as const) : []),
      ...(row.length > 1 ? (['rr.formation.membership', `rr.formation.${shape}`] as const) : []),
      ...(isColumn ? (['rr.formation.column-speed'] as const) : []),
      ...(isRoad ? (['rr.maneuver.road-bonus'] as const) : []),
    ],
  };
}

/** A way that is measured: what it takes of a move, and how much of one there is. */
export interface Measured extends Allowance {
  readonly used: Um;
}

/** What these ways of figures take of their move. @ruling rr-035 rr-036 rr-037 rr-105 */
export function measured(state: State, movers: Movers, walks: readonly Walk[]): Measured {
  const allowance = allowanceOf(state, movers, walks);
  return { ...allowance, used: usedBy(state, walks, allowance.bonus) };
}
