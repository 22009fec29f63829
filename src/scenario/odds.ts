import { recorded } from '../core/dice.ts';
import { worse } from '../core/outcomes.ts';
import { TooManyWays } from '../core/ways.ts';
import { isBeforePlay, type AnyRules, type Awaiting, type OrderLike } from '../games/engine.ts';
import { countOdds, type Odds } from '../games/odds.ts';

/** The odds of an allowed order that rolls for somebody’s fate; null where nothing is left to chance, or so much that the ways cannot be counted. */
export function oddsOf(engine: AnyRules, state: Awaiting, order: OrderLike): Odds | null {
  let rolls = 0;
  const listening: AnyRules = {
    ...engine,
    carryOut(from, given, dice) {
      const heard = recorded(dice);
      const events = engine.carryOut(from, given, heard);
      rolls += heard.rolled.length;
      return events;
    },
  };
  try {
    const odds = countOdds(listening, state, order);
    return rolls > 0 && (isDeed(state, order) || isAtStake(engine, odds)) ? odds : null;
  } catch (error) {
    if (error instanceof TooManyWays) return null;
    throw error;
  }
}

/** Is it given to a unit in play? The end of a phase, and what comes before the first turn, rolls for orders mostly. */
const isDeed = (state: Awaiting, { type }: OrderLike): boolean => type !== 'end-phase' && !isBeforePlay(state);

/** Can anything come of it but that everybody is unharmed? */
const isAtStake = ({ outcomes }: AnyRules, { chances }: Odds): boolean =>
  Object.entries(chances).some(([word, { ways }]) => {
    const shared = outcomes[word];
    return ways > 0n && (shared === undefined || worse(shared) !== 'unharmed');
  });
