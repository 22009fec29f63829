import { completeEngine } from '../../../../src/games/contract/complete.ts';
import type { Engine } from '../../../../src/games/contract/engine.ts';
import { order, start } from './boards.ts';
import type { Order } from './orders.ts';
import { READINGS, type Event } from './play.ts';
import { show } from './places/drawing.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';

export { chartBases, reference } from './charts/charts.ts';
export { form } from './form.ts';

/** Picket with the reading of its files. */
export const engine: Engine<State, Order, Event> = completeEngine({
  ...rules,
  id: 'picket',
  prefix: 'pk',
  readings: READINGS,
  start,
  order,
  show,
});
