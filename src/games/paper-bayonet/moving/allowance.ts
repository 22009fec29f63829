import type { PbClauseId } from '../reasons.ts';
import type { Square } from '../../../geometry/grid.ts';
import { read } from '../rulings.ts';
import { groundAt, isCavalry, type State, type Unit } from '../state.ts';
import { ALLOWANCE, INFANTRY, ROAD_BONUS, SLOW, SLOW_CAVALRY } from '../tables.ts';

/** How many squares a unit may move, and the clause for it. */
interface Allowance {
  readonly squares: number;
  readonly clause: PbClauseId;
}

/** @clause pb.movement.allowance.one pb.movement.allowance.two */
export const baseAllowance = (unit: Unit): PbClauseId =>
  ALLOWANCE[unit.type] === 1 ? 'pb.movement.allowance.one' : 'pb.movement.allowance.two';

/**
 * The most steps that any path of this unit can have: its allowance, and the road bonus if it
 * starts on a road.
 */
export const mostSteps = (state: State, unit: Unit): number =>
  ALLOWANCE[unit.type] + (groundAt(state, unit.at) === 'road' && hurries(state, unit) ? ROAD_BONUS : 0);

/**
 * How many squares this unit may move along `squares`, and the clause for it. The first of
 * `squares` is the one on which the unit stands.
 * @ruling pb-083 pb-084 pb-090
 */
export function allowanceOn(state: State, unit: Unit, squares: readonly Square[]): Allowance {
  const slow = slowed(state, unit, squares);
  if (slow !== null) return slow;
  const base: Allowance = { squares: ALLOWANCE[unit.type], clause: baseAllowance(unit) };
  if (squares.length - 1 <= base.squares || !byRoad(state, squares)) return base;
  if (hurries(state, unit)) return { squares: base.squares + ROAD_BONUS, clause: 'pb.terrain.road.bonus' };
  return unit.type === 'skirmishers' ? { ...base, clause: 'pb.terrain.road.skirmishers' } : base;
}

/**
 * Whether this path counts as a move by road. By the default reading it only has to start and end
 * on a road.
 * @clause pb.terrain.road.bonus @ruling pb-083
 */
function byRoad(state: State, squares: readonly Square[]): boolean {
  if (groundAt(state, squares[0]!) !== 'road' || groundAt(state, squares.at(-1)!) !== 'road') return false;
  return squares.every((at) => groundAt(state, at) === 'road') || read(state, 'pb-083') === 'start-and-end';
}

/**
 * Whether this unit can get the road bonus at all.
 * @clause pb.terrain.road.bonus pb.terrain.road.skirmishers @ruling pb-084 pb-090
 */
function hurries(state: State, unit: Unit): boolean {
  if (unit.type === 'skirmishers') return read(state, 'pb-084') === 'bonus';
  if (INFANTRY.includes(unit.type) || isCavalry(unit)) return true;
  return read(state, 'pb-090') === 'all-but-skirmishers';
}

/**
 * The reduced allowance of cavalry in woods or wetlands; null if nothing slows the unit. A move of
 * one square is always allowed.
 * @clause pb.terrain.woods.cavalry pb.terrain.wetlands.cavalry @ruling pb-082
 */
function slowed(state: State, unit: Unit, squares: readonly Square[]): Allowance | null {
  if (!isCavalry(unit) || squares.length <= 2) return null;
  const first = squares.findIndex((at) => SLOW.includes(groundAt(state, at)));
  if (first < 0) return null;
  const ground = groundAt(state, squares[first]!) === 'woods' ? 'woods' : 'wetlands';
  const clause: PbClauseId = `pb.terrain.${ground}.cavalry`;
  const reading = read(state, 'pb-082');
  if (first === 0 || reading === 'whole-move-one') return { squares: SLOW_CAVALRY, clause };
  return reading === 'stop-on-entry' && first < squares.length - 1 ? { squares: first, clause } : null;
}
