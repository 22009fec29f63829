import { core, overlaps, type Base } from '../../geometry/bases.ts';
import { beyond } from '../../geometry/edges.ts';
import { facingTo, opposite } from '../../geometry/facings.ts';
import type { Um } from '../../geometry/lengths.ts';
import { advance, pivot } from '../../geometry/moves.ts';
import { span, sweep } from '../../geometry/sweeps.ts';
import { barredTo, farthestAlong } from './going.ts';
import { baseOf, enemiesOf, friendsOf, moveOf, type Pose, type State, type Unit } from './state.ts';
import { BASE, TABLE } from './tables.ts';

/** Where a flight ends, and how far it went; or why it does not end well. */
export type Flight =
  { readonly to: Pose; readonly by: Um; readonly lost: null } | { readonly lost: 'edge' | 'stopped' };

/**
 * A rout goes away from the unit that caused it, with the back to it, as far as the unit's move carries it; ground counts, roads do not. Friends are
 * passed through. A rout over the edge, into an enemy or into ground that may not be entered is the end of the unit.
 * @clause tt.state.rout @ruling tt-057 tt-058 tt-059 tt-060
 */
export function flight(state: State, unit: Unit, cause: Pose): Flight {
  const direction = facingTo(cause.at, unit.at, opposite(unit.facing));
  const base = pivot(baseOf(unit), direction);
  const wish = farthestAlong(state, unit, { base, direction, by: moveOf(unit) });
  const by = clearOf(friendsOf(state, unit).map(baseOf), base, wish);
  const edges = beyond(TABLE);
  const obstacles = [
    ...edges,
    ...enemiesOf(state, unit).map((foe) => core(baseOf(foe))),
    ...barredTo(state, unit).map(([, piece]) => piece),
  ];
  const { stopped } = sweep(base, direction, by ?? wish, obstacles);
  if (stopped !== null && stopped < edges.length) return { lost: 'edge' };
  if (by === null || stopped !== null) return { lost: 'stopped' };
  const { at, facing } = advance(base, by);
  return { to: { at, facing }, by, lost: null };
}

/**
 * A length at which a base stands on none of these friends: the one wished for, or up to a base's depth more. Null where that is not enough.
 * @ruling tt-059
 */
function clearOf(friends: readonly Base[], base: Base, wish: Um): Um | null {
  let by: number = wish;
  for (;;) {
    const there = advance(base, by as Um);
    const under = friends.find((friend) => overlaps(there, friend));
    if (under === undefined) return by as Um;
    const left = span(core(base), base.facing, core(under))?.[1] ?? by;
    by = Math.max(by + 1, Math.ceil(left));
    if (by > wish + BASE.depth) return null;
  }
}
