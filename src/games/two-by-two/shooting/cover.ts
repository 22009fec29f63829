import { gapOfStretches, gapToStretches, type Gap } from '../../../geometry/gaps.ts';
import { atMost, touching, type Um } from '../../../geometry/lengths.ts';
import { plus, size, way, whole, type Point } from '../../../geometry/vectors.ts';
import { stretchesOf } from '../../table/boards/terrain.ts';
import { coveringIn, featuresOf, goesThroughWoods, isIn } from '../moving/ground.ts';
import { isInRoadColumn, standsOnRoad } from '../moving/roads.ts';
import { read } from '../rulings.ts';
import { isFoot } from '../units/unit.ts';
import { baseOf, type Feature, type State, type Unit } from '../state.ts';
import { brackets } from '../tables.ts';

/** The kinds of cover that a target has against a shot. */
export interface Cover {
  readonly linear: boolean;
  readonly area: boolean;
}

/**
 * The cover that the place of a target gives against this shot, whatever kind of unit the target
 * is.
 * @clause tt.shoot.cover-linear tt.shoot.cover-area @ruling tt-075 tt-083
 */
function placesOf(state: State, target: Unit, line: Gap): Cover {
  const linear = featuresOf(state, 'wall', 'hedge').some(([, wall]) => isBehind(state, target, wall, line));
  const places = isOnWoodRoad(state, target) ? featuresOf(state, 'town') : coveringIn(state);
  const area = isIn(state, target, places);
  return linear && area && read(state, 'tt-075') === 'best-only' ? { linear, area: false } : { linear, area };
}

/**
 * Is this unit on a road through woods that do not cover it? They do not if it is in road column,
 * or if only the road has let it in.
 * @clause tt.shoot.cover-area @ruling tt-019
 */
function isOnWoodRoad(state: State, unit: Unit): boolean {
  if (!standsOnRoad(state, unit.at) || read(state, 'tt-019') !== 'road-is-clear') return false;
  return isInRoadColumn(state, unit) || !goesThroughWoods(unit);
}

/**
 * The cover of an infantry target; other targets have none.
 * @clause tt.shoot.cover-infantry-only @ruling tt-006
 */
export const coverOf = (state: State, target: Unit, line: Gap): Cover =>
  isFoot(state, target) ? placesOf(state, target, line) : { linear: false, area: false };

/**
 * Would this place cover infantry, but not this target, because it is no infantry?
 * @clause tt.shoot.cover-infantry-only
 */
export function isCoverLost(state: State, target: Unit, line: Gap): boolean {
  if (isFoot(state, target)) return false;
  const { linear, area } = placesOf(state, target, line);
  return linear || area;
}

/** Is a target behind a wall or hedge, as seen along this shot? @ruling tt-075 */
function isBehind(state: State, target: Unit, wall: Feature, { from, to, length }: Gap): boolean {
  const isNear = read(state, 'tt-075') === 'within-one';
  const stretches = stretchesOf(wall);
  if (!isNear && !touching(gapToStretches(baseOf(target), stretches))) return false;
  const start = isNear ? near(from, to, length) : from;
  return stretches.some((stretch) => touching(gapOfStretches([start, to], stretch)));
}

/** The point at which the last [1] of a shot begins. */
function near(from: Point, to: Point, length: Um): Point {
  if (atMost(length, brackets(1))) return from;
  const [x, y] = way(to, from);
  const share = brackets(1) / size([x, y]);
  return plus(to, whole([x * share, y * share]));
}
