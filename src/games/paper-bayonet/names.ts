import type { State } from './state.ts';
import { capital } from './saying.ts';

/** A unit's name with its article, also of one that is not deployed yet; or its id where it has left the board. */
export const nameOf = (state: State, id: string): string =>
  state.units[id]?.name ?? state.preparing?.reserve[id]?.name ?? id;

/** A name for a side or a brigade: `French`, `Dubois`. */
export const proper = (id: string): string => id.split('-').map(capital).join(' ');
