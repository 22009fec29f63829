import type { NarratedEvent } from '../../src/games/contract/view.ts';
import type { OrderReport } from '../../src/panel/order-report.ts';

/** The report of an order to fire with these events, and with nothing else to tell. */
export const report = (events: readonly NarratedEvent[]): OrderReport => ({
  orderSays: 'Fire',
  tried: false,
  allowed: true,
  refusal: null,
  permits: [],
  dice: [],
  events,
  odds: null,
  by: 'reader',
  reads: [],
  otherwise: [],
  clauseTitle: (id) => `Title of ${id}`,
});
