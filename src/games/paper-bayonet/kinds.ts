import { read } from './rulings.ts';
import { isArtillery, type State, type Unit } from './state.ts';
import { INFANTRY } from './tables.ts';

/** What infantry is asked for: a formation, or the second die of cavalry. */
type Matter = 'formation' | 'cavalry';

/** Is this unit infantry in that matter? Asks the ruling only of units about which there is a doubt. @ruling pb-029 */
export function isInfantry(state: State, unit: Unit, matter: Matter): boolean {
  if (INFANTRY.includes(unit.type)) return true;
  const doubtful = unit.type === 'skirmishers' || (matter === 'cavalry' && isArtillery(unit));
  if (!doubtful) return false;
  const reading = read(state, 'pb-029');
  if (reading === 'foot-for-cavalry-only') return matter === 'cavalry';
  return reading === 'skirmishers-are-infantry' && unit.type === 'skirmishers';
}
