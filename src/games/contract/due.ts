import type { AnyRules, Awaiting, OrderLike } from './engine.ts';

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

/**
 * The side that gives an order: the only side that is due; if several are, the side that the order
 * names, or that of its unit. Undefined if neither tells.
 */
export function giverOf(rules: Pick<AnyRules, 'sideOf'>, state: Awaiting, order: OrderLike): string | undefined {
  const { sides = [] } = state.awaits ?? {};
  if (order.by !== undefined) return order.by;
  if (sides.length < 2) return sides[0];
  return 'unit' in order ? rules.sideOf(state, String(order.unit)) : undefined;
}

/** Whether the order is of the side that the reader plays; only then are its outcomes shown. */
export const isReaders = (
  rules: Pick<AnyRules, 'sides' | 'sideOf' | 'actor'>,
  state: Awaiting,
  order: OrderLike,
): boolean => (rules.actor?.(state) ?? giverOf(rules, state, order)) === rules.sides(state)[0];

/** The side that is asked first if several are due; one that has handed in is not due any more. */
export const firstDue = ({ awaits }: Pick<Awaiting, 'awaits'>): string => awaits!.sides[0]!;

/**
 * The side that a board asks: its reader if the reader is due, otherwise the first side that is.
 */
export function askedSide(rules: Pick<AnyRules, 'sides'>, state: Awaiting): string | undefined {
  const { sides = [] } = state.awaits ?? {};
  const [reader] = rules.sides(state);
  return sides.find((side) => side === reader) ?? sides[0];
}

/**
 * Whether each side is offered its own orders only: secret orders, and all orders while several
 * sides are due.
 */
export const isApart = ({ awaits }: Pick<Awaiting, 'awaits'>): boolean =>
  awaits?.kind === 'secret' || (awaits?.sides.length ?? 0) > 1;

/** Of these orders, those that one side is offered. */
export const givenBy = <Given extends { readonly order: OrderLike }>(
  rules: Pick<AnyRules, 'sideOf'>,
  state: Awaiting,
  given: readonly Given[],
  side: string,
): readonly Given[] => (isApart(state) ? given.filter(({ order }) => giverOf(rules, state, order) === side) : given);

/** The end of a phase. If several sides are due, each ends its part, one after the other. */
export const endOfPhase = ({ awaits }: Pick<Awaiting, 'awaits'>): OrderLike => ({
  type: 'end-phase',
  ...(awaits !== null && awaits.sides.length > 1 && { by: awaits.sides[0]! }),
});
