import type { OrderLike } from '../../games/contract/engine.ts';
import type { Choice } from '../../scene/input.ts';
import type { Field, Offer } from './selection.ts';

type Fields = OrderLike & Readonly<Record<string, unknown>>;

/** Whether an offer is a further form of an order: it says the same, and more. */
const isFormOf =
  (plain: OrderLike) =>
  (offer: Offer): boolean =>
    'order' in offer &&
    Object.entries(plain).every(
      ([key, value]) => JSON.stringify((offer.order as Fields)[key]) === JSON.stringify(value),
    );

/**
 * The orders that a target may mean, the first as the main one if all others are further forms of
 * it: whoever points there again means the plain order.
 */
export function plainFirst(offers: readonly Offer[]): readonly Offer[] {
  const [main, ...more] = offers;
  const isPlain = main !== undefined && 'order' in main && more.length > 0 && more.every(isFormOf(main.order));
  return isPlain ? [{ ...main, isMain: true }, ...more] : offers;
}

/**
 * An order at a place by the name of the place, if what lies beside the map says the rest. Cards
 * say nothing about a place.
 */
export function fixedSays({ game, state, beside = null }: Field, { says, target }: Choice): string {
  const isSaid = beside?.items.some(({ mark }) => mark === undefined) === true;
  return isSaid && target !== null ? `Choose ${game.input.name(state, target)}` : says;
}
