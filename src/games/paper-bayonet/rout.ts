import { place, square, steps, type Square } from '../../geometry/grid.ts';
import { read } from './rulings.ts';
import { unitsOn, type Edge, type State, type Unit } from './state.ts';

/** All squares of an edge. */
function edgeSquares({ size: { files, ranks } }: State, edge: Edge): readonly Square[] {
  const upright = edge === 'north' || edge === 'south';
  const far = { north: ranks - 1, east: files - 1, south: 0, west: 0 }[edge];
  return Array.from({ length: upright ? files : ranks }, (_, i) =>
    square(upright ? { file: i, rank: far } : { file: far, rank: i }),
  );
}

/** The square of its own edge that lies straight behind a unit. */
function home({ size: { files, ranks } }: State, at: Square, edge: Edge): Square {
  const { file, rank } = place(at);
  return square(
    {
      north: { file, rank: ranks - 1 },
      east: { file: files - 1, rank },
      south: { file, rank: 0 },
      west: { file: 0, rank },
    }[edge],
  );
}

/**
 * Where a routed unit goes: straight back to its own edge, or to the nearest free square of it; where two are equally near, both, and its
 * owner chooses. Units and terrain on the way are ignored. A unit with no free square left on its edge stays where it is.
 * @clause pb.artillery.effect.routed pb.fighting.result.routed @ruling pb-066
 */
export function rout(state: State, unit: Unit): Square | readonly Square[] {
  read(state, 'pb-066');
  const { edge } = state.sides[unit.side]!;
  const straight = home(state, unit.at, edge);
  const free = edgeSquares(state, edge).filter((at) => {
    const there = unitsOn(state, at);
    return there.length === 0 || (there.length === 1 && there[0]!.id === unit.id);
  });
  const nearest = Math.min(...free.map((at) => steps(at, straight)));
  const choices = free.filter((at) => steps(at, straight) === nearest);
  return choices.length > 1 ? choices : (choices[0] ?? unit.at);
}
