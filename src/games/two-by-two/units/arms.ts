import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import { PROFILES } from '../tables.ts';

/** Has this unit muskets? All four foot types in the unit table have. @clause tt.units.profile-table */
export const hasMuskets = ({ type }: Unit): boolean => PROFILES[type].arm === 'foot';

/** Is this infantry, where a rule says so? All four foot types; by another reading only the row of that name. @ruling tt-006 */
export const isFoot = (state: State, unit: Unit): boolean =>
  hasMuskets(unit) && (unit.type === 'infantry' || read(state, 'tt-006') === 'all-foot');

/** Is this cavalry? Cossacks are; by another reading they are a class of their own. @ruling tt-064 */
export const isCavalry = (state: State, { type }: Unit): boolean =>
  PROFILES[type].arm === 'horse' && (type !== 'cossacks' || read(state, 'tt-064') !== 'own-class');

export const isArtillery = ({ type }: Unit): boolean => PROFILES[type].arm === 'guns';
export const isHq = ({ type }: Pick<Unit, 'type'>): boolean => PROFILES[type].arm === 'hq';
