import { recorded } from '../core/dice.ts';
import { TooManyWays } from '../core/ways.ts';
import type { AnyRules, Awaiting, OrderLike } from '../games/engine.ts';
import { countOdds, type Odds } from '../games/odds.ts';

/** The odds of an allowed order that rolls; null where no unit’s fate is left to chance, or so much that the ways cannot be counted. */
export function oddsOf(engine: AnyRules, state: Awaiting, order: OrderLike): Odds | null {
  const fate = { isAtStake: false };
  const listening: AnyRules = {
    ...engine,
    resolve(from, given, dice) {
      const heard = recorded(dice);
      const events = engine.resolve(from, given, heard);
      fate.isAtStake ||=
        heard.rolled.length > 0 && events.some((event) => 'unit' in event && event.lines !== undefined);
      return events;
    },
  };
  try {
    const odds = countOdds(listening, state, order);
    return fate.isAtStake ? odds : null;
  } catch (error) {
    if (error instanceof TooManyWays) return null;
    throw error;
  }
}
