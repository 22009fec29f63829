import type { Readings, RulingId } from '../../core/ids.ts';
import type { Awaiting } from '../../games/contract/engine.ts';

/** A board that records which rulings the rules look up. */
export interface Watched {
  readonly state: Awaiting;
  /** Every ruling looked up so far, in order. */
  readonly seen: ReadonlySet<RulingId>;
}

/** Readings of which every lookup is recorded in `seen`. */
export const watchedReadings = (readings: Readings, seen: Set<RulingId>): Readings =>
  new Proxy(readings, {
    get(target, id) {
      if (typeof id === 'string') seen.add(id as RulingId);
      return Reflect.get(target, id) as unknown;
    },
  });

/** Wraps the readings of a board so that every lookup is recorded in `seen`. */
export function watchReadings(state: Awaiting, seen = new Set<RulingId>()): Watched {
  return { seen, state: { ...state, readings: watchedReadings(state.readings, seen) } };
}
