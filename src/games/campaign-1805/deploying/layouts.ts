import { corners } from '../../../geometry/bases.ts';
import type { Edge } from '../../../geometry/edges.ts';
import { gap, gapTo, gapToOutline } from '../../../geometry/gaps.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { holds } from '../../../geometry/outlines.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf, rangeBetween } from '../bodies/models.ts';
import { speedOf } from '../moving/speed.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, type State } from '../state.ts';
import { cm, type CfClauseId } from '../tables.ts';
import { gapToGround, unfitAttacker, unfitDefender, ambushClauses } from './ambush.ts';
import { centreOf, type Area } from './areas.ts';
import { riverIn } from './banks.ts';

/** The distances of the six layouts. */
export const FAR = {
  /** @clause cf.deploy.dawn.distance */
  enemy: cm(12),
  /** @clause cf.deploy.siege.aggressor */
  fort: cm(24),
  /** @clause cf.deploy.siege.defender */
  outside: cm(8),
  /** @clause cf.deploy.quadrants.distance */
  centre: cm(18),
  /** @clause cf.deploy.epic-bridge.distance */
  bridge: cm(18),
  /** @clause cf.deploy.landing.defender */
  sea: cm(18),
} as const;

/** How exactly a body must stand on a ring. @ruling cf-004 */
const RING: Um = cm(0.1);

/**
 * Whether a distance is the one that is asked for: it or more, or by one reading it alone. @ruling
 * cf-004
 */
const isFar = (state: State, length: Um, wanted: Um): boolean =>
  atMost(wanted, length) && (read(state, 'cf-004') === 'at-least' || atMost(length, (wanted + RING) as Um));

/** How far a point is from an edge of the table. */
const fromEdge = ({ size: [width, height] }: Pick<State, 'size'>, [x, y]: Point, edge: Edge): number =>
  ({ north: height - y, east: width - x, south: y, west: x })[edge];

/** @clause cf.deploy.dawn.half cf.deploy.dawn.distance */
function unfitDawn(state: State, body: Body, area: Area): Refused | null {
  const { id: unit } = body;
  const block = blockOf(body);
  if (!area.holds(corners(block))) return refused('cf.deploy.dawn.half', 'not-own-area', { unit });
  const isNear = enemiesOf(state, body).some(
    (enemy) =>
      !atMost(FAR.enemy, gap(block, blockOf(enemy))) &&
      !atMost(FAR.enemy, rangeBetween(modelsOf(body), modelsOf(enemy))),
  );
  return isNear ? refused('cf.deploy.dawn.distance', 'too-near-enemy', { unit }) : null;
}

/** @clause cf.deploy.quadrants.division cf.deploy.quadrants.distance @ruling cf-004 */
function unfitQuadrant(state: State, body: Body, area: Area): Refused | null {
  const { id: unit } = body;
  const block = blockOf(body);
  if (!area.holds(corners(block))) return refused('cf.deploy.quadrants.division', 'not-own-area', { unit });
  return isFar(state, gapTo(centreOf(state), block).length, FAR.centre)
    ? null
    : refused('cf.deploy.quadrants.distance', 'wrong-distance', { unit });
}

/** @clause cf.deploy.epic-bridge.sides cf.deploy.epic-bridge.distance */
function unfitBank(state: State, body: Body, area: Area): Refused | null {
  const { id: unit } = body;
  const block = blockOf(body);
  const isNear = riverIn(state).some((piece) => !atMost(FAR.bridge, gapToGround(block, piece)));
  if (isNear) return refused('cf.deploy.epic-bridge.distance', 'too-near-river', { unit });
  return area.holds(corners(block)) ? null : refused('cf.deploy.epic-bridge.sides', 'not-own-area', { unit });
}

/**
 * The aggressor stands away from the position, the defender in it or near it.
 * @clause cf.deploy.siege.aggressor cf.deploy.siege.defender @ruling cf-004
 */
function unfitSiege(state: State, body: Body): Refused | null {
  const { id: unit } = body;
  const position = state.terrain[state.battle!.position!]!;
  const block = blockOf(body);
  if (body.side === state.battle!.attacker)
    return isFar(state, gapToGround(block, position), FAR.fort)
      ? null
      : refused('cf.deploy.siege.aggressor', 'wrong-distance', { unit });
  const outline = position.outline!;
  const isIn = corners(block).every(
    (point) => holds(outline, point) || atMost(gapToOutline(point, outline).length, FAR.outside),
  );
  return isIn ? null : refused('cf.deploy.siege.defender', 'not-in-position', { unit });
}

/** @clause cf.deploy.landing.defender cf.deploy.landing.attacker @ruling cf-009 */
function unfitLanding(state: State, body: Body): Refused | null {
  const { id: unit, side } = body;
  const { sea, attacker } = state.battle!;
  const inland = corners(blockOf(body)).map((point) => (fromEdge(state, point, sea!.edge) - sea!.shore) as Um);
  if (side !== attacker)
    return inland.every((far) => atMost(FAR.sea, far))
      ? null
      : refused('cf.deploy.landing.defender', 'too-near-sea', { unit });
  // Front left, front right, rear right, rear left.
  const [, , right, left] = inland as unknown as readonly [Um, Um, Um, Um];
  const most = read(state, 'cf-009') === 'before-orders' ? cm(0) : speedOf(state, body);
  const isLanded = inland.every((far) => atMost(cm(0), far)) && atMost(left, most) && atMost(right, most);
  return isLanded ? null : refused('cf.deploy.landing.attacker', 'not-on-shore', { unit });
}

/**
 * The clauses of the layout by which a body of this side stands where it does; `body`: as it is
 * placed.
 */
export function layoutClauses(state: State, body: Body): readonly CfClauseId[] {
  const { deployment, attacker } = state.battle!;
  const isAttacker = body.side === attacker;
  switch (deployment) {
    case 'dawn-of-war':
      return ['cf.deploy.dawn.half', 'cf.deploy.dawn.distance'];
    case 'quadrants':
      return ['cf.deploy.quadrants.division', 'cf.deploy.quadrants.distance'];
    case 'epic-bridge':
      return ['cf.deploy.epic-bridge.sides', 'cf.deploy.epic-bridge.distance'];
    case 'siege':
      return [isAttacker ? 'cf.deploy.siege.aggressor' : 'cf.deploy.siege.defender'];
    case 'ambush':
      return isAttacker ? ambushClauses(state, body) : ['cf.deploy.ambush.defender'];
    case 'landing':
      return [isAttacker ? 'cf.deploy.landing.attacker' : 'cf.deploy.landing.defender'];
    case null:
      return [];
  }
}

/**
 * Why a body may not be placed there in the layout of the battle; null if it may. `area`: the area
 * of its side, where the layout has any.
 */
export function unfitPlace(state: State, body: Body, area: Area | null): Refused | null {
  const { deployment, attacker } = state.battle!;
  switch (deployment) {
    case 'dawn-of-war':
      return unfitDawn(state, body, area!);
    case 'quadrants':
      return unfitQuadrant(state, body, area!);
    case 'epic-bridge':
      return unfitBank(state, body, area!);
    case 'siege':
      return unfitSiege(state, body);
    case 'ambush':
      return body.side === attacker ? unfitAttacker(state, body) : unfitDefender(state, body);
    case 'landing':
      return unfitLanding(state, body);
    case null:
      return null;
  }
}
