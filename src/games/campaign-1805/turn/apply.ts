import type { Body } from '../bodies/body.ts';
import type { Quarter } from '../bodies/quarters.ts';
import type { Event } from '../events.ts';
import type { Field } from '../state.ts';

const changed = <State extends Field>(state: State, id: string, change: Partial<Body>): State =>
  state.bodies[id] === undefined
    ? state
    : { ...state, bodies: { ...state.bodies, [id]: { ...state.bodies[id], ...change } } };

/** The board without a body. */
function gone<State extends Field>(state: State, id: string): State {
  const { [id]: _gone, ...bodies } = state.bodies;
  return { ...state, bodies };
}

/** A body has been attacked from a quarter; a second attacker there changes nothing. @ruling cf-099 */
function attackedFrom<State extends Field>(state: State, id: string, quarter: Quarter): State {
  const { attacked } = state.suffered;
  const before = attacked[id] ?? [];
  if (before.includes(quarter)) return state;
  return { ...state, suffered: { ...state.suffered, attacked: { ...attacked, [id]: [...before, quarter] } } };
}

/** Models of a body have fallen, which counts in this turn; a commander may be among them. @ruling cf-067 */
function thinned<State extends Field>(
  state: State,
  { unit, ranks, lost }: Extract<Event, { readonly lost: number }>,
): State {
  const isLed = ranks.some((rank) => rank.includes('C'));
  const now = changed(state, unit, { ranks, ...(!isLed && { commander: null }) });
  const before = now.suffered.lost[unit] ?? 0;
  return { ...now, suffered: { ...now.suffered, lost: { ...now.suffered.lost, [unit]: before + lost } } };
}

/** Records one event; decides nothing. */
export function applied<State extends Field>(state: State, event: Event): State {
  switch (event.type) {
    case 'flanked':
      return attackedFrom(state, event.unit, event.quarter);
    case 'shot-down':
    case 'cut-down':
      return thinned(state, event);
    case 'routed':
      return changed(state, event.unit, { condition: 'routing' });
    case 'moved':
      return changed(state, event.unit, event.to);
    case 'left':
    case 'destroyed':
      return gone(state, event.unit);
    case 'struck':
      return { ...state, suffered: { ...state.suffered, struck: withAll(state.suffered.struck, event) } };
    case 'volleyed':
    case 'met':
    case 'tested':
    case 'fell-short':
      return state;
  }
}

/** The models that have struck in this phase, each once. @ruling cf-087 */
const withAll = (
  struck: Field['suffered']['struck'],
  { unit, places }: Extract<Event, { readonly type: 'struck' }>,
): Field['suffered']['struck'] => ({ ...struck, [unit]: [...(struck[unit] ?? []), ...places] });
