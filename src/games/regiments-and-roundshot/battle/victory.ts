import type { EventOf } from '../events.ts';
import { foeOf, unitsIn, type State } from '../state.ts';
import { FIFTH } from '../tables.ts';

/** How many figures of a side rout now. */
const routing = (state: State, side: string): number =>
  unitsIn(state).filter((unit) => unit.side === side && unit.condition === 'routing').length;

/**
 * How many figures of an army are lost: those that rout, and those that are off the board for good.
 * @clause rr.victory.lost-means @ruling rr-079
 */
export const lostOf = (state: State, side: string): number => (state.armies?.[side]?.gone ?? 0) + routing(state, side);

/**
 * How many figures an army may lose before it is beaten.
 * @clause rr.victory.twenty-percent @ruling rr-078
 */
export const mayLose = (state: State, side: string): number => Math.ceil((state.armies?.[side]?.units ?? 0) / FIFTH);

/** Whether the HQ of a side is lost: gone, or routing. @clause rr.victory.hq @ruling rr-080 */
function isHqLost(state: State, side: string): boolean {
  if (state.battle?.generals[side] !== undefined) return false;
  const hq = unitsIn(state).find((unit) => unit.side === side && unit.isHq === true);
  return hq === undefined || hq.condition === 'routing';
}

/**
 * The end of a battle, if the last result has ended it; null if not, and on a board that is one
 * moment of a battle.
 * @clause rr.victory.twenty-percent rr.victory.lost-means rr.victory.hq @ruling rr-081
 */
export function ended(state: State): EventOf<'battle-over'> | null {
  if (state.armies === null || state.winner !== null) return null;
  const sides = Object.keys(state.sides);
  const headless = sides.find((side) => isHqLost(state, side));
  if (headless !== undefined)
    return { type: 'battle-over', winner: foeOf(state, headless), because: 'hq', clauses: ['rr.victory.hq'] };
  const beaten = sides.find((side) => lostOf(state, side) >= mayLose(state, side));
  return beaten === undefined
    ? null
    : {
        type: 'battle-over',
        winner: foeOf(state, beaten),
        because: 'losses',
        clauses: ['rr.victory.twenty-percent', 'rr.victory.lost-means'],
      };
}
