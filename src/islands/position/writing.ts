import type { ReaderOrder } from '../orders/reader-orders.ts';
import { positionText, type AddressOrder, type HiddenDice } from './address.ts';
import { orderBoardOf, writeOrder, type OpenStep } from './orders.ts';

const BARE: AddressOrder = { unit: null, place: null, kind: null, nth: 1, legs: [], items: [], dice: null };

/** The dice of a step's own order. A seed is written without its sign. */
const diceOrder = (dice: readonly string[], hidden: HiddenDice | null): AddressOrder =>
  hidden === null ? { ...BARE, dice } : { ...BARE, dice, hidden: { seed: hidden.seed >>> 0, eyes: hidden.eyes } };

/** The position text for what a reader has done at a step; null if an address cannot contain it. */
export function writePosition(on: OpenStep, given: readonly ReaderOrder[]): string | null {
  const orders = given.map(({ before, order, faces, hidden }) =>
    faces === null ? writeOrder(orderBoardOf(on, before), order) : diceOrder(faces, hidden ?? null),
  );
  return orders.some((each) => each === null)
    ? null
    : positionText({ step: on.frame.id, orders: orders.filter((each) => each !== null) });
}
