import type { Event } from '../events.ts';
import type { Fought } from '../figures/unit.ts';
import { bodyOf, type State } from '../state.ts';
import { added, changed, changedBody } from '../turn/changes.ts';
import { hasCome } from './cover.ts';
import { foughtOf } from './due.ts';
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
  'fight-broken-off': true,
  'grew-tired': true,
  'round-over': true,
  'melee-left': true,
  'joined-melee': true,
};

export const isMeleeEvent = (event: Event): event is MeleeEvent => Object.hasOwn(MELEE, event.type);

const foughtBy = (state: State, id: string): Fought => {
  const body = bodyOf(state, id);
  return body === undefined ? { rounds: 0, turn: state.turn } : foughtOf(state, body);
};

/** Something more that is true of the melee of a unit. */
const marked = (state: State, id: string, to: Partial<Fought>): State =>
  bodyOf(state, id) === undefined ? state : changedBody(state, id, { melee: { ...foughtBy(state, id), ...to } });

/** A unit has fought a round: its impact is spent, and it has done something in this turn. */
function fought(state: State, id: string): State {
  const body = bodyOf(state, id);
  if (body === undefined) return state;
  const { impact: _spent, rounds, ...rest } = foughtBy(state, id);
  const came = hasCome(state, body) ? { came: true as const } : {};
  const { remembered } = state;
  return changedBody({ ...state, remembered: { ...remembered, active: added(remembered.active, id) } }, id, {
    melee: { ...rest, ...came, rounds: rounds + 1, turn: state.turn },
    idle: undefined,
  });
}

/** Who has won a round, and whom they have beaten, among those who have just fought it. */
function won(state: State, side: string, ids: readonly string[]): State {
  const beaten = ids.filter((id) => bodyOf(state, id)?.side !== side);
  return ids.reduce((now, id) => {
    const body = bodyOf(now, id);
    if (body === undefined) return now;
    const { won: _before, ...rest } = foughtBy(now, id);
    const isWinner = body.side === side;
    return changedBody(now, id, {
      melee: { ...rest, ...(isWinner && { won: true as const }) },
      beat: isWinner ? beaten : undefined,
      ...(isWinner && { wins: [...(body.wins ?? []), now.turn] }),
    });
  }, state);
}

/**
 * Horse has ridden on. Whoever it has run into will fight it, with the impact of a charge.
 * @clause dg.melee.cavalry-25-percent @ruling dg-088
 */
function rodeOn(state: State, { unit: id, to, into }: Extract<MeleeEvent, { type: 'rode-on' }>): State {
  const { turn } = state;
  const { through: _ridden, ...rest } = foughtBy(state, id);
  const moved = changed(state, id, { at: to.at, facing: to.facing });
  if (into === null) return changedBody(moved, id, { melee: rest });
  const met = changedBody(moved, id, { melee: { rounds: 0, turn, impact: true } });
  return changedBody(met, into, { melee: { ...foughtBy(met, into), turn } });
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
    case 'rode-on':
      return rodeOn(state, event);
    case 'stays-to-reform':
      return changedBody(state, event.unit, { reforms: event.until });
    case 'fight-broken-off':
      return event.units.reduce((now, id) => marked(now, id, { off: event.turn }), state);
    case 'grew-tired':
      return changedBody(state, event.unit, { fatigue: event.fatigue });
    case 'round-over':
      return event.units.reduce(fought, state);
    case 'melee-left':
      return event.units.reduce((now, id) => changedBody(now, id, { melee: undefined }), state);
    case 'joined-melee':
      return changedBody(changed(state, event.unit, event.to), event.unit, {
        melee: { rounds: 0, turn: state.turn, came: true },
      });
  }
}
