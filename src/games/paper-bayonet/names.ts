import type { State } from './state.ts';
import type { UnitType } from './tables.ts';
import { capital } from './saying.ts';

/** A unit's name with its article, also of one that is not deployed yet; or its id where it has left the board. */
export const nameOf = (state: State, id: string): string =>
  state.units[id]?.name ?? state.preparing?.reserve[id]?.name ?? id;

/** A name for a side or a brigade: `French`, `Dubois`. */
export const proper = (id: string): string => id.split('-').map(capital).join(' ');

/** Kinds of unit as a list of an army names them. */
export const KIND: Readonly<Record<UnitType, string>> = {
  'line-infantry': 'line infantry',
  'heavy-infantry': 'heavy infantry',
  skirmishers: 'skirmishers',
  cavalry: 'cavalry',
  'heavy-cavalry': 'heavy cavalry',
  brigadier: 'Brigadier',
  cannon: 'cannon',
  howitzer: 'howitzer',
};
