import { wordOf } from '../../../core/reasons.ts';
import { muzzleOf } from '../artillery/battery.ts';
import type { Body, Quarter } from '../bodies/body.ts';
import { strengthIn } from '../bodies/counting.ts';
import { countOf } from '../bodies/models.ts';
import { commandersIn, commandersWith } from '../bodies/officers.ts';
import type { EventOf } from '../events.ts';
import type { Passing, State } from '../state.ts';
import { pairOf } from './pairs.ts';

/** A board on which a body is different; the same board if it is gone. */
export const changed = (state: State, id: string, change: Partial<Body>): State =>
  state.units[id] === undefined
    ? state
    : { ...state, units: { ...state.units, [id]: { ...state.units[id], ...change } } };

/** The board without a body. */
export function gone(state: State, id: string): State {
  const { [id]: _gone, ...units } = state.units;
  return { ...state, units, reforming: state.reforming.filter((other) => other !== id) };
}

/**
 * A body has been attacked from a quarter; a second attacker there changes nothing. @ruling cf-099
 */
export function attackedFrom(state: State, id: string, quarter: Quarter): State {
  const { attacked } = state.suffered;
  const before = attacked[id] ?? [];
  if (before.includes(quarter)) return state;
  return { ...state, suffered: { ...state.suffered, attacked: { ...attacked, [id]: [...before, quarter] } } };
}

/**
 * Models of a body have fallen, which counts in this turn; a commander may be among them.
 * @ruling cf-067 cf-116
 */
export function thinned(state: State, { unit, ranks }: EventOf<'shot-down' | 'cut-down'>): State {
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
export function struck(state: State, { unit, at, places }: EventOf<'struck'>): State {
  const before = state.suffered.struck[unit] ?? [];
  const pair = pairOf({ unit, at });
  return {
    ...state,
    fought: state.fought.includes(pair) ? state.fought : [...state.fought, pair],
    suffered: { ...state.suffered, struck: { ...state.suffered.struck, [unit]: [...before, ...places] } },
  };
}

/** The orders to pass over that are still to be carried out. */
export const withoutPassing = (
  { passing }: State,
  { unit, officer }: Pick<Passing, 'unit' | 'officer'>,
): State['passing'] => passing.filter((each) => each.unit !== unit || each.officer !== officer);

/**
 * An officer stands in the ranks of another body, and takes along what he counts for; a body that
 * he was the last of is no more. @ruling cf-055 cf-116
 */
export function passedOver(state: State, event: EventOf<'passed-over'>): State {
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
export function failed(state: State, { unit, reasons }: EventOf<'tested' | 'rally-tested' | 'call-off-tested'>): State {
  const isFailed = reasons.length > 1 || wordOf(reasons[0]) !== 'passes';
  return isFailed && !state.failed.includes(unit) ? { ...state, failed: [...state.failed, unit] } : state;
}

/** A body has done what it does in this turn. @clause cf.move.who */
export const acted = (state: State, id: string, deed: State['acted'][string]): State => ({
  ...state,
  acted: { ...state.acted, [id]: deed },
});

/** A gun has fired: it faces along its shot, which the picture keeps. @ruling cf-122 */
export function gunFired(state: State, { unit, to, marker, landing, radius }: EventOf<'gun-fired'>): State {
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
export function cannoned(state: State, id: string): State {
  const { cannoned: before } = state.suffered;
  return before.includes(id) ? state : { ...state, suffered: { ...state.suffered, cannoned: [...before, id] } };
}

/** A battery without its gun. @ruling cf-123 */
export function withoutGun(state: State, id: string): State {
  if (state.units[id] === undefined) return state;
  const { gun: _gun, ...crew } = state.units[id];
  return { ...state, units: { ...state.units, [id]: crew } };
}
