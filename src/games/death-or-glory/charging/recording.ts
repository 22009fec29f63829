import type { Event } from '../events.ts';
import type { Body } from '../figures/unit.ts';
import type { Charging, State } from '../state.ts';
import type { Charge } from './charge.ts';
import { added, changed, changedBody, acted } from '../turn/changes.ts';
import type { ChargeFacts } from './events.ts';

type ChargeEvent = Extract<Event, { readonly type: keyof ChargeFacts }>;

const CHARGES: Readonly<Record<keyof ChargeFacts, true>> = {
  'charge-declared': true,
  'came-within-range': true,
  'reactions-due': true,
  'reaction-tested': true,
  'unit-stood': true,
  'turned-to-meet': true,
  evaded: true,
  'charge-pressed': true,
  'charge-stopped': true,
  'reaction-over': true,
  'answers-due': true,
  'charge-ran-home': true,
  'charge-missed': true,
};

export const isChargeEvent = (event: Event): event is ChargeEvent => Object.hasOwn(CHARGES, event.type);

const charging = (state: State, to: Partial<Charging>): State => ({
  ...state,
  charging: { ...state.charging, ...to },
});

/** The charge of a unit in another stage. */
const staged = (state: State, id: string, to: Partial<Charge>): State =>
  charging(state, {
    charges: state.charging.charges.map((charge) => (charge.unit === id ? { ...charge, ...to } : charge)),
  });

/** A charge has run, into contact or past its foe. */
function ran(state: State, { unit: id, through, type }: Extract<ChargeEvent, { readonly through: unknown }>): State {
  const stage = type === 'charge-ran-home' ? 'home' : 'missed';
  const { at, facing } = through.at(-1) ?? state.units[id]!;
  const now = acted(changed(staged(state, id, { stage }), id, { at, facing }), id);
  const { remembered } = now;
  return { ...now, remembered: { ...remembered, advanced: added(remembered.advanced, id) } };
}

/** Both are in a melee from now on, if they were in none. */
function engaged(state: State, { unit, at, impact }: Extract<ChargeEvent, { type: 'charge-ran-home' }>): State {
  const { turn } = state;
  const now = changedBody(state, unit, { melee: { rounds: 0, turn, ...(impact && { impact: true as const }) } });
  const foe = now.units[at] as Body | undefined;
  return foe === undefined || foe.melee !== undefined ? now : changedBody(now, at, { melee: { rounds: 0, turn } });
}

/** Records one event of charges. */
export function recordedCharge(state: State, event: ChargeEvent): State {
  const { charges, due } = state.charging;
  switch (event.type) {
    case 'charge-declared': {
      const charge: Charge = { ...event.charge, stage: 'declared' };
      return charging(acted(state, charge.unit), { charges: [...charges, charge] });
    }
    case 'came-within-range':
      return staged(changed(state, event.unit, event.to), event.unit, {
        legs: [],
        left: event.left,
      });
    case 'reactions-due':
      return charging(state, { due: event.units });
    case 'reaction-tested':
      return state;
    case 'unit-stood':
      return { ...state, remembered: { ...state.remembered, active: added(state.remembered.active, event.unit) } };
    case 'turned-to-meet': {
      const met = charges.map((each) => (each.at === event.unit ? { ...each, comesFrom: 'front' as const } : each));
      return acted(changed(charging(state, { charges: met }), event.unit, event.to), event.unit);
    }
    case 'evaded':
      return changedBody(acted(changed(state, event.unit, event.to), event.unit), event.unit, {
        changing: undefined,
        ...(event.isRetreat && { mood: 'retreating' }),
      });
    case 'charge-pressed':
      return staged(state, event.unit, { stage: 'pressed', meets: event.meets });
    case 'charge-stopped':
      return staged(state, event.unit, { stage: 'stopped' });
    case 'reaction-over':
      return charging(state, { due: due.filter((id) => id !== event.unit) });
    case 'answers-due':
      return charging({ ...state, side: event.side }, { isAnswering: true });
    case 'charge-ran-home':
      return engaged(ran(state, event), event);
    case 'charge-missed':
      return ran(state, event);
  }
}
