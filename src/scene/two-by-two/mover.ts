import { march } from '../../games/two-by-two/moving/march.ts';
import { LEGS } from '../../games/two-by-two/moving/move.ts';
import { read } from '../../games/two-by-two/rulings.ts';
import { FORMATIONS, type State } from '../../games/two-by-two/state.ts';
import { roadsAmong } from '../../games/table/orders/following.ts';
import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import type { Handle, MoverRules } from '../mover.ts';

/** What the mover does for each kind of leg. */
const HANDLE = { forward: 'march', back: 'back', shift: 'shift', wheel: 'wheel', turn: 'pivot' } as const;

/**
 * What can be done with a unit in the Move phase of its side: what the reading of tt-014 knows; an
 * about-face alone is no pivot. A pinned unit only turns. Pointing at an enemy is a charge, about
 * which the rules say what they think of it.
 * @clause tt.state.pinned tt.state.disrupted tt.units.move-column @ruling tt-014
 */
function handles(state: State, id: string): readonly Handle[] {
  const { awaits, units, moved } = state;
  // Who waits beside the table is brought on by pointing at a place.
  if (!Object.hasOwn(units, id)) return [];
  const { side, pinned, disrupted } = units[id]!;
  if (awaits?.orders.includes('move') !== true || side !== state.side || disrupted || moved.includes(id)) return [];
  if (pinned) return ['pivot'];
  const all = LEGS[read(state, 'tt-014')].map((go) => HANDLE[go]);
  return [...all.filter((each) => each !== 'pivot' || !all.includes('wheel')), 'charge'];
}

/** How units of 2 by 2 are moved by hand. Measuring beforehand is allowed: no clause forbids it. */
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
