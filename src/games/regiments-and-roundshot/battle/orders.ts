import type { Direction } from '../../../geometry/facings.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { ordersOf } from '../../contract/orders.ts';
import { figuresName, withCards } from '../names.ts';
import type { State } from '../state.ts';
import { namedIn } from './state.ts';

/** The kinds of fields that the orders of set-up and reinforcements have. */
export interface BattleKinds {
  /** Cards of the side that gives the order. */
  cards: readonly string[];
  shape: 'column' | 'line';
  facing: Direction;
  /** Figures that are not on the board. */
  waiting: readonly string[];
  point: Point;
  /** What a Queen does to an arrival roll. */
  shift: number;
}

const { order } = ordersOf<BattleKinds, State>();

/** Figures that wait, and the row that they form: a figure by itself forms none. */
const rowName = (units: readonly string[], into: 'line' | 'column', state: State): string =>
  units.length === 1 ? figuresName(state, units) : `${figuresName(state, units)} in ${into}`;

/** The orders of set-up and reinforcements. */
export const BATTLE_ORDERS = {
  /** Begins the set-up: by a roll, or without one if the battle names the sides. */
  'roll-off': order({
    fields: {},
    written: '{ roll: off }',
    says: (_order, state) => (namedIn(state) === null ? 'Roll for who goes first' : 'Begin the set-up'),
    deed: 'rolling off',
  }),
  /** Figures of the first column are set up in a row. */
  deploy: order({
    fields: { units: 'waiting', into: 'shape', facing: 'facing', at: 'point' },
    written: '{ deploy: units, into, facing, at }',
    says: ({ units, into }, state) => `Set up ${rowName(units, into, state)}`,
    deed: 'setting up',
    target: ({ at, facing }) => ({ point: at, facing }),
  }),
  'end-deployment': order({
    fields: {},
    written: '{ end: deployment }',
    says: 'All is set up',
    deed: 'ending the set-up',
  }),
  reinforce: order({
    fields: { with: 'cards' },
    written: '{ roll: reinforcements, with }',
    says: ({ with: cards }) => `Roll for reinforcements${withCards(cards)}`,
    deed: 'rolling for reinforcements',
  }),
  'roll-arrival': order({
    fields: { shift: 'shift?', with: 'cards' },
    written: '{ roll: arrival, shift, with }',
    says: ({ with: cards, shift = 0 }) =>
      `Roll for where they arrive${withCards(cards)}${shift === 0 ? '' : shift > 0 ? ', two up' : ', two down'}`,
    deed: 'rolling for the arrival',
  }),
  /** Figures of a column that has arrived come on in a row. */
  arrive: order({
    fields: { units: 'waiting', into: 'shape', facing: 'facing', at: 'point' },
    written: '{ arrive: units, into, facing, at }',
    says: ({ units, into }, state) => `Bring on ${rowName(units, into, state)}`,
    deed: 'arriving',
    target: ({ at, facing }) => ({ point: at, facing }),
  }),
  /** A column that finds no free place waits. */
  wait: order({ fields: {}, written: '{ give: wait }', says: 'Let the column wait', deed: 'waiting' }),
};
