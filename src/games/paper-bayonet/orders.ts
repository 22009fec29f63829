import type { Square } from '../../geometry/grid.ts';
import type { Target } from '../contract/engine.ts';
import { ordersOf, type OrdersOf } from '../contract/orders.ts';
import { listed, plural, proper } from '../contract/sentences.ts';
import type { OfType } from '../contract/words.ts';
import { dieShowing, nameOf, ofColumns, people, says, TEMPLATE, typesListed, VICTORY } from './names.ts';
import type { Edge, Shot, State } from './state.ts';
import type { Template, UnitType, Victory } from './tables.ts';

/** The kinds of fields that orders have. `boards/written.ts` reads each kind from files. */
export interface FieldKinds {
  unit: string;
  side: string;
  brigade: string;
  square: Square;
  /** Null if the key is missing. */
  squareOrNull: Square | null;
  /** All squares of the path, one after another, without the starting square. */
  path: readonly Square[];
  shots: readonly Shot[];
  /** Counted from 1. */
  die: number;
  /** Any number; the rules say which numbers may be agreed on. */
  number: number;
  /** False if the key is missing. */
  flag: boolean;
  victory: Victory;
  edge: Edge;
  template: Template;
  /** The units of the template in the field before it. */
  unitsOfTemplate: readonly UnitType[];
  unitTypes: readonly UnitType[];
}

/** One term that the players agree on. */
type AgreedTerm =
  | { readonly on: 'map' }
  | { readonly on: 'rounds'; readonly rounds: number; readonly extension: boolean }
  | { readonly on: 'points'; readonly points: number }
  | { readonly on: 'victory'; readonly victory: Victory };

/** A brigade to buy, from a template or unit by unit. Its Brigadier is one of its units. */
interface BrigadeToBuy {
  readonly brigade: string;
  readonly template: Template | null;
  readonly units: readonly UnitType[];
}

const { either, form, order } = ordersOf<FieldKinds, State>();

const at = (square: Square | null | undefined): Target | null =>
  square === null || square === undefined ? null : { square };

/** The square of a unit on the board. */
const ofUnit = (id: string, { units }: State): Target | null => at(units[id]?.at);

function agree(term: AgreedTerm): string {
  if (term.on === 'map') return 'Agree on this map';
  if (term.on === 'points') return `Agree on ${term.points} points`;
  if (term.on === 'victory') return `Play for ${VICTORY[term.victory]}`;
  return `Agree on ${plural(term.rounds, 'round')}${term.extension ? ', with a die for one more' : ''}`;
}

/** Every order of Paper Bayonet. An order to one unit of a column is an order to both. */
export const ORDERS = {
  fire: order({
    fields: { unit: 'unit', at: 'unit' },
    written: '{ fire: unit, at }',
    says: says('Fire {unit} at {at}'),
    deed: 'fire',
    target: (shot, state) => ofUnit(shot.at, state),
  }),
  /** All shots of a phase at once; only under one reading of pb-056. */
  declare: order({
    fields: { shots: 'shots' },
    written: '{ declare: shots }',
    says: ({ shots }, state) =>
      shots.length === 0
        ? 'Fire no gun'
        : `Fire ${listed(shots.map((shot) => `${nameOf(state, shot.unit)} at ${nameOf(state, shot.at)}`))}`,
    deed: 'name shots',
  }),
  move: order({
    fields: { unit: 'unit', path: 'path' },
    written: '{ move: unit, to: path }',
    says: ofColumns(({ unit, path }, state) => `Move ${nameOf(state, unit)} to ${path.join(', then ')}`),
    deed: 'move',
    target: ({ path }) => at(path.at(-1)),
  }),
  charge: order({
    fields: { unit: 'unit', path: 'path', at: 'unit' },
    written: '{ charge: unit, to: path, at }',
    says: ofColumns(
      ({ unit, path, at: enemy }, state) =>
        `Charge ${nameOf(state, enemy)} with ${nameOf(state, unit)}: to ${path.join(', then ')}`,
    ),
    deed: 'charge',
    target: (charge, state) => ofUnit(charge.at, state),
  }),
  /** The unit steps into the other's square. */
  'form-column': order({
    fields: { unit: 'unit', other: 'unit' },
    written: '{ column: unit, with: other }',
    says: says('Form an attack column of {unit} and {other}'),
    deed: 'form a column',
    target: ({ other }, state) => ofUnit(other, state),
  }),
  /** The unit steps out of its column. `to` is null only under one reading of pb-073. */
  'leave-column': order({
    fields: { unit: 'unit', to: 'squareOrNull' },
    written: '{ leave-column: unit, to }',
    says: ({ unit, to }, state) =>
      to === null
        ? `Break up the column of ${nameOf(state, unit)}`
        : `Leave the column with ${nameOf(state, unit)}, to ${to}`,
    deed: 'leave a column',
    target: ({ to }) => at(to),
  }),
  'form-square': order({
    fields: { unit: 'unit' },
    written: '{ square: unit }',
    says: says('Form Square with {unit}'),
    deed: 'form Square',
  }),
  'leave-square': order({
    fields: { unit: 'unit' },
    written: '{ leave-square: unit }',
    says: says('Leave Square with {unit}'),
    deed: 'leave Square',
  }),
  attack: order({
    fields: { unit: 'unit', enemy: 'unit' },
    written: '{ attack: unit, enemy }',
    says: ofColumns(says('Attack {enemy} with {unit}')),
    deed: 'attack',
    target: ({ enemy }, state) => ofUnit(enemy, state),
  }),
  reroll: order({
    fields: { unit: 'unit', die: 'die' },
    written: '{ reroll: unit, die }',
    says: ofColumns(({ unit, die }, state) => `Roll ${dieShowing(state, die)} of ${nameOf(state, unit)} again`),
    deed: 'roll a die again',
  }),
  keep: order({
    fields: { unit: 'unit' },
    written: '{ keep: unit }',
    says: ofColumns(says('Keep the dice of {unit}')),
    deed: 'decide about dice',
  }),
  /** The winner of a fight steps into the loser's square, or stays; one reading of pb-024. */
  advance: order({
    fields: { unit: 'unit' },
    written: '{ advance: unit }',
    says: ofColumns(says('Step forward with {unit}')),
    deed: 'step forward',
  }),
  stay: order({
    fields: { unit: 'unit' },
    written: '{ stay: unit }',
    says: ofColumns(says('Stay in place with {unit}')),
    deed: 'decide about a step forward',
  }),
  /** The owner chooses a square for a unit that was routed, displaced or driven back. */
  place: order({
    fields: { unit: 'unit', to: 'square' },
    written: '{ place: unit, to }',
    says: says('Place {unit} on {to}'),
    deed: 'place a unit',
    target: ({ to }) => at(to),
  }),
  'end-phase': order({
    fields: {},
    written: '{ end: phase }',
    says: (_order, { phase }) => `End the ${phase} phase`,
    deed: 'end a phase',
  }),
  concede: order({
    fields: { side: 'side' },
    written: '{ concede: side }',
    says: ({ side }) => `Concede the game for ${people(side)}`,
    deed: 'concede',
  }),
  agree: either<AgreedTerm>({
    forms: [
      form({}, '{ agree: map }', { on: 'map' }),
      form({ rounds: 'number', extension: 'flag' }, '{ agree: "rounds", limit: rounds, extension }', { on: 'rounds' }),
      form({ points: 'number' }, '{ agree: "points", limit: points }', { on: 'points' }),
      form({ victory: 'victory' }, '{ agree: "victory", by: victory }', { on: 'victory' }),
    ],
    says: agree,
    deed: 'settle terms',
  }),
  muster: either<BrigadeToBuy>({
    forms: [
      form({ brigade: 'brigade', template: 'template', units: 'unitsOfTemplate' }, '{ muster: brigade, template }'),
      form({ brigade: 'brigade', units: 'unitTypes' }, '{ muster: brigade, units }', { template: null }),
    ],
    says: ({ brigade, template, units }) =>
      template === null
        ? `Make a brigade under General ${proper(brigade)}: ${typesListed(units)}`
        : `Buy a brigade: ${TEMPLATE[template]}`,
    deed: 'make brigades',
  }),
  mustered: order({
    fields: {},
    written: '{ army: complete }',
    says: (_order, { side }) => `The ${proper(side)} army is complete`,
    deed: 'complete an army',
  }),
  'roll-off': order({ fields: {}, written: '{ roll: off }', says: says('Roll off'), deed: 'roll off' }),
  /** The winner of the roll-off takes an edge and names the side that deploys first. */
  'choose-edges': order({
    fields: { edge: 'edge', first: 'side' },
    written: '{ edge, first }',
    says: ({ edge, first }) => `Take the ${edge} edge; ${people(first)} deploy first`,
    deed: 'choose an edge',
  }),
  objective: order({
    fields: { at: 'square' },
    written: '{ objective: at }',
    says: says('Place an objective marker on {at}'),
    deed: 'place objectives',
    target: (marker) => at(marker.at),
  }),
  deploy: order({
    fields: { unit: 'unit', to: 'square' },
    written: '{ deploy: unit, to }',
    says: says('Deploy {unit} on {to}'),
    deed: 'deploy',
    target: ({ to }) => at(to),
  }),
};

/** Every order that a player of Paper Bayonet can give. */
export type Order = OrdersOf<typeof ORDERS>;

/** The orders of one type, or of several. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
