import { gapToLine } from '../../../geometry/gaps.ts';
import { atMost, SAME, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { merged, type Span, spansInUnion, type Stretch } from '../../../geometry/outlines.ts';
import { lengthOfPath, onPiece, piecesOf, spansNear } from '../../../geometry/paths.ts';
import { plus, type Point } from '../../../geometry/vectors.ts';
import { along, type Direction } from '../../../geometry/facings.ts';
import { stretchesOf } from '../../table/boards/terrain.ts';
import { featuresOf, firstOn, joined, outlinesOf, type NamedFeature } from './ground.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import { brackets } from '../tables.ts';

/** The way of a unit’s centre: where it starts, and where each leg leads. */
export type CentrePath = readonly Point[];

/**
 * The parts of a straight piece of a way that lie on any of these lines. A line counts as wide as
 * it is drawn.
 */
const spansOn = (piece: Stretch, lines: readonly NamedFeature[]): readonly Span[] =>
  merged(lines.flatMap(([, line]) => spansNear(piece, stretchesOf(line), (line.width / 2) as Um)));

/** How much of a way lies on these lines. */
const lengthOn = (path: CentrePath, lines: readonly NamedFeature[]): Um =>
  wholeUm(
    piecesOf(path).reduce((sum, piece) => sum + spansOn(piece, lines).reduce((all, [a, b]) => all + b - a, 0), 0),
  );

/** Does a centre stand on a road? */
export const standsOnRoad = (state: State, at: Point): boolean =>
  featuresOf(state, 'road').some(([, road]) => atMost(gapToLine(at, stretchesOf(road)).length, (road.width / 2) as Um));

/**
 * Is the whole way on roads, one or several? A unit that stays where it is does not move on a road.
 * @clause tt.move.road-bonus
 */
export function keepsToRoad(state: State, path: CentrePath): boolean {
  const roads = featuresOf(state, 'road');
  if (roads.length === 0) return false;
  const length = lengthOfPath(path);
  return length > SAME && atMost((length - lengthOn(path, roads)) as Um, 0 as Um);
}

/**
 * Does a unit spend this whole move on a road, so that it marches in road column? Under the reading
 * in which the column is declared, only if it has been declared.
 * @clause tt.move.road-column tt.move.road-bonus @ruling tt-021
 */
export const isRoadMarch = (state: State, unit: Unit, path: CentrePath): boolean =>
  keepsToRoad(state, path) && (unit.formation === 'road-column' || read(state, 'tt-021') !== 'declared');

/** The parts of a straight piece of a way that lie on bridges. */
const spansOnBridges = (piece: Stretch, bridges: readonly NamedFeature[]): readonly Span[] =>
  onPiece(piece, spansInUnion(piece, outlinesOf(bridges)));

/**
 * The id of the bridge that a way sets foot on; undefined if there is none.
 * @clause tt.move.bridge-half
 */
export const bridgeOn = (state: State, path: CentrePath): string | undefined =>
  firstOn(path, featuresOf(state, 'bridge'));

/** Longer than any table. */
const FAR = brackets(64);

/** Where a straight way from a centre first comes to a bridge; null if it never does. */
export function bridgeAhead(state: State, from: Point, direction: Direction): number | null {
  const [first] = spansOnBridges([from, plus(from, along(direction, FAR))], featuresOf(state, 'bridge'));
  return first?.[0] ?? null;
}

/**
 * One crossing of a stream on a straight line. `from` and `direction` give the line, `crossing` the
 * lengths on it between which the base stands in the stream, and `way` the way of the centre in the
 * whole move.
 */
interface Crossing {
  readonly from: Point;
  readonly direction: Direction;
  readonly crossing: Span;
  readonly way: CentrePath;
}

/**
 * Does a way cross these streams here by a bridge that it sets foot on?
 * @clause tt.move.stream tt.move.bridge-half @ruling tt-017
 */
export function isBridged(
  state: State,
  streams: readonly NamedFeature[],
  { from, direction, crossing, way }: Crossing,
): boolean {
  const bridges = joined(featuresOf(state, 'bridge'))
    .filter((each) => firstOn(way, each) !== undefined)
    .flat();
  if (bridges.length === 0) return false;
  const ray: Stretch = [from, plus(from, along(direction, FAR))];
  const middles = spansOn(ray, streams).map(([start, end]) => (start + end) / 2);
  const middle = middles.find((each) => crossing[0] <= each && each <= crossing[1]);
  return middle !== undefined && spansOnBridges(ray, bridges).some(([start, end]) => start <= middle && middle <= end);
}

/**
 * Is a unit in road column? It is if it has marched in one and not moved since; under one reading,
 * also if it stands on a road.
 * @clause tt.move.road-column tt.melee.road-column @ruling tt-021
 */
export const isInRoadColumn = (state: State, unit: Unit): boolean =>
  unit.formation === 'road-column' || (standsOnRoad(state, unit.at) && read(state, 'tt-021') === 'on-a-road');
