import { MEASURES, round } from '../../geometry/lengths.ts';
import { waitingUnit } from './battle.ts';
import type { State } from './state.ts';

/** A unit’s name with its article, also where it is still to come on; its id if it is destroyed. */
export const nameOf = (state: State, id: string): string => state.units[id]?.name ?? waitingUnit(state, id)?.name ?? id;

/** Micrometres as the sheet writes them: `[3]`, `[1½]`, `[2.9]`. */
export function length(micrometres: number): string {
  const tenths = round((10 * micrometres) / MEASURES['[1]']);
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10];
  if (rest === 5) return `[${whole === 0 ? '' : whole}½]`;
  return rest === 0 ? `[${whole}]` : `[${whole}.${rest}]`;
}
