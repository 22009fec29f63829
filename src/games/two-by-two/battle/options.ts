import { overlaps } from '../../../geometry/bases.ts';
import { unplaced } from './state.ts';
import { inwards, lengthOfEdge, seenFromEdge } from './edges.ts';
import { entriesWorthTrying } from './entry.ts';
import { placesInZone } from './features.ts';
import type { Order } from '../orders.ts';
import { pointsWorthTrying } from './points.ts';
import { calledOn } from './reinforce.ts';
import { baseOf, type Pose, type State, unitsIn } from '../state.ts';
import { brackets, isStep, POINTS, ZONE } from '../tables.ts';

/**
 * The grid of places at which units are tried in their zone: how far apart the columns are, how
 * deep the rows lie, and how many of the free places are tried.
 */
const [APART, DEEP, TRIED] = [brackets(2), [7.5, 5.5, 3.5, 1.5].map(brackets), 12] as const;

/**
 * Free places in the zone of a side that are worth trying, facing the enemy, from the front of the
 * zone back to the edge.
 */
function placesInOwnZone(state: State): readonly Pose[] {
  const { edge } = state.sides[state.side]!;
  const wide = lengthOfEdge(edge) - 2 * ZONE.margin;
  const columns = Array.from({ length: Math.floor(wide / APART) }, (_, n) => ZONE.margin + (n + 0.5) * APART);
  const free = DEEP.flatMap((deep) =>
    columns.map((across): Pose => ({ at: seenFromEdge(edge, [across, deep]), facing: inwards(edge) })),
  ).filter((pose) => !unitsIn(state).some((unit) => overlaps(baseOf(unit), baseOf(pose))));
  const every = Math.max(1, Math.floor(free.length / TRIED));
  return free.filter((_, n) => n % every === 0);
}

/** The orders to consider before the first turn, not all of them allowed. */
export function preparations(state: State): readonly Order[] {
  const { phase, battle, side } = state;
  if (battle === null || !isStep(phase)) return [];
  if (phase === 'roles') return [{ type: 'roll-roles' }];
  if (phase === 'points') return pointsWorthTrying(state);
  if (phase === 'deployment') {
    const places = placesInOwnZone(state);
    const units = unplaced(battle, side).flatMap(({ id }) =>
      places.map((to): Order => ({ type: 'deploy', unit: id, to })),
    );
    return [...units, { type: 'end-deployment' }];
  }
  if (Object.keys(battle.box).length === 0) return [{ type: 'agree-terrain' }];
  if (battle.zone === null) return [{ type: 'roll-zone' }];
  const places = placesInZone(state);
  return Object.keys(battle.box).flatMap((feature) =>
    places.map((at): Order => ({ type: 'place-feature', feature, at })),
  );
}

/**
 * The orders to consider for reinforcements, not all of them allowed.
 * @clause tt.reinforce.two-rolls tt.reinforce.entry
 */
export function comingOn(state: State): readonly Order[] {
  if (state.battle === null || state.phase !== 'move') return [];
  const rolls = Array.from({ length: POINTS }, (_, n): Order => ({ type: 'reinforce', point: n + 1 }));
  return [...rolls, ...calledOn(state).flatMap((id) => entriesWorthTrying(state, id))];
}
