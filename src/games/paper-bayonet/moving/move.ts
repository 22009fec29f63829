import { allowedShowing, type Dice, type PbClauseId, refused, type Refused, type Verdict } from '../reasons.ts';
import { neighbours, onBoard, place, touch, type Square } from '../../../geometry/grid.ts';
import { allowanceOn, baseAllowance, mostSteps } from './allowance.ts';
import { needsRoll } from './ground.ts';
import { contactHolds } from '../fighting/contact.ts';
import { attempted } from '../pointing/attempt.ts';
import { straysBy } from '../brigades/coherence.ts';
import { ordersBarred } from '../brigades/duty.ts';
import type { Event } from '../events.ts';
import { contactStops, others, stepBars, wayClauses } from './passing.ts';
import { walk } from './walk.ts';
import type { OrderOf } from '../orders.ts';
import { groundAt, type State, type Unit } from '../state.ts';
import { ALLOWANCE } from '../tables.ts';

/**
 * Judges a move of this unit along this path. A column moves as one (pb-101).
 * @clause pb.movement.directions pb.movement.activated-units
 */
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

/**
 * How many steps of a refused path would be allowed. The count may be larger than the allowance: a
 * shorter path may end on a road and gain its bonus.
 */
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

/** Moves a unit. The events cite the clauses for the path, but not the clauses for the order. */
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
 * Why this path is not allowed; null if it is.
 * @clause pb.movement.directions pb.movement.no-passing pb.movement.allowance.one
 * pb.movement.allowance.two
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

/** A move that may be ordered, and the clauses that permit it. */
interface AllowedMove {
  readonly order: OrderOf<'move'>;
  readonly clauses: readonly PbClauseId[];
}

/** A key that tells apart paths to the same square: its rolls at rivers, and its enemies. */
export const wayClass = (state: State, unit: Unit, path: readonly Square[]): string =>
  path
    .flatMap((to, i) => [
      ...(needsRoll(state, path[i - 1] ?? unit.at, to) ? ['river'] : []),
      ...others(state, unit, to).flatMap((each) => (each.side === unit.side ? [] : [each.id])),
    ])
    .sort()
    .join(' ');

/**
 * Whether a path is long only by the road bonus and stays on the road. Another path of the same
 * length might leave the road.
 */
const keepsToRoad = (state: State, unit: Unit, path: readonly Square[]): boolean =>
  path.length > ALLOWANCE[unit.type] && path.every((at) => groundAt(state, at) === 'road');

/**
 * Every move of a unit: for each square that it can reach, the shortest path of each `wayClass`. If
 * only the road bonus makes the path possible, the path that stays on the road.
 */
export function moves(state: State, unit: Unit): readonly AllowedMove[] {
  if (moveBarred(state, unit) !== null) return [];
  const found = new Map<string, AllowedMove>();
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
