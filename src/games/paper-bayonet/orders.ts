import * as v from 'valibot';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { isSquare, type Square } from '../../geometry/grid.ts';
import type { State } from './state.ts';

/** One shot: a gun and its target, both ids of units. */
export interface Shot {
  readonly unit: string;
  readonly at: string;
}

export type Fire = { readonly type: 'fire' } & Shot;
/** All shots of a phase named at once: what one reading of pb-056 asks for. */
export interface Declare {
  readonly type: 'declare';
  readonly shots: readonly Shot[];
}
/** A move, square by square, without the square it begins on. */
export interface Move {
  readonly type: 'move';
  readonly unit: string;
  readonly path: readonly Square[];
}
/** The owner's choice where a routed unit reaches its edge. */
export interface PlaceRouted {
  readonly type: 'place';
  readonly unit: string;
  readonly to: Square;
}
export interface EndPhase {
  readonly type: 'end-phase';
}

/** Everything a player of Paper Bayonet may order. */
export type Order = Fire | Declare | Move | PlaceRouted | EndPhase;

const squareName = v.custom<Square>(isSquare, 'the name of a square, such as d6');
const written = {
  fire: v.strictObject({ fire: v.string(), at: v.string() }),
  declare: v.strictObject({ declare: v.array(v.strictObject({ fire: v.string(), at: v.string() })) }),
  move: v.strictObject({ move: v.string(), to: v.array(squareName) }),
  place: v.strictObject({ place: v.string(), to: squareName }),
  end: v.strictObject({ end: v.literal('phase') }),
};

const FORMS =
  '{ fire: gun, at: target }, { declare: [{ fire: gun, at: target }] }, { move: unit, to: [d4] }, { place: unit, to: d1 } or { end: phase }';

/** The units that an order names, with the path of each name. */
function named(order: Order): readonly (readonly [path: string, id: string])[] {
  if (order.type === 'fire') return [['fire', order.unit], ['at', order.at]]; // prettier-ignore
  if (order.type === 'declare') return order.shots.flatMap((shot, i) => [[`declare.${i}.fire`, shot.unit], [`declare.${i}.at`, shot.at]] as const); // prettier-ignore
  return order.type === 'end-phase' ? [] : [[order.type, order.unit]];
}

function typed(input: unknown): Order | null {
  const shot = ({ fire, at }: { fire: string; at: string }): Shot => ({ unit: fire, at });
  const fire = v.safeParse(written.fire, input);
  if (fire.success) return { type: 'fire', ...shot(fire.output) };
  const declare = v.safeParse(written.declare, input);
  if (declare.success) return { type: 'declare', shots: declare.output.declare.map(shot) };
  const move = v.safeParse(written.move, input);
  if (move.success) return { type: 'move', unit: move.output.move, path: move.output.to };
  const placed = v.safeParse(written.place, input);
  if (placed.success) return { type: 'place', unit: placed.output.place, to: placed.output.to };
  return v.is(written.end, input) ? { type: 'end-phase' } : null;
}

/** An order in short form, made typed. Refuses other forms and names of units that never stood on this board. */
export function order(input: unknown, state: State): Result<Order, readonly Problem[]> {
  const found = typed(input);
  if (found === null) return failure([{ path: '', found: JSON.stringify(input), wanted: FORMS }]);
  const known = Object.keys(state.units);
  const unknown = named(found).filter(([, id]) => !known.includes(id));
  if (unknown.length === 0) return success(found);
  return failure(
    unknown.map(([path, id]) => ({ path, found: id, wanted: `a unit on the board: ${known.join(', ')}` })),
  );
}
