import { overlaps } from '../../../geometry/bases.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { blocksFriends } from '../moving/passage.ts';
import { awayFrom, barsBack, clearOf, distanceBack, goneBack } from './retreat.ts';
import { read } from '../rulings.ts';
import { baseOf, enemiesOf, friendsOf, type Pose, type State, type Unit } from '../state.ts';

/** Where a flight ends and how long it was, or what destroys the unit on it. */
export type Flight =
  | { readonly to: Pose; readonly by: Um; readonly lost: null }
  | { readonly lost: 'edge' | 'stopped' };

/**
 * A routing unit goes away from the unit that caused the rout, with its back to it, as far as its
 * move takes it. Ground slows it, but roads do not help. It passes through friends. It is destroyed
 * if it goes over the edge of the table, into an enemy, or into ground that it may not enter.
 * @clause tt.state.rout @ruling tt-057 tt-058 tt-059 tt-060
 */
export function flight(state: State, unit: Unit, cause: Pose): Flight {
  const direction = awayFrom(state, unit, cause);
  const base = pivot(baseOf(unit), direction);
  const wish = distanceBack(state, unit, direction);
  if (read(state, 'tt-059') === 'just-stop') {
    const { to, by } = goneBack(state, unit, { direction, facing: direction, wish });
    return { to, by, lost: null };
  }
  const friends = friendsOf(state, unit).map(baseOf);
  const by = blocksFriends(state, unit) ? wish : clearOf(friends, base, direction, wish);
  const { edges, outlines } = barsBack(state, unit, direction, by ?? wish);
  const { stopped } = sweep(base, direction, by ?? wish, outlines);
  if (stopped !== null && stopped < edges) return { lost: 'edge' };
  if (by === null || stopped !== null) return { lost: 'stopped' };
  const { at, facing } = advance(base, by);
  // A unit without room even to turn its back has no room to run.
  if (enemiesOf(state, unit).some((foe) => overlaps({ ...base, at }, baseOf(foe)))) return { lost: 'stopped' };
  return { to: { at, facing }, by, lost: null };
}
