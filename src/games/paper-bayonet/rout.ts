import { place, square, steps, type Square } from '../../geometry/grid.ts';
import { apply } from './apply.ts';
import type { Event, EventOf } from './events.ts';
import type { PlaceRouted } from './orders.ts';
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
  const free = edgeSquares(state, edge).filter((at) => unitsOn(state, at).every((each) => makesRoom(each, unit)));
  const nearest = Math.min(...free.map((at) => steps(at, straight)));
  const choices = free.filter((at) => steps(at, straight) === nearest);
  return choices.length > 1 ? choices : (choices[0] ?? unit.at);
}

/** A unit is not in its own way, nor is the other half of its column, which is routed with it and goes after it (pb-069). */
const makesRoom = (there: Unit, unit: Unit): boolean =>
  there.id === unit.id || (there.at === unit.at && there.formation === 'column' && unit.formation === 'column');

/**
 * Puts a routed unit on the square that its owner chose. Those that wait after it choose among what is left; one to whom a single square
 * is left goes there at once.
 * @clause pb.fighting.result.routed @ruling pb-066
 */
export function settle(state: State, { unit, to }: PlaceRouted): readonly Event[] {
  const placed = putOn(state, unit, to);
  const now = apply(state, placed);
  const [next] = now.placing;
  const [only, other] = next?.squares ?? [];
  if (next === undefined || only === undefined || other !== undefined) return [placed];
  return [placed, ...settle(now, { type: 'place', unit: next.unit, to: only })];
}

function putOn(state: State, unit: string, to: Square): EventOf<'unit-placed'> {
  const there = { ...state, units: { ...state.units, [unit]: { ...state.units[unit]!, at: to } } };
  const waiting = state.placing
    .filter((each) => each.unit !== unit)
    .map((each) => ({ unit: each.unit, squares: [rout(there, there.units[each.unit]!)].flat() }));
  return { type: 'unit-placed', unit, to, waiting, clauses: ['pb.fighting.result.routed'] };
}
