import { place, square, type Square } from '../../geometry/grid.ts';
import { apply } from './apply.ts';
import type { Event, EventOf } from './events.ts';
import type { PlaceRouted } from './orders.ts';
import { read } from './rulings.ts';
import { unitsOn, type Edge, type State, type Unit } from './state.ts';

const isUpright = (edge: Edge): boolean => edge === 'north' || edge === 'south';

/** The squares of an edge, or of the row that lies so many steps before it. */
function row({ size: { files, ranks } }: State, edge: Edge, before: number): readonly Square[] {
  const far = { north: ranks - 1 - before, east: files - 1 - before, south: before, west: before }[edge];
  return Array.from({ length: isUpright(edge) ? files : ranks }, (_, i) =>
    square(isUpright(edge) ? { file: i, rank: far } : { file: far, rank: i }),
  );
}

/** How many squares aside, along an edge, one square lies of another. */
const aside = (edge: Edge, a: Square, b: Square): number =>
  isUpright(edge) ? Math.abs(place(a).file - place(b).file) : Math.abs(place(a).rank - place(b).rank);

/**
 * Where a routed unit goes: straight back to its own edge, or to the nearest free square of it; where two are equally near, both, and its
 * owner chooses. Units and terrain on the way are ignored. An edge that is full is as near as the first row before it that is not.
 * @clause pb.artillery.effect.routed pb.fighting.result.routed @ruling pb-066
 */
export function rout(state: State, unit: Unit): Square | readonly Square[] {
  read(state, 'pb-066');
  const { edge } = state.sides[unit.side]!;
  const rows = isUpright(edge) ? state.size.ranks : state.size.files;
  let free: readonly Square[] = [];
  for (let before = 0; free.length === 0 && before < rows; before += 1) {
    free = row(state, edge, before).filter((at) => unitsOn(state, at).every((each) => makesRoom(each, unit)));
  }
  const nearest = Math.min(...free.map((at) => aside(edge, at, unit.at)));
  const [first, ...others] = free.filter((at) => aside(edge, at, unit.at) === nearest);
  return first === undefined || others.length === 0 ? (first ?? unit.at) : [first, ...others];
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
