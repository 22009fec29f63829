import * as v from 'valibot';
import type { ClauseId, Readings } from '../../../../src/core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../../src/core/result.ts';
import { problems } from '../../../../src/core/shape.ts';
import type { Awaiting, Awaits } from '../../../../src/games/engine.ts';
import { distance, mm, type Direction, type Point } from '../../../../src/geometry/table.ts';

/** As the ledger has them, where the compiler has been told of it. */
export type Clause = LedgerClauses extends { readonly picket: infer Known extends ClauseId } ? Known : ClauseId;

const pair = v.strictTuple([v.number(), v.number()]);
/** A point as an author writes it. */
export const point = v.pipe(
  pair,
  v.transform(([x, y]): Point => [mm(x), mm(y)]),
);
const number = v.pipe(v.number(), v.integer());
const unit = v.strictObject({ name: v.string(), side: v.string(), at: point, facing: pair, men: number });
const board = v.strictObject({
  sides: v.strictTuple([v.string(), v.string()]),
  units: v.record(v.string(), unit),
  side: v.optional(v.string()),
  plans: v.optional(v.record(v.string(), v.string())),
});

export interface Unit extends v.InferOutput<typeof unit> {
  readonly acted?: boolean;
}
export interface State extends Awaiting {
  readonly awaits: Awaits<Clause> | null;
  readonly sides: readonly [string, string];
  readonly units: Readonly<Record<string, Unit>>;
  readonly round: number;
  /** Null while orders are written; what the other has written is `sealed`. */
  readonly side: string | null;
  readonly plans: Readonly<Record<string, string>>;
  readonly second: boolean;
  readonly card: string;
  /** A shot that waits for its target's answer, and ground that it may win. */
  readonly shot: { readonly unit: string; readonly at: string; readonly won?: Point } | null;
}
export const TABLE = [500, 500] as const;
export const foe = ({ sides }: Pick<State, 'sides'>, side: string) => (side === sides[0] ? sides[1] : sides[0]);
/** The way to a point as a facing. */
export function towards(from: Point, to: Point): Direction {
  const far = distance(from, to) || 1;
  return [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
}

function due({ round, side, shot, sides, plans }: Omit<State, 'awaits'>): Awaits<Clause> | null {
  if (round > 3) return null;
  if (side === null)
    return {
      sides: sides.filter((each) => !(each in plans)),
      kind: 'secret',
      orders: ['write'],
      by: 'pk.orders.secret',
    };
  if (shot?.won) return { sides: [side], kind: 'choice', orders: ['follow', 'stay'], by: 'pk.fire.follow' };
  if (shot) return { sides: [foe({ sides }, side)], kind: 'reaction', orders: ['duck', 'stand'], by: 'pk.fire.duck' };
  return { sides: [side], kind: 'phase', orders: ['move', 'fire', 'end-phase'], by: 'pk.turn.action' };
}
/** The board with what is awaited on it. */
export const settled = (state: Omit<State, 'awaits'>): State => ({ ...state, awaits: due(state) });

export function start(input: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const found = v.safeParse(board, input);
  if (!found.success) return failure(problems(found.issues));
  const { side = null, plans = {}, ...rest } = found.output;
  const astray = Object.entries(rest.units).find(([, each]) => !rest.sides.includes(each.side));
  if (astray !== undefined)
    return failure([{ path: `board.units.${astray[0]}.side`, found: astray[1].side, wanted: rest.sides.join(' or ') }]);
  return success(settled({ ...rest, side, plans, round: 1, second: false, card: 'clear', shot: null, readings }));
}
