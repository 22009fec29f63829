import { poisedIn } from '../formations/contact.ts';
import type { EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';

/**
 * What a phase begins with: nobody has acted in it; a turn begins with nobody having moved.
 * @ruling rr-005
 */
export function began(
  state: State,
  { owner, side, phase, part, turn }: Omit<EventOf<'phase-began'>, 'type' | 'clauses'>,
): State {
  const isNew = phase === 'reinforcement';
  // Under one reading a turn is a round of both sides.
  const isTurn = isNew && (turn > state.turn || read(state, 'rr-005') === 'player-turn');
  const now = { ...state, owner, side, phase, part, turn, pending: null, credit: null };
  const fresh = isTurn ? { moved: [], again: [], reshaped: [], freed: [], met: [], fired: [], attacked: [] } : {};
  // Who charges in this turn is written anew; the list of the last turn is read until then.
  const isCharge = phase === 'charge' && part === 1;
  const charged = isCharge
    ? { charged: { ...state.charged, [owner]: [] }, struck: { ...state.struck, [owner]: [] } }
    : {};
  const battle = isNew && now.battle !== null ? { ...now.battle, step: null, rolled: false } : now.battle;
  const none = { acted: [], rides: [], tested: [], bayonets: [], lasting: [] };
  const anew = part === 1 ? { ...none, poised: isCharge ? poisedIn(state) : [] } : {};
  return { ...now, battle, ...fresh, ...charged, ...anew, arrived: [], rolled: [], wild: [], fleeing: null };
}
