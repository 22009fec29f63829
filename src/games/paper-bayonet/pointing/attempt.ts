import { isSquare, onBoard, place, type Square } from '../../../geometry/grid.ts';
import type { Order } from '../orders.ts';
import type { Annotation, Refused, Verdict } from '../reasons.ts';
import type { State, Unit } from '../state.ts';

/** A path that was refused. */
interface RefusedPath {
  readonly unit: Unit;
  readonly path: readonly Square[];
  readonly sense: 'move' | 'charge';
  readonly refused: Refused;
  /** If the path is too long: how many of its steps would be allowed. */
  readonly gets?: number;
}

/** Refusals that name the square which the unit may still enter but not pass. */
const ENTERED: readonly string[] = ['stops-at-contact', 'stops-there'] satisfies readonly Refused['reason'][];

/** Refusals about the enemy of a charge. The unit cannot ride up to this enemy. */
const OF_TARGET: readonly string[] = ['charge-at-square', 'charge-uphill'] satisfies readonly Refused['reason'][];

/** The square that a unit could not enter; its own square if it could not set out at all. */
function stopOf({ unit, path, gets = 0, refused: { reason, params } }: RefusedPath): Square | undefined {
  const given: Readonly<Record<string, unknown>> = params;
  if (reason === 'too-far') return path[Math.max(params.allowance, gets)];
  if (reason === 'strays-at-end' || reason === 'not-straight' || reason === 'does-not-touch') return path.at(-1);
  const named = path.findIndex((at) => at === given['square']);
  if (named < 0) return unit.at;
  return ENTERED.includes(reason) ? path[named + 1] : path[named];
}

/**
 * The picture of a refused path: its part on the board, and its stop. Empty if it leads nowhere.
 */
export function attempted(state: State, refusal: RefusedPath): readonly Annotation[] {
  const { unit, path, sense, refused } = refusal;
  const target = 'target' in refused.params ? state.units[refused.params.target]?.at : undefined;
  const ridden = OF_TARGET.includes(refused.reason) && target !== undefined && !path.includes(target) ? [target] : [];
  const on = path.filter((at) => onBoard(state.size, place(at)));
  const through = [unit.at, ...on, ...ridden];
  const stop = ridden[0] ?? stopOf(refusal);
  const stopped = stop !== undefined && through.includes(stop) ? stop : on.at(-1);
  const leads = through.some((at) => at !== unit.at);
  if (stopped === undefined || !leads) return [];
  return [{ kind: 'path', unit: unit.id, through, sense, stopped }];
}

/** The refusal with the path that was tried, if the path leads anywhere. */
export const showing = (refused: Refused, way: Annotation<'path'>, leads = true): Refused =>
  leads ? { ...refused, shows: [...refused.shows, way] } : refused;

/**
 * The verdict with something to draw for every refusal of an order with a path or a place. If the
 * rule itself draws nothing, the path is drawn, stopped at once; otherwise the squares that the
 * order names and those of its units.
 */
export function shown(state: State, order: Order, verdict: Verdict): Verdict {
  if (verdict.ok || verdict.shows.length > 0) return verdict;
  const unit = 'unit' in order ? state.units[order.unit] : undefined;
  if (unit !== undefined && 'path' in order) {
    const sense = order.type === 'charge' ? 'charge' : 'move';
    const way = attempted(state, { unit, path: order.path, sense, refused: verdict });
    if (way.length > 0) return { ...verdict, shows: way };
  }
  const named = [...new Set(Object.values(order))].filter((value) => typeof value === 'string');
  const units = named.filter((id) => Object.hasOwn(state.units, id));
  const squares = named.filter((at): at is Square => isSquare(at) && onBoard(state.size, place(at)));
  if (units.length + squares.length === 0) return verdict;
  return { ...verdict, shows: [{ kind: 'light', units, squares }] };
}
