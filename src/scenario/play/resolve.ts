import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { NarratedEvent } from './played.ts';
import type { Run } from './run.ts';

/**
 * The result of an order: each event with its sentence, written for the board on which it happened,
 * and the board after the last event.
 */
export interface Resolved {
  readonly state: Awaiting;
  readonly events: readonly NarratedEvent[];
}

/** Carries out an order that was judged and allowed on this board. */
export function resolveOrder({ engine, dice }: Run, from: Awaiting, order: OrderLike): Resolved {
  const narrated: NarratedEvent[] = [];
  let state = from;
  for (const event of engine.carryOut(from, order, dice)) {
    narrated.push({ event, says: engine.words.event(event, state) });
    state = engine.apply(state, event);
  }
  return { state, events: narrated };
}
