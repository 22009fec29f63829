import { fallen, UnfitDice } from '../../core/fallen.ts';
import { failure, success, type Result } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/engine.ts';
import type { FrameData } from '../data.ts';
import type { GivenOrder, Taker } from '../given.ts';
import type { PlayedOrder, playOrder, Session } from '../session.ts';
import { positionText, type Position, type Written } from './address.ts';
import { readOrder, writeOrder, type Ground, type Hands } from './orders.ts';
import { refused, why } from './words.ts';

/** A board with its game, at the step that a position is about. */
export interface Opened<At extends Hands = Hands> {
  readonly at: At;
  readonly frame: Pick<FrameData, 'id' | 'before' | 'order' | 'scene'>;
}

const groundOf = ({ at, frame }: Opened, state: Awaiting): Ground => ({ at, state, grid: frame.scene.grid });

/** Plays the orders of a position one after the other, without showing them; the first that is not allowed, or has no place, is told in words. */
export function replayed(on: Opened, { orders }: Position, taker: Taker): Result<readonly OrderLike[], string> {
  const past: PlayedOrder[] = [];
  let isOpen = true;
  for (const [n, written] of orders.entries()) {
    const path = `order ${n + 1}`;
    if (written.dice !== null)
      return failure(why({ path, found: written.dice.join('.'), wanted: 'no dice: here everybody has the same' }));
    if (!isOpen) return failure(why({ path, found: 'one more order', wanted: 'an end: the answer was complete' }));
    const read = readOrder(groundOf(on, past.at(-1)?.state ?? on.frame.before), written);
    if (!read.ok) return failure(why({ ...read.error, path: `${path} ${read.error.path}`.trim() }));
    const after = taker.after(past, read.value);
    if (!after.ok) return failure(refused(path, after.error));
    past.push(after.value.given);
    ({ isOpen } = after.value);
  }
  return success(past.map(({ order }) => order));
}

/** Carries out the order of the step itself with the dice of a position. Refuses other orders, and dice that do not fit what is rolled. */
export function rolled(
  { at, frame }: Opened<Session>,
  { orders: [first, ...more] }: Position,
  play: typeof playOrder,
): Result<PlayedOrder, string> {
  const faces = first === undefined || !isBare(first) ? null : first.dice;
  if (frame.order === null || faces === null || more.length > 0)
    return failure(why({ path: 'order 1', found: 'an order', wanted: 'the dice of this step alone, as =4.2' }));
  try {
    const dice = fallen(faces);
    const given = play(at, frame.before, { order: frame.order, dice });
    const [left] = dice.left();
    return left === undefined
      ? success(given)
      : failure(why({ path: 'dice', found: `a further ${left}`, wanted: 'no more dice than are rolled' }));
  } catch (fault) {
    if (!(fault instanceof UnfitDice)) throw fault;
    return failure(why({ path: 'dice', found: fault.found, wanted: fault.wanted }));
  }
}

const isBare = ({ unit, place, kind, legs }: Written): boolean =>
  unit === null && place === null && kind === null && legs.length === 0;

const BARE: Written = { unit: null, place: null, kind: null, nth: 1, legs: [], dice: null };

/** The text of what a reader has done at a step; null if an address cannot hold it. */
export function written(on: Opened, given: readonly GivenOrder[]): string | null {
  const orders = given.map(({ before, order, faces }) =>
    faces === null ? writeOrder(groundOf(on, before), order) : { ...BARE, dice: faces },
  );
  return orders.some((each) => each === null)
    ? null
    : positionText({ step: on.frame.id, orders: orders.filter((each) => each !== null) });
}
