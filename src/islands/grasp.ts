import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Hand } from '../scene/hand.ts';
import type { Mark } from '../scene/scene.ts';

/** A board on which a reader points: how one points there, where the game stands, and what may be ordered. */
export interface Field {
  readonly hand: Hand;
  readonly state: Awaiting;
  readonly options: readonly OrderLike[];
}

/** What a reader's hand is about. */
export interface Grasp {
  /** The place at which it points, by its name. */
  readonly cursor: string;
  /** The unit that it has taken up. */
  readonly taken: string | null;
  /** Does it point by keyboard, so that the cursor must be seen? */
  readonly keys: boolean;
}

/** A hand that has taken up nothing; its cursor is on a unit that may be ordered, where there is one. */
export function open({ hand, state, options }: Field): Grasp {
  const unit = options.map((order) => ('unit' in order ? String(order.unit) : null)).find((each) => each !== null);
  const cursor = unit === undefined ? hand.placeAt(state, [0.5, 0.5])! : hand.placeOf(state, unit);
  return { cursor, taken: null, keys: false };
}

/** What pointing at a place comes to. */
export interface Pointed {
  readonly taken: string | null;
  /** For those who hear the board. */
  readonly says: string | null;
  readonly order: OrderLike | null;
}

/** Takes up an own unit, lays down the one that was taken up, or gives it an order. */
export function pointed({ hand, state, options }: Field, taken: string | null, place: string): Pointed {
  const own = hand.own(state, place);
  const isReached = taken !== null && hand.reach(state, options, taken).includes(place);
  if (own !== null && own !== taken && !isReached) {
    const reach = hand.reach(state, options, own).join(', ') || 'no square';
    return { taken: own, says: `${hand.says(state, place)}. Taken up; it may go to ${reach}.`, order: null };
  }
  const order = taken === null || own === taken ? null : hand.order(state, options, taken, place);
  return { taken: null, says: null, order };
}

/** The places that are lit: where the unit taken up may go, where it stands, and where the keyboard points. */
export function lit({ hand, state, options }: Field, { cursor, taken, keys }: Grasp): readonly Mark[] {
  const reach = taken === null ? [] : hand.reach(state, options, taken);
  return [
    ...reach.map((place) => hand.light(`reach-${place}`, place, 'reach')),
    ...(taken === null ? [] : [hand.light('taken', hand.placeOf(state, taken), 'light')]),
    ...(keys ? [hand.light('cursor', cursor, 'light')] : []),
  ];
}
