import type { Annotation } from '../../../../src/core/annotations.ts';
import { allowedShowing, refused, type Params, type Verdict } from '../../../../src/core/verdicts.ts';
import { corners, distance, mm, type Point } from '../../../../src/geometry/table.ts';
import { TABLE, towards, type Clause, type State, type Unit } from './state.ts';

export type Order =
  | { readonly type: 'write'; readonly by: string; readonly plan: string }
  | { readonly type: 'move'; readonly unit: string; readonly to: Point }
  | { readonly type: 'fire'; readonly unit: string; readonly at: string }
  | { readonly type: 'duck' | 'stand' | 'follow' | 'stay' | 'end-phase' };
/** Each refusal with what its sentence is told of. */
export type Refusals = Record<'over' | 'not-now', Params> &
  Record<'has-acted' | 'too-far' | 'not-covered', { readonly unit: string }>;
export type Judged = Verdict<Refusals, Clause>;
export const BASE = { width: mm(60), depth: mm(30) };
export const RANGE = 300;
export const reachOf = ({ plans }: State, { side }: Unit): number => (plans[side] === 'hold' ? 50 : 100);

function arc({ at, facing }: Unit): Annotation {
  const [left, right] = corners({ at, facing, ...BASE });
  return { kind: 'arc', front: [left, right], outward: 45, reach: RANGE };
}
/** Is a point in the quarter before a front, and in range? */
function covers({ at, facing: [fx, fy] }: Unit, to: Point): boolean {
  const [dx, dy] = [to[0] - at[0], to[1] - at[1]];
  return Math.abs(dx * fy - dy * fx) <= dx * fx + dy * fy && distance(at, to) <= RANGE;
}
function mayMove(state: State, unit: string, own: Unit, to: Point): Judged {
  const [[x, y], reach] = [own.at, reachOf(state, own)];
  const points = [[x - reach, y] as const, [x, y + reach] as const, [x + reach, y] as const, [x, y - reach] as const];
  if (distance(own.at, to) > reach || to.some((n, i) => n < 0 || n > TABLE[i]!))
    return refused('pk.move.reach', 'too-far', { unit }, [
      { kind: 'area', points, sense: 'zone' },
      { kind: 'ruler', from: unit, to },
    ]);
  const [here, there] = [
    { at: own.at, facing: own.facing },
    { at: to, facing: towards(own.at, to) },
  ];
  return allowedShowing(
    [
      { kind: 'path', unit, through: [here, there], sense: 'move' },
      { kind: 'ghost', unit, pose: here },
    ],
    'pk.move.reach',
  );
}

export function judge(state: State, order: Order): Judged {
  const { awaits, units } = state;
  if (awaits === null) return refused('pk.turn.rounds', 'over', {});
  const given = 'unit' in order ? units[order.unit]! : null;
  const by = order.type === 'write' ? order.by : (given?.side ?? awaits.sides[0]!);
  if (!awaits.orders.includes(order.type) || !awaits.sides.includes(by)) return refused(awaits.by, 'not-now', {});
  if (given === null || !('unit' in order)) return allowedShowing([], awaits.by);
  if (given.acted) return refused('pk.turn.action', 'has-acted', { unit: order.unit });
  if (order.type === 'move') return mayMove(state, order.unit, given, order.to);
  const { at, side } = units[order.at]!;
  if (side === by || !covers(given, at)) return refused('pk.fire.arc', 'not-covered', { unit: order.at }, [arc(given)]);
  const line: Annotation = { kind: 'line', from: given.at, to: at };
  return allowedShowing([arc(given), line, { kind: 'template', at, radius: mm(40) }], 'pk.fire.arc');
}
