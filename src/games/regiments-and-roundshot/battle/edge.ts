import { seenAlong } from '../../../geometry/bases.ts';
import { opposite } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { baseOf } from '../formations/contact.ts';
import { inwards } from '../morale/flight.ts';
import { toEdge } from '../moving/straight.ts';
import type { State, Unit } from '../state.ts';
import { BOARD, type Flank } from '../tables.ts';

const THIRD = wholeUm(BOARD[0] / 3);

/** Where the thirds of an edge begin and end, from its left. @ruling rr-018 */
const STRETCHES = {
  left: [0, THIRD],
  centre: [THIRD, 2 * THIRD],
  right: [2 * THIRD, BOARD[0]],
  any: [0, BOARD[0]],
} as const satisfies Readonly<Record<Flank, readonly [number, number]>>;

/**
 * How far a place is aside of a third of its side’s own edge, as that side sees it; 0 in it.
 * @ruling rr-018 rr-096 rr-100
 */
export function asideOf(state: State, side: string, [x]: Point, where: Flank): Um {
  const fromLeft = seenAlong(inwards(state, side), BOARD).right > 0 ? x : BOARD[0] - x;
  const [from, to] = STRETCHES[where];
  return wholeUm(Math.max(0, from - fromLeft, fromLeft - to));
}

/** How far a figure is from its side’s own edge. */
export const fromEdge = (state: State, unit: Unit): Um =>
  toEdge(baseOf(state, unit), opposite(inwards(state, unit.side)), wholeUm(BOARD[1]));
