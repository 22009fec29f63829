import type { RulingId } from '../core/ids.ts';
import type { Awaiting } from '../games/engine.ts';

/** A board that records which rulings were asked for. */
export interface Watched {
  readonly state: Awaiting;
  /** Every ruling that a rule has asked for by now, in the order of the asking. */
  readonly seen: ReadonlySet<RulingId>;
}

/** The same board, watched. */
export function watchReadings(state: Awaiting): Watched {
  const seen = new Set<RulingId>();
  const readings = new Proxy(state.readings, {
    get(target, id) {
      if (typeof id === 'string') seen.add(id as RulingId);
      return Reflect.get(target, id) as unknown;
    },
  });
  return { seen, state: { ...state, readings } };
}
