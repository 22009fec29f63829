import type { Refused } from './reasons.ts';
import { total } from './reasons.ts';
import type { OrderLike, Words } from '../engine.ts';
import type { Event, EventOf } from './events.ts';
import type { Order } from './orders.ts';
import { REFUSALS } from './refusals.ts';
import { groundAt, type State } from './state.ts';
import { PHASES } from './tables.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A unit's name with its article, or its id where it has left the board. */
export const nameOf = (state: State, id: string): string => state.units[id]?.name ?? id;

/** A name for a side or a brigade: `French`, `Dubois`. */
export const proper = (id: string): string => id.split('-').map(capital).join(' ');

const TYPE = {
  'line-infantry': 'line infantry',
  'heavy-infantry': 'heavy infantry',
  skirmishers: 'skirmishers',
  cavalry: 'cavalry',
  'heavy-cavalry': 'heavy cavalry',
  brigadier: 'Brigadier',
  cannon: 'cannon',
  howitzer: 'howitzer',
} as const;

const GROUND = { open: 'open ground', woods: 'woods', building: 'a building', hill: 'a hill' } as const;
const FACING = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

const margin = (event: EventOf<'shot-hit' | 'shot-missed'>): string =>
  `${total(event.lines)} against ${event.needs.value}`;

/** What happened. A new event does not compile until it has its sentence. */
const EVENTS: { readonly [T in Event['type']]: (event: EventOf<T>, state: State) => string } = {
  'phase-began': ({ round, side, phase }) => `Round ${round}: the ${proper(side)} ${phase} phase begins.`,
  'brigade-activated': ({ brigade, lines }) => `${proper(brigade)}’s brigade rolls ${total(lines)}: activated.`,
  'brigade-idle': ({ brigade, lines }) => `${proper(brigade)}’s brigade rolls ${total(lines)}: not activated.`,
  'unit-turned': ({ unit }, state) => `${capital(nameOf(state, unit))}: turned to the front again.`,
  'shot-hit': (event, state) =>
    `${capital(nameOf(state, event.unit))}: a hit on ${nameOf(state, event.target)}, ${margin(event)}.`,
  'shot-missed': (event, state) => `${capital(nameOf(state, event.unit))}: a miss, ${margin(event)}.`,
  'shot-lost': ({ unit, target }, state) =>
    `${capital(nameOf(state, unit))}: the shot at ${nameOf(state, target)} is lost.`,
  'shots-held': ({ shots }, state) =>
    `${capital(shots.map(({ unit }) => nameOf(state, unit)).join(', '))}: no shot before the routed unit has its square.`,
  'unit-unharmed': ({ unit, lines }, state) =>
    `${capital(nameOf(state, unit))}: ${state.units[unit]?.condition === 'steady' ? 'unharmed' : 'no further harm'} at ${total(lines)}.`,
  'unit-disrupted': ({ unit, lines }, state) =>
    `${capital(nameOf(state, unit))}: disrupted at ${total(lines)}, and turned around.`,
  'unit-routed': ({ unit, lines, to }, state) =>
    `${capital(nameOf(state, unit))}: routed at ${total(lines)}, ${typeof to === 'string' ? `back to ${to}` : `back to ${to.join(' or ')}`}.`,
  'unit-placed': ({ unit, to }, state) => `${capital(nameOf(state, unit))}: placed on ${to}.`,
  'unit-removed': ({ unit }, state) => `${capital(nameOf(state, unit))}: removed from the game.`,
  'unit-moved': ({ unit, path }, state) => `${capital(nameOf(state, unit))}: moved to ${path.join(', ')}.`,
  'unit-rallied': ({ unit, lines }, state) => `${capital(nameOf(state, unit))}: rallied with ${total(lines)}.`,
  'unit-unrallied': ({ unit, lines }, state) =>
    `${capital(nameOf(state, unit))}: not rallied with ${total(lines)}, still waiting.`,
};

const ORDERS: { readonly [T in Order['type']]: (order: Extract<Order, { type: T }>, state: State) => string } = {
  fire: ({ unit, at }, state) => `Fire ${nameOf(state, unit)} at ${nameOf(state, at)}`,
  declare: ({ shots }, state) =>
    capital(shots.map(({ unit, at }) => `${nameOf(state, unit)} at ${nameOf(state, at)}`).join(', ')),
  move: ({ unit, path }, state) => `Move ${nameOf(state, unit)} to ${path.join(', then ')}`,
  place: ({ unit, to }, state) => `Place ${nameOf(state, unit)} on ${to}`,
  'end-phase': (_order, { phase }) => `End the ${phase} phase`,
};

/** One unit as the board shows it. */
function unit(id: string, state: State): string {
  const { name, type, side, at, condition, formation } = state.units[id]!;
  const facing = FACING[(state.sides[side]!.facing + (condition === 'steady' ? 0 : 4)) % 8];
  const kind = TYPE[type];
  const told = name.toLowerCase().includes(kind.toLowerCase()) ? proper(side) : `${proper(side)} ${kind}`;
  const marks = [formation === 'line' ? '' : `in ${formation}`, condition === 'steady' ? '' : condition].filter(
    Boolean,
  );
  return [`${capital(name)} (${told}) on ${at}, ${GROUND[groundAt(state, at)]}, facing ${facing}`, ...marks].join(', ');
}

/** All sentences of Paper Bayonet. */
export const words: Words<State, Event> = {
  event: (event, state) => (EVENTS[event.type] as (event: Event, state: State) => string)(event, state),
  refusal(refused: Refused, state: State) {
    const say = REFUSALS[refused.reason];
    if (say === undefined) throw new Error(`No words for the refusal ${refused.reason}`);
    return say(refused.params, (id) => nameOf(state, String(id)));
  },
  roll(purpose, state) {
    const [kind = purpose, whose] = purpose.split('.');
    if (kind === 'hit') return 'to hit';
    if (kind === 'effect') return 'effect';
    return kind === 'activation' ? `${proper(whose ?? '')}’s brigade` : `rally, ${nameOf(state, whose ?? '')}`;
  },
  unit,
  moment: ({ round, side, phase }) =>
    `Round ${round} · ${proper(side)} ${phase} phase · ${PHASES.indexOf(phase) + 1} of 5`,
  order: (order: OrderLike, state) =>
    (ORDERS[order.type as Order['type']] as (order: OrderLike, state: State) => string)(order, state),
};
