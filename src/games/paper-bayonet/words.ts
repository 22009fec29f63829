import { COMPASS } from '../../geometry/compass.ts';
import type { GameTypes, Words } from '../contract/words.ts';
import type { Event } from './events.ts';
import type { Order, OrderOf } from './orders.ts';
import type { Roll } from './reasons.ts';
import type { Refusals } from './refusals.ts';
import { capital, listed, ORDINALS, plural, proper } from '../contract/sentences.ts';
import { GROUND, KIND, nameOf, ofColumns, people, says, subject, TEMPLATE, VICTORY } from './names.ts';
import { asks } from './words/asks.ts';
import { EVENTS } from './words/events.ts';
import { outcome } from './words/outcomes.ts';
import { REFUSALS } from './refusals.ts';
import { standing } from './turn/ending.ts';
import { groundAt, type State } from './state.ts';
import { PHASES, UNIT_TYPES, type UnitType } from './tables.ts';

const FORMATION = { line: '', column: 'in an attack column', square: 'in Square' } as const;

/** Describes one unit as the board shows it. */
function unit(id: string, state: State): string {
  const { name, type, side, at, condition, formation } = state.units[id]!;
  const facing = COMPASS[(state.sides[side]!.facing + (condition === 'steady' ? 0 : 4)) % 8];
  const kind = KIND[type];
  const told = name.toLowerCase().includes(kind.toLowerCase()) ? proper(side) : `${proper(side)} ${kind}`;
  const marks = [FORMATION[formation], condition === 'steady' ? '' : condition].filter(Boolean);
  return [`${capital(name)} (${told}) on ${at}, ${GROUND[groundAt(state, at)]}, facing ${facing}`, ...marks].join(', ');
}

/** The types of this game that its words are about. */
export interface PaperBayonet extends GameTypes {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}

/** The caption of a die, by the first part of its purpose; the function gets the rest, which says whose die it is. */
export const ROLLS = {
  hit: () => 'to hit',
  effect: () => 'effect',
  attack: () => 'attack',
  defence: () => 'defence',
  reroll: (role) => `${role}, rolled again`,
  extension: () => 'one more round',
  activation: (brigade) => `${proper(brigade)}’s brigade`,
  rally: (unit, state) => `rally, ${nameOf(state, unit)}`,
  river: (unit, state) => `river, ${nameOf(state, unit)}`,
  road: (unit, state) => `road, ${nameOf(state, unit)}`,
  'roll-off': (side) => `roll-off, ${proper(side)}`,
} satisfies Readonly<Record<string, (whose: string, state: State) => string>>;

/** Counts by unit type, in the order of the unit table: `3 heavy infantry, 1 Brigadier, 1 cannon`. */
const listOf = (units: readonly UnitType[]): string =>
  UNIT_TYPES.map((type) => ({ type, count: units.filter((each) => each === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${count} ${KIND[type]}`)
    .join(', ');

/** An order to agree on something, as a player would give it. */
function agree(order: OrderOf<'agree'>): string {
  if (order.on === 'map') return 'Agree on this map';
  if (order.on === 'points') return `Agree on ${order.points} points`;
  if (order.on === 'victory') return `Play for ${VICTORY[order.victory]}`;
  return `Agree on ${plural(order.rounds, 'round')}${order.extension ? ', with a die for one more' : ''}`;
}

/** Names a die, counted from 1, by what it shows: `the 4`, or `the second 4` where there are several, so that no two orders sound alike. */
function nameOfDie(dice: readonly number[], die: number): string {
  const face = dice[die - 1];
  if (face === undefined) return `die ${die}`;
  if (dice.filter((each) => each === face).length === 1) return `the ${face}`;
  const before = dice.slice(0, die - 1).filter((each) => each === face).length;
  return `the ${ORDINALS[before]!} ${face}`;
}

/** An order as a player would give it. */
const ORDERS: Words<PaperBayonet>['orders'] = {
  fire: says('Fire {unit} at {at}'),
  declare: ({ shots }, state) =>
    shots.length === 0
      ? 'Fire no gun'
      : `Fire ${listed(shots.map(({ unit, at }) => `${nameOf(state, unit)} at ${nameOf(state, at)}`))}`,
  move: ofColumns(({ unit, path }, state) => `Move ${nameOf(state, unit)} to ${path.join(', then ')}`),
  charge: ofColumns(
    ({ unit, at, path }, state) =>
      `Charge ${nameOf(state, at)} with ${nameOf(state, unit)}: to ${path.join(', then ')}`,
  ),
  'form-column': says('Form an attack column of {unit} and {other}'),
  'leave-column': ({ unit, to }, state) =>
    to === null
      ? `Break up the column of ${nameOf(state, unit)}`
      : `Leave the column with ${nameOf(state, unit)}, to ${to}`,
  'form-square': says('Form Square with {unit}'),
  'leave-square': says('Leave Square with {unit}'),
  attack: ofColumns(says('Attack {enemy} with {unit}')),
  reroll: ofColumns(({ unit, die }, state) => {
    const { due = [], attacker, attack = [], defence = [] } = state.fight ?? {};
    const which = nameOfDie(due[0] === attacker ? attack : defence, die);
    return `Roll ${which} of ${nameOf(state, unit)} again`;
  }),
  keep: ofColumns(says('Keep the dice of {unit}')),
  advance: ofColumns(says('Step forward with {unit}')),
  stay: ofColumns(says('Stay in place with {unit}')),
  place: says('Place {unit} on {to}'),
  'end-phase': (_order, { phase }) => `End the ${phase} phase`,
  concede: ({ side }) => `Concede the game for ${people(side)}`,
  agree,
  muster: ({ brigade, template, units }) =>
    template === null
      ? `Make a brigade under General ${proper(brigade)}: ${listOf(units)}`
      : `Buy a brigade: ${TEMPLATE[template]}`,
  mustered: (_order, { side }) => `The ${proper(side)} army is complete`,
  'roll-off': says('Roll off'),
  'choose-edges': ({ edge, first }) => `Take the ${edge} edge; ${people(first)} deploy first`,
  objective: says('Place an objective marker on {at}'),
  deploy: says('Deploy {unit} on {to}'),
};

/** Everything that Paper Bayonet puts into words. */
export const words: Words<PaperBayonet> = {
  events: EVENTS,
  refusals: REFUSALS,
  orders: ORDERS,
  rolls: ROLLS,
  outcome,
  unit: (id, state) => (state.units[id] === undefined ? `${subject(state, id)}, not on the board` : unit(id, state)),
  name: (id, state) => nameOf(state, id),
  moment({ round, side, phase, over }) {
    if (over !== null) return over.winner === null ? 'The game is drawn' : `${proper(over.winner)} victory`;
    const number = PHASES.findIndex((each) => each === phase) + 1;
    return number === 0
      ? `Before the game · ${proper(side)} · ${phase.replace('-', ' ')}`
      : `Round ${round} · ${proper(side)} ${phase} phase · ${number} of 5`;
  },
  asks,
  standing(state) {
    if (state.agreement === null || state.preparing !== null) return [];
    const { victory } = state.agreement;
    return Object.keys(state.sides).map((side) => {
      const { has, needs } = standing(state, side);
      return victory === 'objectives'
        ? `${proper(side)}: ${has} of the ${plural(needs, 'marker')} they need`
        : `${proper(side)}: ${has} of the ${plural(needs, 'enemy brigade')} they must remove`;
    });
  },
};
