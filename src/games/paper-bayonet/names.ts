import type { State } from './state.ts';
import type { UnitType } from './tables.ts';

/** With a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A unit's name with its article, also of one that is not deployed yet; or its id where it has left the board. */
export const nameOf = (state: State, id: string): string =>
  state.units[id]?.name ?? state.preparing?.reserve[id]?.name ?? id;

/** The same at the beginning of a sentence. */
export const subject = (state: State, id: string): string => capital(nameOf(state, id));

/** `the grenadiers` are several, `the gun` and `General Dubois` are one. */
const several = (name: string): boolean => /^the .*s$/i.test(name);

/** The same with the verb that fits it: `The grenadiers stand`. */
export const does = (state: State, id: string, one: string, more: string): string =>
  `${subject(state, id)} ${several(nameOf(state, id)) ? more : one}`;

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
