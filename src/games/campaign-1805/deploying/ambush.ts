import { gap } from '../../../geometry/gaps.ts';
import { gapToStretches } from '../../../geometry/gaps.ts';
import type { Base } from '../../../geometry/bases.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { edgesOf, holds, type Stretch } from '../../../geometry/outlines.ts';
import { distance, orient, type Point } from '../../../geometry/vectors.ts';
import { bedOf, middleOfTerrain, stretchesOf, type Terrain } from '../../table/boards/terrain.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, countOf } from '../bodies/models.ts';
import { isTaken } from '../moving/free-way.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, enemiesOf, type State } from '../state.ts';
import { cm, type CfClauseId } from '../tables.ts';
import { centreOf } from './areas.ts';
import type { Waiting } from './battle.ts';
import { gridIn } from './grid.ts';

/** The least distance from the enemy where there is no cover. @clause cf.deploy.ambush.no-cover */
export const OPEN: Um = cm(24);

/** Ground that gives cover: what stops a shot. @ruling cf-056 cf-058 */
const COVER = ['woods', 'building'];

/** The road or the bridge of an ambush. */
const roadOf = ({ battle, terrain }: State): Terrain => terrain[battle!.position!]!;

/** The line of the road, or the longer way over the bridge. */
function axisOf({ outline, line }: Terrain): Stretch {
  if (outline === null) return [line![0]!, line!.at(-1)!];
  return edgesOf(outline).reduce((best, each) => (distance(...each) > distance(...best) ? each : best));
}

/** Whether a point is in the central part of the table: not within a quarter of it from an edge. */
function isCentral(state: State, [x, y]: Point): boolean {
  const [width, height] = state.size;
  const [cx, cy] = centreOf(state);
  return Math.abs(x - cx) <= width / 4 && Math.abs(y - cy) <= height / 4;
}

/** A defender stands with the centre of his block on the road. @clause cf.deploy.ambush.defender */
export function unfitDefender(state: State, { id: unit, at }: Body): Refused | null {
  const road = roadOf(state);
  const isOn = (road.outline === null ? bedOf(road) : [road.outline]).some((outline) => holds(outline, at));
  return isOn && isCentral(state, at) ? null : refused('cf.deploy.ambush.defender', 'not-on-road', { unit });
}

/** On which side of the road a point lies. */
const isLeftOfRoad = (state: State, point: Point): boolean => orient(...axisOf(roadOf(state)), point) >= 0;

/** The distance between a block and a piece of ground; 0 on it. */
export function gapToGround(block: Base, piece: Terrain): Um {
  if (piece.outline !== null && holds(piece.outline, block.at)) return cm(0);
  return gapToStretches(block, stretchesOf(piece));
}

/** The cover on a side of the road that is nearest to the enemy; null if there is none. */
export function coverOn(state: State, body: Pick<Body, 'side'>, isLeft: boolean): Terrain | null {
  const enemies = enemiesOf(state, body).map(blockOf);
  const middle = middleOfTerrain(roadOf(state));
  const far = (piece: Terrain): number =>
    enemies.length === 0
      ? distance(middle, middleOfTerrain(piece))
      : Math.min(...enemies.map((block) => gapToGround(block, piece)));
  const pieces = Object.values(state.terrain)
    .filter(({ kind, outline }) => COVER.includes(kind) && outline !== null)
    .filter((piece) => isLeftOfRoad(state, middleOfTerrain(piece)) === isLeft);
  return pieces.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

const isInCover = ({ at }: Pick<Body, 'at'>, { outline }: Terrain): boolean => holds(outline!, at);

/** Whether a body finds room in cover, facing as it does. */
export const hasRoom = (state: State, body: Body, cover: Terrain): boolean =>
  gridIn(cover.outline!, cm(2)).some((at) => isInCover({ at }, cover) && !isTaken(state, blockOf({ ...body, at }), []));

/** The weights that some bodies can make up together. */
function sumsOf(weights: readonly number[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const weight of weights) sums = new Set([...sums, ...[...sums].map((each) => each + weight)]);
  return sums;
}

/**
 * Whether half of the attackers and no more stand on each side of the road: counted in bodies, the
 * odd one where its owner likes, or by one reading in models, as evenly as whole bodies allow.
 * @clause cf.deploy.ambush.attacker-first-half cf.deploy.ambush.attacker-second-half @ruling cf-007
 */
function isHalved(state: State, body: Body): boolean {
  const own = bodiesIn(state).filter(({ side }) => side === body.side);
  const here = [...own, body];
  const left = here.filter(({ at }) => isLeftOfRoad(state, at));
  const waiting: readonly Waiting[] = Object.values(state.battle!.waiting).filter(
    ({ id, side }) => side === body.side && id !== body.id,
  );
  const total = here.length + waiting.length;
  if (read(state, 'cf-007') === 'units-nearest') {
    const most = Math.ceil(total / 2);
    return left.length <= most && here.length - left.length <= most;
  }
  const all = [...here, ...waiting].map(countOf);
  const sum = all.reduce((a, b) => a + b, 0);
  const uneven = (sums: ReadonlySet<number>, by: number): number =>
    Math.min(...[...sums].map((each) => Math.abs(2 * (each + by) - sum)));
  const placed = left.reduce((count, each) => count + countOf(each), 0);
  return uneven(sumsOf(waiting.map(countOf)), placed) === uneven(sumsOf(all), 0);
}

/** The clause of the half of the attackers that stands on a side of the road. */
const halfOf = (isLeft: boolean) =>
  isLeft ? 'cf.deploy.ambush.attacker-first-half' : ('cf.deploy.ambush.attacker-second-half' as const);

/**
 * The clauses by which an attacker stands where he does.
 * @clause cf.deploy.ambush.attacker-first-half cf.deploy.ambush.attacker-second-half
 * cf.deploy.ambush.no-cover
 */
export function ambushClauses(state: State, body: Body): readonly CfClauseId[] {
  const isLeft = isLeftOfRoad(state, body.at);
  const cover = coverOn(state, body, isLeft);
  const isOpen = cover === null || !isInCover(body, cover);
  return [halfOf(isLeft), ...(isOpen ? (['cf.deploy.ambush.no-cover'] as const) : [])];
}

/**
 * An attacker stands in the nearest cover on his side of the road; where there is none, or no room
 * in it, away from the enemy.
 * @clause cf.deploy.ambush.attacker-first-half cf.deploy.ambush.attacker-second-half
 * cf.deploy.ambush.no-cover @ruling cf-006 cf-007
 */
export function unfitAttacker(state: State, body: Body): Refused | null {
  const { id: unit } = body;
  if (!isHalved(state, body)) return refused('cf.deploy.ambush.attacker-first-half', 'more-than-half', { unit });
  const isLeft = isLeftOfRoad(state, body.at);
  const cover = coverOn(state, body, isLeft);
  if (cover !== null && isInCover(body, cover)) return null;
  if (cover !== null && hasRoom(state, body, cover)) return refused(halfOf(isLeft), 'not-in-cover', { unit });
  const block = blockOf(body);
  const isFar = enemiesOf(state, body).every((enemy) => atMost(OPEN, gap(block, blockOf(enemy))));
  return isFar ? null : refused('cf.deploy.ambush.no-cover', 'too-near-enemy', { unit });
}
