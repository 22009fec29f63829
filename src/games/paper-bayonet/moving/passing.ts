import { type PbClauseId, refused, type Refused } from '../reasons.ts';
import type { Square } from '../../../geometry/grid.ts';
import { displacements, groundBars, holdsOne, needsRoll } from './ground.ts';
import { foeTouching } from '../fighting/contact.ts';
import { read } from '../rulings.ts';
import { groundAt, isCavalry, type State, type Unit, unitsOn } from '../state.ts';
import { ALLOWANCE, INFANTRY } from '../tables.ts';

/** One step of a path. `ends` is true for the last step. */
interface PathStep {
  readonly from: Square;
  readonly to: Square;
  readonly ends: boolean;
}

/** Why this step of a path is not allowed; null if it is. */
export function stepBars(state: State, unit: Unit, { from, to, ends }: PathStep): Refused | null {
  return groundBars(state, unit, to) ?? occupantBars(state, unit, to, ends) ?? haltBars(state, unit, from, to);
}

const NOBODY: readonly Unit[] = [];

/**
 * The units on a square, without those that move themselves: none on the unit's own square, because
 * the other half of its column moves with it.
 */
export const others = (state: State, unit: Unit, at: Square): readonly Unit[] =>
  at === unit.at ? NOBODY : unitsOn(state, at);

/**
 * Refuses a step onto a square whose unit is in the way. Brigadiers and skirmishers pass through
 * friends. An enemy Brigadier makes room. Cavalry rides skirmishers down.
 * @clause pb.movement.no-passing pb.movement.skirmishers-pass-friends pb.brigadier.displaced
 * pb.skirmishers.ridden-down pb.terrain.woods.capacity pb.terrain.building.capacity
 * pb.terrain.bridge.capacity
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

/**
 * Whether the unit stands in no line of battle, so that it can pass through other units: a
 * Brigadier or skirmishers.
 */
const isLoose = (unit: Unit): boolean => unit.type === 'brigadier' || unit.type === 'skirmishers';

/** @ruling pb-039 */
const passesFriend = (state: State, unit: Unit, friend: Unit): boolean =>
  isLoose(unit) || (isLoose(friend) && read(state, 'pb-039') === 'mutual-friends');

/**
 * Refuses a step beyond a square that touches an enemy. Only `must-stop` forbids this.
 * @clause pb.fighting.contact @ruling pb-042
 */
export function contactStops(state: State, unit: Unit, to: Square): Refused | null {
  const foe = foeTouching(state, { ...unit, at: to });
  if (foe === undefined || read(state, 'pb-042') === 'free') return null;
  const shows = [{ kind: 'light', units: [foe.id] }] as const;
  return refused('pb.fighting.contact', 'stops-at-contact', { unit: unit.id, foe: foe.id, square: to }, shows);
}

/**
 * Whether this unit stays on its square when the other one passes. An enemy Brigadier makes room,
 * and skirmishers that are ridden down are removed.
 */
const remains = (unit: Unit, passed: Unit): boolean =>
  passed.side === unit.side || (passed.type !== 'brigadier' && !isCavalry(unit));

/**
 * A step that may fail must start on a square where the unit can stay.
 * @clause pb.terrain.river.roll
 */
function haltBars(state: State, unit: Unit, from: Square, to: Square): Refused | null {
  const [passed] = others(state, unit, from);
  if (passed === undefined || !remains(unit, passed)) return null;
  const mayFail = needsRoll(state, from, to) || others(state, unit, to).some((each) => each.side !== unit.side);
  if (!mayFail) return null;
  const params = { unit: unit.id, square: from, by: passed.id };
  return refused('pb.movement.no-passing', 'occupied', params, [{ kind: 'light', units: [passed.id] }]);
}

/**
 * The clauses about the ground and the units on the path that allow it.
 * @clause pb.movement.terrain-applies pb.terrain.hill.movement pb.terrain.bridge.crossing
 * pb.terrain.wetlands.infantry pb.movement.skirmishers-pass-friends
 */
export function wayClauses(state: State, unit: Unit, path: readonly Square[]): readonly PbClauseId[] {
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

/** The clause that lets a unit pass through or enter an occupied square. */
function passingClause(unit: Unit, there: Unit): PbClauseId {
  if (there.side === unit.side)
    return unit.type === 'skirmishers' ? 'pb.movement.skirmishers-pass-friends' : 'pb.movement.no-passing';
  if (there.type === 'brigadier') return 'pb.brigadier.displaced';
  return isCavalry(unit) ? 'pb.skirmishers.ridden-down' : 'pb.movement.no-passing';
}
