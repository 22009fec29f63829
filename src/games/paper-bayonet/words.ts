import type { Words } from '../words.ts';
import { capital, KIND, nameOf, proper, subject } from './names.ts';
import { EVENTS } from './words-events.ts';
import { ORDERS } from './words-orders.ts';
import { REFUSALS } from './words-refusals.ts';
import type { PaperBayonet } from './types.ts';
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

const ROLLS: Words<PaperBayonet>['rolls'] = {
  hit: () => 'to hit',
  effect: () => 'effect',
  attack: (die) => `attack ${die}`,
  defence: (die) => `defence ${die}`,
  reroll: (role) => `${role}, again`,
  extension: () => 'one more round',
  activation: (brigade) => `${proper(brigade)}’s brigade`,
  rally: (unit, state) => `rally, ${nameOf(state, unit)}`,
  river: (unit, state) => `river, ${nameOf(state, unit)}`,
  road: (unit, state) => `road, ${nameOf(state, unit)}`,
  'roll-off': (side) => `roll-off, ${proper(side)}`,
};

/** All sentences of Paper Bayonet. */
export const words: Words<PaperBayonet> = {
  events: EVENTS,
  refusals: REFUSALS,
  orders: ORDERS,
  rolls: ROLLS,
  unit: (id, state) => (state.units[id] === undefined ? `${subject(state, id)}, not on the board` : unit(id, state)),
  name: (id, state) => nameOf(state, id),
  moment({ round, side, phase, over }) {
    if (over !== null) return over.winner === null ? 'The game is drawn' : `${proper(over.winner)} victory`;
    const number = PHASES.findIndex((each) => each === phase) + 1;
    return number === 0
      ? `Before the game · ${proper(side)} · ${phase.replace('-', ' ')}`
      : `Round ${round} · ${proper(side)} ${phase} phase · ${number} of 5`;
  },
};
