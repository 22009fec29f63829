import { seenAlong } from '../../../geometry/bases.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { way } from '../../../geometry/vectors.ts';
import { touch } from '../formations/contact.ts';
import { read } from '../rulings.ts';
import type { Figures, Unit } from '../state.ts';

/**
 * Whether a figure may fire or charge at another the way it faces: all round, or under one reading
 * only if the centre of the other lies in the quarter before it. @ruling rr-052
 */
export function isInArc(state: Figures, unit: Unit, at: Unit): boolean {
  if (read(state, 'rr-052') === 'all-round-free') return true;
  const { ahead, right } = seenAlong(unit.facing, way(unit.at, at.at));
  return Math.abs(right) <= ahead + SAME;
}

/**
 * Whether a figure can fire a volley at another or charge it where they stand.
 * @clause rr.contact.needed-to-fight
 */
export const canFight = (state: Figures, unit: Unit, at: Unit): boolean =>
  touch(state, unit, at) && isInArc(state, unit, at);
