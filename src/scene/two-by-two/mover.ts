import { march } from '../../games/two-by-two/moving/march.ts';
import { LEGS } from '../../games/two-by-two/moving/move.ts';
import { read } from '../../games/two-by-two/rulings.ts';
import { FORMATIONS, type State } from '../../games/two-by-two/state.ts';
import { roadsAmong } from '../../games/table/orders/following.ts';
import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import type { Handle, MoverRules } from '../mover.ts';

/** The handle for each kind of leg. */
const HANDLE = { forward: 'march', back: 'back', shift: 'shift', wheel: 'wheel', turn: 'pivot' } as const;

/**
 * The ways in which a unit can be moved in the Move phase of its side. The reading of tt-014 says
 * which legs there are; if wheels are allowed, turns are only for an about-face, so there is no
 * pivot. A pinned unit only turns. Pointing at an enemy is always offered as a charge, and the
 * rules judge it.
 * @clause tt.state.pinned tt.state.disrupted tt.units.move-column @ruling tt-014
 */
function handles(state: State, id: string): readonly Handle[] {
  const { awaits, units, moved } = state;
  // A unit beside the table is brought on by pointing at a place.
  if (!Object.hasOwn(units, id)) return [];
  const { side, pinned, disrupted } = units[id]!;
  if (awaits?.orders.includes('move') !== true || side !== state.side || disrupted || moved.includes(id)) return [];
  if (pinned) return ['pivot'];
  const all = LEGS[read(state, 'tt-014')].map((go) => HANDLE[go]);
  return [...all.filter((each) => each !== 'pivot' || !all.includes('wheel')), 'charge'];
}

/** How units are moved by hand. Lengths are shown beforehand: no clause forbids measuring. */
export const mover: MoverRules<State> = {
  measures: true,
  handles,
  march,
  formations: FORMATIONS,
  roads: ({ terrain }) => roadsAmong(terrain),
  places: ({ places, terrain }) => ({
    ...Object.fromEntries(Object.entries(terrain).map(([id, feature]) => [id, middleOfTerrain(feature)])),
    ...places,
  }),
};
