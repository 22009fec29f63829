import { neighbours, place, square, type Square } from '../../../geometry/grid.ts';
import { groundBars, isFree, needsRoll } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import { EDGES } from '../tables.ts';
import { body, type Edge, type Formation, type State, type Unit, unitsIn, unitsOn } from '../state.ts';

const isUpright = (edge: Edge): boolean => edge === 'north' || edge === 'south';

/**
 * The squares of a row along an edge, from west to east or from south to north. `before` is the
 * number of rows between it and the edge.
 */
export function row({ size: { files, ranks } }: Pick<State, 'size'>, edge: Edge, before: number): readonly Square[] {
  const far = { north: ranks - 1 - before, east: files - 1 - before, south: before, west: before }[edge];
  return Array.from({ length: isUpright(edge) ? files : ranks }, (_, i) =>
    square(isUpright(edge) ? { file: i, rank: far } : { file: far, rank: i }),
  );
}

/** The index of a square in a row along this edge (see `row`). */
const alongEdge = (edge: Edge, at: Square): number => (isUpright(edge) ? place(at).file : place(at).rank);

/** The squares of a row at this distance from index `of`: one at distance 0, else up to two. */
const aside = (squares: readonly Square[], of: number, distance: number): readonly Square[] =>
  [of - distance, ...(distance > 0 ? [of + distance] : [])].flatMap((i) => squares[i] ?? []);

/** How many rows lie between a square and an edge; 0 for a square on the edge. */
export const before = ({ size: { files, ranks } }: Pick<State, 'size'>, edge: Edge, at: Square): number => {
  const { file, rank } = place(at);
  return { north: ranks - 1 - rank, east: files - 1 - file, south: rank, west: file }[edge];
};

/**
 * The square that a routed unit flees to: straight back to its own edge, or the nearest square
 * there that is free and that it may enter. Units and terrain on the way are ignored. If several
 * squares are equally near, returns all of them, and the owner chooses. If the edge is full, the
 * first row in front of it with a free square counts instead. Null under `path-walk` if no free
 * path leads to the edge.
 * @clause pb.artillery.effect.routed pb.fighting.result.routed @ruling pb-066
 */
export function rout(state: State, unit: Unit): Square | readonly Square[] | null {
  const reading = read(state, 'pb-066');
  const edges = reading === 'nearest-edge' ? nearest(state, unit) : [state.sides[unit.side]!.edge];
  const ways = edges.map((edge) => nearestOn(state, unit, edge, reading === 'path-walk'));
  const least = Math.min(...ways.map(({ distance }) => distance));
  const squares = [...new Set(ways.flatMap((way) => (way.distance === least ? way.squares : [])))];
  const [first, ...others] = squares;
  if (first === undefined) return reading === 'path-walk' ? null : unit.at;
  return others.length === 0 ? first : squares;
}

function nearest(state: State, unit: Unit): readonly Edge[] {
  const least = Math.min(...EDGES.map((edge) => before(state, edge, unit.at)));
  return EDGES.filter((edge) => before(state, edge, unit.at) === least);
}

interface NearestSquares {
  readonly squares: readonly Square[];
  readonly distance: number;
}

function nearestOn(state: State, unit: Unit, edge: Edge, walks: boolean): NearestSquares {
  const rows = isUpright(edge) ? state.size.ranks : state.size.files;
  const reached = walks ? walked(state, unit) : null;
  const fled: Unit = { ...unit, formation: stays(state, unit) ? 'column' : 'line' };
  const may = (at: Square): boolean =>
    unitsOn(state, at).every((each) => makesRoom(state, each, unit)) &&
    groundBars(state, fled, at) === null &&
    (reached === null || reached.has(at));
  for (let from = 0; from < (walks ? 1 : rows); from += 1) {
    const along = row(state, edge, from);
    for (let distance = 0; distance < along.length; distance += 1) {
      const squares = aside(along, alongEdge(edge, unit.at), distance).filter(may);
      if (squares.length > 0) return { squares, distance };
    }
  }
  return { squares: [], distance: Infinity };
}

/** Every square that the unit can reach over free squares without a roll, with its own square. */
function walked(state: State, unit: Unit): ReadonlySet<Square> {
  const reached = new Set<Square>([unit.at]);
  for (const from of reached)
    for (const to of neighbours(state.size, from))
      if (isFree(state, unit, to) && !needsRoll(state, from, to)) reached.add(to);
  return reached;
}

/**
 * Whether the unit on a square leaves room for the routed unit. The routed unit itself does; so
 * does the other half of its column, which is routed with it (pb-069): it goes next, or it already
 * waits for its owner to choose its square.
 */
const makesRoom = ({ placing }: State, there: Unit, unit: Unit): boolean =>
  there.id === unit.id ||
  (there.at === unit.at &&
    ((there.formation === 'column' && unit.formation === 'column') || placing.some((each) => each.unit === there.id)));

/**
 * The square that a routed unit flees to, and its formation there. A column breaks up, and each
 * unit gets its own square. Under `together-one-roll` it stays together, and its second half goes
 * to the square of the first. Null as for `rout`.
 * @ruling pb-069
 */
export function routed(
  state: State,
  unit: Unit,
): { readonly to: Square | readonly Square[]; readonly formation: Formation } | null {
  const mate = stays(state, unit) ? mateOf(state, unit) : undefined;
  if (mate !== undefined && hasGoneFirst(state, mate, unit)) return { to: mate.at, formation: 'column' };
  const to = rout(state, unit);
  return to === null ? null : { to, formation: mate === undefined ? 'line' : 'column' };
}

/** Whether the other half of a column, in whatever condition, was routed just before this one. */
const hasGoneFirst = ({ placing }: State, mate: Unit, unit: Unit): boolean =>
  (mate.condition === 'routed' && unit.condition !== 'routed') ||
  mate.at !== unit.at ||
  placing.some((each) => each.unit === mate.id);

/** Whether a column stays together when it is routed. @ruling pb-069 */
const stays = (state: State, unit: Unit): boolean =>
  unit.formation === 'column' && read(state, 'pb-069') === 'together-one-roll';

/** The other half of a column: on the same square, or alone on another if it was routed first. */
const mateOf = (state: State, unit: Unit): Unit | undefined =>
  unitsIn(state).find(
    (each) =>
      each.id !== unit.id &&
      each.side === unit.side &&
      each.type === unit.type &&
      each.formation === 'column' &&
      (each.at === unit.at || (each.condition === 'routed' && body(state, each).length === 1)),
  );
