import type { Engine } from '../../../../src/games/contract/engine.ts';
import { readBoard, readOrder } from '../../../../src/games/contract/written.ts';
import { READINGS, type Event } from './play.ts';
import { rules } from './rules.ts';
import { begun, settled, type State } from './state.ts';
import { boardSchema, orderFields, type Order } from './written.ts';

/** Picket with the reading of its files. */
export const engine: Engine<State, Order, Event> = {
  ...{ ...rules, id: 'picket', prefix: 'pk', readings: READINGS },
  start: (input, readings) =>
    readBoard(boardSchema, input, ({ side, ...rest }) =>
      settled({ ...begun(side ?? rest.sides[0], side ? 'action' : 'orders'), ...rest, turn: 0, readings }),
    ),
  order: (input, { sides, units }) => readOrder(orderFields(sides, Object.keys(units)), input),
};
