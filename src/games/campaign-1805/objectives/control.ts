import { covers } from '../../../geometry/bases.ts';
import { gapTo } from '../../../geometry/gaps.ts';
import { atMost, um, type Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Body } from '../bodies/body.ts';
import { modelsOf } from '../bodies/models.ts';
import type { Battle, Held } from '../deploying/battle.ts';
import { read } from '../rulings.ts';
import { bodiesIn, foeOf, type State } from '../state.ts';
import { cm } from '../tables.ts';

/**
 * How near a point somebody must be to control it. @clause cf.objective.siege.attacker-win @ruling
 * cf-104
 */
export const NEAR: Um = um(6, 'in');

/**
 * How far from a siege point the defenders count. @clause cf.objective.siege.attacker-win @ruling
 * cf-106
 */
const zoneOf = (state: State): Um => (read(state, 'cf-106') === 'inches' ? NEAR : cm(6));

/** Whether any model of a body is so near to a point. */
const isNear = (body: Body, point: Point, far: Um): boolean =>
  modelsOf(body).some(({ base }) => atMost(gapTo(point, base).length, far));

const standsOn = (body: Body, point: Point): boolean => modelsOf(body).some(({ base }) => covers(base, point));

/** Whether a body is at a point: near it, or by one reading on it. @ruling cf-104 */
const isAt = (state: State, body: Body, point: Point, far: Um): boolean =>
  read(state, 'cf-104') === 'touching' ? standsOn(body, point) : isNear(body, point, far);

/** The sides that have an unrouted body at a point. */
const sidesAt = (state: State, point: Point): readonly string[] => [
  ...new Set(
    bodiesIn(state)
      .filter((body) => body.condition === 'steady' && isAt(state, body, point, NEAR))
      .map(({ side }) => side),
  ),
];

/**
 * The side that controls a point: it alone has an unrouted body there; null if none does.
 * @clause cf.objective.capture-hold.win cf.objective.capture-control.win @ruling cf-104
 */
function holderOf(state: State, point: Point): string | null {
  const [side, other] = sidesAt(state, point);
  return side === undefined || other !== undefined ? null : side;
}

/** The defenders of a siege who stand in the zone, routing or not. @ruling cf-106 cf-107 */
export const garrisonOf = (state: State, { objective, attacker, points }: Battle): readonly string[] =>
  objective !== 'siege' || points[0] === undefined
    ? []
    : bodiesIn(state)
        .filter((body) => body.side !== attacker && isNear(body, points[0]!, zoneOf(state)))
        .map(({ id }) => id);

/**
 * The attacker, if the zone round the siege point is cleared and he has somebody there.
 * @clause cf.objective.siege.attacker-win @ruling cf-104 cf-106 cf-107
 */
function besiegerOf(state: State, battle: Battle, garrison: readonly string[]): string | null {
  const [point] = battle.points;
  const side = battle.attacker!;
  const far = zoneOf(state);
  const left = garrison.flatMap((id) => state.units[id] ?? []);
  const isCleared =
    read(state, 'cf-107') === 'destroyed-only'
      ? left.length === 0
      : left.every((body) => body.condition === 'routing' || !isNear(body, point!, far));
  const isThere = bodiesIn(state).some(
    (body) => body.side === side && body.condition === 'steady' && isAt(state, body, point!, far),
  );
  return isCleared && isThere ? side : null;
}

/** A point that is held for one more end of a turn. @ruling cf-105 */
const heldOn = (held: Held | null, side: string | null): Held | null =>
  side === null ? null : { side, ends: held?.side === side ? held.ends + 1 : 1 };

/** Who controls the points at the end of a turn. @ruling cf-104 cf-105 cf-107 */
export function countPoints(state: State, battle: Battle) {
  const garrison = [...new Set([...battle.garrison, ...garrisonOf(state, battle)])];
  const holders =
    battle.objective === 'siege'
      ? [besiegerOf(state, battle, garrison)]
      : battle.points.map((point) => holderOf(state, point));
  return { holders, held: heldOn(battle.held, holders[0] ?? null), garrison };
}

/**
 * At how many ends of turns a point must be controlled to be held for so many turns: the capture
 * is one more, or by one reading the first of them.
 * @clause cf.objective.capture-hold.win cf.objective.siege.attacker-win @ruling cf-105
 */
export const endsFor = (state: State, turns: number): number =>
  read(state, 'cf-105') === 'after-capture' ? turns + 1 : turns;

/** Whether every body of a side is destroyed, gone or, unless told otherwise, routing. */
export const isBeaten = (state: State, side: string, isGone = false): boolean =>
  Object.values(state.battle?.waiting ?? {}).every((each) => each.side !== side) &&
  bodiesIn(state).every((body) => body.side !== side || (!isGone && body.condition === 'routing'));

/** The sides whose enemy is this: one that wins, or both in a draw. */
export const foesWho = (state: State, isTrue: (side: string) => boolean): readonly string[] =>
  Object.keys(state.sides)
    .filter((side) => isTrue(side))
    .map((side) => foeOf(state, side));
