import type { Awaiting, OrderLike } from './engine.ts';

/**
 * Why an order is not due: `over` after the end of the game, `not-now` if another type of order is
 * awaited, `not-yours` if the order is for another side's units.
 */
export type NotDue = 'over' | 'not-now' | 'not-yours';

/**
 * Why an order is not due; null if it is due. `sides` are the sides of the units that it is given
 * to. An order of a type in `always` may be given until the game is over. The game itself turns the
 * answer into a refusal with its clause.
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
