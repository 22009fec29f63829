import type { Base } from '../../../geometry/bases.ts';
import { degreesBetween, facingAlong, facingTo } from '../../../geometry/facings.ts';
import { gapToLine } from '../../../geometry/gaps.ts';
import { atMost, lengthText, type Measure, type Um } from '../../../geometry/lengths.ts';
import type { Stretch } from '../../../geometry/outlines.ts';
import { distance, dot, way, wayToStretch, size, type Point } from '../../../geometry/vectors.ts';
import type { Leg } from './legs.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { type Terrain } from '../boards/terrain.ts';

/** A road by its name, as one may follow it: its points, and how wide it is. */
export interface Road {
  readonly id: string;
  /** As a sentence uses it: `the post road`. */
  readonly name: string;
  readonly line: readonly Point[];
  readonly width: Um;
}

/** The roads among the terrain of a board, whose kinds a game names. */
export const roadsAmong = (
  terrain: Readonly<Record<string, Terrain>>,
  kinds: readonly string[] = ['road'],
): readonly Road[] =>
  Object.entries(terrain).flatMap(([id, { kind, name, line, width }]) =>
    line !== null && kinds.includes(kind) ? [{ id, name, line, width }] : [],
  );

/** How far a road is followed: a length, into contact, or to its end. */
export type Far = Um | 'contact' | 'end';

/** What the following of a road needs to know of a board. */
interface Along {
  readonly roads: readonly Road[];
  readonly measure: Measure;
  readonly contact: (base: Base) => Um | null;
}

/** A bend nearer than this, in micrometres, has been passed. */
const PASSED = 100;

/**
 * Facings that differ by no more than this, in degrees, are alike: rounding may turn one so far. On
 * a road of a metre it leads less far aside than any ruler shows.
 */
const ALIKE = 0.0005;

const bare = (name: string): string => name.toLowerCase().replace(/^the\s+/, '');

/**
 * Where a base stands on a road: on which of its stretches, in which direction it goes on, and how
 * far its middle is from the line.
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
  // At a bend two stretches are as near: the one along which the base faces is meant.
  const { nth, ahead } = near.reduce((best, each) => (Math.abs(each.ahead) > Math.abs(best.ahead) ? each : best));
  return { road, nth, isOnward: ahead >= 0, off };
}

/**
 * The road that words mean: by its name, or where that is only `road` the one under the base. In
 * words what is wrong where there is none.
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
 * The legs by which a base follows a road in the direction in which it faces: at each bend it
 * turns, and goes on to the next. Its middle must be on the road. In words what is wanted instead,
 * where it is not, or where the road ends before.
 */
export function following(
  words: string,
  far: Far,
  base: Base,
  { roads, measure, contact }: Along,
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
