import { fallen, UnfitDice } from '../../core/fallen.ts';
import { failure, success, type Result } from '../../core/result.ts';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { OrderReceiver } from '../orders/reader-orders.ts';
import type { PlayedOrder, playOrder, Session } from '../orders/session.ts';
import type { Position, AddressOrder } from './address.ts';
import { orderBoardOf, readOrder, type OpenStep } from './orders.ts';
import { refused, why } from './words.ts';

/**
 * Plays the orders of a position one after the other, without showing them. The first one that is
 * not allowed, or not possible there, is refused with a sentence.
 */
export function replayed(
  on: OpenStep,
  { orders }: Position,
  receiver: OrderReceiver,
): Result<readonly OrderLike[], string> {
  const past: PlayedOrder[] = [];
  let isOpen = true;
  for (const [n, written] of orders.entries()) {
    const path = `order ${n + 1}`;
    if (written.dice !== null)
      return failure(why({ path, found: written.dice.join('.'), wanted: 'no dice: here everybody has the same' }));
    if (!isOpen) return failure(why({ path, found: 'one more order', wanted: 'an end: the answer was complete' }));
    const read = readOrder(orderBoardOf(on, past.at(-1)?.state ?? on.frame.before), written);
    if (!read.ok) return failure(why({ ...read.error, path: `${path} ${read.error.path}`.trim() }));
    const after = receiver.after(past, read.value);
    if (!after.ok) return failure(refused(path, after.error));
    past.push(after.value.given);
    ({ isOpen } = after.value);
  }
  return success(past.map(({ order }) => order));
}

/**
 * Carries out the step's own order with the dice of a position, for the eyes that it names. Refuses
 * other orders, dice that do not fit what is rolled, and a side that the board does not have.
 */
export function rolled(
  { at, frame }: OpenStep<Session>,
  { orders: [first, ...more] }: Position,
  play: typeof playOrder,
): Result<PlayedOrder, string> {
  const faces = first === undefined || !isBare(first) ? null : first.dice;
  if (frame.order === null || faces === null || more.length > 0)
    return failure(why({ path: 'order 1', found: 'an order', wanted: 'the dice of this step alone, as =4.2' }));
  const hidden = first?.hidden;
  const sides = at.game.rules.sides(frame.before);
  if (hidden !== undefined && !sides.includes(hidden.eyes))
    return failure(why({ path: 'side', found: hidden.eyes, wanted: sides.join(' or ') }));
  const seat = hidden === undefined ? at : { ...at, game: at.game.through(() => hidden.eyes) };
  try {
    const dice = fallen(faces);
    const given = play(seat, frame.before, { order: frame.order, dice, hidden: hidden?.seed, isCounted: true });
    const [left] = dice.left();
    if (left !== undefined)
      return failure(why({ path: 'dice', found: `a further ${left}`, wanted: 'no more dice than are rolled' }));
    return hidden !== undefined && given.hidden === null
      ? failure(why({ path: 'dice', found: 'a seed of hidden cards', wanted: 'none: nothing is hidden here' }))
      : success(given);
  } catch (fault) {
    if (!(fault instanceof UnfitDice)) throw fault;
    return failure(why({ path: 'dice', found: fault.found, wanted: fault.wanted }));
  }
}

const isBare = ({ unit, place, kind, legs }: AddressOrder): boolean =>
  unit === null && place === null && kind === null && legs.length === 0;
