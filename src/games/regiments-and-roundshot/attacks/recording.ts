import { rankOf, type Rank } from '../cards/ranks.ts';
import type { EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { withAll } from '../turn/changes.ts';

/**
 * An attack is used up whether it was rolled or not; only a roll is one on its target, or under one
 * reading only a roll that does something to it.
 * @ruling rr-027 rr-076
 */
export function attacked(state: State, event: EventOf<'guns-fired' | 'volley-fired' | 'charge-made'>): State {
  const { unit, at, reasons } = event;
  const isVain = ['no-effect', 'fails'].includes(reasons?.[0].test?.word ?? 'no-effect');
  const counts = reasons !== undefined && !(isVain && read(state, 'rr-076') === 'only-with-effect');
  const now = {
    ...state,
    acted: withAll(state.acted, [unit]),
    attacked: counts ? withAll(state.attacked, [at]) : state.attacked,
    fired: event.type === 'charge-made' ? state.fired : withAll(state.fired, [unit]),
    lasting: [...state.lasting, ...lastingOf(state, at)],
    rides: event.type === 'charge-made' ? [...state.rides, { unit, at }] : state.rides,
  };
  if (event.type !== 'charge-made' || reasons === undefined) return now;
  const { side } = state.units[unit]!;
  return {
    ...now,
    charged: { ...state.charged, [side]: withAll(state.charged[side] ?? [], [unit]) },
    struck: { ...state.struck, [side]: [...(state.struck[side] ?? []), { unit, at }] },
  };
}

/** The ranks that under one reading count in all attacks of a phase on a figure. */
const LASTING: readonly Rank[] = ['4', '5', '6', '9', '10'];

/**
 * The cards beside the attack on a figure that count in further ones of this phase too.
 * @ruling rr-026
 */
function lastingOf(state: State, at: string): State['lasting'] {
  const { pending } = state;
  if (pending?.kind !== 'cards' || read(state, 'rr-026') === 'one-roll') return [];
  return pending.laid.filter((card) => LASTING.includes(rankOf(card))).map((card) => ({ card, at }));
}

/** Cavalry is asked whether it rides on. */
export const rideDue = ({ unit, next, toward }: EventOf<'overrun-due'>): State['pending'] => ({
  kind: 'overrun',
  unit,
  next,
  ...(toward !== undefined && { toward }),
});
