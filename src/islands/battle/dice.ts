import { sortedText } from '../../core/numbers.ts';
import { seedFrom } from '../../core/seeded.ts';
import type { OrderLike } from '../../games/contract/engine.ts';

/** An order, and the seed of the dice that it rolls. */
export interface SeededOrder {
  readonly order: OrderLike;
  readonly seed: number;
}

/** What the dice of a battle come from. */
export interface BattleDice {
  readonly seed: number;
  /**
   * The orders of a game that was kept when every order still had a seed of its own. They keep
   * their seeds, also when they are taken back and given again.
   */
  readonly earlier: readonly SeededOrder[];
}

/** The dice of a new battle. */
export const newDice = (): BattleDice => ({ seed: crypto.getRandomValues(new Int32Array(1))[0]!, earlier: [] });

const isEnd = ({ type }: OrderLike): boolean => type === 'end-phase';

/**
 * The place of an order in a game: how many orders that are no ends of phases were given before it.
 * A phase may end by itself or by hand, which must not change the dice of what follows. An end of a
 * phase has as a second number the ends directly before it.
 */
function placeOf(before: readonly OrderLike[], order: OrderLike): string {
  const given = before.filter((each) => !isEnd(each)).length;
  return isEnd(order) ? `${given}+${before.length - 1 - before.findLastIndex((each) => !isEnd(each))}` : `${given}`;
}

/**
 * The seed of the dice of an order that follows these: the same order in the same place always has
 * the same dice, and another order has others.
 */
export type SeedOf = (before: readonly OrderLike[], order: OrderLike) => number;

/** The seeds of the orders of a battle. */
export function seedsOf({ seed, earlier }: BattleDice): SeedOf {
  const orders = earlier.map(({ order }) => order);
  const keyOf = (before: readonly OrderLike[], order: OrderLike) => `${placeOf(before, order)} ${sortedText(order)}`;
  const own = new Map(earlier.map((each, i) => [keyOf(orders.slice(0, i), each.order), each.seed]));
  return (before, order) => {
    const key = keyOf(before, order);
    return own.get(key) ?? seedFrom(seed, key);
  };
}
