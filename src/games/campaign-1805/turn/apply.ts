import { wordOf } from '../../../core/reasons.ts';
import { muzzleOf } from '../artillery/battery.ts';
import type { Body, Quarter } from '../bodies/body.ts';
import { strengthIn } from '../bodies/counting.ts';
import { commandersIn, commandersWith } from '../bodies/officers.ts';
import { inNewTurn, isOfBattle, officerPassed, recorded } from '../deploying/recording.ts';
import type { Event, EventOf } from '../events.ts';
import { countOf } from '../bodies/models.ts';
import { UNPLAYED, type Passing, type State } from '../state.ts';
import { settled } from './awaiting.ts';
import { pairOf } from './pairs.ts';

/** Records one event; decides nothing. */
export const apply = (state: State, event: Event): State => settled(applied(state, event));

const changed = (state: State, id: string, change: Partial<Body>): State =>
  state.units[id] === undefined
    ? state
    : { ...state, units: { ...state.units, [id]: { ...state.units[id], ...change } } };

/** The board without a body. */
function gone(state: State, id: string): State {
  const { [id]: _gone, ...units } = state.units;
  return { ...state, units };
}

/**
 * A body has been attacked from a quarter; a second attacker there changes nothing. @ruling cf-099
 */
function attackedFrom(state: State, id: string, quarter: Quarter): State {
  const { attacked } = state.suffered;
  const before = attacked[id] ?? [];
  if (before.includes(quarter)) return state;
  return { ...state, suffered: { ...state.suffered, attacked: { ...attacked, [id]: [...before, quarter] } } };
}

/**
 * Models of a body have fallen, which counts in this turn; a commander may be among them.
 * @ruling cf-067 cf-116
 */
function thinned(state: State, { unit, ranks }: EventOf<'shot-down' | 'cut-down'>): State {
  const lost = strengthIn(state, state.units[unit]?.ranks ?? ranks) - strengthIn(state, ranks);
  const body = state.units[unit];
  const now = changed(state, unit, { ranks, ...(body !== undefined && { commanders: commandersIn(body, ranks) }) });
  const before = now.suffered.lost[unit] ?? 0;
  return { ...now, suffered: { ...now.suffered, lost: { ...now.suffered.lost, [unit]: before + lost } } };
}

/**
 * The models that have struck in this turn, each once, and the pair that has fought. @ruling
 * cf-087
 */
function struck(state: State, { unit, at, places }: EventOf<'struck'>): State {
  const before = state.suffered.struck[unit] ?? [];
  const pair = pairOf({ unit, at });
  return {
    ...state,
    fought: state.fought.includes(pair) ? state.fought : [...state.fought, pair],
    suffered: { ...state.suffered, struck: { ...state.suffered.struck, [unit]: [...before, ...places] } },
  };
}

/** The orders to pass over that are still to be carried out. */
const withoutPassing = ({ passing }: State, { unit, officer }: Pick<Passing, 'unit' | 'officer'>): State['passing'] =>
  passing.filter((each) => each.unit !== unit || each.officer !== officer);

/**
 * An officer stands in the ranks of another body, and takes along what he counts for; a body that
 * he was the last of is no more. @ruling cf-055 cf-116
 */
function passedOver(state: State, event: EventOf<'passed-over'>): State {
  const [body, friend] = [state.units[event.unit]!, state.units[event.at]!];
  const strength = strengthIn(state, ['C']);
  const place = body.commanders.indexOf(event.officer);
  const come = changed({ ...state, passing: withoutPassing(state, event) }, event.at, {
    ...event.to,
    ranks: event.joined,
    commanders: commandersWith(friend, event.joined, event.officer),
    strength: friend.strength + strength,
  });
  if (countOf({ ranks: event.left }) === 0) return gone(come, event.unit);
  const commanders = body.commanders.filter((_, n) => n !== place);
  return changed(come, event.unit, { ranks: event.left, commanders, strength: body.strength - strength });
}

/** A body whose first roll has failed has had its second one, if it ever has one. @ruling cf-093 */
function failed(state: State, { unit, reasons }: EventOf<'tested' | 'rally-tested' | 'call-off-tested'>): State {
  const isFailed = reasons.length > 1 || wordOf(reasons[0]) !== 'passes';
  return isFailed && !state.failed.includes(unit) ? { ...state, failed: [...state.failed, unit] } : state;
}

/** A body has done what it does in this turn. @clause cf.move.who */
const acted = (state: State, id: string, deed: State['acted'][string]): State => ({
  ...state,
  acted: { ...state.acted, [id]: deed },
});

/**
 * A phase begins, and with the first one a turn: the losses of a round are counted anew, and all
 * orders are written afresh. @clause cf.turn.sequence cf.initiative.every-turn
 */
function began(state: State, { side, phase, turn }: EventOf<'phase-began'>): State {
  const now = { ...state, side, phase, turn, issued: null, fought: [], shot: null };
  return turn === state.turn ? now : inNewTurn({ ...now, ...UNPLAYED });
}

/** A gun has fired: it faces along its shot, which the picture keeps. @ruling cf-122 */
function gunFired(state: State, { unit, to, marker, landing, radius }: EventOf<'gun-fired'>): State {
  const before = state.units[unit];
  if (before === undefined) return state;
  const shot = { unit, from: muzzleOf(before), marker, landing, radius };
  const now = changed({ ...state, shot }, unit, to);
  return state.phase === 'firing' ? acted(now, unit, 'fired') : now;
}

/**
 * A cannon has hit a body in this turn; a second one changes nothing.
 * @clause cf.morale.mod-cannon
 */
function cannoned(state: State, id: string): State {
  const { cannoned: before } = state.suffered;
  return before.includes(id) ? state : { ...state, suffered: { ...state.suffered, cannoned: [...before, id] } };
}

/** A battery without its gun. @ruling cf-123 */
function withoutGun(state: State, id: string): State {
  if (state.units[id] === undefined) return state;
  const { gun: _gun, ...crew } = state.units[id];
  return { ...state, units: { ...state.units, [id]: crew } };
}

function applied(state: State, event: Event): State {
  if (isOfBattle(event)) return recorded(state, event);
  switch (event.type) {
    case 'phase-began':
      return began(state, event);
    case 'initiative-rolled':
      return { ...state, ahead: event.winner, winner: event.winner };
    case 'initiative-kept':
    case 'initiative-given':
      return { ...state, ahead: null, holder: event.side, side: event.side };
    case 'wrote':
      return { ...state, written: { ...state.written, [event.unit]: event.order } };
    case 'pass-written': {
      const { unit, at, officer } = event;
      const others = state.passing.filter((each) => each.unit !== unit || each.officer !== officer);
      return { ...state, passing: [...others, { unit, at, officer }] };
    }
    case 'passed-over':
      return officerPassed(passedOver(state, event), event);
    case 'stayed-with':
      return { ...state, passing: withoutPassing(state, event) };
    case 'handed-in':
      return { ...state, handedIn: [...state.handedIn, event.side] };
    case 'charge-issued': {
      const { unit, at, support } = event;
      const now = [...support].reduce((each, id) => acted(each, id, 'supported'), acted(state, unit, 'charged'));
      return { ...now, issued: { unit, at, support }, forced: null };
    }
    case 'answered': {
      const now = event.answer === 'none' ? state : acted(state, event.unit, 'reacted');
      return { ...now, issued: null };
    }
    case 'call-off-tested':
      return { ...failed(state, event), forced: event.isCalledOff ? null : event.unit };
    case 'called-off':
      return { ...state, written: { ...state.written, [event.unit]: { does: 'hold' } } };
    case 'met': {
      const { unit, at, isCountered } = event;
      return { ...state, charges: [...state.charges, { unit, at, isCountered }] };
    }
    case 'flanked':
      return attackedFrom(state, event.unit, event.quarter);
    case 'shot-down':
    case 'cut-down':
      return thinned(state, event);
    case 'struck':
      return struck(state, event);
    case 'routed':
      return changed(state, event.unit, { condition: 'routing' });
    case 'rallied':
      return acted(changed(state, event.unit, { condition: 'steady', ranks: event.ranks }), event.unit, 'reformed');
    case 'moved':
      return changed(state, event.unit, event.to);
    case 'moved-together':
      return Object.entries(event.ends).reduce((now, [id, end]) => acted(changed(now, id, end), id, 'moved'), state);
    case 'left':
    case 'destroyed':
      return gone(state, event.unit);
    case 'volleyed':
      return { ...(state.phase === 'firing' ? acted(state, event.unit, 'fired') : state), shot: null };
    case 'gun-fired':
      return gunFired(state, event);
    case 'gun-hit':
      return event.isCannon ? cannoned(state, event.unit) : state;
    case 'roof-opened':
      return { ...state, opened: [...state.opened, event.terrain] };
    case 'gun-lost':
      return withoutGun(state, event.unit);
    case 'tested':
    case 'rally-tested':
      return failed(state, event);
    case 'fell-short':
      return state;
  }
}
