import { completeEngine } from '../../../../../../games/contract/complete.ts';
import type { Engine } from '../../../../../../games/contract/engine.ts';
import { start } from './boards/start.ts';
import { order } from './boards/written.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { Verdict } from './reasons.ts';
import { rules } from './rules.ts';
import { READINGS } from './rulings.ts';
import type { State } from './state.ts';

export { form } from './boards/form.ts';
export { reference } from './reference.ts';
export type { Event, Order, State };

/** The engine of this game: its rules, with the reading of its files. */
export const engine: Engine<State, Order, Event, Verdict> = completeEngine({
  ...rules,
  id: 'new-game',
  prefix: 'ng',
  readings: READINGS,
  start,
  order,
});
