import { rules } from '../../games/new-game/rules.ts';
import { BASE, REACH, TABLE } from '../../games/new-game/tables.ts';
import { um } from '../../../../../../geometry/lengths.ts';
import { tableModule } from '../../../../../../scene/table/scene.ts';

/** This game on a board in a page. */
export const play = tableModule('new-game', rules, {
  size: () => TABLE,
  sheet: 'baize',
  measure: 'mm',
  step: um(20, 'mm'),
  stands: ({ units }, unit) => ({ ...BASE, ...units[unit]!, symbol: 'infantry' }),
  reach: () => REACH,
});
