import { completeEngine } from '../contract/complete.ts';
import type { Engine } from '../contract/engine.ts';
import { readStandings } from '../table/boards/standings.ts';
import { show } from './boards/drawing.ts';
import { start } from './boards/start.ts';
import { order } from './boards/written.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { Verdict } from './reasons.ts';
import { rules } from './rules.ts';
import { READINGS } from './rulings.ts';
import type { State } from './state.ts';

export { form } from './boards/form.ts';
export { BASES as chartBases } from './charts/bases.ts';
export { reference } from './reference.ts';
export type { Event, Order, State };

/** The engine of Death or Glory! */
export const engine: Engine<State, Order, Event, Verdict> = completeEngine({
  ...rules,
  id: 'death-or-glory',
  prefix: 'dg',
  readings: READINGS,
  start,
  order,
  show,
  standings: (written) => readStandings('mm', written),
});
