import type { Order, State } from '../games/paper-bayonet/index.ts';
import { unitsOn } from '../games/paper-bayonet/state.ts';
import { words } from '../games/paper-bayonet/words.ts';
import { onBoard, place, square, type Square } from '../geometry/grid.ts';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Hand } from './hand.ts';
import { corner, squareAt } from './paper-bayonet.ts';

const typed = (state: Awaiting): State => state as State;
const orders = (options: readonly OrderLike[]): readonly Order[] => options as readonly Order[];

/** Where an order points, and whose it is. */
function aim(state: State, order: Order): { readonly unit: string; readonly at: Square } | null {
  if (order.type === 'fire' || order.type === 'charge') return { unit: order.unit, at: state.units[order.at]!.at };
  if (order.type === 'attack') return { unit: order.unit, at: state.units[order.enemy]!.at };
  if (order.type === 'form-column') return { unit: order.unit, at: state.units[order.other]!.at };
  if (order.type === 'move') return { unit: order.unit, at: order.path.at(-1)! };
  return order.type === 'place' ? { unit: order.unit, at: order.to } : null;
}

/**
 * Pointing on Paper Bayonet's grid: at an own unit to take it up, then at a square to move there, at an enemy to fire at it, charge or
 * attack it, at a like unit to form a column with it. What needs no place (a Square, a die rolled again) is not pointed at.
 */
export const hand: Hand = {
  placeAt: (state, spot) => squareAt(typed(state), spot),
  step(state, from, across, along) {
    const { file, rank } = place(from as Square);
    const to = { file: file + across, rank: rank + along };
    return onBoard(typed(state).size, to) ? square(to) : from;
  },
  placeOf: (state, unit) => typed(state).units[unit]!.at,
  own: (state, at) => unitsOn(typed(state), at as Square).find((unit) => unit.side === state.awaits?.side)?.id ?? null,
  order(state, options, unit, at) {
    const offered = orders(options).find((order) => {
      const aimed = aim(typed(state), order);
      return aimed?.unit === unit && aimed.at === at;
    });
    if (offered !== undefined) return offered;
    // Not allowed, so the engine is asked why: the reader gets its refusal, not a bare no.
    const [there] = unitsOn(typed(state), at as Square);
    const { phase } = typed(state);
    if (phase === 'artillery') return there === undefined ? null : { type: 'fire', unit, at: there.id };
    if (phase === 'fighting') return there === undefined ? null : { type: 'attack', unit, enemy: there.id };
    return { type: 'move', unit, path: [at as Square] };
  },
  reach: (state, options, unit) =>
    orders(options).flatMap((order) => {
      const aimed = aim(typed(state), order);
      return aimed?.unit === unit ? [aimed.at] : [];
    }),
  light: (id, at, sense) => ({ kind: 'region', id, points: corner(at as Square), sense }),
  says(state, at) {
    const there = unitsOn(typed(state), at as Square);
    const ground = typed(state).ground[at as Square];
    return there.length > 0
      ? there.map((unit) => words.unit(unit.id, typed(state))).join('; ')
      : `${at}${ground === undefined ? '' : `, ${ground}`}, empty`;
  },
};
