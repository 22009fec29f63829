import type { Words } from '../words.ts';
import { capital, KIND, nameOf, proper } from './names.ts';
import type { Agree } from './orders.ts';
import { UNIT_TYPES, type Template, type Topic, type UnitType } from './tables.ts';
import type { PaperBayonet } from './types.ts';

/** Brigades ready made, by the names that the booklet gives them. @clause pb.brigade.templates */
export const TEMPLATE: Readonly<Record<Template, string>> = {
  line: 'Line',
  guard: 'Guard',
  'mixed-light': 'Mixed Light',
  cavalry: 'Cavalry',
  'guard-cavalry': 'Guard Cavalry',
  'artillery-support': 'Artillery Support',
  'combined-arms': 'Combined Arms',
  'heavy-artillery': 'Heavy Artillery',
  'fast-cavalry-and-skirmishers': 'Fast Cavalry & Skirmishers',
};

/** `a Brigadier, 3 heavy infantry, 1 cannon`, in the order of the unit table. */
const listOf = (units: readonly UnitType[]): string =>
  UNIT_TYPES.map((type) => ({ type, count: units.filter((each) => each === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${count} ${KIND[type]}`)
    .join(', ');

const AGREE: Readonly<Record<Topic, (order: Agree) => string>> = {
  map: () => 'Agree on this map',
  rounds: (order) =>
    order.on === 'rounds' ? `Agree on ${order.rounds} rounds${order.extension ? ', with a die for one more' : ''}` : '',
  points: (order) => (order.on === 'points' ? `Agree on ${order.points} points` : ''),
  victory: (order) =>
    order.on === 'victory' ? `Play for ${order.victory === 'attrition' ? 'brigades' : 'objectives'}` : '',
};

/** An order as a player would give it. */
export const ORDERS: Words<PaperBayonet>['orders'] = {
  fire: ({ unit, at }, state) => `Fire ${nameOf(state, unit)} at ${nameOf(state, at)}`,
  declare: ({ shots }, state) =>
    shots.length === 0
      ? 'No shots'
      : capital(shots.map(({ unit, at }) => `${nameOf(state, unit)} at ${nameOf(state, at)}`).join(', ')),
  move: ({ unit, path }, state) => `Move ${nameOf(state, unit)} to ${path.join(', then ')}`,
  charge: ({ unit, path, at }, state) =>
    `Charge ${nameOf(state, at)} with ${nameOf(state, unit)} by ${path.join(' and ')}`,
  'form-column': ({ unit, other }, state) => `Form a column of ${nameOf(state, unit)} and ${nameOf(state, other)}`,
  'leave-column': ({ unit, to }, state) =>
    to === null
      ? `Break up the column of ${nameOf(state, unit)}`
      : `Step out of the column with ${nameOf(state, unit)} to ${to}`,
  'form-square': ({ unit }, state) => `Form Square with ${nameOf(state, unit)}`,
  'leave-square': ({ unit }, state) => `Leave Square with ${nameOf(state, unit)}`,
  attack: ({ unit, enemy }, state) => `Attack ${nameOf(state, enemy)} with ${nameOf(state, unit)}`,
  reroll: ({ unit, die }, state) => `Roll die ${die} of ${nameOf(state, unit)} again`,
  keep: ({ unit }, state) => `Keep the dice of ${nameOf(state, unit)}`,
  advance: ({ unit }, state) => `Step forward with ${nameOf(state, unit)}`,
  stay: ({ unit }, state) => `Stay with ${nameOf(state, unit)}`,
  place: ({ unit, to }, state) => `Place ${nameOf(state, unit)} on ${to}`,
  'end-phase': (_order, { phase }) => `End the ${phase} phase`,
  concede: ({ side }) => `Concede for the ${proper(side)} side`,
  agree: (order) => AGREE[order.on](order),
  muster: ({ brigade, template, units }) =>
    template === null
      ? `Make a brigade under General ${proper(brigade)}: ${listOf(units)}`
      : `Buy a brigade: ${TEMPLATE[template]}`,
  mustered: (_order, { side }) => `The ${proper(side)} army is complete`,
  'roll-off': () => 'Roll off',
  'choose-edges': ({ edge, first }) => `Take the ${edge} edge, ${proper(first)} to deploy first`,
  objective: ({ at }) => `Place an objective on ${at}`,
  deploy: ({ unit, to }, state) => `Deploy ${nameOf(state, unit)} on ${to}`,
};
