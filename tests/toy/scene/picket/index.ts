import { um } from '../../../../src/geometry/lengths.ts';
import { tableModule } from '../../../../src/scene/table/scene.ts';
import { march } from '../../games/picket/march.ts';
import { rules } from '../../games/picket/rules.ts';
import { BASE, reachOf, TABLE } from '../../games/picket/state.ts';

/** Picket on a board in a page. */
export const play = tableModule('picket', rules, {
  size: () => TABLE,
  sheet: 'baize',
  measure: 'mm',
  step: um(40, 'mm'),
  stands: ({ units }, unit) => ({ ...BASE, ...units[unit]!, symbol: 'skirmishers' }),
  reach: (state, unit) => reachOf(state, state.units[unit]!),
  mover: {
    measures: true,
    march,
    handles({ awaits, units }, unit) {
      const isDue = awaits?.orders.includes('move') === true && awaits.sides.includes(units[unit]!.side);
      return isDue ? ['march', 'pivot'] : [];
    },
  },
});
