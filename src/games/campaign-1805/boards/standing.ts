import type { Problem } from '../../../core/result.ts';
import { placeOf, standingsUnmet, type BoardView } from '../../table/boards/standing.ts';
import type { Standings } from '../../table/boards/standings.ts';
import { blockOf } from '../bodies/models.ts';
import type { State } from '../state.ts';

/** What the code that all games share asks of a board of this game. */
export const lookAt = (state: State): BoardView => ({
  measure: 'cm',
  units: Object.keys(state.units),
  base: (id) => (Object.hasOwn(state.units, id) ? blockOf(state.units[id]!) : null),
  find: (name) => placeOf(state, name),
  conditions: (id) => (state.units[id]?.condition === 'routing' ? ['routing'] : []),
  orderedTo: (id) => {
    const order = state.written[id];
    return order?.does === 'move' ? order.end.at : null;
  },
});

/** Where bodies do not stand as expected. The form of `wanted` has been checked before. */
export const standing = (wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[] =>
  standingsUnmet(wanted as Standings, lookAt(state));
