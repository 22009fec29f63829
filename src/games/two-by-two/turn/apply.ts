import type { Event, EventOf } from '../events.ts';
import { isBattleEvent } from '../battle/events.ts';
import { settled } from './awaiting.ts';
import { lossIn } from '../battle/state.ts';
import { changedByBattle } from '../battle/recording.ts';
import type { Reaction } from './pending.ts';
import { read } from '../rulings.ts';
import type { Formation, State, Unit } from '../state.ts';
import { isTouching } from '../charging/contact.ts';

/** The board with one unit changed. */
const changed = (state: State, id: string, to: Partial<Unit>): State => ({
  ...state,
  units: { ...state.units, [id]: { ...state.units[id]!, ...to } },
});

/**
 * The board with one unit disrupted; under one reading, being disrupted replaces being pinned.
 * @ruling tt-050
 */
const shaken = (state: State, id: string): State => {
  const isPinned = state.units[id]!.pinned && read(state, 'tt-050') === 'both-kept';
  return changed(state, id, { disrupted: true, pinned: isPinned });
};

/** The board with one unit in a formation; in line if none is given. */
function formed(state: State, id: string, formation?: Formation): State {
  const { formation: _before, ...unit } = state.units[id]!;
  const to = formation === undefined || formation === 'line' ? unit : { ...unit, formation };
  return { ...state, units: { ...state.units, [id]: to } };
}

/**
 * The board after a unit has lost this column, if it was in it. A column of attack ends with a
 * shot, and when its unit is pinned or disrupted. A road column ends when its unit is thrown back.
 * A rout ends both.
 * @ruling tt-021 tt-022
 */
const uncolumned = (state: State, id: string, column: Formation): State =>
  state.units[id]?.formation === column ? formed(state, id) : state;

/** Records one event; decides nothing. */
export const apply = (state: State, event: Event): State => {
  const now = recorded(state, event);
  if (now.pending?.kind === 'reaction') return answeredIn(now, now.pending);
  return isRunAway(now.pending, event) ? settled({ ...now, pending: null }) : now;
};

/** Has a panic swept away a winner that might have taken the ground? @ruling tt-055 */
const isRunAway = (pending: State['pending'], event: Event): boolean =>
  pending?.kind === 'follow-up' &&
  (event.type === 'unit-fled' || event.type === 'unit-destroyed') &&
  event.unit === pending.unit;

/** A charge no longer waits for units that are gone, or that it no longer touches. */
function answeredIn(state: State, pending: Reaction): State {
  const { units } = state;
  const charger = units[pending.charger];
  const due = pending.due.filter(({ unit }) => {
    const other = units[unit];
    return charger !== undefined && other !== undefined && isTouching(charger, other);
  });
  if (due.length === pending.due.length && due.length > 0) return state;
  return settled({ ...state, pending: due.length === 0 ? null : { ...pending, due } });
}

/** Records that the unit that was asked has answered. */
const answered = (state: State, unit: string): State => {
  const { pending } = state;
  if (pending?.kind !== 'reaction') return state;
  return { ...state, pending: { ...pending, due: pending.due.filter((each) => each.unit !== unit) } };
};

/** Records that the unit that was asked has turned, and may now shoot as well. */
function firingNext(state: State, unit: string): State {
  const { pending } = state;
  if (pending?.kind !== 'reaction') return state;
  const due = pending.due.map((each) => (each.unit === unit ? { unit, may: ['shoot'] as const } : each));
  return settled({ ...state, pending: { ...pending, due } });
}

/**
 * Records that a unit has turned to its charger, and that the charger has slid to meet its front.
 */
function faced(state: State, { unit, foe, to, slid, fires }: EventOf<'unit-faced'>): State {
  const turned = changed(state, unit, { facing: to.facing });
  const met = changed(turned, foe, { at: slid.at, facing: slid.facing });
  return fires === true ? firingNext(met, unit) : answered(met, unit);
}

function recorded(state: State, event: Event): State {
  if (isBattleEvent(event)) return settled(changedByBattle(state, event));
  switch (event.type) {
    case 'phase-began':
      return began(state, event);
    case 'unit-moved': {
      const { at, facing } = event.through.at(-1)!;
      const there = changed(state, event.unit, { at, facing });
      if (event.charge === undefined) return { ...there, moved: withUnit(state.moved, event.unit) };
      return struck(there, event.unit, event.charge);
    }
    case 'unit-stood':
      return answered(state, event.unit);
    case 'unit-faced':
      return faced(state, event);
    case 'rally-rolled':
      return { ...state, rallied: [...state.rallied, { unit: event.unit, of: event.of }] };
    case 'unit-rallied':
      return changed(state, event.unit, { [event.of]: false });
    case 'principal-named': {
      const { unit, foes, melees } = event;
      return settled({ ...state, pending: foes.length > 1 ? { kind: 'naming', unit, foes, melees } : null });
    }
    case 'melee-decided': {
      const { winner: unit, follow, fought } = event;
      const pending = follow?.how === 'may' ? ({ kind: 'follow-up', unit, ...follow } as const) : null;
      const duels = [...state.duels, [event.winner, event.loser] as const];
      const rolled = event.waits === undefined ? state.rolled : [...state.rolled, event.waits];
      return settled({ ...state, fought: [...new Set([...state.fought, ...fought])], duels, rolled, pending });
    }
    case 'melee-settled': {
      const { winner: unit, follow } = event;
      const pending = follow?.how === 'may' ? ({ kind: 'follow-up', unit, ...follow } as const) : null;
      return settled({ ...state, rolled: state.rolled.slice(1), pending });
    }
    case 'charger-stalled':
      return changed(state, event.unit, event.to);
    case 'unit-thrown-back':
      return uncolumned(changed(state, event.unit, event.to), event.unit, 'road-column');
    case 'unit-followed-up':
      return settled({ ...changed(state, event.unit, event.to), pending: null });
    case 'ground-left':
      return settled({ ...state, pending: null });
    case 'melee-drawn':
    case 'side-scored':
    case 'unit-held':
      return state;
    case 'contact-made': {
      const { unit, at, by } = event;
      return { ...state, contacts: [...state.contacts, { unit, at, by }] };
    }
    case 'screen-changed':
      return changed(state, event.unit, { screen: event.screen });
    case 'formation-changed':
      return formed(state, event.unit, event.formation);
    case 'shot-fired':
      return uncolumned(
        answered({ ...state, shot: [...state.shot, event.unit] }, event.unit),
        event.unit,
        'attack-column',
      );
    case 'firer-pinned':
    case 'unit-pinned':
      return uncolumned(changed(state, event.unit, { pinned: true }), event.unit, 'attack-column');
    case 'unit-disrupted':
      return uncolumned(shaken(state, event.unit), event.unit, 'attack-column');
    case 'unit-routed':
      return state;
    case 'unit-fled': {
      const { at, facing } = event.to;
      return formed(shaken(changed(state, event.unit, { at, facing }), event.unit), event.unit);
    }
    case 'unit-destroyed': {
      const { [event.unit]: gone, ...units } = state.units;
      return { ...state, units, battle: lossIn(state.battle, gone) };
    }
  }
}

/** The list with the unit in it, exactly once. */
const withUnit = (list: readonly string[], id: string): readonly string[] => (list.includes(id) ? list : [...list, id]);

/**
 * Records that a charger has come to the place of contact. If a unit has an answer, the charge
 * waits for it.
 */
function struck(state: State, charger: string, charge: NonNullable<EventOf<'unit-moved'>['charge']>): State {
  const { by, due } = charge;
  const list = by === 'charge' ? 'moved' : 'countered';
  const now = { ...state, [list]: withUnit(state[list], charger) };
  return due.length === 0 ? now : settled({ ...now, pending: { kind: 'reaction', charger, ...charge } });
}

/**
 * A phase begins: no unit has shot in it. In a Move phase, no unit of its side has moved, and no
 * contact is new.
 */
export function began(
  state: State,
  { side, phase, turn }: { readonly side: string; readonly phase: State['phase']; readonly turn: number },
): State {
  const isOwn = (id: string) => state.units[id]?.side === side;
  const moved = phase === 'move' ? state.moved.filter((id) => !isOwn(id)) : state.moved;
  const contacts = phase === 'move' ? [] : state.contacts;
  const isSpent = (phase === 'rally' || phase === 'shoot') && state.shot.length > 0 && read(state, 'tt-031') === 'immediate-instead'; // prettier-ignore
  return settled({
    ...state,
    side,
    phase,
    turn,
    moved,
    contacts,
    // Under one reading, a unit that has fired on a charger at once has used its shot of this half
    // of the turn.
    shot: isSpent ? state.shot : [],
    countered: [],
    fought: [],
    duels: [],
    rolled: [],
    rallied: [],
    pending: null,
    battle: state.battle === null ? null : { ...state.battle, rolled: [] },
  });
}
