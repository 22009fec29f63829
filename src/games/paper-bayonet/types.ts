import type { GameTypes } from '../words.ts';
import type { Roll } from './dice.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { Refusals } from './refusals.ts';
import type { State } from './state.ts';

/** The types of this game, for its words. */
export interface PaperBayonet extends GameTypes {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}
