import { seenAlong } from '../../../geometry/bases.ts';
import { opposite } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { baseOf } from '../formations/contact.ts';
import { inwards } from '../morale/flight.ts';
import { toEdge } from '../moving/straight.ts';
import type { State, Unit } from '../state.ts';
import { BOARD, type Flank } from '../tables.ts';

/**
 * The third of its own edge that a place lies in, as the side sees it. @ruling rr-018 rr-096 rr-100
 */
export function thirdOf(state: State, side: string, at: Point): Flank {
  const [x] = at;
  const fromLeft = seenAlong(inwards(state, side), [BOARD[0], BOARD[1]]).right > 0 ? x : BOARD[0] - x;
  const third = BOARD[0] / 3;
  return fromLeft <= third ? 'left' : fromLeft <= 2 * third ? 'centre' : 'right';
}

/** How far a figure is from its side’s own edge. */
export const fromEdge = (state: State, unit: Unit): Um =>
  toEdge(baseOf(state, unit), opposite(inwards(state, unit.side)), wholeUm(BOARD[1]));
