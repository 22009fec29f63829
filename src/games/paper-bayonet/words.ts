import type { Refused } from './reasons.ts';
import type { OrderLike, Words } from '../engine.ts';
import type { Event } from './events.ts';
import { KIND, nameOf, proper } from './names.ts';
import { capital } from './saying.ts';
import { EVENTS } from './words-events.ts';
import { ORDERS } from './words-orders.ts';
import type { Order } from './orders.ts';
import { REFUSALS } from './refusals.ts';
import { groundAt, type State } from './state.ts';
import { PHASES } from './tables.ts';

const GROUND = {
  open: 'open ground',
  woods: 'woods',
  building: 'a building',
  hill: 'a hill',
  road: 'a road',
  bridge: 'a bridge',
  river: 'a river',
  'impassable-river': 'an impassable river',
  lake: 'a lake',
  wetlands: 'wetlands',
} as const;
const FACING = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** One unit as the board shows it. */
function unit(id: string, state: State): string {
  const { name, type, side, at, condition, formation } = state.units[id]!;
  const facing = FACING[(state.sides[side]!.facing + (condition === 'steady' ? 0 : 4)) % 8];
  const kind = KIND[type];
  const told = name.toLowerCase().includes(kind.toLowerCase()) ? proper(side) : `${proper(side)} ${kind}`;
  const marks = [formation === 'line' ? '' : `in ${formation}`, condition === 'steady' ? '' : condition].filter(
    Boolean,
  );
  return [`${capital(name)} (${told}) on ${at}, ${GROUND[groundAt(state, at)]}, facing ${facing}`, ...marks].join(', ');
}

const FOUGHT: Readonly<Record<string, string>> = { attack: 'attack', defence: 'defence', extension: 'one more round' };

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
    const fought = FOUGHT[kind];
    if (fought !== undefined) return `${fought}${whose === undefined ? '' : ` ${whose}`}`;
    if (kind === 'roll-off') return `roll-off, ${proper(whose ?? '')}`;
    if (kind === 'reroll') return `${FOUGHT[whose ?? ''] ?? ''}, again`;
    if (kind === 'river') return `river, ${nameOf(state, whose ?? '')}`;
    if (kind === 'road') return `road, ${nameOf(state, whose ?? '')}`;
    return kind === 'activation' ? `${proper(whose ?? '')}’s brigade` : `rally, ${nameOf(state, whose ?? '')}`;
  },
  unit: (id, state) =>
    state.units[id] === undefined ? `${capital(nameOf(state, id))}, not on the board` : unit(id, state),
  name: (id, state) => nameOf(state, id),
  moment({ round, side, phase, over }) {
    if (over !== null) return over.winner === null ? 'The game is drawn' : `${proper(over.winner)} victory`;
    const number = PHASES.findIndex((each) => each === phase) + 1;
    return number === 0
      ? `Before the game · ${proper(side)} · ${phase.replace('-', ' ')}`
      : `Round ${round} · ${proper(side)} ${phase} phase · ${number} of 5`;
  },
  order: (order: OrderLike, state) =>
    (ORDERS[order.type as Order['type']] as (order: OrderLike, state: State) => string)(order, state),
};
