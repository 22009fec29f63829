import { mm } from '../../../../src/geometry/table.ts';
import { tableModule } from '../../../../src/scene/table.ts';
import { rules } from '../../games/picket/rules.ts';
import { BASE, reachOf, TABLE } from '../../games/picket/state.ts';

/** Picket on a board in a page. */
export const play = tableModule('picket', rules, {
  ...{ size: TABLE, sheet: 'baize', measure: 'mm', step: mm(40) },
  stands: ({ units }, unit) => ({ ...BASE, ...units[unit]!, symbol: 'skirmishers' }),
  reach: (state, unit) => reachOf(state, state.units[unit]!),
});
