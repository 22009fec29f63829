import type { GivenOrder } from '../orders/given.ts';
import { positionText, type WrittenPosition } from './address.ts';
import { groundOf, writeOrder, type Opened } from './orders.ts';

const BARE: WrittenPosition = { unit: null, place: null, kind: null, nth: 1, legs: [], dice: null };

/** The text of what a reader has done at a step; null if an address cannot hold it. */
export function written(on: Opened, given: readonly GivenOrder[]): string | null {
  const orders = given.map(({ before, order, faces }) =>
    faces === null ? writeOrder(groundOf(on, before), order) : { ...BARE, dice: faces },
  );
  return orders.some((each) => each === null)
    ? null
    : positionText({ step: on.frame.id, orders: orders.filter((each) => each !== null) });
}
