import { completeEngine } from '../contract/complete.ts';
import type { Engine } from '../contract/engine.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { Verdict } from './reasons.ts';
import { rules } from './rules.ts';
import { READINGS } from './rulings.ts';
import { start } from './boards/start.ts';
import { order } from './boards/written.ts';
import type { State } from './state.ts';

export { form } from './boards/form.ts';
export { reference } from './reference.ts';
export type { Event, Order, State };

/** The engine of Paper Bayonet, second edition: from the players' agreement to the last round. */
export const engine: Engine<State, Order, Event, Verdict> = completeEngine({
  ...rules,
  id: 'paper-bayonet',
  prefix: 'pb',
  readings: READINGS,
  start,
  order,
});
