import { costOf, farthest, partsOfPath, type Ground, type Part } from '../../../geometry/ground.ts';
import { SAME, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { convexPieces, type Outline } from '../../../geometry/outlines.ts';
import { crossings, lengthInUnion } from '../../../geometry/paths.ts';
import { stretchesOf } from '../../table/boards/terrain.ts';
import { featuresOf, goesThroughWoods, outlinesOf, roughIn, type NamedFeature } from './ground.ts';
import type { TtClauseId } from '../reasons.ts';
import type { CentrePath } from './roads.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import { bankBefore, STREAM, streamsMet, type StraightLeg } from './streams.ts';

/** Half rate: each length costs twice as much. */
const HALF_RATE = 2;

/**
 * The ground that a unit may not enter: convex outlines, each with the id of its feature.
 * @clause tt.move.woods-impassable @ruling tt-077
 */
export const barredTo = (state: State, unit: Unit): readonly (readonly [id: string, piece: Outline])[] =>
  goesThroughWoods(unit)
    ? []
    : roughIn(state).flatMap(([id, { outline }]) => convexPieces(outline!).map((piece) => [id, piece] as const));

/**
 * Are woods and rough ground slow for this unit, although it may enter them? They are not if its
 * whole way is on a road.
 * @clause tt.move.woods-half @ruling tt-018 tt-019
 */
function isSlowedByWoods(state: State, unit: Unit, isRoad: boolean): boolean {
  if (!goesThroughWoods(unit) || (isRoad && read(state, 'tt-019') === 'road-is-clear')) return false;
  return unit.type === 'cossacks' || read(state, 'tt-018') === 'both-half';
}

/**
 * The ground that a unit crosses at half rate: towns, even on a road, and woods.
 * @clause tt.move.woods-half tt.move.town-half
 */
export const slowFor = (state: State, unit: Unit, isRoad = false): readonly NamedFeature[] => [
  ...featuresOf(state, 'town'),
  ...slowWoods(state, unit, isRoad),
];

function slowWoods(state: State, unit: Unit, isRoad: boolean): readonly NamedFeature[] {
  const woods = roughIn(state);
  return woods.length > 0 && isSlowedByWoods(state, unit, isRoad) ? woods : [];
}

/**
 * The ground on which each length costs more: ground at half rate and bridges, each only under the
 * reading in which it does not halve the whole move.
 * @ruling tt-016 tt-017
 */
function grounds(state: State, unit: Unit, isRoad: boolean): readonly Ground[] {
  const slow = slowFor(state, unit, isRoad);
  const bridges = isRoad ? [] : featuresOf(state, 'bridge');
  return [
    ...(slow.length > 0 && read(state, 'tt-016') === 'per-distance' ? [slow] : []),
    ...(bridges.length > 0 && read(state, 'tt-017') === 'bridge-length-only' ? [bridges] : []),
  ].map((areas) => ({ outlines: outlinesOf(areas), rate: HALF_RATE }));
}

/** A straight leg of a unit’s base, and whether the whole move is on a road. */
export interface CostedLeg extends StraightLeg {
  readonly isRoad?: boolean;
}

const partsOn = (state: State, unit: Unit, { base, direction, by, isRoad = false }: CostedLeg): readonly Part[] =>
  partsOfPath([base.at, shift(base, direction, by).at], grounds(state, unit, isRoad));

/**
 * What a straight leg takes of a unit’s move: its length, counted twice in woods or a town, and [1]
 * for each stream.
 * @clause tt.units.move-column tt.move.woods-half tt.move.town-half tt.move.stream @ruling tt-016
 */
export const costAlong = (state: State, unit: Unit, straight: CostedLeg): Um =>
  (costOf(straight.by, partsOn(state, unit, straight)) + streamsMet(state, straight).length * STREAM) as Um;

/**
 * How far a unit comes along a straight line, if `by` is how much of its move is left.
 * @clause tt.units.move-column tt.move.stream @ruling tt-016
 */
export function farthestOn(state: State, unit: Unit, straight: CostedLeg): Um {
  const parts = partsOn(state, unit, straight);
  let left: number = straight.by;
  for (const met of streamsMet(state, straight)) {
    const before = bankBefore(met);
    if (left - costOf(before, parts) < STREAM) return Math.min(farthest(left as Um, parts), before) as Um;
    left -= STREAM;
  }
  return farthest(left as Um, parts);
}

/**
 * The clauses of the ground that a unit's centre crosses.
 * @clause tt.move.woods-half tt.move.town-half tt.move.hedge-wall-copse
 */
export function crossed(state: State, unit: Unit, path: CentrePath, isRoad = false): readonly TtClauseId[] {
  const isCrossed = ([, { outline, line }]: NamedFeature): boolean =>
    outline === null && crossings(path, stretchesOf({ outline, line })) > 0;
  const over = (clause: TtClauseId, features: readonly NamedFeature[]): readonly TtClauseId[] =>
    features.some(isCrossed) || lengthInUnion(path, outlinesOf(features)) > SAME ? [clause] : [];
  return [
    ...over('tt.move.woods-half', slowWoods(state, unit, isRoad)),
    ...over('tt.move.town-half', featuresOf(state, 'town')),
    ...over('tt.move.hedge-wall-copse', featuresOf(state, 'hedge', 'wall', 'copse')),
  ];
}
