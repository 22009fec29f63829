import { failure, success, type Result } from '../../core/result.ts';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import type { OrderReceiver } from '../orders/reader-orders.ts';
import { linkText } from '../charts/link.ts';
import { UNKNOWN_CHARTS } from '../charts/words.ts';
import { orderSession, playOrder, type PlayedOrder } from '../orders/session.ts';
import type { LinkedPosition } from './linked.ts';
import { readPosition } from './reading.ts';
import { replayed, rolled } from './replay.ts';
import { noBoard, noOrders, why } from './words.ts';

/** The orders or the dice of a position, to be shown at its step. */
type OpenedPosition = { readonly orders: readonly OrderLike[] } | { readonly fallen: PlayedOrder };

/** A position that is opened once its step is shown. */
export interface PendingPosition {
  readonly frame: FrameData;
  /** What its reader should know before; empty if it plays as where it was made. */
  readonly note: string;
  /**
   * Plays the position. `receiver` takes the orders of the step; it is null if the step takes none.
   * Refuses with a sentence.
   */
  readonly play: (receiver: OrderReceiver | null) => Result<OpenedPosition, string>;
}

/**
 * Reads the position of a link to a board, and loads the game. Refuses with a sentence; rejects if
 * the game cannot be loaded.
 */
export async function openPosition(
  data: BoardData,
  { text, missing, charts }: LinkedPosition,
): Promise<Result<PendingPosition, string>> {
  if (missing !== null) return failure(noBoard(missing));
  const read = readPosition(text);
  if (!read.ok) return failure(why(read.error));
  const { value: position } = read;
  const frame = data.frames.find(({ id }) => id === position.step);
  if (frame === undefined) return failure(why({ path: 'step', found: position.step, wanted: 'a step of this board' }));
  const on = { at: await orderSession(data), frame };
  const playedWith = linkText(on.at.game.rules.charts ?? {}, frame.before.charts);
  return success({
    frame,
    // Charts that a link brings are played with, so only those that it cannot bring differ.
    note: frame.staysOurs === true || charts === playedWith ? '' : UNKNOWN_CHARTS,
    play(receiver) {
      if (receiver !== null) {
        const orders = replayed(on, position, receiver);
        return orders.ok ? success({ orders: orders.value }) : orders;
      }
      if (!frame.rolls || frame.order === null) return failure(noOrders);
      const fallen = rolled(on, position, playOrder);
      return fallen.ok ? success({ fallen: fallen.value }) : fallen;
    },
  });
}
