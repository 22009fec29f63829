import type { Awaiting } from './engine.ts';

/** Has an order stopped for a choice of somebody's, so that it is not played out yet? Where a phase may be ended, or a game is still being prepared, it is. */
export const midway = ({ awaits }: Awaiting): boolean =>
  awaits !== null && awaits.between !== true && !awaits.orders.includes('end-phase');
