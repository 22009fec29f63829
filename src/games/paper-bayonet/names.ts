import type { Square } from '../../geometry/grid.ts';
import { capital, listed, ORDINALS, plural, proper, sentences, toldAlike } from '../contract/sentences.ts';
import type { Sum } from './reasons.ts';
import type { State } from './state.ts';
import { type Phase, type Template, type Topic, UNIT_TYPES, type UnitType, type Victory } from './tables.ts';

/** A unit's name with its article, on the board or in reserve; its id if it has left the board. */
export const nameOf = (state: State, id: string): string =>
  state.units[id]?.name ?? state.preparing?.reserve[id]?.name ?? id;

/** A unit's name for the start of a sentence. */
export const subject = (state: State, id: string): string => capital(nameOf(state, id));

/** The same board, with each unit of an attack column renamed to `the column on …`. */
function columnsNamed(state: State): State {
  const inColumns = Object.entries(state.units).filter(([, { formation }]) => formation === 'column');
  if (inColumns.length === 0) return state;
  const named = inColumns.map(([id, unit]) => [id, { ...unit, name: `the column on ${unit.at}` }] as const);
  return { ...state, units: { ...state.units, ...Object.fromEntries(named) } };
}

/** A sentence that names an attack column as a whole, instead of one of its two units. */
export const ofColumns =
  <About>(sentence: (about: About, state: State) => string) =>
  (about: About, state: State): string =>
    sentence(about, columnsNamed(state));

/** The names of unit types in an army list. */
export const KIND: Readonly<Record<UnitType, string>> = {
  'line-infantry': 'line infantry',
  'heavy-infantry': 'heavy infantry',
  skirmishers: 'skirmishers',
  cavalry: 'cavalry',
  'heavy-cavalry': 'heavy cavalry',
  brigadier: 'Brigadier',
  cannon: 'cannon',
  howitzer: 'howitzer',
};

/** The names of the kinds of ground. */
export const GROUND = {
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

/** The booklet's names for its template brigades. @clause pb.brigade.templates */
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

const TOPIC: Readonly<Record<Topic, string>> = {
  map: 'the map',
  rounds: 'the round limit',
  points: 'the points',
  victory: 'the condition of victory',
};

/** The aims of a game, by its victory condition. */
export const VICTORY: Readonly<Record<Victory, string>> = { attrition: 'brigades', objectives: 'objectives' };

/** The players of a side: `the French`. */
export const people = (side: string): string =>
  side === 'allied' ? 'the Allies' : side === 'french' ? 'the French' : `the ${proper(side)} side`;

/**
 * The caption of a die, by the first part of its purpose. The function gets the rest of the
 * purpose: whose die it is.
 */
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

/** Counts by type, in the order of the unit table: `3 heavy infantry, 1 Brigadier, 1 cannon`. */
export const typesListed = (units: readonly UnitType[]): string =>
  UNIT_TYPES.map((type) => ({ type, count: units.filter((each) => each === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${count} ${KIND[type]}`)
    .join(', ');

/**
 * The name of a die of the side that decides. `die` is counted from 1. The name is what the die
 * shows: `the 4`, or `the second 4` if there are several, so that no two orders sound alike.
 */
export function dieShowing({ fight }: State, die: number): string {
  const { due = [], attacker, attack = [], defence = [] } = fight ?? {};
  const dice = due[0] === attacker ? attack : defence;
  const face = dice[die - 1];
  if (face === undefined) return `die ${die}`;
  if (dice.filter((each) => each === face).length === 1) return `the ${face}`;
  const before = dice.slice(0, die - 1).filter((each) => each === face).length;
  return `the ${ORDINALS[before]!} ${face}`;
}

const name = (id: string, state: State): string => nameOf(state, id);
const plain = (value: number): string => String(value);
const topic = (on: Topic): string => TOPIC[on];

/** Makes a sentence from a text with fields; the functions below put each field into words. */
export const says = sentences<State>()({
  ...toldAlike(['at', 'by', 'enemy', 'first', 'foe', 'gun', 'loser', 'other', 'target', 'unit'], name),
  ...toldAlike(['brigadiers', 'costs', 'depth', 'die', 'files', 'left', 'now', 'range', 'ranks'], plain),
  ...toldAlike(['room', 'round', 'was'], plain),
  ...toldAlike(['brigade', 'side'], proper),
  ...toldAlike(['next', 'on'], topic),
  ...toldAlike(['path', 'squares'], (squares: readonly Square[]) => listed(squares)),
  dice: (dice: number) => `${dice} ${dice === 1 ? 'die' : 'dice'}`,
  distance: (squares: number) => plural(squares, 'square'),
  friend: (friend: boolean) => (friend ? 'not even friends' : 'friends or enemies'),
  phase: (phase: Phase) => phase,
  reasons: (reasons: readonly Sum[]) => String(reasons.reduce((all, { total }) => all + total, 0)),
  square: (at: Square) => at,
  to: (to: Square | readonly Square[]) => [to].flat().join(' or '),
});
