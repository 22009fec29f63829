import type { PbClauseId } from './clauses.ts';
import { allowed, refused, type Refused, type Verdict } from './reasons.ts';
import { neighbours, onBoard, place, touch, type Square } from '../../geometry/grid.ts';
import type { Move } from './orders.ts';
import { groundAt, unitsOn, type State, type Unit } from './state.ts';
import { ALLOWANCE, CAVALRY } from './tables.ts';

/** May this unit go this way now? @clause pb.movement.directions pb.movement.activated-units */
export function judgeMove(state: State, { unit: id, path }: Move): Verdict {
  const unit = state.units[id]!;
  const barred = unitBarred(state, unit) ?? pathBarred(state, unit, path);
  if (barred !== null) return barred;
  const touchClause = unit.type === 'brigadier' ? 'pb.coherence.brigadier-exempt' : 'pb.coherence.requirement';
  return allowed('pb.activation.permits', touchClause, ...howFar(unit));
}

/** The clauses by which a unit moves in any direction, as far as its type goes. */
export const howFar = (unit: Unit): readonly PbClauseId[] => ['pb.movement.directions', allowanceClause(unit)];

const allowanceClause = (unit: Unit): PbClauseId =>
  ALLOWANCE[unit.type] === 1 ? 'pb.movement.allowance.one' : 'pb.movement.allowance.two';

/** What keeps a unit where it is. @clause pb.activation.permits pb.coherence.consequence pb.artillery.fire-or-move pb.square.stationary */
export function unitBarred(state: State, unit: Unit): Refused | null {
  const params = { unit: unit.id };
  const deed = state.deeds[unit.id];
  if (deed === 'fired') return refused('pb.artillery.fire-or-move', 'fired-this-turn', params);
  if (deed === 'moved') return refused('pb.movement.activated-units', 'already-moved', params);
  if (deed === 'turned' || unit.condition === 'disrupted')
    return refused('pb.fighting.disrupted.next-turn', 'only-turns', params);
  if (unit.condition !== 'steady') return refused('pb.rally.next-turn', 'only-turns', params);
  if (unit.formation === 'square') return refused('pb.square.stationary', 'in-square', params);
  if (unit.formation === 'column') return refused('pb.column.time', 'in-column', params);
  if (!state.activated.includes(unit.brigade))
    return refused('pb.activation.permits', 'not-activated', { ...params, brigade: unit.brigade });
  if (unit.type === 'brigadier' || state.inTouch.includes(unit.id)) return null;
  return refused('pb.coherence.consequence', 'out-of-touch', { ...params, brigade: unit.brigade });
}

/** What is wrong with a way. @clause pb.movement.directions pb.movement.no-passing pb.movement.allowance.one pb.movement.allowance.two */
function pathBarred(state: State, unit: Unit, path: readonly Square[]): Refused | null {
  const params = { unit: unit.id };
  const squares = [unit.at, ...path];
  const last = path.at(-1);
  if (last === undefined) return refused('pb.movement.directions', 'nowhere', params);
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
  for (const to of path) {
    const inWay = occupantBars(state, unit, to, to === last);
    if (inWay !== null) return inWay;
  }
  return null;
}

/** @clause pb.terrain.woods.cavalry @ruling pb-082 */
function allowanceOn(
  state: State,
  unit: Unit,
  squares: readonly Square[],
): { readonly squares: number; readonly clause: PbClauseId } {
  const woods = CAVALRY.includes(unit.type) && squares.some((at) => groundAt(state, at) === 'woods');
  return woods
    ? { squares: 1, clause: 'pb.terrain.woods.cavalry' }
    : { squares: ALLOWANCE[unit.type], clause: allowanceClause(unit) };
}

/** @clause pb.movement.no-passing pb.movement.skirmishers-pass-friends @ruling pb-039 pb-040 */
function occupantBars(state: State, unit: Unit, to: Square, ends: boolean): Refused | null {
  const [there] = unitsOn(state, to);
  if (there === undefined || there.id === unit.id) return null;
  const passes = unit.type === 'brigadier' || unit.type === 'skirmishers';
  if (!ends && passes && there.side === unit.side) return null;
  return refused('pb.movement.no-passing', 'occupied', { unit: unit.id, square: to, by: there.id }, [
    { sign: 'light', unit: there.id },
  ]);
}

/** A move that may be ordered, with what permits it. */
interface MayMove {
  readonly order: Move;
  readonly clauses: readonly PbClauseId[];
}

/** Every move of a unit: the shortest way to each square that it may reach. */
export function moves(state: State, unit: Unit): readonly MayMove[] {
  if (unitBarred(state, unit) !== null) return [];
  const found = new Map<Square, MayMove>();
  let paths: readonly (readonly Square[])[] = [[]];
  for (let step = 0; step < ALLOWANCE[unit.type]; step += 1) {
    paths = paths.flatMap((path) => neighbours(state.size, path.at(-1) ?? unit.at).map((to) => [...path, to]));
    for (const path of paths) {
      const to = path.at(-1)!;
      if (to === unit.at || found.has(to)) continue;
      const order: Move = { type: 'move', unit: unit.id, path };
      const verdict = judgeMove(state, order);
      if (verdict.ok) found.set(to, { order, clauses: verdict.clauses });
    }
  }
  return [...found.values()];
}
