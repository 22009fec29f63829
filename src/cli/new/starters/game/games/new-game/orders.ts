import { ordersOf, type OrdersOf } from '../../../../../../games/contract/orders.ts';
import type { Point } from '../../../../../../geometry/vectors.ts';
import { nameOf, placeText } from './names.ts';
import type { State } from './state.ts';

/** The kinds of fields that the orders of this game have. */
export interface FieldKinds {
  unit: string;
  point: Point;
}

const { order } = ordersOf<FieldKinds, State>();

/** Every order of this game. Its type, its reading and its words follow from this table. */
export const ORDERS = {
  move: order({
    fields: { unit: 'unit', to: 'point' },
    written: '{ move: unit, to }',
    says: ({ unit, to }, state) => `Move ${nameOf(unit, state)} to ${placeText(to)}`,
    deed: 'moving',
    target: ({ to }) => ({ point: to }),
  }),
  shoot: order({
    fields: { unit: 'unit', at: 'unit' },
    written: '{ shoot: unit, at }',
    says: 'Shoot at {at} with {unit}',
    deed: 'shots',
    target: ({ at }) => ({ unit: at }),
  }),
  'end-phase': order({
    fields: {},
    written: '{ end: phase }',
    says: (_end, { phase }) => `End the ${phase} phase`,
    deed: 'ending the phase',
  }),
};

/** An order of this game. */
export type Order = OrdersOf<typeof ORDERS>;
