import { corners } from '../../../geometry/bases.ts';
import { convexPieces, overlapping } from '../../../geometry/outlines.ts';
import { baseOf } from '../figures/base.ts';
import { isFormed } from '../figures/formed.ts';
import { figuresOf } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type Battle, type State } from '../state.ts';
import type { Course } from './course.ts';

/** The units of a side that count: not its companies of skirmishers, who are parts of others. */
const unbroken = (state: State, side: string): number =>
  bodiesIn(state).filter((body) => body.side === side && body.parent === undefined && body.mood !== 'routing').length;

/** Whether half of the units that a side began with are broken or gone. @ruling dg-103 */
const isHalfBroken = (state: State, { strength }: Battle, side: string): boolean =>
  2 * unbroken(state, side) <= strength[side]!;

/** The formed figures of a side that stand on a piece of ground. */
const holding = (state: State, side: string, ground: string): number =>
  bodiesIn(state)
    .filter((body) => body.side === side && isFormed(state, body))
    .filter((body) => {
      const outline = state.terrain[ground]?.outline;
      if (outline === null || outline === undefined) return false;
      return convexPieces(outline).some((piece) => overlapping(corners(baseOf(state, body)), piece));
    })
    .reduce((sum, body) => sum + figuresOf(body), 0);

/** The side that has more of something; null if both have the same. */
function leading(sides: readonly string[], of: (side: string) => number): string | null {
  const [one, other] = sides as readonly [string, string];
  return of(one) === of(other) ? null : of(one) > of(other) ? one : other;
}

/**
 * At the end of a turn a battle may be over: half of an army is broken or gone, both at once is a
 * draw; or its turns are over, and whoever has more formed figures on the ground that decides has
 * won, or whoever has more units left where none was named. Whether it is over.
 * @clause dg.intro.scope @ruling dg-103
 */
export function endBattle(course: Course): boolean {
  const { state } = course;
  const { battle } = state;
  if (battle === undefined) return false;
  const sides = Object.keys(state.sides);
  const beaten =
    read(state, 'dg-103') === 'scenario-only' ? [] : sides.filter((side) => isHalfBroken(state, battle, side));
  const isOver = battle.turns !== null && state.turn >= battle.turns;
  if (beaten.length === 0 && !isOver) return false;
  const { holds } = battle;
  const byEnd =
    holds === undefined
      ? leading(sides, (side) => unbroken(state, side) / battle.strength[side]!)
      : leading(sides, (side) => holding(state, side, holds));
  const isBroken = beaten.length > 0;
  course.record({
    type: 'battle-ended',
    winner: isBroken ? (beaten.length > 1 ? null : sides.find((side) => side !== beaten[0])!) : byEnd,
    because: isBroken ? 'half-broken' : holds === undefined ? 'time' : 'ground',
    clauses: ['dg.intro.scope'],
  });
  return true;
}
