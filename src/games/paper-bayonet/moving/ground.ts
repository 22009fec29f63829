import { onBoard, place, type Square, square, steps } from '../../../geometry/grid.ts';
import { type PbClauseId, refused, type Refused } from '../reasons.ts';
import { groundAt, isArtillery, type State, type Unit, unitsOn } from '../state.ts';
import { DISPLACED, type Ground, NARROW, type UnitType } from '../tables.ts';

/** A unit of a type by itself, to ask which ground keeps such units out. */
export const loneUnit = (type: UnitType): Unit => ({
  id: 'unit',
  name: 'the unit',
  type,
  brigade: '',
  side: '',
  at: 'a1',
  condition: 'steady',
  formation: 'line',
  since: 0,
});

/**
 * Why the ground of a square keeps this unit out, whether or not the square is empty; null for a
 * square that it may enter, with or without a roll.
 * @clause pb.terrain.lake.impassable pb.terrain.river.impassable-label pb.terrain.river.artillery
 * pb.terrain.wetlands.artillery pb.terrain.woods.capacity pb.terrain.building.capacity
 * pb.terrain.bridge.capacity @ruling pb-100 pb-081
 */
export function groundBars(state: Pick<State, 'ground'>, unit: Unit, to: Square): Refused | null {
  const ground = groundAt(state, to);
  if (ground === 'open') return null;
  const params = { unit: unit.id, square: to };
  const shows = [{ kind: 'light', squares: [to] }] as const;
  if (ground === 'lake') return refused('pb.terrain.lake.impassable', 'lake', params, shows);
  if (ground === 'impassable-river')
    return refused('pb.terrain.river.impassable-label', 'river-impassable', params, shows);
  if (ground === 'river' && isArtillery(unit))
    return refused('pb.terrain.river.artillery', 'gun-at-river', params, shows);
  if (ground === 'wetlands' && isArtillery(unit))
    return refused('pb.terrain.wetlands.artillery', 'gun-at-wetlands', params, shows);
  const narrow = unit.formation === 'column' ? holdsOne(ground) : null;
  return narrow === null ? null : refused(narrow, 'column-too-large', params, shows);
}

/**
 * The clause that lets only one unit stand on this ground; null for ground without that limit.
 * @clause pb.terrain.woods.capacity pb.terrain.building.capacity pb.terrain.bridge.capacity
 */
export function holdsOne(ground: Ground): PbClauseId | null {
  if (!NARROW.includes(ground)) return null;
  const kind = ground === 'woods' || ground === 'building' ? ground : 'bridge';
  return `pb.terrain.${kind}.capacity`;
}

/**
 * Whether this step needs a roll: only into a river from other ground (pb-079).
 * @clause pb.terrain.river.roll
 */
export const needsRoll = (state: Pick<State, 'ground'>, from: Square, to: Square): boolean =>
  groundAt(state, to) === 'river' && groundAt(state, from) !== 'river';

/** Whether this square is on the board, open to the unit, and empty. */
export const isFree = (state: State, unit: Unit, at: Square): boolean =>
  onBoard(state.size, place(at)) && groundBars(state, unit, at) === null && unitsOn(state, at).length === 0;

/**
 * Where a Brigadier may go when an enemy enters his square: to any free square two squares away
 * that he could enter without a roll; if there is none, to one square away. If there is no square
 * at all, the enemy may not enter. His owner chooses (pb-038).
 * @clause pb.brigadier.displaced
 */
export function displacements(state: State, brigadier: Unit): readonly Square[] {
  const { file, rank } = place(brigadier.at);
  const around: Square[] = [];
  for (let across = -DISPLACED; across <= DISPLACED; across += 1)
    for (let along = -DISPLACED; along <= DISPLACED; along += 1)
      if (
        file + across >= 0 &&
        rank + along >= 0 &&
        file + across < state.size.files &&
        rank + along < state.size.ranks
      )
        around.push(square({ file: file + across, rank: rank + along }));
  const free = around.filter((at) => groundAt(state, at) !== 'river' && isFree(state, brigadier, at));
  const far = free.filter((at) => steps(at, brigadier.at) === DISPLACED);
  return far.length > 0 ? far : free.filter((at) => steps(at, brigadier.at) < DISPLACED);
}
