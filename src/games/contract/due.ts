import type { Awaiting, OrderLike } from './engine.ts';

/**
 * Why an order is not due: `over` after the end of the game, `not-now` if another type of order is
 * awaited, `not-yours` if it is for another side. Null for an order that is due.
 */
export type NotDue = 'over' | 'not-now' | 'not-yours';

/**
 * Is this order due? `sides` are those whose units it is given to. An order of a type in `always`
 * may be given as long as the game is not over. What each answer is called, and the clause that it
 * cites, is for a game to say.
 */
export function whyNotDue(
  { awaits }: Pick<Awaiting, 'awaits'>,
  { type }: OrderLike,
  sides: readonly (string | undefined)[],
  always: readonly string[] = [],
): NotDue | null {
  if (awaits === null) return 'over';
  if (!always.includes(type) && !awaits.orders.includes(type)) return 'not-now';
  return sides.every((side) => side !== undefined && awaits.sides.includes(side)) ? null : 'not-yours';
}
