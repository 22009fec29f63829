import { recorded } from '../core/dice.ts';
import { TooManyWays } from '../core/ways.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../games/engine.ts';
import { countOdds, type Odds } from '../games/odds.ts';

/** The odds of an allowed order that rolls; null where no unit’s fate is left to chance, or so much that the ways cannot be counted. */
export function oddsOf(engine: AnyEngine, state: Awaiting, order: OrderLike): Odds | null {
  let stakes = 0;
  const listening: AnyEngine = {
    ...engine,
    resolve(from, given, dice) {
      const heard = recorded(dice);
      const events = engine.resolve(from, given, heard);
      if (heard.rolled.length > 0)
        stakes += events.filter((event) => 'unit' in event && event.lines !== undefined).length;
      return events;
    },
  };
  try {
    const odds = countOdds(listening, state, order);
    return stakes > 0 ? odds : null;
  } catch (error) {
    if (error instanceof TooManyWays) return null;
    throw error;
  }
}
