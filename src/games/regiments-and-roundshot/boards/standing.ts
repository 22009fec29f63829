import type { Problem } from '../../../core/result.ts';
import type { Base } from '../../../geometry/bases.ts';
import { um, type Um } from '../../../geometry/lengths.ts';
import { plus, way } from '../../../geometry/vectors.ts';
import { roadsAmong } from '../../table/orders/following.ts';
import type { LegBoard } from '../../table/orders/legs.ts';
import { placeOf, standingsUnmet, type BoardView } from '../../table/boards/standing.ts';
import type { Standings } from '../../table/boards/standings.ts';
import { baseOf } from '../formations/contact.ts';
import { moversOf } from '../moving/march.ts';
import { hasMoved } from '../moving/reach.ts';
import { goneStraight, touching } from '../moving/straight.ts';
import type { State } from '../state.ts';

/** Farther than across the board from corner to corner: to the first contact, wherever it is. */
const FAR = um(44, 'in');

/**
 * How far the formation of a figure goes straight ahead, if the figure stands here, until one of
 * its figures touches an enemy; null if none does.
 */
function contactAhead(state: State, base: Base, id: string): Um | null {
  const unit = state.units[id];
  if (unit === undefined) return null;
  const { going } = moversOf(state, unit, hasMoved(state, id));
  const by = way(unit.at, base.at);
  const there = going.map((each) => ({ ...each, at: plus(each.at, by) }));
  const gone = goneStraight(state, there, { direction: base.facing, by: FAR }, touching(state, going));
  return gone.by < FAR ? gone.by : null;
}

/** The units and the board that orders and standings speak of. */
interface ReadingField extends LegBoard {
  readonly base: (unit: string) => Base | null;
  readonly units: readonly string[];
}

/** The board as it is needed to read orders and expected standings. */
export const fieldOf = (state: State): ReadingField => ({
  measure: 'in',
  units: Object.keys(state.units),
  base: (id) => (Object.hasOwn(state.units, id) ? baseOf(state, state.units[id]!) : null),
  find: (name) => placeOf(state, name),
  roads: roadsAmong(state.terrain),
  formations: [],
  contact: (base, unit) => contactAhead(state, base, unit),
});

/** What the code that all games share asks of a board of this game. */
export const lookAt = (state: State): BoardView => ({
  ...fieldOf(state),
  conditions: (id) => {
    const condition = state.units[id]?.condition ?? 'steady';
    return condition === 'steady' ? [] : [condition];
  },
});

/** Where figures do not stand as expected. The form of `wanted` has been checked before. */
export const standing = (wanted: Readonly<Record<string, unknown>>, state: State): readonly Problem[] =>
  standingsUnmet(wanted as Standings, lookAt(state));
