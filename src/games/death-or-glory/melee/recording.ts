import type { Event } from '../events.ts';
import type { Fought } from '../figures/unit.ts';
import { bodyOf, type State } from '../state.ts';
import { added, changed, changedBody } from '../turn/changes.ts';
import type { MeleeFacts } from './events.ts';

type MeleeEvent = Extract<Event, { readonly type: keyof MeleeFacts }>;

const MELEE: Readonly<Record<keyof MeleeFacts, true>> = {
  'side-scored': true,
  'round-won': true,
  'round-level': true,
  'burst-through': true,
  'flowed-round': true,
  'rode-through': true,
  'rode-on': true,
  'stays-to-reform': true,
  'grew-tired': true,
  'round-over': true,
  'joined-melee': true,
};

export const isMeleeEvent = (event: Event): event is MeleeEvent => Object.hasOwn(MELEE, event.type);

const foughtBy = (state: State, id: string): Fought => bodyOf(state, id)?.melee ?? { rounds: 0, turn: state.turn };

/** Something more that is true of the melee of a unit. */
const marked = (state: State, id: string, to: Partial<Fought>): State =>
  bodyOf(state, id) === undefined ? state : changedBody(state, id, { melee: { ...foughtBy(state, id), ...to } });

/** A unit has fought a round: its impact is spent, and it has done something in this turn. */
function fought(state: State, id: string): State {
  if (bodyOf(state, id) === undefined) return state;
  const { impact: _spent, rounds, ...rest } = foughtBy(state, id);
  const { remembered } = state;
  return changedBody({ ...state, remembered: { ...remembered, active: added(remembered.active, id) } }, id, {
    melee: { ...rest, rounds: rounds + 1, turn: state.turn },
    idle: undefined,
  });
}

/** Who has won a round, and who has not, among those who have just fought it. */
function won(state: State, side: string, ids: readonly string[]): State {
  return ids.reduce((now, id) => {
    const body = bodyOf(now, id);
    if (body === undefined) return now;
    const { won: _before, ...rest } = foughtBy(now, id);
    const isWinner = body.side === side;
    return changedBody(now, id, {
      melee: { ...rest, ...(isWinner && { won: true as const }) },
      ...(isWinner && { wins: [...(body.wins ?? []), now.turn] }),
    });
  }, state);
}

/** Records one event of a melee. */
export function recordedMelee(state: State, event: MeleeEvent): State {
  switch (event.type) {
    case 'side-scored':
      return state;
    case 'round-won':
      return won(state, event.side, event.units);
    case 'round-level':
      return won(state, '', event.units);
    case 'burst-through':
      return marked(state, event.at, { rear: true });
    case 'flowed-round':
      return marked(state, event.at, { flowed: true });
    case 'rode-through':
      return marked(state, event.unit, { through: event.at });
    case 'rode-on': {
      const { at, facing } = event.to;
      const { through: _ridden, ...rest } = foughtBy(state, event.unit);
      return changedBody(changed(state, event.unit, { at, facing }), event.unit, { melee: rest });
    }
    case 'stays-to-reform':
      return changedBody(state, event.unit, { reforms: event.until });
    case 'grew-tired':
      return changedBody(state, event.unit, { fatigue: event.fatigue });
    case 'round-over':
      return event.units.reduce(fought, state);
    case 'joined-melee':
      return changedBody(state, event.unit, { melee: { rounds: 0, turn: state.turn } });
  }
}
