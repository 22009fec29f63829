import { isChargeEvent, recordedCharge } from '../charging/recording.ts';
import { isCommandEvent, recordedCommand } from '../command/recording.ts';
import { isControlEvent, recordedControl } from '../control/recording.ts';
import type { Event, EventOf } from '../events.ts';
import { isFireEvent, recordedFire } from '../firing/recording.ts';
import type { Body } from '../figures/unit.ts';
import { isMeleeEvent, recordedMelee } from '../melee/recording.ts';
import { isMoraleEvent, recordedMorale } from '../morale/recording.ts';
import type { State } from '../state.ts';
import { settled } from './awaiting.ts';
import { began } from './beginning.ts';
import { added, changed, changedBody, without, acted } from './changes.ts';
import { noted } from './steps.ts';

/** Records one event; decides nothing. */
export const apply = (state: State, event: Event): State => settled(recorded(noted(state, event), event));

/** Records that a change has taken quarters of this turn. */
const spent = (state: State, id: string, took: number): State => ({
  ...state,
  done: { ...state.done, busy: { ...state.done.busy, [id]: (state.done.busy[id] ?? 0) + took } },
  remembered: { ...state.remembered, active: added(state.remembered.active, id) },
});

/**
 * A unit has taken a formation, in its own move or at the end of a change that was begun before.
 */
function formed(state: State, { unit: id, formation, to }: EventOf<'formation-changed'>): State {
  const body = state.units[id] as Body;
  const now = changedBody(state, id, { formation, at: to.at, facing: to.facing, changing: undefined });
  return body.changing === undefined ? acted(now, id) : now;
}

/** A company stands on the table, and its men are no longer in its parent. @ruling dg-124 */
function companySent(state: State, { unit: id, company, to, took }: EventOf<'company-sent'>): State {
  const parent = state.units[id] as Body;
  const { men, start } = parent;
  const less = changedBody(state, id, {
    ...to,
    men: men - company.men,
    start: start - company.start,
    sending: undefined,
  });
  const now = { ...less, units: { ...less.units, [company.id]: company } };
  return spent(
    { ...now, remembered: { ...now.remembered, active: added(now.remembered.active, id) } },
    company.id,
    took,
  );
}

/** A company is part of its parent again. @ruling dg-124 */
function companyReturned(state: State, { unit: id, parent: to, ...event }: EventOf<'company-returned'>): State {
  const company = state.units[id] as Body;
  const parent = state.units[to] as Body;
  const joined = changedBody(state, to, {
    ...event.to,
    men: parent.men + company.men,
    start: parent.start + company.start,
  });
  // It is noted that these men have spent some of this turn.
  return without(spent(joined, id, 0), id);
}

function recorded(state: State, event: Event): State {
  if (isFireEvent(event)) return recordedFire(state, event);
  if (isMoraleEvent(event)) return recordedMorale(state, event);
  if (isChargeEvent(event)) return recordedCharge(state, event);
  if (isMeleeEvent(event)) return recordedMelee(state, event);
  if (isCommandEvent(event)) return recordedCommand(state, event);
  if (isControlEvent(event)) return recordedControl(state, event);
  switch (event.type) {
    case 'phase-began':
      return began(state, event);
    case 'initiative-rolled':
      return { ...state, first: event.winner, side: event.winner };
    case 'unit-moved': {
      const { at, facing } = event.through.at(-1)!;
      const { remembered } = state;
      const advanced = event.nearer === true ? added(remembered.advanced, event.unit) : remembered.advanced;
      const moved = { ...state, remembered: { ...remembered, advanced } };
      return acted(changed(moved, event.unit, { at, facing }), event.unit);
    }
    case 'formation-changed':
      return formed(state, event);
    case 'change-begun':
      return changedBody(acted(state, event.unit), event.unit, {
        changing: { into: event.into, left: event.left },
      });
    case 'change-went-on': {
      const { into } = (state.units[event.unit] as Body).changing!;
      return changedBody(spent(state, event.unit, event.took), event.unit, { changing: { into, left: event.left } });
    }
    case 'order-lost':
      return changedBody(state, event.unit, { order: event.order, idle: undefined });
    case 'stood-idle':
      return changedBody(state, event.unit, { idle: event.idle });
    case 'order-regained': {
      const { idle } = state.units[event.unit] as Body;
      return changedBody(state, event.unit, {
        order: event.order,
        idle: event.order === 'formed' ? undefined : idle,
      });
    }
    case 'rested': {
      const { idle } = state.units[event.unit] as Body;
      return changedBody(state, event.unit, {
        fatigue: event.fatigue,
        spent: undefined,
        hasFoughtLast: undefined,
        idle: idle === undefined ? undefined : { ...idle, rest: 0 },
      });
    }
    case 'company-sent':
      return companySent(state, event);
    case 'sending-begun':
      return changedBody(
        { ...state, remembered: { ...state.remembered, active: added(state.remembered.active, event.unit) } },
        event.unit,
        { sending: event.left },
      );
    case 'company-returned':
      return companyReturned(state, event);
    case 'return-begun':
      return changedBody(acted(state, event.unit), event.unit, { changing: { into: 'parent', left: event.left } });
    case 'gave-way':
      return changed(state, event.unit, event.to);
    case 'was-caught':
      return changedBody(state, event.unit, { mood: 'routing' });
    case 'general-withdrew':
    case 'general-rode':
      return changed(state, event.unit, event.to);
    case 'battle-ended':
      return { ...state, battle: { ...state.battle!, over: { winner: event.winner } } };
    case 'presence-ended': {
      const { present } = state.remembered;
      const left = (present[event.unit] ?? []).filter((id) => !event.with.includes(id));
      return { ...state, remembered: { ...state.remembered, present: { ...present, [event.unit]: left } } };
    }
  }
}
