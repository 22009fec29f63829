import type { Base } from '../../../geometry/bases.ts';
import { degreesBetween, facingAlong, facingTo } from '../../../geometry/facings.ts';
import { gapToLine } from '../../../geometry/gaps.ts';
import { atMost, lengthText, type Measure, type Um } from '../../../geometry/lengths.ts';
import type { Stretch } from '../../../geometry/outlines.ts';
import { distance, dot, way, wayToStretch, size, type Point } from '../../../geometry/vectors.ts';
import type { Leg } from './legs.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { type Terrain } from '../boards/terrain.ts';

/** A road that units may follow. */
export interface Road {
  readonly id: string;
  /** The name as a sentence uses it: `the post road`. */
  readonly name: string;
  readonly line: readonly Point[];
  readonly width: Um;
}

/** The roads among the terrain of a board. `kinds` are the terrain kinds that are roads. */
export const roadsAmong = (
  terrain: Readonly<Record<string, Terrain>>,
  kinds: readonly string[] = ['road'],
): readonly Road[] =>
  Object.entries(terrain).flatMap(([id, { kind, name, line, width }]) =>
    line !== null && kinds.includes(kind) ? [{ id, name, line, width }] : [],
  );

/** How far a unit follows a road: a length, into contact, or to the end of the road. */
export type FollowLength = Um | 'contact' | 'end';

/**
 * The facts about a board that the following of a road needs. `contact` is how far a base can go
 * straight ahead until it touches an enemy; null if it meets none.
 */
interface RoadBoard {
  readonly roads: readonly Road[];
  readonly measure: Measure;
  readonly contact: (base: Base) => Um | null;
}

/** A bend nearer than this, in micrometres, counts as passed. */
const PASSED = 100;

/**
 * Facings that differ by at most so many degrees count as the same, because rounding can turn a
 * facing this far. Over a metre of road the error is less than any ruler shows.
 */
const ALIKE = 0.0005;

const bare = (name: string): string => name.toLowerCase().replace(/^the\s+/, '');

/**
 * The place of a base on a road: the number of the stretch, whether the base faces towards the end
 * of the line, and how far its middle is from the line.
 */
interface OnRoad {
  readonly road: Road;
  readonly nth: number;
  readonly isOnward: boolean;
  readonly off: number;
}

function placeOn(road: Road, { at, facing }: Base): OnRoad {
  const stretches = road.line.slice(1).map((to, n): Stretch => [road.line[n]!, to]);
  const off = gapToLine(at, stretches).length;
  const near = stretches.flatMap((stretch, nth) => {
    const isNear = size(wayToStretch(at, stretch)) <= off + PASSED;
    return isNear ? [{ nth, ahead: dot(facingAlong(way(...stretch)), facing) }] : [];
  });
  // At a bend two stretches are equally near; the unit is on the one along which it faces.
  const { nth, ahead } = near.reduce((best, each) => (Math.abs(each.ahead) > Math.abs(best.ahead) ? each : best));
  return { road, nth, isOnward: ahead >= 0, off };
}

/**
 * The road that words mean: the one of this name, or for the word `road` alone, the nearest one. If
 * there is none, or if it is not under the base: words for what is wanted instead.
 */
function roadMeant(words: string, base: Base, roads: readonly Road[], measure: Measure): OnRoad | string {
  if (roads.length === 0) return 'a table with a road on it';
  const wanted = bare(words);
  const named = roads.filter(({ id, name }) => [id, id.replaceAll('-', ' '), bare(name)].includes(wanted));
  const meant = named.length > 0 ? named : wanted === 'road' ? roads : [];
  const [nearest] = meant.map((road) => placeOn(road, base)).sort((a, b) => a.off - b.off);
  if (nearest === undefined) return `a road: ${roads.map(({ name }) => name).join(', ')}`;
  return atMost(nearest.off as Um, (nearest.road.width / 2) as Um)
    ? nearest
    : `a road under the middle of the unit: ${nearest.road.name} is ${lengthText(nearest.off as Um, measure)} away`;
}

/**
 * The legs by which a base follows a road in the direction it faces: it turns at each bend and goes
 * on to the next. Its middle must be on the road. If it is not, or if the road ends too soon: words
 * for what is wanted instead.
 */
export function following(
  words: string,
  far: FollowLength,
  base: Base,
  { roads, measure, contact }: RoadBoard,
): readonly Leg[] | string {
  const on = roadMeant(words, base, roads, measure);
  if (typeof on === 'string') return on;
  const { road, nth, isOnward } = on;
  const ahead = isOnward ? road.line.slice(nth + 1) : road.line.slice(0, nth + 1).toReversed();
  const legs: Leg[] = [];
  let now = base;
  let left: number = typeof far === 'number' ? far : Infinity;
  let isMet = false;
  for (const bend of ahead) {
    const long = distance(now.at, bend);
    if (long <= PASSED || left <= 0 || isMet) continue;
    const to = facingTo(now.at, bend, now.facing);
    const turned = degreesBetween(now.facing, to) > ALIKE ? pivot(now, to) : now;
    const met = far === 'contact' ? contact(turned) : null;
    isMet = met !== null && met <= long;
    const by = Math.min(long, left, isMet ? met! : Infinity) as Um;
    if (turned !== now) legs.push({ go: 'turn', to });
    legs.push({ go: 'forward', by });
    now = advance(turned, by);
    left -= by;
  }
  if (far === 'contact' && !isMet) return `an enemy on ${road.name}`;
  if (typeof far === 'number' && left > PASSED)
    return `at most ${lengthText((far - left) as Um, measure)}: ${road.name} ends there`;
  return legs.length > 0 ? legs : `a way along ${road.name}: it ends here`;
}
