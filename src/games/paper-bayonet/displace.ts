import { place, square, steps, type Square } from '../../geometry/grid.ts';
import { groundAt, type State, type Unit } from './state.ts';
import { isFree } from './ground.ts';
import { DISPLACED } from './tables.ts';

/**
 * Where a Brigadier may be put whose square an enemy enters: any free square two squares off that he could enter without a roll; failing
 * that, one square off; failing that, nowhere, and the enemy may not enter. His owner chooses (pb-038).
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
