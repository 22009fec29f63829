import type { Problem } from '../../../core/result.ts';
import { core, type Base } from '../../../geometry/bases.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { placeOf, standingsUnmet, type BoardView } from '../../table/boards/standing.ts';
import type { Standings } from '../../table/boards/standings.ts';
import type { LegBoard } from '../../table/orders/legs.ts';
import { baseOf } from '../figures/base.ts';
import { isBody } from '../figures/unit.ts';
import { reshapingFor } from '../moving/walk.ts';
import { enemiesOf, type State } from '../state.ts';
import { FORMATIONS, mm } from '../tables.ts';
import { conditionsOf } from './conditions.ts';

/** Farther than any table is wide. */
const FAR = mm(10_000);

/** The board as it is needed to read legs. */
export const legBoard = (state: State): LegBoard => ({
  measure: 'mm',
  find: (name) => placeOf(state, name),
  roads: [],
  formations: FORMATIONS,
  reshaped: (unit, formation) =>
    Object.hasOwn(state.units, unit) ? reshapingFor(state, state.units[unit]!)(formation) : null,
  contact(base, unit) {
    const foes = enemiesOf(state, state.units[unit]!).map((foe) => core(baseOf(state, foe)));
    const { by, stopped } = sweep(base, base.facing, FAR, foes);
    return stopped === null ? null : by;
  },
});

/** What the code that all games share asks of a board of this game. */
export const lookAt = (state: State): BoardView => ({
  measure: 'mm',
  units: Object.keys(state.units),
  base: (id): Base | null => (Object.hasOwn(state.units, id) ? baseOf(state, state.units[id]!) : null),
  find: (name) => placeOf(state, name),
  conditions(id) {
    const unit = state.units[id];
    return unit !== undefined && isBody(unit) ? conditionsOf(unit) : [];
  },
});

/** Where units do not stand as expected. The form of `wanted` has been checked before. */
export const standing = (wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[] =>
  standingsUnmet(wanted as Standings, lookAt(state));
