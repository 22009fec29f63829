import type { ReaderOrder } from '../orders/reader-orders.ts';
import { positionText, type AddressOrder } from './address.ts';
import { orderBoardOf, writeOrder, type OpenStep } from './orders.ts';

const BARE: AddressOrder = { unit: null, place: null, kind: null, nth: 1, legs: [], items: [], dice: null };

/** The position text for what a reader has done at a step; null if an address cannot contain it. */
export function writePosition(on: OpenStep, given: readonly ReaderOrder[]): string | null {
  const orders = given.map(({ before, order, faces }) =>
    faces === null ? writeOrder(orderBoardOf(on, before), order) : { ...BARE, dice: faces },
  );
  return orders.some((each) => each === null)
    ? null
    : positionText({ step: on.frame.id, orders: orders.filter((each) => each !== null) });
}
