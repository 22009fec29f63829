import { onBoard, place, type Square } from '../../../geometry/grid.ts';
import type { Annotation, Refused } from '../reasons.ts';
import type { State, Unit } from '../state.ts';

/** A way that was refused. */
interface Refusal {
  readonly unit: Unit;
  readonly path: readonly Square[];
  readonly sense: 'move' | 'charge';
  readonly refused: Refused;
  /** How many steps of it alone would be allowed, if it is too long. */
  readonly gets?: number;
}

/** Reasons that let a unit enter the square they name, and go no farther. */
const ENTERED: readonly string[] = ['stops-at-contact', 'stops-there'] satisfies readonly Refused['reason'][];

/** Reasons about the enemy at the end of a charge, whom the unit cannot ride up to. */
const OF_TARGET: readonly string[] = ['charge-at-square', 'charge-uphill'] satisfies readonly Refused['reason'][];

/** The square that a unit could not enter: its own if it could not set out at all. */
function stopOf({ unit, path, gets = 0, refused: { reason, params } }: Refusal): Square | undefined {
  const given: Readonly<Record<string, unknown>> = params;
  if (reason === 'too-far') return path[Math.max(params.allowance, gets)];
  if (reason === 'strays-at-end' || reason === 'not-straight' || reason === 'does-not-touch') return path.at(-1);
  const named = path.findIndex((at) => at === given['square']);
  if (named < 0) return unit.at;
  return ENTERED.includes(reason) ? path[named + 1] : path[named];
}

/**
 * What a refused way looks like: the whole of it, as far as it is on the board, and where it stops.
 * Nothing if it leads nowhere.
 */
export function attempted(state: State, refusal: Refusal): readonly Annotation[] {
  const { unit, path, sense, refused } = refusal;
  const target = 'target' in refused.params ? state.units[refused.params.target]?.at : undefined;
  const ridden = OF_TARGET.includes(refused.reason) && target !== undefined && !path.includes(target) ? [target] : [];
  const on = path.filter((at) => onBoard(state.size, place(at)));
  const through = [unit.at, ...on, ...ridden];
  const stop = ridden[0] ?? stopOf(refusal);
  const stopped = stop !== undefined && through.includes(stop) ? stop : on.at(-1);
  if (stopped === undefined || on.length === 0) return [];
  return [{ kind: 'path', unit: unit.id, through, sense, stopped }];
}

/** A refusal that also shows the way that was tried, if it leads anywhere. */
export const showing = (refused: Refused, way: Annotation<'path'>, leads = true): Refused =>
  leads ? { ...refused, shows: [...refused.shows, way] } : refused;
