import { core } from '../../../geometry/bases.ts';
import { facingAlong } from '../../../geometry/facings.ts';
import { atMost, SAME, wholeUm, type Um } from '../../../geometry/lengths.ts';
import {
  convexPieces,
  merged,
  spansInUnion,
  type Outline,
  type Span,
  type Stretch,
} from '../../../geometry/outlines.ts';
import { lengthOfPath, onPiece, piecesOf, spansNear } from '../../../geometry/paths.ts';
import { span } from '../../../geometry/sweeps.ts';
import { plus, size, way, whole, type Point } from '../../../geometry/vectors.ts';
import { bedOf, stretchesOf } from '../../table/boards/terrain.ts';
import { baseOf } from '../formations/contact.ts';
import { read } from '../rulings.ts';
import type { Feature, State, Unit } from '../state.ts';
import { inches, ROADSIDE, type TerrainKind } from '../tables.ts';

type Ground = Pick<State, 'terrain' | 'readings'>;

/** A figure as it stands now, and the way of its centre. */
export interface Walk {
  readonly unit: Unit;
  readonly path: readonly Point[];
}

/** Half speed: each length takes twice as much of a move. @clause rr.maneuver.difficult-terrain */
const HALF = 2;

/** A wall that slows takes the inch in which it is crossed: half of it to either side. */
const WALLSIDE = inches(1 / 2);

/** The kinds of ground that slow figures down. @clause rr.map.terrain-key @ruling rr-034 */
const DIFFICULT = {
  'woods-water-urban': ['woods', 'water', 'town'],
  'all-but-roads': ['woods', 'water', 'town', 'hamlet', 'hill', 'wall'],
} as const satisfies Readonly<Record<string, readonly TerrainKind[]>>;

const featuresOf = ({ terrain }: Ground, kinds: readonly TerrainKind[]): readonly Feature[] =>
  Object.values(terrain).filter(({ kind }) => kinds.includes(kind));

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + (to - from), 0);

/** What of some spans lies outside others. */
const without = (spans: readonly Span[], others: readonly Span[]): readonly Span[] =>
  others.reduce<readonly Span[]>(
    (left, [start, end]) =>
      left.flatMap(([from, to]): readonly Span[] => [
        ...(from < Math.min(to, start) ? [[from, Math.min(to, start)] as const] : []),
        ...(Math.max(from, end) < to ? [[Math.max(from, end), to] as const] : []),
      ]),
    spans,
  );

/** The parts of a straight piece on which any part of a figure’s square is in one of some areas. */
const squareIn = (state: Ground, unit: Unit, piece: Stretch, areas: readonly Outline[]): readonly Span[] => {
  const square = core(baseOf(state, { ...unit, at: piece[0] }));
  const direction = facingAlong(way(...piece));
  const spans = areas.flatMap(convexPieces).flatMap((area): readonly Span[] => {
    const found = span(square, direction, area);
    return found === null ? [] : [found];
  });
  return merged(onPiece(piece, spans));
};

/**
 * The parts of a straight piece of a way on which a figure is in one of some areas.
 * @ruling rr-096
 */
const inAreas = (state: Ground, unit: Unit, piece: Stretch, areas: readonly Outline[]): readonly Span[] =>
  read(state, 'rr-096') === 'centre' ? onPiece(piece, spansInUnion(piece, areas)) : squareIn(state, unit, piece, areas);

/** The parts of a straight piece of a way on which a figure is on a road. @ruling rr-096 */
function onRoads(state: Ground, unit: Unit, piece: Stretch): readonly Span[] {
  const roads = featuresOf(state, ['road']);
  return read(state, 'rr-096') === 'centre'
    ? spansNear(piece, roads.flatMap(stretchesOf), ROADSIDE)
    : squareIn(
        state,
        unit,
        piece,
        roads.flatMap((road) => bedOf({ ...road, width: (2 * ROADSIDE) as Um })),
      );
}

/**
 * The parts of a straight piece of a way that are slow: in difficult ground, and by one reading on
 * no road.
 * @ruling rr-034 rr-038
 */
function slowOn(state: Ground, unit: Unit, piece: Stretch): readonly Span[] {
  const features = featuresOf(state, DIFFICULT[read(state, 'rr-034')]);
  const areas = features.flatMap(({ outline }) => (outline === null ? [] : [outline]));
  const walls = features.filter(({ outline }) => outline === null).flatMap(stretchesOf);
  const slow = merged([...inAreas(state, unit, piece, areas), ...spansNear(piece, walls, WALLSIDE)]);
  return slow.length === 0 || read(state, 'rr-038') === 'both-apply'
    ? slow
    : without(slow, onRoads(state, unit, piece));
}

/** How much of a way is slow. */
const slowOf = (state: Ground, { unit, path }: Walk): number =>
  piecesOf(path).reduce((sum, piece) => sum + lengthOf(slowOn(state, unit, piece)), 0);

/** Whether a way leads through ground that slows. */
export const isSlow = (state: Ground, walk: Walk): boolean => slowOf(state, walk) > 0;

/**
 * How much of a move some ways take, for the figure that is hampered most: the length, and what is
 * slow of it once more; by one reading the whole of it if any of them is slow. `bonus`: the inches
 * that are added to the speed. By one reading they are not halved: so much of what is slow counts
 * once.
 * @clause rr.maneuver.difficult-terrain @ruling rr-035 rr-036
 */
export function usedBy(state: Ground, walks: readonly Walk[], bonus: Um): Um {
  const isAllSlow = read(state, 'rr-035') === 'whole-move' && walks.some((walk) => isSlow(state, walk));
  const spared = read(state, 'rr-036') === 'halve-then-add' ? bonus : 0;
  const used = walks.map((walk) => {
    const length = piecesOf(walk.path).reduce((sum, [from, to]) => sum + size(way(from, to)), 0);
    const slow = isAllSlow ? length : slowOf(state, walk);
    return wholeUm(length + (HALF - 1) * slow - Math.min(spared, slow));
  });
  return Math.max(0, ...used) as Um;
}

/** Whether a figure is on roads on the whole of its way. @ruling rr-037 rr-096 */
function keepsToRoads(state: Ground, { unit, path }: Walk): boolean {
  const on = piecesOf(path).reduce((sum, piece) => sum + lengthOf(onRoads(state, unit, piece)), 0);
  return atMost(wholeUm(lengthOfPath(path) - on), 0 as Um);
}

/** Whether a figure comes on to a road before it has used up so much of a move. @ruling rr-037 */
function meetsRoad(state: Ground, { unit, path }: Walk, speed: Um): boolean {
  return path.slice(1).some((to, n) => {
    const piece = [path[n]!, to] as const;
    const [first] = size(way(...piece)) === 0 ? [] : onRoads(state, unit, piece);
    if (first === undefined) return false;
    const [x, y] = way(...piece);
    const share = first[0] / size([x, y]);
    const there = plus(piece[0], whole([x * share, y * share]));
    return usedBy(state, [{ unit, path: [...path.slice(0, n + 1), there] }], 0 as Um) <= speed + SAME;
  });
}

/**
 * Whether a road gives its inch to figures that go these ways: each of them is on roads all the
 * way, or by one reading one of them comes on to a road while it has some of its speed left.
 * @clause rr.maneuver.road-bonus @ruling rr-037
 */
export function roadHelps(state: Ground, walks: readonly Walk[], speed: Um): boolean {
  if (walks.length === 0) return false;
  return read(state, 'rr-037') === 'all-of-it'
    ? walks.every((walk) => keepsToRoads(state, walk))
    : walks.some((walk) => meetsRoad(state, walk, speed));
}
