import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Told } from './played.ts';
import type { Run } from './run.ts';

/** What came of an order: each event in the words of the board on which it fell, and the board after the last. */
export interface Happening {
  readonly state: Awaiting;
  readonly told: readonly Told[];
}

/** Carries out an order that has been judged here and allowed. */
export function happening({ engine, dice }: Run, from: Awaiting, order: OrderLike): Happening {
  const told: Told[] = [];
  let state = from;
  for (const event of engine.carryOut(from, order, dice)) {
    told.push({ event, says: engine.words.event(event, state) });
    state = engine.apply(state, event);
  }
  return { state, told };
}
