import { um } from '../../../../src/geometry/lengths.ts';
import type { TableBoard } from '../../../../src/scene/table/board.ts';
import { tableModule } from '../../../../src/scene/table/scene.ts';
import { march } from '../../games/picket/march.ts';
import { baseOf, FORMATIONS, groupsOf, held, ranksIn, reshaped } from '../../games/picket/bodies/bases.ts';
import { marches } from '../../games/picket/bodies/march.ts';
import { rules } from '../../games/picket/rules.ts';
import { reachOf, TABLE, type State } from '../../games/picket/state.ts';

const board: TableBoard<State> = {
  size: () => TABLE,
  sheet: 'baize',
  measure: 'mm',
  step: um(40, 'mm'),
  stands({ units }, id) {
    const unit = units[id]!;
    const symbol = unit.ranks === undefined ? 'skirmishers' : 'infantry';
    const ranks = unit.ranks === undefined ? {} : { ranks: ranksIn(unit.ranks, unit.formation ?? 'line') };
    return { ...baseOf(unit), side: unit.side, symbol, ...ranks };
  },
  groups: ({ units }) => groupsOf(units),
  label: ({ units }, id) => (units[id]!.ranks !== undefined || units[id]!.row !== undefined ? units[id]!.name : ''),
  reach: (state, unit) => reachOf(state, state.units[unit]!),
  mover: {
    measures: true,
    march,
    held,
    formations: FORMATIONS,
    reshaped: ({ units }, unit, formation) => reshaped(units[unit]!, formation),
    handles(state, unit) {
      const { awaits, units, shot } = state;
      if (awaits?.sides.includes(units[unit]!.side) !== true) return [];
      if (awaits.orders.includes('move')) return ['march', marches(state, unit) ? 'wheel' : 'pivot'];
      const mayGo = awaits.orders.includes('post') || shot?.at === unit;
      return mayGo && !marches(state, unit) ? ['march', 'pivot'] : [];
    },
  },
};

/** Picket on a board in a page. */
export const play = tableModule('picket', rules, board);
