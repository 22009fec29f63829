import type { Dice } from '../../core/dice.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { seenThrough, type NarratedEvent } from '../../games/contract/view.ts';

/**
 * What is needed to play a part of a step, and the path of that part in the file: `steps.2.ask`.
 */
export interface Run {
  readonly engine: AnyEngine;
  readonly dice: Dice;
  readonly path: string;
}

/** The same for a part inside this one. */
export const inside = (run: Run, part: string): Run => ({ ...run, path: `${run.path}.${part}` });

/**
 * The result of an order: each event with its sentence, written for the board on which it happened,
 * and the board after the last event.
 */
export interface Resolved {
  readonly state: Awaiting;
  readonly events: readonly NarratedEvent[];
}

/**
 * Carries out an order that was judged and allowed on this board. Its events are told as the reader
 * may know them.
 */
export function resolveOrder({ engine, dice }: Run, from: Awaiting, order: OrderLike): Resolved {
  const { words } = seenThrough(engine);
  const narrated: NarratedEvent[] = [];
  let state = from;
  for (const event of engine.carryOut(from, order, dice)) {
    narrated.push({ event, says: words.event(event, state) });
    state = engine.apply(state, event);
  }
  return { state, events: narrated };
}
