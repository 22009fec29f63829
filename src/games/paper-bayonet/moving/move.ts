import { allowedShowing, type Dice, type PbClauseId, refused, type Refused, type Verdict } from '../reasons.ts';
import { neighbours, onBoard, place, touch, type Square } from '../../../geometry/grid.ts';
import { allowanceOn, baseAllowance, mostSteps } from './allowance.ts';
import { displacements, groundBars, holdsOne, needsRoll } from './ground.ts';
import { contactHolds, foeTouching } from '../fighting/contact.ts';
import { attempted } from '../pointing/attempt.ts';
import { straysBy } from '../brigades/coherence.ts';
import { ordersBarred } from '../brigades/duty.ts';
import type { Event } from '../events.ts';
import { walk } from './walk.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import { groundAt, isCavalry, type State, type Unit, unitsOn } from '../state.ts';
import { ALLOWANCE, INFANTRY } from '../tables.ts';

/** May this unit move along this path now? A column moves as one (pb-101). @clause pb.movement.directions pb.movement.activated-units */
export function judgeMove(state: State, { unit: id, path }: OrderOf<'move'>): Verdict {
  const unit = state.units[id]!;
  const barred = moveBarred(state, unit) ?? pathBarred(state, unit, path);
  if (barred !== null) {
    const shows = attempted(state, {
      unit,
      path,
      sense: 'move',
      refused: barred,
      gets: mostAllowed(state, unit, path),
    });
    return { ...barred, shows: [...barred.shows, ...shows] };
  }
  return allowedShowing(
    [{ kind: 'path', unit: id, through: [unit.at, ...path], sense: 'move' }],
    ...permits(state, unit, path),
  );
}

/** How many steps of a way that is too long it may go. A road may lead farther than the way as a whole does. */
const mostAllowed = (state: State, unit: Unit, path: readonly Square[]): number =>
  path.findLastIndex((_at, i) => pathBarred(state, unit, path.slice(0, i + 1)) === null) + 1;

const permits = (state: State, unit: Unit, path: readonly Square[]): readonly PbClauseId[] => [
  'pb.activation.permits',
  unit.type === 'brigadier' ? 'pb.coherence.brigadier-exempt' : 'pb.coherence.requirement',
  ...bySteps(state, unit, path),
];

const bySteps = (state: State, unit: Unit, path: readonly Square[]): readonly PbClauseId[] => [
  'pb.movement.directions',
  baseAllowance(unit),
  ...wayClauses(state, unit, path),
];

/** Moves a unit. Its events cite what permits the path, and not what permits ordering it. */
export const move = (state: State, order: OrderOf<'move'>, dice: Dice): readonly Event[] =>
  walk(state, { ...order, clauses: bySteps(state, state.units[order.unit]!, order.path) }, dice);

/** Why this unit may not move at all; null if it may. @clause pb.square.stationary */
function moveBarred(state: State, unit: Unit): Refused | null {
  const barred = ordersBarred(state, unit);
  if (barred !== null) return barred;
  if (unit.formation === 'square') return refused('pb.square.stationary', 'in-square', { unit: unit.id });
  return contactHolds(state, unit);
}

/**
 * What is wrong with a path; null if nothing is.
 * @clause pb.movement.directions pb.movement.no-passing pb.movement.allowance.one pb.movement.allowance.two
 */
function pathBarred(state: State, unit: Unit, path: readonly Square[]): Refused | null {
  const params = { unit: unit.id };
  const squares = [unit.at, ...path];
  if (path.length === 0) return refused('pb.movement.directions', 'nowhere', params);
  for (const [i, to] of path.entries()) {
    if (!onBoard(state.size, place(to)))
      return refused('pb.movement.directions', 'off-board', { ...params, square: to });
    if (!touch(squares[i]!, to))
      return refused('pb.movement.directions', 'not-step-by-step', { ...params, square: to });
  }
  const allowance = allowanceOn(state, unit, squares);
  if (path.length > allowance.squares) {
    return refused(allowance.clause, 'too-far', { ...params, squares: path.length, allowance: allowance.squares });
  }
  for (const [i, to] of path.entries()) {
    const ends = i === path.length - 1;
    const inWay =
      stepBars(state, unit, { from: squares[i]!, to, ends }) ?? (ends ? null : contactStops(state, unit, to));
    if (inWay !== null) return inWay;
  }
  return straysBy(state, unit, path.at(-1)!);
}

/** One step of a path; `ends` if it is the last. */
interface Step {
  readonly from: Square;
  readonly to: Square;
  readonly ends: boolean;
}

/** What forbids one step of a path; null if nothing does. */
export function stepBars(state: State, unit: Unit, { from, to, ends }: Step): Refused | null {
  return groundBars(state, unit, to) ?? occupantBars(state, unit, to, ends) ?? haltBars(state, unit, from, to);
}

const NOBODY: readonly Unit[] = [];

/** The units on a square that are not moving themselves. None on the unit's own square, where the other half of its column moves along. */
const others = (state: State, unit: Unit, at: Square): readonly Unit[] =>
  at === unit.at ? NOBODY : unitsOn(state, at);

/**
 * Refuses a step onto a square whose occupant stands in the way. Brigadiers and skirmishers pass through friends; an enemy Brigadier makes
 * room; cavalry rides skirmishers down.
 * @clause pb.movement.no-passing pb.movement.skirmishers-pass-friends pb.brigadier.displaced pb.skirmishers.ridden-down
 * pb.terrain.woods.capacity pb.terrain.building.capacity pb.terrain.bridge.capacity
 * @ruling pb-039 pb-037 pb-038
 */
function occupantBars(state: State, unit: Unit, to: Square, ends: boolean): Refused | null {
  const [there] = others(state, unit, to);
  if (there === undefined) return null;
  const params = { unit: unit.id, square: to, by: there.id };
  const shows = [{ kind: 'light', units: [there.id] }] as const;
  const occupied = refused('pb.movement.no-passing', 'occupied', params, shows);
  if (there.side === unit.side) {
    const narrow = ends ? holdsOne(groundAt(state, to)) : null;
    if (narrow !== null) return refused(narrow, 'holds-one', params, shows);
    return !ends && passesFriend(state, unit, there) ? null : occupied;
  }
  if (there.type === 'brigadier')
    return displacements(state, there).length > 0
      ? null
      : refused('pb.brigadier.displaced', 'no-room-for-brigadier', params, shows);
  if (!ends && isLoose(unit) && read(state, 'pb-039') === 'they-pass-all') return null;
  if (!isCavalry(unit) || there.type !== 'skirmishers' || there.formation === 'column') return occupied;
  const cover = groundAt(state, to) === 'woods' || groundAt(state, to) === 'building';
  if (cover && read(state, 'pb-037') === 'cover-protects')
    return refused('pb.skirmishers.ridden-down', 'sheltered', params, shows);
  const stops = !ends && read(state, 'pb-037') === 'removed-and-stop';
  return stops ? refused('pb.skirmishers.ridden-down', 'stops-there', params, shows) : null;
}

/** Brigadiers and skirmishers do not stand in a line of battle, so they can pass through other units. */
const isLoose = (unit: Unit): boolean => unit.type === 'brigadier' || unit.type === 'skirmishers';

/** @ruling pb-039 */
const passesFriend = (state: State, unit: Unit, friend: Unit): boolean =>
  isLoose(unit) || (isLoose(friend) && read(state, 'pb-039') === 'mutual-friends');

/** Refuses a step beyond a square that touches an enemy, which only one reading forbids. @clause pb.fighting.contact @ruling pb-042 */
function contactStops(state: State, unit: Unit, to: Square): Refused | null {
  const foe = foeTouching(state, { ...unit, at: to });
  if (foe === undefined || read(state, 'pb-042') === 'free') return null;
  const shows = [{ kind: 'light', units: [foe.id] }] as const;
  return refused('pb.fighting.contact', 'stops-at-contact', { unit: unit.id, foe: foe.id, square: to }, shows);
}

/** Is this unit still there once the other has passed? Not an enemy Brigadier, who makes room, nor skirmishers that are ridden down. */
const remains = (unit: Unit, passed: Unit): boolean =>
  passed.side === unit.side || (passed.type !== 'brigadier' && !isCavalry(unit));

/** A step that may fail needs a starting square on which the unit can stay. @clause pb.terrain.river.roll */
function haltBars(state: State, unit: Unit, from: Square, to: Square): Refused | null {
  const [passed] = others(state, unit, from);
  if (passed === undefined || !remains(unit, passed)) return null;
  const mayFail = needsRoll(state, from, to) || others(state, unit, to).some((each) => each.side !== unit.side);
  if (!mayFail) return null;
  const params = { unit: unit.id, square: from, by: passed.id };
  return refused('pb.movement.no-passing', 'occupied', params, [{ kind: 'light', units: [passed.id] }]);
}

/**
 * The clauses by which the ground and the units on the path allow it.
 * @clause pb.movement.terrain-applies pb.terrain.hill.movement pb.terrain.bridge.crossing pb.terrain.wetlands.infantry
 * pb.movement.skirmishers-pass-friends
 */
function wayClauses(state: State, unit: Unit, path: readonly Square[]): readonly PbClauseId[] {
  const found: PbClauseId[] = [];
  if (path.length > ALLOWANCE[unit.type]) found.push('pb.terrain.road.bonus');
  for (const [i, to] of path.entries()) {
    const ground = groundAt(state, to);
    if (ground === 'building') found.push('pb.movement.terrain-applies');
    if (ground === 'river' && needsRoll(state, path[i - 1] ?? unit.at, to)) found.push('pb.terrain.river.roll');
    if (ground === 'bridge') found.push('pb.terrain.bridge.crossing');
    if (ground === 'hill') found.push('pb.terrain.hill.movement');
    if (ground === 'wetlands' && INFANTRY.includes(unit.type)) found.push('pb.terrain.wetlands.infantry');
    for (const there of others(state, unit, to)) found.push(passingClause(unit, there));
  }
  return found.length > 1 ? [...new Set(found)] : found;
}

/** The clause by which a unit may pass through or enter an occupied square. */
function passingClause(unit: Unit, there: Unit): PbClauseId {
  if (there.side === unit.side)
    return unit.type === 'skirmishers' ? 'pb.movement.skirmishers-pass-friends' : 'pb.movement.no-passing';
  if (there.type === 'brigadier') return 'pb.brigadier.displaced';
  return isCavalry(unit) ? 'pb.skirmishers.ridden-down' : 'pb.movement.no-passing';
}

/** A move that may be ordered, and the clauses that permit it. */
interface MayMove {
  readonly order: OrderOf<'move'>;
  readonly clauses: readonly PbClauseId[];
}

/** A key that distinguishes paths to the same square: the rolls to enter rivers, and the ids of the enemies on the way. */
export const wayClass = (state: State, unit: Unit, path: readonly Square[]): string =>
  path
    .flatMap((to, i) => [
      ...(needsRoll(state, path[i - 1] ?? unit.at, to) ? ['river'] : []),
      ...others(state, unit, to).flatMap((each) => (each.side === unit.side ? [] : [each.id])),
    ])
    .sort()
    .join(' ');

/** Does a path stay on the road that makes it so long? Another of the same length might leave the road on the way. */
const keepsToRoad = (state: State, unit: Unit, path: readonly Square[]): boolean =>
  path.length > ALLOWANCE[unit.type] && path.every((at) => groundAt(state, at) === 'road');

/** Every move of a unit: for each square it can reach, the shortest path of each `wayClass`, along the road if only the road makes it so long. */
export function moves(state: State, unit: Unit): readonly MayMove[] {
  if (moveBarred(state, unit) !== null) return [];
  const found = new Map<string, MayMove>();
  const most = mostSteps(state, unit);
  let paths: readonly (readonly Square[])[] = [[]];
  for (let step = 0; step < most; step += 1) {
    paths = paths.flatMap((path) => {
      const from = path.at(-1) ?? unit.at;
      return neighbours(state.size, from)
        .filter((to) => [false, true].some((ends) => stepBars(state, unit, { from, to, ends }) === null))
        .map((to) => [...path, to]);
    });
    for (const path of paths) {
      const to = path.at(-1)!;
      const key = `${to} ${wayClass(state, unit, path)}`;
      const known = found.get(key)?.order.path;
      if (known !== undefined && (known.length < path.length || !keepsToRoad(state, unit, path))) continue;
      if (to === unit.at || pathBarred(state, unit, path) !== null) continue;
      found.set(key, { order: { type: 'move', unit: unit.id, path }, clauses: permits(state, unit, path) });
    }
  }
  return [...found.values()];
}
