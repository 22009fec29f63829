import type { Problem } from '../../../core/result.ts';
import { core, type Base } from '../../../geometry/bases.ts';
import { um } from '../../../geometry/lengths.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { roadsAmong } from '../../table/orders/following.ts';
import type { LegBoard } from '../../table/orders/legs.ts';
import { placeOf, standingsUnmet, type BoardView } from '../../table/boards/standing.ts';
import type { Standings } from '../../table/boards/standings.ts';
import { formationSeen } from '../moving/formations.ts';
import { effectsOf } from '../morale/rally.ts';
import { baseOf, FORMATIONS, type State } from '../state.ts';

/** The units and the board that orders and standings speak of. */
interface ReadingField extends LegBoard {
  readonly base: (unit: string) => Base | null;
  readonly units: readonly string[];
}

/** The board as it is needed to read orders and expected standings. */
export function fieldOf(state: State): ReadingField {
  const units = Object.values(state.units);
  return {
    measure: '[1]',
    units: Object.keys(state.units),
    base: (id) => (Object.hasOwn(state.units, id) ? baseOf(state.units[id]!) : null),
    find: (name) => placeOf(state, name),
    roads: roadsAmong(state.terrain),
    formations: FORMATIONS,
    contact(base) {
      const mine = units.filter(({ side }) => side === state.side).map(({ id }) => id);
      const foes = units.filter(({ id }) => !mine.includes(id)).map((foe) => core(baseOf(foe)));
      const { by, stopped } = sweep(base, base.facing, um(64, '[1]'), foes);
      return stopped === null ? null : by;
    },
  };
}

/** What the code that all games share asks of a board of this game. */
export const lookAt = (state: State): BoardView => ({
  ...fieldOf(state),
  conditions(id) {
    const unit = state.units[id];
    if (unit === undefined) return [];
    const formation = formationSeen(state, unit);
    return [...effectsOf(unit), ...(formation === null ? [] : [formation])];
  },
});

/**
 * Where units do not stand as expected. `readStandings` has already checked the form of `wanted`.
 */
export const standing = (wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[] =>
  standingsUnmet(wanted as Standings, lookAt(state));
